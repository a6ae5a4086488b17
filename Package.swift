// swift-tools-version: 6.2
import PackageDescription

// On Linux the headers lie where the compiler looks, and a build with pkg-config fails where there is
// no such program.
#if os(Linux)
  let pkgConfig: String? = nil
#else
  let pkgConfig: String? = "SDL2_ttf"
#endif

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
  // Who depends on the libraries alone leaves it out, with `traits: []`.
  traits: [
    .default(enabledTraits: ["Program"]),
    .trait(
      name: "Program", description: "The program pokeanim, which needs swift-argument-parser."),
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
    .target(name: "Engine", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "EngineDeck", dependencies: ["Engine"]),
    .target(name: "EngineSVG", dependencies: ["Engine"]),
    .target(name: "EngineSystem", dependencies: ["Engine"]),
    .target(
      name: "EngineFilms", dependencies: ["Engine", "EngineSystem"]),
    .target(name: "Workbench", dependencies: ["Engine"]),
    .target(
      name: "EngineSDL", dependencies: ["CPNG", "CSDL2", "Engine", "EngineSystem", "Workbench"]),
    .target(name: "JSONText"),
    .target(name: "MotionCode", dependencies: ["Engine"]),
    .target(name: "Onboarding", dependencies: ["Engine", "JSONText", "MotionCode"]),
    .target(
      name: "Conformance", dependencies: ["Engine", "JSONText", "Onboarding"]),
    .target(
      name: "Studio",
      dependencies: ["Engine", "EngineDeck", "MotionCode", "Onboarding", "Workbench"]),
    .target(
      name: "Output",
      dependencies: ["Engine", "EngineFilms", "EngineSystem", "JSONText", "MotionCode"]),
    // What a worker of a playground does, and what its window has of it.
    .target(
      name: "Playground",
      dependencies: [
        "Engine", "EngineDeck", "EngineFilms", "EngineSystem", "JSONText", "Onboarding", "Output",
        "Studio", "Workbench",
      ]),
    .executableTarget(
      name: "pokeanim",
      dependencies: [
        "Conformance", "Engine", "EngineDeck", "EngineFilms", "EngineSDL", "EngineSVG",
        "EngineSystem", "JSONText", "MotionCode", "Onboarding", "Output", "Playground", "Studio",
        "Workbench",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Program"])),
      ]),
    // The screens of the programs in Examples, a package of its own, for tests of how they move.
    .target(
      name: "ExampleScreens", dependencies: ["Engine"], path: "Examples/Sources",
      exclude: ["Clip", "Film"] + windows.map { "\($0)/main.swift" }),
    .target(
      name: "EngineTestSupport", dependencies: ["Engine"], path: "Tests/EngineTestSupport"),
    .target(
      name: "EngineSDLTestSupport",
      dependencies: ["Engine", "EngineSDL", "EngineSystem", "EngineTestSupport"],
      path: "Tests/EngineSDLTestSupport"),
    // Counts requests for memory in programs that it is linked into: of tests and benchmarks alone.
    .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Conformance", "EngineTestSupport", "JSONText"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "EngineTests",
      dependencies: ["Engine", "EngineDeck", "EngineTestSupport", "JSONText"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "EngineSDLTests",
      dependencies: [
        "CSDL2", "Engine", "EngineSDL", "EngineSystem", "EngineSDLTestSupport", "EngineTestSupport",
      ]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Engine", "EngineDeck", "EngineFilms", "EngineSDL", "EngineTestSupport", "ExampleScreens",
        "Playground", "Workbench",
      ],
      exclude: ["Goldens", "Originals"]),
    .testTarget(
      name: "MotionCodeTests", dependencies: ["Engine", "EngineTestSupport", "MotionCode"]),
    .testTarget(
      name: "JSONTextTests", dependencies: ["Engine", "EngineTestSupport", "JSONText"]),
    .testTarget(
      name: "OnboardingTests",
      dependencies: [
        "Conformance", "Engine", "EngineSVG", "JSONText", "MotionCode", "Onboarding",
        "EngineTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "EngineFilmsTests", dependencies: ["Engine", "EngineFilms", "EngineTestSupport"]),
    .testTarget(
      name: "EngineSVGTests", dependencies: ["Engine", "EngineSVG", "EngineTestSupport"]),
    .testTarget(
      name: "WorkbenchTests", dependencies: ["Engine", "EngineTestSupport", "Workbench"]),
    .testTarget(
      name: "pokeanimTests",
      dependencies: [
        "pokeanim", "CAllocations", "Engine", "EngineDeck", "EngineFilms", "EngineSDL",
        "EngineSVG", "EngineSystem", "JSONText", "MotionCode", "Onboarding", "Output", "Playground",
        "Studio", "Workbench", "EngineSDLTestSupport", "EngineTestSupport",
      ],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)

// A warning is an error where the package checks itself, and nowhere else.
let isChecked = Context.environment["POKEANIM_CHECKS"] != nil
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (isChecked ? [.treatAllWarnings(as: .error)] : []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  // Tests of optimised code are not optimised themselves, and compiled in parts.
  if target.type == .test {
    target.swiftSettings?.append(
      .unsafeFlags(
        ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"],
        .when(configuration: .release)))
  }
}
