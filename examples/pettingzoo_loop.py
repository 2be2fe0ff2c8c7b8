"""A PettingZoo loop: three agents play Cambria at random. Needs the extra `research`."""

from lusoria.research import cambria_v0

env = cambria_v0.env(seats=3, options={"map": "cumbria"}, render_mode="ansi")
env.reset(seed=42)
totals = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    totals[agent] += reward
    if termination or truncation:
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
print("rewards", totals)
env.close()
