import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// The file that the program remembers in: where it is, and what is made of one that is spoilt.
@Suite struct StateFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.url.appendingPathComponent("a/b/state.json").path }

  init() throws { folder = try TemporaryFolder() }

  private func read(_ file: StateFile) -> (state: Remembered, warnings: [String]) {
    var warnings: [String] = []
    let state = file.read { warnings.append($0) }
    return (state, warnings)
  }

  private var everything: Remembered {
    var options = GalleryOptions()
    options.tuned = .spring(duration: 0.7, damping: 0.4)
    options.wave = 4
    options.cascade = .radial
    var state = Remembered(
      window: .init(width: 1200.5, height: 700, x: -20, y: 40), isFullScreen: true,
      screen: "gallery", pair: .mirror, knowsDrag: true, gallery: options)
    state[tuned: .onboarding] = ["button": TunerModel(.linear(duration: 2))]
    return state
  }

  @Test func itLiesInTheDesktopsFolder() {
    func path(_ variables: [String: String]) -> String? {
      StateFile(environment: { variables[$0] })?.path
    }
    #expect(path(["HOME": "/h"]) == "/h/.local/state/pokeanim/state.json")
    #expect(path(["HOME": "/h", "XDG_STATE_HOME": "/s"]) == "/s/pokeanim/state.json")
    #expect(
      path(["HOME": "/h", "XDG_STATE_HOME": "s"]) == "/h/.local/state/pokeanim/state.json",
      "a path that is not absolute is ignored")
    #expect(path([:]) == nil)
  }

  /// A pixel at a scale of 8.
  @Test func theSmallestWindowIsRememberedAsAPoint() throws {
    let file = StateFile(path: path)
    var state = everything
    state.window = Remembered.WindowPlace(WindowPlacement(size: Size(0.125, 65_536)))
    try file.write(state)
    #expect(
      read(file).warnings.isEmpty && read(file).state.window?.placement.size == Size(1, 16384))
  }

  @Test func whateverIsWrittenIsRead() throws {
    let file = StateFile(path: path)
    #expect(read(file).warnings.isEmpty && read(file).state == Remembered())
    try file.write(everything)
    #expect(read(file).state == everything && read(file).warnings.isEmpty)
    try file.write(Remembered())
    #expect(read(file).state == Remembered())
    #expect(FileSystem.names(in: FileSystem.folder(of: path)) == ["state.json"])
  }

  @Test(arguments: [
    ("", "JSON"), ("{", "JSON"), ("[]", "found an array"), ("{}", "format: 1 is wanted"),
    (#"{"format": 2}"#, "format: 1 is wanted"),
    (#"{"format": 1, "pair": "cats"}"#, "pair"),
    (#"{"format": 1, "window": {"width": 960}}"#, "window.height is missing"),
    (#"{"format": 1, "window": {"width": 1e9, "height": 3}}"#, "window.width"),
    (#"{"format": 1, "tuned": {"squares": {"grid": {"kind": "leap"}}}}"#, "“leap” is none of"),
    (
      #"{"format": 1, "tuned": {"squares": {"grid": {"kind": "easeInOut", "duration": 0}}}}"#,
      "tuned.squares.grid.duration: 0.0 does not lie in 0.001 to"
    ),
    (#"{"format": 1, "gallery": {"mode": "cards"}}"#, "gallery.motion is missing"),
  ])
  func aSpoiltOneIsIgnoredWithOneLine(_ text: String, _ problem: String) throws {
    let file = StateFile(path: path)
    try file.write(everything)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let (state, warnings) = read(file)
    #expect(state == Remembered())
    let line = try #require(warnings.first)
    #expect(warnings.count == 1 && !line.contains("\n") && line.contains(path))
    #expect(line.contains(problem), "\(line)")
    try file.write(everything)
    #expect(read(file).state == everything, "it is replaced, whole")
  }

  @Test func aFolderInItsPlaceIsNoFile() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: nil)
    let (state, warnings) = read(StateFile(path: path))
    #expect(state == Remembered() && warnings.count == 1)
    #expect(throws: Failure.self) { try StateFile(path: path).write(everything) }
  }
}
