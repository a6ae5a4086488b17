// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "pokeanim", path: "..")],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "CLimits"),
    .executableTarget(
      name: "bench",
      dependencies: ["CAllocations", "CLimits", .product(name: "Engine", package: "pokeanim")],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
