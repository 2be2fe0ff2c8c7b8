"""Boards of another size than ours."""


def ring(forts: int, value: int = 2) -> str:
    """A board whose forts stand in a circle, each joined to its next neighbours."""
    roads = [(n, (n + step) % forts) for n in range(forts) for step in range(1, value // 2 + 1)]
    text = "".join(f"fort f{n} {value}\n" for n in range(forts))
    text += "".join(f"road r{k} f{a} f{b}\n" for k, (a, b) in enumerate(roads))
    return text + "".join(f"ship {ship}\n" for ship in range(2, 7)) + "eagle\n"
