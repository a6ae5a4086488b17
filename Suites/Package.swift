// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Suites",
  dependencies: [.package(name: "pokeanim", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "suites",
      dependencies: [
        .product(name: "Engine", package: "pokeanim"),
        .product(name: "EngineSDL", package: "pokeanim"),
        .product(name: "EngineSVG", package: "pokeanim"),
      ],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
