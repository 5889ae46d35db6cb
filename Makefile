# `make play` sets everything up and starts a game; `make test` sets everything up and runs every check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
ENGINE := $(shell find src/ennead/core src/ennead/games -name '*.py' -o -name '*.yaml')
GAME ?= amun-re

.PHONY: play test check compiled bench format fuzz clean

play: $(VENV)/play
	$(BIN)/ennead play $(GAME)

test: $(VENV)/dev $(COMPILED)/installed check
	ENNEAD_COMPILED_PYTHON=$(COMPILED)/bin/python $(BIN)/python -m pytest -n 2 -q

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# A long search for broken rules: make fuzz GAMES=10000
GAMES ?= 10000
fuzz: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 -q tests/conformance/test_games.py -k random_games --games $(GAMES)

bench: $(VENV)/dev $(COMPILED)/installed
	bench/rivals.sh $(PYTHON)
	$(BIN)/python bench/run.py --python interpreted=$(BIN)/python --python compiled=$(COMPILED)/bin/python

compiled: $(COMPILED)/installed

# The stamps say for which files an environment was made.
$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[play]'
	touch $@

$(VENV)/dev: $(VENV)/bin/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[play,server,dev]'
	touch $@ $(VENV)/play

$(COMPILED)/installed: pyproject.toml hatch_build.py $(ENGINE)
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	ENNEAD_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) $(COMPILED) build dist
