"""The virtual clock, pins with interrupts, keys that bounce, buses and their pins."""

import time

import pytest

from wayside_host import emulator
from wayside_host.boards.files import load_board

emulator.install()

import machine  # noqa: E402

BOTH = machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING


@pytest.fixture
def hardware():
    return emulator.Hardware(load_board("pico_display"))


def levels_of(pin, hardware, ms):
    """The level of a pin at each tenth of a millisecond from now on."""
    levels = []
    for _ in range(ms * 10):
        hardware.advance(0.1)
        levels.append(pin.value())
    return levels


def test_time_stands_still_until_it_is_advanced(hardware):
    assert time.ticks_ms() == 0
    hardware.advance(12.5)
    assert time.ticks_ms() == 12
    assert time.ticks_us() == 12_500
    time.sleep_us(500)
    time.sleep_ms(3)
    assert time.ticks_us() == 16_000


def test_the_millisecond_that_has_begun_counts_as_a_whole_one(hardware):
    hardware.advance(12.9)
    time.sleep_ms(1)
    assert time.ticks_us() == 13_000


def test_ticks_wrap_at_two_to_the_thirtieth_and_differences_survive_it(hardware):
    hardware.advance((1 << 30) - 5)
    before = time.ticks_ms()
    hardware.advance(10)
    assert before == (1 << 30) - 5
    assert time.ticks_ms() == 5
    assert time.ticks_diff(time.ticks_ms(), before) == 10
    assert time.ticks_diff(before, time.ticks_ms()) == -10
    assert time.ticks_add(before, 10) == 5


def test_what_is_due_happens_at_its_moment_and_in_order(hardware):
    seen = []
    hardware.clock.at(2_000, lambda: seen.append(("second", hardware.clock.us)))
    hardware.clock.at(1_000, lambda: seen.append(("first", hardware.clock.us)))
    hardware.clock.at(2_000, lambda: seen.append(("third", hardware.clock.us)))
    hardware.advance(1.5)
    assert seen == [("first", 1_000)]
    hardware.advance(10)
    assert seen == [("first", 1_000), ("second", 2_000), ("third", 2_000)]


def test_a_pin_is_one_object_and_reads_back_what_it_drives(hardware):
    pin = machine.Pin(3, machine.Pin.OUT, value=1)
    assert machine.Pin(3) is pin
    assert pin() == 1
    pin(0)
    assert pin.value() == 0
    pin.on()
    assert pin.value() == 1
    pin.off()
    assert pin.value() == 0


def test_an_input_nobody_drives_follows_its_pull(hardware):
    assert machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_UP).value() == 1
    assert machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_DOWN).value() == 0


def test_a_pin_the_chip_does_not_have_is_refused(hardware):
    with pytest.raises(ValueError, match="invalid pin"):
        machine.Pin(30)


def test_a_pressed_key_pulls_its_pin_to_ground_and_settles(hardware):
    pin = machine.Pin(12, machine.Pin.IN, machine.Pin.PULL_UP)
    hardware.press("A", 50)
    levels = levels_of(pin, hardware, 60)
    assert set(levels[40:490]) == {0}
    assert set(levels[540:]) == {1}


def test_keys_bounce_the_same_way_for_the_same_seed_and_differently_for_another():
    def edges(seed):
        hardware = emulator.Hardware(load_board("pico_display"), seed=seed)
        seen = []
        machine.Pin(12, machine.Pin.IN, machine.Pin.PULL_UP).irq(lambda pin: seen.append(hardware.clock.us), BOTH)
        for _ in range(10):
            hardware.press("A", 30)
            hardware.advance(60)
        return seen

    assert edges(1) == edges(1)
    assert edges(1) != edges(2)
    assert len(edges(1)) > 20
    assert len(edges(1)) % 2 == 0


def test_a_key_is_named_by_its_name_or_its_number_and_an_unknown_one_is_refused(hardware):
    pin = machine.Pin(13, machine.Pin.IN, machine.Pin.PULL_UP)
    hardware.hold(1)
    hardware.advance(5)
    assert pin.value() == 0
    hardware.release("B")
    hardware.advance(5)
    assert pin.value() == 1
    with pytest.raises(ValueError, match="no key 'Q'; it has A, B, X, Y"):
        hardware.press("Q")


def test_an_interrupt_tells_the_edge_it_came_for(hardware):
    seen = []
    pin = machine.Pin(5, machine.Pin.IN, machine.Pin.PULL_UP)
    irq = pin.irq(lambda pin: seen.append(irq.flags()), BOTH, hard=True)
    hardware.wires[5].change(outside=0)
    hardware.wires[5].change(outside=1)
    assert seen == [machine.Pin.IRQ_FALLING, machine.Pin.IRQ_RISING]


def test_an_edge_that_was_not_asked_for_is_not_told(hardware):
    seen = []
    pin = machine.Pin(5, machine.Pin.IN, machine.Pin.PULL_UP)
    pin.irq(seen.append, machine.Pin.IRQ_RISING)
    hardware.wires[5].change(outside=0)
    assert seen == []
    hardware.wires[5].change(outside=1)
    assert seen == [pin]


def test_edges_during_a_flash_stall_come_afterwards_as_one_call_with_both_flags(hardware):
    seen = []
    pin = machine.Pin(12, machine.Pin.IN, machine.Pin.PULL_UP)
    irq = pin.irq(lambda pin: seen.append((irq.flags(), pin.value(), hardware.clock.us)), BOTH, hard=True)
    hardware.press("A", 20, after=5)
    hardware.flash_stall(45)
    assert seen == [(BOTH, 1, 45_000)]


