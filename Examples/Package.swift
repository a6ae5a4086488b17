// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A program of a name, with products of the package above.
func program(_ name: String, _ products: String...) -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "pokeanim") },
    swiftSettings: strict)
}

let package = Package(
  name: "Examples",
  dependencies: [.package(name: "pokeanim", path: "..", traits: [])],
  targets: [
    program("Card", "Engine", "EngineSDL"),
    program("Springs", "Engine", "EngineSDL"),
    program("Layouts", "Engine", "EngineSDL"),
    program("Welcome", "Engine", "EngineSDL"),
    program("Shelf", "Engine", "EngineSDL"),
    program("Postcards", "Engine", "EngineSDL"),
    program("Rail", "Engine", "EngineSDL"),
    program("Film", "Engine"),
    program("Clip", "Engine", "EngineFilms", "EngineSDL"),
  ],
  swiftLanguageModes: [.v6]
)
