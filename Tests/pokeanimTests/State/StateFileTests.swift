import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
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

  private var everything: Remembered { StateSamples.everything }

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

  private var names: [String] { FileSystem.names(in: FileSystem.folder(of: path)) }

  private func spoil(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: FileSystem.folder(of: path), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: FileSystem.folder(of: path) + "/" + name, encoding: .utf8)
  }

  /// Nothing can be read: nothing is taken from it, and it is kept under another name, each time.
  @Test(arguments: [
    ("", "wanted a value"), ("{", "wanted a member's name"), ("[]", "an object of members"),
    ("{\"theme\": \"dark\"", "wanted , or }"), ("\u{0}", "wanted a value"),
  ])
  func aSpoiltOneIsKept(_ spoilt: String, _ problem: String) throws {
    let file = StateFile(path: path)
    let bad = ["state.json-2.bad", "state.json-3.bad", "state.json.bad"]
    for (index, name) in ["state.json.bad", "state.json-2.bad", "state.json-3.bad"].enumerated() {
      let spoilt = spoilt + String(repeating: " ", count: index)
      try spoil(spoilt)
      let (state, warnings) = read(file)
      let line = try #require(warnings.first)
      #expect(state == Remembered() && warnings.count == 1 && !line.contains("\n"))
      #expect(line.contains("nothing is taken from \(path): ") && line.contains(problem), "\(line)")
      #expect(!names.contains(name), "a look changes nothing")
      try file.write(everything)
      #expect(read(file).state == everything && read(file).warnings.isEmpty)
      #expect(try text(name) == spoilt)
    }
    #expect(Set(names) == Set(bad + ["state.json"]))
  }

  /// One member can't be read: the others are taken, and it stays.
  @Test(arguments: [
    (#"{"format": 2, "theme": "dark"}"#, "format is not taken from ", "1 is wanted"),
    (#"{"format": 1, "pair": "cats", "theme": "dark"}"#, "pair is not taken", "pair"),
    (#"{"format": 1, "screen": "maps", "theme": "dark"}"#, "screen is not", "no screen “maps”"),
    (#"{"window": {"width": 960}, "theme": "dark"}"#, "window", "window.height is missing"),
    (
      #"{"window": {"width": 1e9, "height": 3}, "theme": "dark"}"#, "window is not taken",
      "window.width"
    ),
    (
      #"{"tuned": {"squares": {"grid": {"kind": "leap"}}}, "theme": "dark"}"#,
      "tuned.squares.grid is not taken", "“leap” is none of"
    ),
    (
      #"{"tuned": {"squares": {"grid": {"kind": "easeInOut", "duration": 0}}}, "theme": "dark"}"#,
      "tuned.squares.grid is", "duration: 0.0 does not lie in 0.001 to"
    ),
    (
      #"{"gallery": {"mode": "cards", "motion": 5}, "theme": "dark"}"#, "gallery.motion is",
      "motion"
    ),
  ])
  func aBrokenMemberStays(_ text: String, _ start: String, _ problem: String) throws {
    let file = StateFile(path: path)
    try spoil(text)
    let (state, warnings) = read(file)
    #expect(state.theme == .dark)
    let line = try #require(warnings.first)
    #expect(warnings.count == 1 && !line.contains("\n") && line.contains(path))
    #expect(line.hasPrefix(start) && line.contains(problem), "\(line)")
    try file.update { $0?[["theme"]] = Array("\"light\"".utf8) }
    #expect(read(file).warnings == warnings && read(file).state.theme == .light)
    #expect(names == ["state.json"])
    // Whoever puts another in its place leaves the old one, too.
    try file.write(everything)
    #expect(read(file).state == everything && names.count == 2)
    #expect(read(StateFile(path: path + ".bad")).warnings.count == 1)
  }

  @Test func manyBrokenMembersAreFewLines() throws {
    let presets = (0..<100).map { "\"\($0)\": \($0)" }.joined(separator: ", ")
    try spoil("{\"presets\": {\(presets)}, \"theme\": \"dark\"}")
    let (state, warnings) = read(StateFile(path: path))
    #expect(state.theme == .dark && warnings.count == 9 && warnings[8].contains("92 more"))
  }

  @Test func aLinkIsFollowedAndStays() throws {
    try spoil("{")
    let far = FileSystem.folder(of: path) + "/far.json"
    rename(path, far)
    symlink("far.json", path)
    try StateFile(path: path).write(everything)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "far.json")
    #expect(try text("far.json.bad") == "{" && read(StateFile(path: far)).state == everything)
  }

  /// A disk that is full, or a name that is taken: what was there is as it was.
  @Test func whatCantBeReplacedStays() throws {
    try spoil("{")
    let file = StateFile(path: path)
    struct Full: Error {}
    #expect(throws: Full.self) { try file.update { _ in throw Full() } }
    #expect(try names == ["state.json"] && text("state.json") == "{")
  }

  /// Another who writes at the same time waits: no change is lost.
  @Test func manyAtOnceLoseNothing() async throws {
    let file = StateFile(path: path)
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<6 {
        group.addTask {
          let change = { (members: inout StateMembers?) in
            members = members ?? StateMembers()
            members?[["presets", "\(number)"]] = Array("{}".utf8)
          }
          return (try? file.update(change)) != nil
        }
      }
      for await isWritten in group { #expect(isWritten) }
    }
    #expect(file.contents().members?.texts.count == 6 && names == ["state.json"])
  }

  @Test func aFolderInItsPlaceIsNoFile() throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: nil)
    let (state, warnings) = read(StateFile(path: path))
    #expect(state == Remembered() && warnings.count == 1)
    #expect(throws: Failure.self) { try StateFile(path: path).write(everything) }
  }
}