def test_interrupts_that_are_off_stay_off_after_a_stall(hardware):
    seen = []
    machine.Pin(12, machine.Pin.IN, machine.Pin.PULL_UP).irq(seen.append, BOTH)
    state = machine.disable_irq()
    hardware.press("A", 20)
    hardware.flash_stall(45)
    assert seen == []
    machine.enable_irq(state)
    assert len(seen) == 1


def test_an_interrupt_does_not_interrupt_another(hardware):
    seen = []
    second = machine.Pin(6, machine.Pin.IN, machine.Pin.PULL_UP)
    second.irq(lambda pin: seen.append("second"), BOTH)

    def first(pin):
        hardware.wires[6].change(outside=0)
        seen.append("first")

    machine.Pin(5, machine.Pin.IN, machine.Pin.PULL_UP).irq(first, BOTH)
    hardware.wires[5].change(outside=0)
    assert seen == ["first", "second"]


@pytest.mark.parametrize("instance, sck, mosi", [(0, 10, 19), (0, 18, 11), (1, 18, 11), (1, 10, 19), (0, 19, 18)])
def test_an_spi_refuses_pins_its_instance_cannot_reach(hardware, instance, sck, mosi):
    with pytest.raises(ValueError, match="bad (SCK|MOSI) pin"):
        machine.SPI(instance, sck=machine.Pin(sck), mosi=machine.Pin(mosi))


@pytest.mark.parametrize("instance, scl, sda", [(0, 7, 4), (0, 5, 6), (1, 5, 4), (0, 4, 5)])
def test_an_i2c_refuses_pins_its_instance_cannot_reach(hardware, instance, scl, sda):
    with pytest.raises(ValueError, match="bad (SCL|SDA) pin"):
        machine.I2C(instance, scl=machine.Pin(scl), sda=machine.Pin(sda))


def test_spi_is_capped_at_24_mhz_until_the_peripheral_clock_is_raised(hardware):
    assert machine.SPI(0, 62_500_000).baudrate == 24_000_000
    machine.freq(125_000_000, 125_000_000)
    assert machine.SPI(0, 62_500_000).baudrate == 62_500_000
    assert machine.SPI(0, 60_000_000).baudrate == 31_250_000
    assert machine.SPI(0, 10_000_000).baudrate == 8_928_571
    assert machine.SPI(0, 100_000).baudrate <= 100_000
    with pytest.raises(ValueError, match="peripheral freq"):
        machine.freq(125_000_000, 100_000_000)


def test_the_core_runs_at_200_mhz_once_its_voltage_is_raised(hardware):
    with pytest.raises(ValueError, match="too fast for the voltage of the core, which allows 133000000"):
        machine.freq(200_000_000, 200_000_000)
    assert machine.freq() == 125_000_000
    machine.mem32[0x40064000] = 0xC1
    with pytest.raises(ValueError, match="before the voltage of the core was there"):
        machine.freq(200_000_000, 200_000_000)
    hardware.advance(1)
    machine.freq(200_000_000, 200_000_000)
    assert (machine.freq(), machine.SPI(0, 62_500_000).baudrate) == (200_000_000, 50_000_000)
    with pytest.raises(ValueError, match="which allows 200000000"):
        machine.freq(250_000_000, 250_000_000)
    with pytest.raises(ValueError, match="no emulated register at 0x40000000"):
        machine.mem32[0x40000000] = 1


def test_bytes_take_their_time_on_the_wire():
    board = load_board("pico_display")
    hardware = emulator.Hardware(board, strict=False)
    machine.SPI(0, 24_000_000).write(bytes(64_800))
    assert hardware.clock.us == 21_600
    timeless = emulator.Hardware(board, strict=False, wire_time=False)
    machine.SPI(0, 24_000_000).write(bytes(64_800))
    assert timeless.clock.us == 0


def test_an_address_nobody_answers_to_is_an_os_error():
    emulator.Hardware(load_board("generic_ssd1306"))
    i2c = machine.I2C(0, scl=machine.Pin(5), sda=machine.Pin(4), freq=400_000)
    assert i2c.scan() == [0x3C]
    with pytest.raises(OSError):
        i2c.writeto(0x3D, b"\x00\xae")
    wrong_pins = machine.I2C(0, scl=machine.Pin(9), sda=machine.Pin(8), freq=400_000)
    assert wrong_pins.scan() == []


def test_the_lamp_is_read_from_its_duty_cycle(hardware):
    assert hardware.light() == 0
    lamp = machine.PWM(machine.Pin(20), freq=1_000, duty_u16=65_535)
    assert (hardware.light(), lamp.freq()) == (100, 1_000)
    lamp.duty_u16(16_384)
    assert (hardware.light(), lamp.duty_u16()) == (25, 16_384)
    with pytest.raises(ValueError):
        lamp.duty_u16(70_000)


def test_machine_always_means_the_hardware_made_last():
    first = emulator.Hardware(load_board("pico_display"))
    first.advance(500)
    second = emulator.Hardware(load_board("waveshare_lcd_13"))
    assert emulator.current() is second
    assert time.ticks_ms() == 0
    machine.Pin(2, machine.Pin.OUT, value=1)
    assert second.wires[2].level == 1
    assert first.wires[2].level == 0


def test_a_screenshot_is_written_at_any_scale(hardware, tmp_path):
    from PIL import Image

    hardware.screenshot(tmp_path / "screen.png", scale=3)
    assert Image.open(tmp_path / "screen.png").size == (720, 405)
