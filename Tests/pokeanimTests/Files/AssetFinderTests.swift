import EngineSDL
import EngineTestSupport
import Testing

@testable import pokeanim

@Suite struct AssetFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for place in [
      "option", "variable", "repository/.build/debug/Assets", "current/Assets",
      "repository/Assets",
    ] {
      try folder.file(place + "/icon.svg")
    }
    try folder.file("bare/readme")
  }

  private func finder(option: String? = nil, variable: String? = nil) -> AssetFinder {
    let path = folder.path
    return AssetFinder(
      option: option.map { path + "/" + $0 },
      environment: { name in
        name == "POKEANIM_ASSETS" ? variable.map { path + "/" + $0 } : nil
      },
      executable: path + "/repository/.build/debug/pokeanim", currentFolder: path + "/current")
  }

  private func found(_ finder: AssetFinder) throws -> String {
    String(try finder.find().dropFirst(folder.path.count + 1))
  }

  @Test func theOrder() throws {
    #expect(try found(finder(option: "option", variable: "variable")) == "option")
    #expect(try found(finder(variable: "variable")) == "variable")
    var finder = finder()
    #expect(try found(finder) == "repository/.build/debug/Assets")
    finder.executable = folder.path + "/repository/.build/release/pokeanim"
    #expect(try found(finder) == "current/Assets")
    finder.currentFolder = folder.path + "/bare"
    #expect(try found(finder) == "repository/Assets")
  }

  @Test func anAssetsFolderWithoutPicturesIsPassedBy() throws {
    var finder = finder()
    finder.executable = folder.path + "/bare/pokeanim"
    try folder.file("bare/Assets/readme")
    #expect(try found(finder) == "current/Assets")
  }

  @Test func whatWasAskedForMustBeThere() {
    let missing = #expect(throws: Failure.self) { try finder(option: "none").find() }
    #expect(missing?.message.hasPrefix("--assets: ") == true)
    #expect(missing?.message.contains("is not a folder") == true)
    let bare = #expect(throws: Failure.self) { try finder(variable: "bare").find() }
    #expect(bare?.message.hasPrefix("POKEANIM_ASSETS: ") == true)
    #expect(bare?.message.contains("holds no .svg") == true)
  }

  @Test func whenNothingIsFoundAllPlacesAreNamed() {
    var finder = finder()
    finder.executable = folder.path + "/bare/deep/pokeanim"
    finder.currentFolder = folder.path + "/bare"
    let error = #expect(throws: Failure.self) { try finder.find() }
    #expect(error?.message.contains(folder.path + "/bare/deep/Assets, ") == true)
    #expect(error?.message.contains(folder.path + "/bare/Assets, ") == true)
    #expect(finder.places.last == "/Assets")
    #expect(Set(finder.places).count == finder.places.count)
  }
}
