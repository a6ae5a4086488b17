// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// The engine's machinery is `package`: no promise to other packages, but looked into here.
let machinery: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-access-control"])]

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "pokeanim", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "Engine", package: "pokeanim"),
        .product(name: "EngineSVG", package: "pokeanim"),
      ],
      swiftSettings: settings + machinery),
    .executableTarget(
      name: "drive",
      dependencies: [
        .product(name: "Engine", package: "pokeanim"),
        .product(name: "EngineSVG", package: "pokeanim"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
