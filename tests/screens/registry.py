"""Every screen of the device by name: how to reach it by keys, on a device that has just started."""

from collections.abc import Callable

from wayside_host.device import Device

SCENES: dict[str, Callable[[Device], None]] = {}


def scene(function: Callable[[Device], None]) -> Callable[[Device], None]:
    SCENES[function.__name__] = function
    return function
