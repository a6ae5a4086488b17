import EngineSDL
import EngineSDLTestSupport
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

extension WindowTests {
  /// One start after the other, with the same folder to remember in.
  @Suite(.serialized) struct Remembering {
    private let display: VirtualDisplay
    private let folder: TemporaryFolder
    private var file: StateFile {
      StateFile(path: folder.url.appendingPathComponent("pokeanim/state.json").path)
    }
    private var environment: [String: String?] { ["XDG_STATE_HOME": folder.url.path] }

    init() throws {
      display = try VirtualDisplay()
      folder = try TemporaryFolder()
    }

    @Test func theNextWindowIsWhereAndAsTheLastOneWas() throws {
      let first = try WindowDriver(on: display, environment: environment)
      try first.key("4")
      try first.resize(700, 500)
      try first.place(at: (130, 90))
      try first.key("q")
      try first.expectGoodEnd()
      let left = file.read { Issue.record("\($0)") }
      #expect(left.window == .init(width: 700, height: 500, x: 130, y: 90))
      #expect(left.screen == .gallery)

      let second = try WindowDriver(remembering: environment, on: display)
      #expect(try second.frame == [130, 90, 700, 500])
      try second.key("q")
      try second.expectGoodEnd()
      #expect(file.read { Issue.record("\($0)") } == left, "nothing drifts")
    }

    @Test(.enabled(if: InstalledTools.hasOpenbox, "openbox is not installed"))
    func aMaximisedWindowIsRememberedAsItWasBefore() throws {
      let manager = try WindowManager(on: display)
      try withExtendedLifetime(manager) {
        let window = try WindowDriver(on: display, environment: environment)
        try window.resize(700, 500)
        // Once it is painted, the program has seen its size.
        _ = try window.holdStill()
        try window.key("alt+m")
        try eventually("the window is maximised") { try window.frame.suffix(2) == [1280, 1024] }
        try window.key("q")
        try window.expectGoodEnd()
      }
      let left = file.read { Issue.record("\($0)") }
      #expect(left.window?.width == 700 && left.window?.height == 500)
    }

    private func spoil(_ text: String) throws {
      try folder.file("pokeanim/state.json", text)
    }

    @Test func aSpoiltFileIsKeptAndToldInOneLine() throws {
      try spoil("{")
      let window = try WindowDriver(on: display, environment: environment)
      try window.key("q")
      let said = try window.expectGoodEnd().errors
      #expect(said.split(separator: "\n").count == 1 && said.contains(file.path), "\(said)")
      #expect(file.read { Issue.record("\($0)") }.screen == .onboarding)
      #expect(try folder.data("pokeanim/state.json.bad") == Data("{".utf8))
    }

    /// A file of a version to come, with a word that this one does not know.
    @Test func brokenMembersAndStrangersStay() throws {
      try spoil(
        #"{"format": 2, "theme": "darkish", "later": [1.50], "presets": {"A": {"kind": "easeInOut", "#
          + #""duration": 0.5, "mood": 1}, "B": {"kind": "leap"}}, "screen": "gallery"}"#)
      let window = try WindowDriver(on: display, environment: environment)
      try window.key("2")
      try window.key("q")
      let said = try window.expectGoodEnd().errors.split(separator: "\n")
      #expect(said.count == 3 && said.allSatisfy { $0.hasPrefix("pokeanim: warning: ") }, "\(said)")
      for name in ["format", "theme", "presets.B"] {
        #expect(said.contains { $0.contains("warning: \(name) is not taken") }, "\(said)")
      }
      let left = try StateMembers(Array(folder.data("pokeanim/state.json"))).texts
        .mapValues { String(decoding: $0, as: UTF8.self) }
      #expect(left[["format"]] == "2" && left[["theme"]] == "\"darkish\"")
      #expect(left[["later"]] == "[1.50]" && left[["presets", "B"]] == #"{"kind": "leap"}"#)
      #expect(left[["presets", "A"]]?.contains("mood") == true)
      #expect(left[["screen"]] == "\"squares\"")
      #expect(FileSystem.names(in: folder.path + "/pokeanim") == ["state.json"])
    }

    @Test func aFreshStartNeitherReadsNorWrites() throws {
      try file.write(Remembered(screen: .gallery))
      let window = try WindowDriver("--fresh", on: display, environment: environment)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.key("2")
      try window.key("q")
      try window.expectGoodEnd()
      #expect(file.read { Issue.record("\($0)") } == Remembered(screen: .gallery))
    }

    @Test func filmsReadNothing() throws {
      try file.write(Remembered(screen: .gallery, pair: .text))
      let trace = try ProgramRun(
        arguments: ["trace", "--duration", "0"], environment: environment
      ).run()
      let plain = try ProgramRun(arguments: ["trace", "--duration", "0"]).run()
      #expect(trace.code == 0 && trace.output == plain.output && trace.errors.isEmpty)
    }
  }
}
