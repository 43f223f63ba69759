"""Saves what a connected device shows as a picture."""

import base64
import binascii

from PIL import Image

from ..errors import WaysideError
from ..play.script import LARGEST_SCALE
from .pictures import picture_of
from .talk import Talk


def take(talk: Talk) -> Image.Image:
    """Ask the device for its canvas. The match is not interrupted."""
    answer = talk.say("screenshot")
    head, _, body = answer.partition("\n")
    try:
        mark, width, height, kind = head.split(" ")
        if mark != "=":
            raise ValueError(head)
        return picture_of(base64.b64decode(body), int(width), int(height), kind == "mono")
    except (ValueError, IndexError, binascii.Error):
        raise WaysideError(f"the device sent no picture ({head[:60]}); update it with 'wayside deploy'") from None


def save(picture: Image.Image, path: str, scale: int) -> None:
    if not 1 <= scale <= LARGEST_SCALE:
        raise WaysideError(f"a scale of {scale} is out of range; it goes from 1 to {LARGEST_SCALE}")
    try:
        size = (picture.width * scale, picture.height * scale)
        picture.resize(size, Image.Resampling.NEAREST).save(path)
    except OSError as error:
        raise WaysideError(f"the picture {path} cannot be written: {error.strerror or error}") from None
    except ValueError:
        raise WaysideError(f"the format of the picture {path} is unknown; its name must end in .png") from None
