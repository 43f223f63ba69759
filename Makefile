# Wayside: `make run` tries the device, `make test` runs all tests; both install what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TYPINGS := .build/typings/.ready
# Whoever has done its share takes tests of the others.
ON_ALL_CORES := -q -n auto --dist worksteal

needed = $(or $($(1)),$(error name the display board: make $@ $(1)=pico_display ('$(BIN)/wayside boards list' shows them)))

.DEFAULT_GOAL := help
.PHONY: help setup run build flash deploy test check lint soak bench figures goldens pictures sheet clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-9s %s\n", $$1, $$2 }'

setup: $(READY) $(TYPINGS) ## the virtual environment with everything the others need (they call it)

$(READY): pyproject.toml host_tools/wayside_host/wasm/package-lock.json host_tools/wayside_host/rp2040/package-lock.json
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Wayside needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(BIN)/python -m wayside_host.wasm
	$(BIN)/python -m wayside_host.rp2040
	@touch $@

# The stubs stand in a folder of their own: beside other packages they would shadow CPython's.
$(TYPINGS): pyproject.toml $(READY)
	@rm -rf .build/typings
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --target .build/typings \
	  "$$($(BIN)/python -c 'import tomllib; print(*(d for d in tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"] if "stubs" in d))')"
	@touch $@

run: $(READY) ## the device in your browser: make run BOARD=pico_display
	@$(BIN)/wayside run $(if $(BOARD),--board $(BOARD))

build: $(READY) ## the firmware for a board: make build BOARD=pico_display [MICROPYTHON=RPI_PICO.uf2]
	@$(BIN)/wayside build --board $(call needed,BOARD) $(if $(MICROPYTHON),--micropython $(MICROPYTHON))

flash: $(READY) ## MicroPython and Wayside onto a Pico: make flash BOARD=pico_display [MICROPYTHON=RPI_PICO.uf2]
	@$(BIN)/wayside flash --board $(call needed,BOARD) $(if $(MICROPYTHON),--micropython $(MICROPYTHON))

deploy: $(READY) ## bring the firmware on a connected Pico up to date: make deploy [BOARD=pico_display]
	@$(BIN)/wayside deploy $(if $(BOARD),--board $(BOARD))

test: setup lint ## lint, types and all tests
	$(BIN)/python -m pytest $(ON_ALL_CORES)

check: setup lint ## lint, types and the quick tests of every day, those that tests/check.args names
	$(BIN)/python -m pytest $(ON_ALL_CORES) @tests/check.args

lint: setup ## style, imports and types (firmware against the MicroPython stubs)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --config-file firmware/mypy.ini
	$(BIN)/mypy --config-file host_tools/mypy.ini

soak: $(READY) ## random keys, lines and pulled plugs on the emulated chip: make soak MICROPYTHON_UF2=RPI_PICO.uf2 [BOARD=pico_display] [SEEDS=1-4] [PRESSES=1500]
	@$(BIN)/python -m wayside_host.rp2040.soak $(if $(BOARD),--board $(BOARD)) \
	  $(if $(SEEDS),--seeds $(SEEDS)) $(if $(PRESSES),--presses $(PRESSES)) $(if $(TAKEN),--taken $(TAKEN))

bench: $(READY) ## one table of figures and limits; with the chip's times: make bench MICROPYTHON_UF2=RPI_PICO.uf2 [NO_CACHE=1]
	@PYTHONPATH=tests $(BIN)/python -m bench $(if $(NO_CACHE),--no-cache)

figures: $(READY) ## the same, written on its page: make figures MICROPYTHON_UF2=RPI_PICO.uf2
	@PYTHONPATH=tests $(BIN)/python -m bench --write

goldens: $(READY) ## draw the golden pictures and checksums anew (look at them before you commit)
	PYTHONPATH=tests $(BIN)/python -m screens.goldens

pictures: $(READY) ## draw the pictures of the README and of the game pages anew (look at them before you commit)
	PYTHONPATH=tests $(BIN)/python -m guide

sheet: $(READY) ## every screen on every shape of board in every language, as contact sheets in .build/sheets
	PYTHONPATH=tests $(BIN)/python -m screens.sheet

clean: ## everything that make made
	rm -rf $(VENV) .build .mypy_cache .ruff_cache .pytest_cache host_tools/wayside_host/*/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf host_tools/*.egg-info firmware/*.egg-info *.egg-info
