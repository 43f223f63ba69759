"""Typical scores of games, and how to enter one."""

KINDS = {
    "small (0 to 12)": lambda rng: rng.randint(0, 12),
    "middling (0 to 60)": lambda rng: rng.randint(0, 60),
    "hundreds (80 to 400)": lambda rng: 5 * rng.randint(16, 80),
    "golf (-3 to 9)": lambda rng: rng.randint(-3, 9),
}


def path_to(points: int) -> list[str]:
    size = abs(points)
    path = [f"{size // 10 % 10}_", str(size % 10)]
    if size > 99:
        path = ["100", f"{size // 100}__", *path]  # none of these scores is above 999
    return ["-", *path] if points < 0 else path
