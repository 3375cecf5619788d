# `make help` lists what there is to do. The two that matter: `make play` and `make test`.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

TARGET := $(or $(CARGO_TARGET_DIR),target)
STAGE := ./.ci/stage

GAME ?= ahoy
FUZZ_SECONDS ?= 60
ROUNDS ?= 3
GAMES ?= 200
SIEGE_SECONDS ?= 20
SIEGE_HANDS ?= 8
BOT ?= mcts:easy

# nextest runs the tests of all crates side by side; plain cargo does where it is missing.
RUN_TESTS = $(if $(shell cargo nextest --version 2>/dev/null),\
  cargo nextest run --locked --workspace --no-fail-fast,\
  cargo test --locked --quiet --workspace --lib --bins --tests --no-fail-fast)

# The client is built again when anything it is made from is newer.
CLIENT = web/dist/index.html
MODULES = web/node_modules/.package-lock.json
CLIENT_SOURCES = $(shell find web/src web/public web/scripts -type f 2>/dev/null) web/index.html web/package.json web/vite.config.ts

.PHONY: help play terminal test rules bench siege fuzz strength balance fmt cargo node client browser

help: ## Lists what there is to do
	@echo "Freeport: a home port for tabletop adventures"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  GAME=four make terminal   another game"
	@echo "  FUZZ_SECONDS=600 make fuzz, ROUNDS=9 make bench, SIEGE_SECONDS=60 make siege, GAMES=1000 make strength, BOT=mcts:medium make balance"

cargo:
	@command -v cargo >/dev/null || { \
	  echo "Freeport is written in Rust, and cargo is not on this machine. Install Rust from https://rustup.rs and try again." >&2; \
	  exit 1; }

node:
	@command -v node >/dev/null && command -v npm >/dev/null || { \
	  echo "Freeport's page is built with Node, and node or npm is not on this machine. Install Node 20 or newer from https://nodejs.org and try again." >&2; \
	  exit 1; }

play: cargo node ## Builds everything and opens the port in your browser
	@echo "Building Freeport. The first time takes a few minutes."
	@$(MAKE) client
	@cargo build --locked --quiet --release --package freeport
	@exec $(TARGET)/release/freeport serve --open

terminal: cargo ## Plays in the terminal against bots, without a browser
	@echo "Building Freeport. The first time takes a minute or two."
	@cargo build --locked --quiet --release --package freeport
	@exec $(TARGET)/release/freeport play $(GAME)

client: node $(CLIENT)

$(MODULES): web/package.json web/package-lock.json
	@# Not `npm ci`: it refuses a lock that leaves out the native parts of other platforms.
	@cd web && npm install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

browser:
	@./.ci/browser >/dev/null

test: cargo node ## Runs every check: style, lints, tests, rule coverage, documentation, the page in a real browser
	@$(STAGE) "The page's tools are installed" $(MAKE) $(MODULES)
	@$(STAGE) "The tree is tidy" ./.ci/tidy
	@$(STAGE) "Code is formatted (make fmt)" cargo fmt --all --check -- --files-with-diff
	@$(STAGE) "The page's code is formatted (make fmt)" npm --prefix web run --silent check:format
	@$(STAGE) "The page's types fit the server's" npm --prefix web run --silent check:types
	@$(STAGE) "No warnings in the page's code" npm --prefix web run --silent check:lint
	@$(STAGE) --show "Tests +[0-9]" "The page's tests pass" npm --prefix web run --silent test
	@$(STAGE) "The page is built" $(MAKE) client
	@$(STAGE) "No warnings" cargo clippy --locked --quiet --workspace --all-targets -- -D warnings
	@$(STAGE) --show "^ *Summary |^test result" "Tests pass" $(RUN_TESTS)
	@$(STAGE) "Examples in the documentation work" cargo test --locked --quiet --workspace --doc
	@$(STAGE) --show . "Every rule has a test" $(MAKE) rules
	@RUSTDOCFLAGS="-D warnings" $(STAGE) "Documentation builds" cargo doc --locked --quiet --workspace --no-deps
	@$(STAGE) "A browser is installed" $(MAKE) browser
	@$(STAGE) "The server that the browser meets is built" cargo build --locked --quiet --release --package freeport
	@$(STAGE) --show "passed|failed|flaky" "The page works in a real browser" npm --prefix web run --silent test:browser

rules: cargo ## Tells for each game how many rules of its rulebook have a test
	@cargo run --locked --quiet --package freeport-testkit --bin freeport-rules

bench: cargo ## Measures the engine next to its peers, in one run
	@./bench/run $(ROUNDS)

siege: cargo client ## Attacks a server in every way there is, with a neighbour's table beside it that must not notice
	@cargo build --locked --quiet --release --package freeport --package freeport-load
	@$(TARGET)/release/freeport-load siege $(TARGET)/release/freeport $(TARGET) $(SIEGE_SECONDS) $(SIEGE_HANDS)

fuzz: cargo ## Feeds malformed records, saves, packs, options and moves to the engine
	@cargo run --locked --quiet --package freeport-fuzz -- --seconds $(FUZZ_SECONDS)

strength: cargo ## Plays stronger bots against weaker ones and prints how often they win
	@cargo run --locked --quiet --release --package freeport-bench --bin freeport-ladder -- strength $(GAME) $(GAMES)

balance: cargo ## Plays equal bots and writes how often each faction wins into docs/balance.md
	@cargo run --locked --quiet --release --package freeport-bench --bin freeport-ladder -- balance $(GAME) $(BOT) $(GAMES) docs/balance.md

fmt: cargo $(MODULES) ## Formats the code
	@cargo fmt --all
	@npm --prefix web run --silent format
