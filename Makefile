# `make play` and `make test` do all their setup themselves; `make help` lists the other targets. The system must have
# Python 3.11 or newer with venv and headers, and a C++20 compiler. Node.js, Zig and, for the tests, PostgreSQL and
# Chromium come from package indexes if the system does not have them.

PYTHON ?= python3
UV ?= $(firstword $(wildcard .venv/bin/uv) uv)
# Processes that run the tests. Tests of servers and browsers wait as much as they compute, so there is one more than
# two cores.
WORKERS ?= 3
VARIANT ?= native
UPPERHAND_TEST_SCALE ?= small
export UPPERHAND_TEST_SCALE
export HYPOTHESIS_STORAGE_DIRECTORY := .build/hypothesis
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Without bytecode on disk, every process would compile everything that it imports.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
# Trust the certificates that the system trusts, such as a company's own; Node.js 20 only supports the second variable.
export NODE_USE_SYSTEM_CA ?= 1
export NODE_EXTRA_CA_CERTS ?= $(firstword $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt))
# Node.js may be there.
NPM := env PATH="$(CURDIR)/$(BIN):$(PATH)" npm --prefix web
# Says what a command does and how far it is, and shows its output only if it fails: $(STEP) "Title" command
STEP := $(PYTHON) -m tools.step
CTEST := $(BIN)/ctest --output-on-failure --parallel 2
CPP_FILES = $(shell find core tests/core examples -name '*.h' -o -name '*.cpp')
PAGE_FILES = $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' \
	-not -path web/src/i18n/messages.ts) $(wildcard src/upperhand/locales/*/*.ftl) $(wildcard src/upperhand/*/levels.json) \
	src/upperhand/big_two/weights/network.npz
ENGINE_FILES = CMakeLists.txt tools/wasm.cmake tools/engine.py $(shell find core -type f -not -path 'core/bindings/*')

.DELETE_ON_ERROR:
.PHONY: help setup page wheel docs pictures play test test-page test-full test-others test-train test-docs test-adapters check bench \
	sbom format lock clean \
	tests-gcc tests-clang tests-aarch64 node zig programs always

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.built ## Make the virtual environment and build the native module

page: web/dist/index.html ## Build the page of the playroom

wheel: .build/wheel/.built ## Build the package, which runs on any x86-64 machine, into .build/wheel

play: node ## Open the playroom: play in the browser
	@$(MAKE) --no-print-directory --jobs=2 setup page
	@$(BIN)/upperhand serve

test: programs ## Check, then run every test with small counts
	@$(MAKE) --no-print-directory --jobs=2 check test-page wheel
	$(CTEST) --test-dir .build/tests-gcc
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-page: page ## Check the page's types and run its unit tests
	$(NPM) run --silent check
	$(NPM) test --silent

test-full: test-others test-docs ## The same tests with the large counts that the documents state, test-others and test-docs
	@$(MAKE) test UPPERHAND_TEST_SCALE=full

test-others: ## Test the core built by Clang with libc++, and built for aarch64 under qemu
	@for tool in clang++ aarch64-linux-gnu-g++ qemu-aarch64; do command -v $$tool >/dev/null || { \
		echo "$$tool is missing: install clang, libc++-dev, libc++abi-dev, g++-aarch64-linux-gnu and qemu-user." >&2; \
		exit 1; }; done
	@$(MAKE) tests-clang tests-aarch64
	$(CTEST) --test-dir .build/tests-clang
	$(CTEST) --test-dir .build/tests-aarch64

test-train: setup ## Install PyTorch (the train extra) and run the tests of learning
	$(BIN)/pip install --quiet 'torch==2.13.0'
	$(BIN)/pytest tests/learn -o addopts='--import-mode=importlib'

test-adapters: setup ## Install OpenSpiel and RLCard and run the tests of the adapters to them
	$(BIN)/pip install --quiet 'open_spiel==2.0.2' 'rlcard==1.2.0'
	$(BIN)/pytest tests/adapters -o addopts='--import-mode=importlib'

# The reference reads the stubs, which the build of the native module writes.
docs: setup .venv/.docs ## Build the site of the documentation into .build/site
	@NO_MKDOCS_2_WARNING=1 $(STEP) "Building the site" $(BIN)/mkdocs build --strict

test-docs: docs programs ## Test the site in Chromium, and run the notebooks
	$(BIN)/pytest tests/site -o addopts='--import-mode=importlib'

pictures: page programs ## Take the pictures of the README from the page, into docs/pictures
	$(BIN)/python -m tools.pictures

check: setup tests-gcc ## Check style, types, the direction of imports and C++ warnings
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@echo "$(BIN)/clang-format --dry-run --Werror ..."
	@$(BIN)/clang-format --dry-run --Werror $(CPP_FILES)
	$(BIN)/python -m tools.includes
	$(BIN)/lint-imports --no-logo --cache-dir .build/import-linter
	$(BIN)/mypy

