"""Every screen of the device by name: how to get there from a device that was just started, by its own keys."""

from collections.abc import Callable

from wayside_host.device import Device

SCENES: dict[str, Callable[[Device], None]] = {}


def scene(function: Callable[[Device], None]) -> Callable[[Device], None]:
    SCENES[function.__name__] = function
    return function
