"""An independent decoder can read the QR codes of the firmware."""
# CPython only: a decoder made by others reads the codes

import random

import pytest
import zxingcpp
from PIL import Image

from wayside.ui import qr

VERSIONS = [(1, 17), (2, 32), (3, 53), (4, 78), (5, 106)]  # and the most bytes for level L, by the standard


def picture(size: int, modules: bytearray, scale: int = 3, quiet: int = 4) -> Image.Image:
    drawn = Image.new("L", (size + 2 * quiet, size + 2 * quiet), 255)
    for place, module in enumerate(modules):
        assert module in (qr.LIGHT, qr.DARK)  # every module was set
        drawn.putpixel((quiet + place % size, quiet + place // size), 0 if module else 255)
    return drawn.resize((drawn.width * scale, drawn.height * scale), Image.Resampling.NEAREST)


def read(drawn: Image.Image) -> zxingcpp.Barcode:
    found = zxingcpp.read_barcodes(drawn)
    assert len(found) == 1, "no code was found"
    return found[0]


@pytest.mark.parametrize("version, most", VERSIONS)
def test_each_version_holds_what_the_standard_says_and_no_more(version, most):
    size, modules = qr.encode(b"x" * most)
    assert size == 17 + 4 * version
    assert read(picture(size, modules)).text == "x" * most
    if most < qr.LONGEST:
        assert qr.encode(b"x" * (most + 1))[0] == size + 4


@pytest.mark.parametrize("seed", range(60))
def test_any_text_comes_back(seed):
    rng = random.Random(seed)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 :,.-äöüéèçÄÖÜÉÈÇœ"
    text = "".join(rng.choice(letters) for _ in range(rng.randrange(1, 60)))
    size, modules = qr.encode(text.encode()[: qr.LONGEST].decode(errors="ignore").encode())
    assert read(picture(size, modules)).text == text.encode()[: qr.LONGEST].decode(errors="ignore")


def test_the_same_letters_over_and_over_come_back():
    for text in ("A" * 50, "\x00" * 40, "U" * 70, "0" * 100, "zz" * 20):
        assert read(picture(*qr.encode(text.encode()))).bytes == text.encode()


def test_a_damaged_code_is_still_read_thanks_to_its_error_bytes():
    size, modules = qr.encode(b"Wayside La Strada 3: Anna 34, Bert 31")
    for place in range(12 * size + 10, 12 * size + 16):
        modules[place] ^= 1
    found = read(picture(size, modules))
    assert found.text == "Wayside La Strada 3: Anna 34, Bert 31"
    assert found.ec_level == "L"


def test_a_text_that_is_too_long_is_refused():
    with pytest.raises(ValueError, match="107 bytes do not fit a code; 106 do"):
        qr.encode(b"x" * 107)
