// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Attack",
  products: [.library(name: "Faults", type: .dynamic, targets: ["Faults"])],
  targets: [
    // Loaded before the C library, it lets one call fail.
    .target(name: "Faults", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "Attacker", swiftSettings: settings),
    .executableTarget(name: "attack", dependencies: ["Attacker"], swiftSettings: settings),
    .testTarget(name: "AttackerTests", dependencies: ["Attacker"], swiftSettings: settings),
    .testTarget(
      name: "attackTests", dependencies: ["attack", "Attacker"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
