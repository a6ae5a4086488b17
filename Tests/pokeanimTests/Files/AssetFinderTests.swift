import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import pokeanim

@Suite struct AssetFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for place in ["option", "variable"] { try folder.file(place + "/icon.svg") }
    try folder.file("bare/readme")
  }

  /// Makes a folder with pictures of the program's names.
  private func makePictures(_ place: String) throws {
    for name in ["creature", "cute", "capture", "gotcha"] {
      try folder.file("\(place)/\(name).svg")
    }
  }

  private func makeSources() throws {
    try folder.file("tree/Package.swift")
    try folder.file("tree/Sources/pokeanim/main.swift")
    try makePictures("tree/Assets")
  }

  /// - Parameter environment: paths in the folder, several with a colon between them.
  private func finder(
    _ program: String = "prefix/bin/pokeanim", option: String? = nil,
    in environment: [String: String] = [:]
  ) -> AssetFinder {
    let path = folder.path
    let nowhere = ["XDG_DATA_HOME": "none", "XDG_DATA_DIRS": "none"]
    let all = nowhere.merging(environment) { $1 }.mapValues { paths in
      paths.split(separator: ":").map { path + "/" + $0 }.joined(separator: ":")
    }
    return AssetFinder(
      option: option.map { path + "/" + $0 }, environment: { all[$0] },
      executable: path + "/" + program)
  }

  private func found(_ finder: AssetFinder) throws -> String {
    String(try finder.find().dropFirst(folder.path.count + 1))
  }

  @Test func whoeverNamesAFolderIsObeyed() throws {
    try makePictures("prefix/share/pokeanim")
    #expect(try found(finder(option: "option", in: ["POKEANIM_ASSETS": "variable"])) == "option")
    #expect(try found(finder(in: ["POKEANIM_ASSETS": "variable"])) == "variable")
  }

  @Test func anInstalledProgramHasThemInShare() throws {
    try makePictures("prefix/share/pokeanim")
    try makePictures("data/pokeanim")
    #expect(try found(finder()) == "prefix/share/pokeanim")
    #expect(try found(finder(in: ["XDG_DATA_DIRS": "data"])) == "prefix/share/pokeanim")
    #expect(
      try found(finder("bin/pokeanim", in: ["XDG_DATA_DIRS": "none:data"])) == "data/pokeanim")
    try makePictures("mine/pokeanim")
    let both = ["XDG_DATA_HOME": "mine", "XDG_DATA_DIRS": "data"]
    #expect(try found(finder("bin/pokeanim", in: both)) == "mine/pokeanim")
  }

  @Test func aBuiltProgramTakesThoseOfItsSources() throws {
    try makeSources()
    try makePictures("data/pokeanim")
    let built = "tree/.build/program/release/pokeanim"
    #expect(try found(finder(built, in: ["XDG_DATA_DIRS": "data"])) == "tree/Assets")
    try folder.file("other/Package.swift")
    try makePictures("other/Assets")
    #expect(throws: Failure.self) { try finder("other/.build/debug/pokeanim").find() }
  }

  /// Not beside the program, and nowhere above it; a current folder is never asked.
  @Test func aForeignFolderIsPassedBy() throws {
    try makePictures("prefix/bin/Assets")
    try makePictures("prefix/Assets")
    try folder.file("prefix/share/pokeanim/logo.svg")
    try folder.file("prefix/share/pokeanim/creature.svg")
    #expect(throws: Failure.self) { try finder().find() }
  }

  @Test func theBuiltProgramLooksNowhereElse() throws {
    try folder.file("project/Assets/creature.svg", "no picture")
    try folder.file("project/Assets/logo.svg", "no picture")
    let result = try ProgramRun(
      arguments: ["trace", "--duration", "0"],
      folder: folder.url.appendingPathComponent("project")
    ).run()
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func whatWasAskedForMustBeThere() {
    let missing = #expect(throws: Failure.self) { try finder(option: "none").find() }
    #expect(missing?.message.hasPrefix("--assets: ") == true)
    #expect(missing?.message.contains("is not a folder") == true)
    let bare = #expect(throws: Failure.self) {
      try finder(in: ["POKEANIM_ASSETS": "bare"]).find()
    }
    #expect(bare?.message.hasPrefix("POKEANIM_ASSETS: ") == true)
    #expect(bare?.message.contains("holds no .svg") == true)
  }

  @Test func whenNothingIsFoundAllPlacesAreNamed() {
    let finder = finder(in: ["XDG_DATA_DIRS": "a:b"])
    let error = #expect(throws: Failure.self) { try finder.find() }
    let places = ["prefix/share", "none", "a", "b"].map { folder.path + "/" + $0 + "/pokeanim" }
    #expect(finder.places == places)
    #expect(error?.message.contains(places.joined(separator: ", ")) == true)
    #expect(error?.message.contains("--assets or POKEANIM_ASSETS") == true)
  }

  @Test func foldersThatAreNotAbsoluteAreIgnored() {
    let finder = AssetFinder(
      environment: { ["XDG_DATA_HOME": "x", "XDG_DATA_DIRS": "y:/z"][$0] },
      executable: "/p/bin/pokeanim")
    #expect(finder.places == ["/p/share/pokeanim", "/z/pokeanim"])
    let bare = AssetFinder(environment: { _ in nil }, executable: "/usr/bin/pokeanim")
    #expect(bare.places == ["/usr/share/pokeanim", "/usr/local/share/pokeanim"])
  }
}
