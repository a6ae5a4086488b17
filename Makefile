# What a person types. Everything but `help` first sees to it that the machine has what it needs.
.DEFAULT_GOAL := help
.PHONY: help setup setup-tests setup-packaging run quick test check check-house check-build bench performance docs examples measure soak sanitize fuzz drive mutants test-mutants attack attack-hour test-attack players suites full \
	build install uninstall clean dist deb readme check-install

# Arguments for the program or the benchmarks: make run ARGS="--screen squares"
ARGS ?=
# How the tests and the program that they drive are built: optimised, for a debug build paints a few
# pictures a second, too few for the tests of windows, and takes thrice as long.
export BUILD_OPTIONS ?= -c release --scratch-path .build/tests -Xswiftc -enable-testing -debug-info-format none
# The part of the random seeds that `make quick` tries.
SHARE ?= 20
# The random sequences of hand and keys of each world that `make soak` tries.
SEQUENCES ?= 10000
# Where `make install` puts the program, and a folder to put before that.
PREFIX ?= /usr/local
DESTDIR ?=
VERSION := $(shell sed -n 's/.*number = "\(.*\)"/\1/p' Sources/pokeanim/Options/Version.swift)
STAGE := .build/program/stage
PACKAGE := .build/program/pokeanim_$(VERSION)_$(shell dpkg --print-architecture 2>/dev/null).deb
TARBALL := .build/program/pokeanim-$(VERSION).tar.gz
# The modules, starter and preludes of playgrounds are ours; what their examples quote stays as it is.
PLAYGROUND := $(wildcard Assets/Playground/*.swift Assets/Playground/*/*.swift \
	Assets/Playground/Examples/*/Prelude.swift)
SWIFT_FOLDERS := Sources Tests Examples Package.swift Attack Benchmarks Fuzz Mutants Suites $(PLAYGROUND)

help:
	@echo "make setup   install what is missing: SDL2, SDL2_ttf, libpng, the Inter font"
	@echo "make run     build the program for speed and open its window (ARGS=\"--help\")"
	@echo "make build   build what is to be installed, Swift's runtime included; installs nothing"
	@echo "make install  copy it to PREFIX=/usr/local (DESTDIR goes before it); uninstall removes it"
	@echo "make deb     make a Debian package of it; make dist packs the sources"
	@echo "make readme  film the pictures of README and Docs/Playground.md again, by the program itself"
	@echo "make clean   remove everything that was built"
	@echo "make quick   format, house rules, the tests of Engine, vectors and slides with a twentieth of the seeds"
	@echo "make test    run all tests; installs a virtual display for them"
	@echo "make check   format, layers, house rules, and a build without warnings"
	@echo "make check-install  install into an empty folder, use all of it, make a package, remove both"
	@echo "make measure  how evenly the window moves, how fast it opens, what it costs at rest;"
	@echo "             the start beside the least program's, frame files beside a plain copy, memory of exports;"
	@echo "             the way from a Swift file's save to its picture"
	@echo "make soak    10,000 sequences of hand and keys on every screen; then 200,000 frames of the"
	@echo "             whole program, with an eye on its memory"
	@echo "make recordings  ten recordings of five minutes, checked in debug builds and other languages"
	@echo "make sanitize  all tests under the address and the thread sanitizer (long)"
	@echo "make fuzz    a minute for each part of the engine: bytes that break a rule (ARGS=\"600 raster\")"
	@echo "make drive   3,000,000 random calls of what is public in the engine (ARGS=\"1000 42\": calls, seed)"
	@echo "make mutants  40 small mistakes in a copy of the engine and the slides: which ones no test"
	@echo "             sees (ARGS=\"10 42\": how many, seed; ARGS=\"replay FILE:LINE:N\": one again)"
	@echo "make attack  a minute of storms, damaged files, signals and faults on the program"
	@echo "             (ARGS=\"20 42\": minutes, seed; ARGS=\"replay KIND:SEED\": a case again)"
	@echo "make players  exports of all slides and pairs, in a browser, in rlottie and compiled"
	@echo "make suites  other projects' SVGs beside their pictures, by folder (DIR=the tests of resvg)"
	@echo "make full    all of this that takes long, for the night, with all random seeds; run again, it goes"
	@echo "             on where it stopped (ARGS=\"soak fuzz\": these; ARGS=--again: from the start)"
	@echo "make bench   measure the engine (ARGS=\"path\" picks benchmarks by name)"
	@echo "make examples  build the programs of Examples, a package that depends on this one"
	@echo "make docs    the reference of Engine as pages, in .build/docs"
	@echo "make performance  measure it all and write the table of Docs/Performance.md anew"

setup:
	@Scripts/setup.sh

setup-tests:
	@Scripts/setup.sh --tests

setup-packaging:
	@Scripts/setup.sh --packaging

run: setup
	@program=$$(Scripts/release.sh) && "$$program" $(ARGS)

# All that is installed, in the folders of a PREFIX.
$(STAGE)/bin/pokeanim: $(shell find Sources Assets Packaging -type f) Package.swift CHANGELOG.md \
		Scripts/stage.sh Scripts/manual.sh
	@Scripts/stage.sh $(STAGE)

build: $(STAGE)/bin/pokeanim

install: build
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install.sh $(STAGE)

uninstall:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install.sh --uninstall

deb: build
	@Scripts/deb.sh $(STAGE) $(VERSION) $(PACKAGE)

# The files that git has, as they were committed.
dist:
	@Scripts/need.sh dist git:git
	@mkdir -p $(dir $(TARBALL))
	@git archive --prefix=pokeanim-$(VERSION)/ -o $(TARBALL) HEAD
	@echo "dist: $(TARBALL)"

readme: build
	@Scripts/film-readme.sh $(STAGE)/bin/pokeanim
	@Scripts/film-playground.sh $(STAGE)/bin/pokeanim

clean:
	rm -rf .build Examples/.build Benchmarks/.build Fuzz/.build Mutants/.build Attack/.build

quick:
	swift format lint --strict --recursive $(SWIFT_FOLDERS) --configuration .swift-format
	Scripts/check-source.sh
	swift build --build-tests
	@echo "FORALL_SHARE=$(SHARE): one of $(SHARE) random seeds; make test tries all"
	@FORALL_SHARE=$(SHARE) swift test --skip-build --disable-xctest \
		--filter '^(ConformanceTests|EngineTests|JSONTextTests|OnboardingTests)\.'

# A warning is an error.
check check-build test test-program: export POKEANIM_CHECKS = 1

test: setup-tests
	@Scripts/test.sh

# The program that the tests drive, before them.
test-program: setup
	swift build $(BUILD_OPTIONS) --product pokeanim

# Neither half needs the other: `make -j2 check` does both at once.
check: check-house check-build

check-house: setup
	swift format lint --strict --recursive $(SWIFT_FOLDERS) --configuration .swift-format
	Scripts/test-setup.sh
	Scripts/test-install.sh
	Scripts/test-attack-commit.sh
	Scripts/test-full.sh
	Scripts/test-publish-bench.sh
	Scripts/test-check-source.sh
	Scripts/check-source.sh
	Scripts/test-check-layers.sh
	Scripts/check-layers.sh
	Scripts/test-check-rooms.sh
	Scripts/check-rooms.sh

check-build: setup
	swift build $(BUILD_OPTIONS) --explicit-target-dependency-import-check error --product pokeanimPackageTests
	Scripts/check-packages.sh

check-install: setup-packaging build
	@Scripts/check-install.sh $(STAGE) $(VERSION)

# Whether there is a Cairo to compare with is looked up anew each time.
bench:
	@swift run -c release --manifest-cache none --package-path Benchmarks bench $(ARGS)

# Docs/Performance.md, measured again on this machine.
performance:
	@Scripts/publish-bench.sh

# The reference of Engine as static pages, in .build/docs.
docs: setup
	@Scripts/docs.sh

# With a folder of objects of its own, as for whoever depends on the engine.
examples: setup
	@swift build -c release --package-path Examples

measure: setup-tests
	@Scripts/measure-window.sh
	@Scripts/measure-start.sh
	@Scripts/measure-frames.sh
	@Scripts/measure-export.sh
	@Scripts/measure-tools.sh
	@Scripts/measure-playground.sh

# Without what malloc keeps for each thread, which counts as used.
soak: setup-tests
	@SEQUENCES=$(SEQUENCES) Scripts/test.sh --filter WorldTests
	@GLIBC_TUNABLES=glibc.malloc.tcache_count=0 POKEANIM_SOAK=200000 Scripts/test.sh --filter SoakTests

recordings: setup-tests
	@Scripts/check-recordings.sh

sanitize: sanitize-address sanitize-thread

sanitize-address sanitize-thread: sanitize-%: setup-tests
	@Scripts/sanitize.sh $*

fuzz:
	@Scripts/fuzz.sh $(ARGS)

suites:
	@Scripts/suites.sh "$(DIR)" $(ARGS)

drive:
	@Scripts/drive.sh $(ARGS)

mutants: setup
	@Scripts/mutants.sh $(ARGS)

# What makes the mutants.
test-mutants:
	@swift test --package-path Mutants --disable-xctest --quiet

attack: setup-tests
	@Scripts/attack.sh $(ARGS)

attack-hour: setup-tests
	@Scripts/attack.sh 60

# What draws the attacks and judges them.
test-attack:
	@swift test --package-path Attack --disable-xctest --quiet

# All slides and pairs in other players, where these are installed.
players: setup-tests
	@EXPORTS=all Scripts/test.sh --filter '(BrowserTests|RlottieTests|SwiftSourceTests)'

full:
	@Scripts/full.sh $(ARGS)
