// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "pokeanim",
  products: [
    .library(name: "Engine", targets: ["Engine"]),
    .executable(name: "pokeanim", targets: ["pokeanim"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .target(name: "Engine", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Onboarding", dependencies: ["Engine"], swiftSettings: strict),
    .executableTarget(
      name: "pokeanim",
      dependencies: [
        "CSDL2", "Engine", "Onboarding",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "EngineTestSupport", dependencies: ["Engine"], path: "Tests/EngineTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "EngineTests", dependencies: ["Engine", "EngineTestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "OnboardingTests", dependencies: ["Engine", "Onboarding", "EngineTestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "pokeanimTests",
      dependencies: ["pokeanim", "Engine", "Onboarding", "EngineTestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
