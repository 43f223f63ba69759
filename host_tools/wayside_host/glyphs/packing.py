"""Packs pictures drawn as text into bytes, and writes bytes as Python source."""


def pack_rows(rows: list[str], ink: str = "#") -> bytes:
    """Pack rows of text into whole bytes per row, leftmost pixel in the top bit."""
    packed = bytearray()
    for row in rows:
        stride = (len(row) + 7) // 8
        bits = "".join("1" if pixel == ink else "0" for pixel in row).ljust(8 * stride, "0")
        packed += int(bits, 2).to_bytes(stride, "big")
    return bytes(packed)


def write_bytes(name: str, pictures: list[tuple[str, bytes]]) -> str:
    """The source of a bytes constant, with a line and a comment for each picture."""
    lines = [f"{name} = ("]
    for label, data in pictures:
        lines.append('    b"' + "".join(f"\\x{byte:02x}" for byte in data) + f'"  # {label}')
    return "\n".join([*lines, ")"]) + "\n"
