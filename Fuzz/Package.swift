// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "pokeanim", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "Engine", package: "pokeanim")],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
