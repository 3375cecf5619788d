# `make help` lists what there is to do. The two that matter: `make play` and `make test`.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

TARGET := $(or $(CARGO_TARGET_DIR),target)
STAGE := ./.ci/stage

GAME ?= ahoy
FUZZ_SECONDS ?= 60
ROUNDS ?= 3
GAMES ?= 200
BOT ?= mcts:easy

# nextest runs the tests of all crates side by side; plain cargo does where it is missing.
RUN_TESTS = $(if $(shell cargo nextest --version 2>/dev/null),\
  cargo nextest run --locked --workspace --no-fail-fast,\
  cargo test --locked --quiet --workspace --lib --bins --tests --no-fail-fast)

.PHONY: help play test rules bench fuzz strength balance fmt cargo

help: ## Lists what there is to do
	@echo "Freeport: a home port for tabletop adventures"
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  GAME=four make play       another game"
	@echo "  FUZZ_SECONDS=600 make fuzz, ROUNDS=9 make bench, GAMES=1000 make strength, BOT=mcts:medium make balance"

cargo:
	@command -v cargo >/dev/null || { \
	  echo "Freeport is written in Rust, and cargo is not on this machine. Install Rust from https://rustup.rs and try again." >&2; \
	  exit 1; }

play: cargo ## Builds the program and starts a game against bots
	@echo "Building Freeport. The first time takes a minute or two."
	@cargo build --locked --quiet --release --package freeport
	@exec $(TARGET)/release/freeport play $(GAME)

test: cargo ## Runs every check: style, lints, tests, rule coverage, documentation
	@$(STAGE) "The tree is tidy" ./.ci/tidy
	@$(STAGE) "Code is formatted (make fmt)" cargo fmt --all --check -- --files-with-diff
	@$(STAGE) "No warnings" cargo clippy --locked --quiet --workspace --all-targets -- -D warnings
	@$(STAGE) --show "^ *Summary |^test result" "Tests pass" $(RUN_TESTS)
	@$(STAGE) "Examples in the documentation work" cargo test --locked --quiet --workspace --doc
	@$(STAGE) --show . "Every rule has a test" $(MAKE) rules
	@RUSTDOCFLAGS="-D warnings" $(STAGE) "Documentation builds" cargo doc --locked --quiet --workspace --no-deps

rules: cargo ## Tells for each game how many rules of its rulebook have a test
	@cargo run --locked --quiet --package freeport-testkit --bin freeport-rules

bench: cargo ## Measures the engine next to its peers, in one run
	@./bench/run $(ROUNDS)

fuzz: cargo ## Feeds malformed records, saves, packs, options and moves to the engine
	@cargo run --locked --quiet --package freeport-fuzz -- --seconds $(FUZZ_SECONDS)

strength: cargo ## Plays stronger bots against weaker ones and prints how often they win
	@cargo run --locked --quiet --release --package freeport-bench --bin freeport-ladder -- strength $(GAME) $(GAMES)

balance: cargo ## Plays equal bots and writes how often each faction wins into docs/balance.md
	@cargo run --locked --quiet --release --package freeport-bench --bin freeport-ladder -- balance $(GAME) $(BOT) $(GAMES) docs/balance.md

fmt: cargo ## Formats the code
	@cargo fmt --all
