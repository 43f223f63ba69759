"""`make pictures`."""

from wayside_host.emulator import install

install()

from guide.pictures import main  # noqa: E402

main()
