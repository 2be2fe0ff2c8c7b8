"""Roll-outs on a GPU, straight into PyTorch's tensors. Needs an NVIDIA GPU, PyTorch, extra `gpu`.

The batch writes into tensors that PyTorch owns; nothing is copied. A network would sit where the
random choice is.
"""

import torch

from lusoria.research import Arrays, batch

N, STEPS = 65_536, 200
env = batch("armorica", N, seats=4, seed=1, device="cuda", checked=False)
length, actions, seats = env.observation.length, env.actions, env.seats


def tensor(*shape: int, dtype: torch.dtype) -> torch.Tensor:
    """A blank tensor on the GPU."""
    return torch.zeros(shape, dtype=dtype, device="cuda")


out = Arrays(
    observations=tensor(N, length, dtype=torch.float32),
    masks=tensor(N, actions, dtype=torch.bool),
    seats=tensor(N, dtype=torch.int8),
    rewards=tensor(N, seats, dtype=torch.float32),
    scores=tensor(N, seats, dtype=torch.int16),
    ended=tensor(N, dtype=torch.bool),
    odds=tensor(N, 0, dtype=torch.int16),
)
env.reset(out)
games = 0
for _ in range(STEPS):
    chosen = torch.multinomial(out.masks.float(), 1)[:, 0]
    env.step(chosen, out)
    games += int(out.ended.sum())
env.check(chosen)
print(f"{N * STEPS:,} steps, {games:,} games finished")
