"""The code with the result is read from the glass by an independent decoder, on every shape of board."""

import sys

import pytest
import zxingcpp
from PIL import Image, ImageOps
from screens.goldens import PICTURED, draw, golden, play, shapes

from wayside.ui import qr

WHOLE = {
    "share": "Wayside Nasca 1: Anna 26, Björn 16",
    "strada_share": "Wayside La Strada 1: Björn 28, Red 18, Chloé 17, Grey 16 (stand-in)",
    "romana_share": "Wayside Strada Romana 1: Anna 14, Björn 8, Chloé 5 (stand-in)",
    "any_share": "Wayside Any game 1: Anna 178, Björn 46, Yellow 19",
}
# On 64 rows names are cut, and the note on the board is left out, if that allows the code at twice its size.
SHORT = WHOLE | {
    "strada_share": "Wayside La Strada 1: Bjö 28, Red 18, Chl 17, Gre 16",
    "romana_share": "Wayside Strada Romana 1: Anna 14, Björn 8, Chloé 5",
}


def decoded(picture: Image.Image) -> str:
    """What a phone sees: the glass enlarged a few times, with a dark frame around it."""
    large = picture.convert("L").resize((picture.width * 4, picture.height * 4), Image.Resampling.NEAREST)
    found = zxingcpp.read_barcodes(ImageOps.expand(large, 40))
    assert len(found) == 1, "no code was found"
    assert found[0].format == zxingcpp.BarcodeFormat.QRCode
    return found[0].text


@pytest.mark.parametrize("scene", WHOLE)
@pytest.mark.parametrize("board", shapes())
def test_the_code_says_the_result(board, scene):
    picture = golden(board, scene) if board in PICTURED else draw(board, scene)
    assert decoded(picture) == (SHORT if picture.height == 64 else WHOLE)[scene]


@pytest.mark.parametrize("board", ["waveshare_oled_13", "pico_display"])
def test_six_long_names_are_cut_until_they_fit(board, tmp_path):
    names = {str(number): "Chrétien" + "-" * number for number in range(1, 7)}
    device = play(board, "any_share", tmp_path)
    device.app.session.start("any_game", list("123456"), {}, names)
    for points in (999, 888, 777, 666, 555, 444):
        assert device.app.session.play(f"score {points}") is None
    assert device.app.session.play("finish") is None
    from wayside.ui.screens.share import ShareScreen

    device.app.stage.push(ShareScreen(device.app.stage))
    device.run(100)
    text = decoded(device.picture())
    assert text == "Wayside Any game 2: " + ", ".join(f"Chrét {points}" for points in (999, 888, 777, 666, 555, 444))
    assert len(text.encode()) <= qr.LONGEST


def test_the_encoder_is_dropped_as_soon_as_the_code_is_made(tmp_path):
    sys.modules.pop("wayside.ui.qr", None)  # other tests have loaded it
    play("pico_display", "share", tmp_path)
    assert "wayside.ui.qr" not in sys.modules
    assert "wayside.ui.screens.share" in sys.modules
