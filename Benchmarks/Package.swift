// swift-tools-version: 6.2
import Glibc
import PackageDescription

// Debian's libcairo2-dev; without it the rows of painting have no goal.
let hasCairo = access("/usr/include/cairo/cairo.h", R_OK) == 0
let cairo: [Target] = hasCairo ? [.systemLibrary(name: "CCairo")] : []

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "pokeanim", path: "..", traits: [])],
  targets: cairo + [
    .target(name: "CAllocations"),
    .target(name: "CLimits"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CAllocations", "CLimits", .product(name: "Engine", package: "pokeanim"),
        .product(name: "EngineSDL", package: "pokeanim"),
        .product(name: "EngineSVG", package: "pokeanim"),
      ]
        + cairo.map { .target(name: $0.name) },
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // The engine's machinery is `package`: no promise to other packages, but looked into here.
        .unsafeFlags(["-Xfrontend", "-disable-access-control"]),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