bench: setup ## Measure speed; YARDSTICK=file.cpp is compiled and run beside it
	@$(BIN)/upperhand bench $(if $(YARDSTICK),--yardstick "$(YARDSTICK)")

sbom: .venv/.installed ## Write the bill of materials (CycloneDX 1.6) into .build/sbom.json
	@$(BIN)/python -m tools.sbom .build/sbom.json

format: .venv/.installed ## Format the Python and C++ sources
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(BIN)/clang-format -i $(CPP_FILES)

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links
# All but train, which brings PyTorch.
EXTRAS := terminal arena server env records bench cluster tune build dev
lock: ## Compile requirements.lock, docs.lock and tools.lock anew from pyproject.toml (needs uv, which set-up brings)
	$(COMPILE) $(EXTRAS:%=--extra=%) --output-file requirements.lock pyproject.toml
	$(COMPILE) --group docs --constraint requirements.lock --output-file docs.lock
	$(COMPILE) --group tools --no-deps --output-file tools.lock
	@if grep -n '://' requirements.lock docs.lock tools.lock; then echo "A lock must name no host." >&2; exit 1; fi

clean: ## Remove all that set-up, builds and tests made
	rm -rf .venv .build src/upperhand/_core/*.pyi .hypothesis web/node_modules web/dist web/src/i18n/messages.ts
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The core and its unit tests: with sanitizers, for old and for modern processors, whatever this machine is; with Clang
# and libc++, which find a missing include; for aarch64, under an emulator.
CORE_clang := -DUPPERHAND_VARIANTS=v3 -DUPPERHAND_QUICK=OFF -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS=-stdlib=libc++
CORE_aarch64 := -DUPPERHAND_VARIANTS=generic -DUPPERHAND_QUICK=OFF -DUPPERHAND_SANITIZE=OFF \
	-DCMAKE_TOOLCHAIN_FILE=tools/aarch64.cmake
tests-gcc tests-clang tests-aarch64: tests-%: .venv/.installed
	@$(BIN)/cmake -S . -B .build/tests-$* -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Debug \
		-DCMAKE_MAKE_PROGRAM="$(CURDIR)/$(BIN)/ninja" -DUPPERHAND_TESTS=ON -DUPPERHAND_WERROR=ON $(CORE_$*) >/dev/null
	@$(STEP) "Building the tests of the core ($*)" $(BIN)/cmake --build .build/tests-$*

# The package as users install it, built from the source package: a file that this lacks is missing here too. Warnings
# are errors, also in the bindings, which the tests above do not compile.
.build/wheel/.built: .venv/.built web/dist/index.html README.md LICENSE $(shell find src tools -type f -not -name '*.py[ci]')
	@rm -rf .build/wheel && mkdir -p .build/wheel
	@$(STEP) "Making the source package" $(BIN)/python -m tools.sources .build/sources
	@$(STEP) "Building the package" $(BIN)/pip wheel --verbose --no-build-isolation --no-deps --wheel-dir .build/wheel \
		--config-settings=build-dir="$(CURDIR)/.build/package" --config-settings=cmake.define.UPPERHAND_WERROR=ON .build/sources
	@touch $@

.venv/.installed: requirements.lock tools.lock
	@PYTHON="$(PYTHON)" tools/check.sh
	@$(STEP) "Making .venv" $(PYTHON) -m venv .venv
	@$(BIN)/python -m tools.packages requirements.lock
	@touch $@

node: .venv/.installed
	@$(BIN)/python -m tools.programs node

zig: .venv/.installed
	@$(BIN)/python -m tools.programs zig

programs: .venv/.installed
	@$(BIN)/python -m tools.programs node zig postgres chromium

# The installed package refers to each Python module by name, so a new or removed module needs a new install, as does
# another variant of the native module.
.venv/.files: always | .venv/.installed
	@(echo $(VARIANT) && find core -type f && find src -name '*.py') | sort > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

.venv/.built: .venv/.installed .venv/.files pyproject.toml CMakeLists.txt $(shell find core -type f)
	@$(STEP) "Building the native module" $(BIN)/pip install --verbose --no-build-isolation --no-deps \
		--config-settings=build-dir=.build/native --config-settings=cmake.define.UPPERHAND_VARIANTS=$(VARIANT) --editable .
	@touch $@

.venv/.docs: docs.lock | .venv/.installed
	@$(BIN)/python -m tools.packages docs.lock
	@touch $@

web/node_modules/.installed: web/package-lock.json | node
	@$(STEP) "Installing what the page is built with" $(NPM) ci --prefer-offline --no-audit --no-fund
	@touch $@

# The core as WebAssembly, for play without a server.
.build/engine/engine.wasm: $(ENGINE_FILES) | zig
	@$(STEP) "Building the engine in the page" $(BIN)/python -m tools.engine
	@touch $@

web/dist/index.html: web/node_modules/.installed .build/engine/engine.wasm $(PAGE_FILES)
	@$(STEP) "Building the page" $(NPM) run build
	@touch $@
