# Everything happens in a virtual environment that this file makes from the hash-pinned locks in requirements/.
# Needs make and Python 3.11 or newer; PYTHON=... picks another interpreter, VENV=... another place.

VENV ?= .venv
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$name" && break; done)
# `make run LOCK=server` leaves the sandbox out (no PyAV), for machines that only ever run the bot on Discord.
LOCK ?= sandbox
# `make test ARGS="tests/bot -k config"` picks tests.
ARGS ?=
WORKERS ?= auto

BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check --no-input install -qq
RESOLVE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'
# make lock UPGRADE=--upgrade moves every pin to the newest release that pyproject.toml allows.
UPGRADE ?=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run sandbox test lint format pictures bench types imports check lock clean

help: ## Say what can be made.
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{ printf "  make %-9s %s\n", $$1, $$2 }'

run: $(VENV)/$(LOCK).stamp ## Start the bot; without a Discord token, the sandbox in a browser page.
	@$(BIN)/sacbe run --or-sandbox

sandbox: $(VENV)/sandbox.stamp ## Start the sandbox, whether or not there is a token.
	@$(BIN)/sacbe sandbox

test: $(VENV)/dev.stamp ## Run every test.
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

lint: $(VENV)/dev.stamp ## Check style and layout.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/dev.stamp ## Lay the code out and fix what can be fixed by itself.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

pictures: $(VENV)/dev.stamp ## Draw the pictures of docs/pictures.md again.
	$(BIN)/sacbe picture --gallery docs/pictures

types: $(VENV)/dev.stamp ## Check types, strictly.
	$(BIN)/mypy

imports: $(VENV)/dev.stamp ## Check that imports run one way.
	$(BIN)/lint-imports

check: lint types imports test ## Everything that must hold before a change is handed in.

lock: $(VENV)/dev.stamp ## Write the locks again from pyproject.toml (UPGRADE=--upgrade for newer releases).
	$(RESOLVE) $(UPGRADE) --extra dev --extra sandbox pyproject.toml requirements/build.in -o requirements/dev.txt
	$(RESOLVE) --extra sandbox pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/sandbox.txt
	$(RESOLVE) pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/server.txt
	$(RESOLVE) --extra bench pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/bench.txt

bench: $(VENV)/bench.stamp ## Measure what pictures cost, beside others, in one run.
	@$(BIN)/sacbe bench --picture

clean: ## Remove the virtual environment and what tools left; the games in data/ stay.
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@test -n "$(PYTHON)" && "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed and was not found; name it with PYTHON=..." >&2; exit 1; }
	@"$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); \
		echo "The virtual environment could not be made; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

# One stamp a lock: installed again only when the lock or the project's own description changed.
$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing requirements/$*.txt into $(VENV) (the first time takes a minute or two)"
	@$(PIP) --require-hashes --requirement requirements/$*.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
