// swift-tools-version: 6.2
import Glibc
import PackageDescription

// Debian's libcairo2-dev; without it the rows of painting have no goal.
let hasCairo = access("/usr/include/cairo/cairo.h", R_OK) == 0
let cairo: [Target] = hasCairo ? [.systemLibrary(name: "CCairo")] : []

// `package` declarations of the engine are used here: its package's name is the one that SwiftPM
// makes of the folder above this one.
let engine = String(
  Context.packageDirectory.split(separator: "/").dropLast().suffix(1).joined().lowercased().map {
    $0.isLetter || $0.isNumber ? $0 : "_"
  })

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "pokeanim", path: "..")],
  targets: cairo + [
    .target(name: "CAllocations"),
    .target(name: "CLimits"),
    .executableTarget(
      name: "bench",
      dependencies: ["CAllocations", "CLimits", .product(name: "Engine", package: "pokeanim")]
        + cairo.map { .target(name: $0.name) },
      swiftSettings: [
        .unsafeFlags(["-package-name", engine]),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
