// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Mutants",
  targets: [
    .target(name: "Mutator", swiftSettings: settings),
    .executableTarget(name: "mutants", dependencies: ["Mutator"], swiftSettings: settings),
    .testTarget(name: "MutatorTests", dependencies: ["Mutator"], swiftSettings: settings),
    .testTarget(
      name: "mutantsTests", dependencies: ["mutants", "Mutator"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
