// swift-tools-version: 6.2
import PackageDescription

// `package` declarations of the engine are used here: its package's name is the one that SwiftPM
// makes of the folder above this one.
let engine = String(
  Context.packageDirectory.split(separator: "/").dropLast().suffix(1).joined().lowercased().map {
    $0.isLetter || $0.isNumber ? $0 : "_"
  })

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "pokeanim", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "Engine", package: "pokeanim")],
      swiftSettings: [
        .unsafeFlags(["-package-name", engine]),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
