# What a person types: make run, make install, make test, make one T=NAME, make conformance, make apps FOLDER=…, make fuzz, make kills, make graphs, make bench, make format.
SHELL := /bin/bash
COUNT ?= 100000
PREFIX ?= /usr/local
swift_sources := Package.swift Plugins Sources Tests Benchmarks Toolchain/Package.swift Toolchain/Sources Toolchain/Tests Examples

# With CI set, each module is compiled as a whole: two thirds of the processor's time, but an edit to one file compiles the module anew.
whole := $(if $(CI),-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)

.PHONY: run install test one packages packages-for-tests lint generate side-by-side build-frameworks build-toolchain test-frameworks test-toolchain conformance swiftgen-fixtures lint-examples apps frames oracle fuzz kills graphs bench docs format

# Installs what is missing, builds, and shows an example of the folder Examples: in a window, or as pictures where there is no display.
EXAMPLE ?= Tour
run: packages
	scripts/tour $(EXAMPLE)

# Puts bin/sampan and lib/sampan below PREFIX. The clone can be deleted then; the tree can be moved. DESTDIR goes before PREFIX.
install: packages
	bin/sampan install --prefix "$(DESTDIR)$(PREFIX)"

# Everything that has to hold: format, no warnings, all tests, an app built and run from end to end, a short fuzz, a few kills.
test: packages-for-tests lint side-by-side test-toolchain conformance
	scripts/fuzz 1000 --debug $(whole)
	$(MAKE) kills COUNT=30

packages:
	scripts/install

packages-for-tests:
	scripts/install --all

lint:
	swift format lint --strict --parallel --recursive $(swift_sources)
	swift run --package-path Toolchain $(whole) generate --check
	scripts/layers --self-test
	scripts/layers
	scripts/environment
	scripts/swiftui-names

# Writes what follows from the frameworks' own sources: Sources/*/Generated, docs/API.md and which names SwiftUI has.
generate:
	swift run --package-path Toolchain generate
	scripts/swiftui-names --write

# A release build of a large module keeps one processor busy: the other one compiles and runs the frameworks' tests meanwhile.
side-by-side:
	$(MAKE) --jobs=2 test-frameworks build-toolchain

build-frameworks:
	swift build $(whole) --product SampanPackageTests

# The tests from end to end use the command and the frameworks as a person would; they are built first, so that no test waits for that.
build-toolchain:
	bin/sampan doctor
	bin/sampan build Examples/Tour
	swift build --package-path Toolchain $(whole) --product ToolchainPackageTests
	swift build --package-path Toolchain $(whole) --product conformance

test-frameworks: build-frameworks
	swift test --skip-build

# The tests whose names match T, in whichever package has them.
one:
	scripts/one "$(T)"

test-toolchain: build-toolchain
	swift test --package-path Toolchain --skip-build

# The listings and claims of the articles beside the checkout, or of those in ARTICLES alone: Tests/Conformance.
conformance:
	swift build --package-path Toolchain $(whole) --product conformance
	Toolchain/.build/debug/conformance $(ARTICLES)

# The public fixtures of SwiftGen against our generation of typed resources, and its outputs for iOS against our frameworks; FOLDER is
# a checkout of github.com/SwiftGen/SwiftGen.
swiftgen-fixtures:
	swift build --package-path Toolchain --product swiftgen-fixtures
	bin/sampan build Examples/Tour
	Toolchain/.build/debug/swiftgen-fixtures $(FOLDER) --compile $(CURDIR)

# Lint rules beside SwiftLint's public examples: FOLDER is a checkout of https://github.com/realm/SwiftLint.
lint-examples:
	swift build --package-path Toolchain --product swiftlint-examples
	Toolchain/.build/debug/swiftlint-examples $(FOLDER)

# Which of ../shared/apps.json start, or of LIST; FOLDER has their repositories as OWNER/NAME. It takes the better part of an hour, and is no
# part of make test. PICTURES is a folder for what they show.
apps:
	swift build --package-path Toolchain --product run-apps
	Toolchain/.build/debug/run-apps $(if $(LIST),--list $(LIST)) $(if $(PICTURES),--pictures $(PICTURES)) $(FOLDER)

# Where views lie beside the frames that Interface Builder saved with them: FOLDER has storyboards, anywhere below it.
frames:
	bin/sampan render --frames "$(FOLDER)"

# Layouts of COUNT random systems against SciPy's linear programming, which is taken from PyPI where it is missing.
oracle:
	@python3 -c 'import scipy' 2>/dev/null || .build/oracle/bin/python3 -c 'import scipy' 2>/dev/null || { \
		scripts/install oracle && python3 -m venv .build/oracle && .build/oracle/bin/pip install --quiet scipy; }
	swift build --product SampanPackageTests
	PATH="$(CURDIR)/.build/oracle/bin:$$PATH" SAMPAN_RANDOM_SYSTEMS=$(COUNT) swift test --skip-build --no-parallel --filter '^SampanAutoLayoutTests\.RandomSystemTests'

# Damaged inputs for every parser: COUNT of each kind.
fuzz:
	scripts/fuzz $(COUNT)

# COUNT random moments at which the command is ended or killed: nothing stays, and the next run is as before.
kills: COUNT := $(if $(filter file,$(origin COUNT)),1000,$(COUNT))
kills:
	scripts/build-release toolchain kill-sampan
	bin/sampan build Examples/Tour
	SAMPAN_ROOT="$(CURDIR)" .build/sampan-command/release/kill-sampan --count $(COUNT) .build/sampan-command/release/sampan

# COUNT random changes of a graph in Core Data against a plain model, and a hundredth as many kills of a process that makes them.
graphs:
	scripts/build-release frameworks graph-stores
	.build/sampan-build/release/graph-stores --count $(COUNT) --kills $$(($(COUNT) / 100))

# One JSON object a line for each scene, beside the peers' figures where the peers are installed.
bench:
	@for bench in Benchmarks/*/run; do $$bench || exit 1; done

# The reference from the sources' comments: .build/docs.
docs:
	scripts/docs

format:
	swift format --in-place --parallel --recursive $(swift_sources)
