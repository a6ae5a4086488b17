// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For tests of optimised code, which take half the time, and for none of what debuggers read.
/// SwiftPM's own `-g` comes after these flags, and is overruled by the frontend's only.
///
/// A release build, as `.ci/run` makes it, compiles modules as wholes, which takes a quarter less, but
/// each anew whenever one of its files, or a module below it, changes. Nothing waits for the modules of
/// tests, which would be checked twice to be there sooner; the index in which SwiftPM looks for their
/// tests needs nothing of the system's modules, which take half a minute. All else waits for the engine
/// and the program, on which all processors work at once.
let isOptimised = Context.environment["POKEANIM_OPTIMISED"] != nil
let inRelease = BuildSettingCondition.when(configuration: .release)
let quiet = ["-Xfrontend", "-gnone"]
let slow = [SwiftSetting.unsafeFlags(quiet + ["-Onone"])]
let fast = [SwiftSetting.unsafeFlags(quiet + ["-O", "-enable-testing"])]
let last = [
  SwiftSetting.unsafeFlags(
    ["-no-emit-module-separately-wmo", "-index-ignore-system-modules"], inRelease)
]
let parallel = [
  SwiftSetting.unsafeFlags(["-no-whole-module-optimization", "-enable-batch-mode"], inRelease)
]
let tests = isOptimised ? strict + slow + last : strict
let code = isOptimised ? strict + fast : strict
let awaited = isOptimised ? strict + fast + parallel : strict

// On Linux the headers lie where the compiler looks, and a build with pkg-config fails where there is
// no such program.
#if os(Linux)
  let pkgConfig: String? = nil
#else
  let pkgConfig: String? = "SDL2_ttf"
#endif

/// The folders of the engine's tests: of the layers of views, of those of pictures, and the others.
let views = ["Collections", "Descriptions", "Layout", "Views"]
let pictures = ["Drawing", "Geometry", "Graphics"]
let others = [
  "Animation", "Clock", "Guide", "House", "Input", "Interaction", "Reconciler", "Runtime",
  "Support", "Timing",
]

/// The examples that open a window.
let windows = ["Card", "Layouts", "Postcards", "Rail", "Shelf", "Springs", "Welcome"]

let package = Package(
  name: "pokeanim",
  products: [
    .library(name: "Engine", targets: ["Engine", "EngineDeck"]),
    .library(name: "EngineFilms", targets: ["EngineFilms"]),
    .library(name: "EngineSDL", targets: ["EngineSDL"]),
    .library(name: "EngineSVG", targets: ["EngineSVG"]),
    .library(name: "EngineTestSupport", targets: ["EngineTestSupport"]),
    .executable(name: "pokeanim", targets: ["pokeanim"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2", pkgConfig: pkgConfig,
      providers: [
        .apt(["libsdl2-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_ttf"]),
        .yum(["SDL2-devel", "SDL2_ttf-devel"]),
      ]),
    .systemLibrary(
      name: "CPNG", pkgConfig: pkgConfig == nil ? nil : "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"]), .yum(["libpng-devel"])]),
    .target(name: "Engine", swiftSettings: awaited, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "EngineDeck", dependencies: ["Engine"], swiftSettings: code),
    .target(name: "EngineSVG", dependencies: ["Engine"], swiftSettings: code),
    .target(name: "EngineSystem", dependencies: ["Engine"], swiftSettings: code),
    .target(
      name: "EngineFilms", dependencies: ["Engine", "EngineSystem"], swiftSettings: code),
    .target(name: "Workbench", dependencies: ["Engine"], swiftSettings: code),
    .target(
      name: "EngineSDL", dependencies: ["CPNG", "CSDL2", "Engine", "EngineSystem", "Workbench"],
      swiftSettings: code),
    .target(name: "JSONText", swiftSettings: code),
    .target(name: "Onboarding", dependencies: ["Engine", "JSONText"], swiftSettings: code),
    .target(
      name: "Conformance", dependencies: ["Engine", "JSONText", "Onboarding"],
      swiftSettings: code),
    .target(
      name: "Studio", dependencies: ["Engine", "EngineDeck", "Onboarding", "Workbench"],
      swiftSettings: awaited),
    .executableTarget(
      name: "pokeanim",
      dependencies: [
        "Conformance", "Engine", "EngineDeck", "EngineFilms", "EngineSDL", "EngineSVG",
        "EngineSystem", "JSONText", "Onboarding", "Studio", "Workbench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: awaited),
    // The screens of the programs in Examples, a package of its own, for tests of how they move.
    .target(
      name: "ExampleScreens", dependencies: ["Engine"], path: "Examples/Sources",
      exclude: ["Clip", "Film"] + windows.map { "\($0)/main.swift" }, swiftSettings: code),
    .target(
      name: "EngineTestSupport", dependencies: ["Engine"], path: "Tests/EngineTestSupport",
      swiftSettings: code),
    .target(
      name: "EngineSDLTestSupport",
      dependencies: ["Engine", "EngineSDL", "EngineSystem", "EngineTestSupport"],
      path: "Tests/EngineSDLTestSupport", swiftSettings: code),
    // Counts requests for memory in programs that it is linked into: of tests and benchmarks alone.
    .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Conformance", "EngineTestSupport", "JSONText"],
      exclude: ["Goldens"], swiftSettings: tests),
    // One folder, three modules: the compiler takes two at once, in the order of their names, the last
    // one first, and both processors are to be done at one time.
    .testTarget(
      name: "EngineTests", dependencies: ["Engine", "EngineDeck", "EngineTestSupport"],
      exclude: ["Goldens"] + views + pictures, swiftSettings: tests),
    .testTarget(
      name: "GraphicsTests", dependencies: ["Engine", "EngineTestSupport"],
      path: "Tests/EngineTests", exclude: ["Goldens"] + views + others, swiftSettings: tests),
    .testTarget(
      name: "EngineViewsTests", dependencies: ["Engine", "EngineDeck", "EngineTestSupport"],
      path: "Tests/EngineTests", exclude: ["Goldens"] + pictures + others, swiftSettings: tests),
    .testTarget(
      name: "EngineSDLTests",
      dependencies: [
        "CSDL2", "Engine", "EngineSDL", "EngineSystem", "EngineSDLTestSupport", "EngineTestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Engine", "EngineDeck", "EngineFilms", "EngineSDL", "EngineTestSupport", "ExampleScreens",
        "Workbench",
      ],
      exclude: ["Goldens", "Originals"], swiftSettings: tests),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"], swiftSettings: tests),
    .testTarget(
      name: "OnboardingTests",
      dependencies: [
        "Conformance", "Engine", "EngineSVG", "JSONText", "Onboarding", "EngineTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: tests),
    .testTarget(
      name: "EngineFilmsTests", dependencies: ["Engine", "EngineFilms", "EngineTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "EngineSVGTests", dependencies: ["Engine", "EngineSVG", "EngineTestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "WorkbenchTests", dependencies: ["Engine", "EngineTestSupport", "Workbench"],
      swiftSettings: tests),
    .testTarget(
      name: "pokeanimTests",
      dependencies: [
        "pokeanim", "CAllocations", "Engine", "EngineDeck", "EngineFilms", "EngineSDL",
        "EngineSVG", "EngineSystem", "JSONText", "Onboarding", "Studio", "Workbench",
        "EngineSDLTestSupport", "EngineTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: tests),
  ],
  swiftLanguageModes: [.v6]
)
