import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineSystem
import EngineTestSupport
import Foundation
import Output
import Testing

@testable import Studio
@testable import pokeanim

extension WindowTests {
  /// A window that is lost: what a person made in it is there afterwards, as after Q.
  @Suite(.serialized) struct Loss {
    private let display: VirtualDisplay
    private let folder: TemporaryFolder
    private var state: String { folder.path + "/pokeanim" }
    private var file: StateFile { StateFile(path: state + "/state.json") }
    private var environment: [String: String?] { ["XDG_STATE_HOME": folder.path] }

    init() throws {
      display = try VirtualDisplay()
      folder = try TemporaryFolder()
    }

    enum End: CaseIterable { case term, kill, cutOff }

    private func recorded() throws -> WindowDriver {
      try folder.file("r.jsonl", "before")
      return try WindowDriver(
        "--record", folder.path + "/r.jsonl", on: display, environment: environment)
    }

    /// Presses keys, each of which changes what is shown, and waits until it has: a slow program may
    /// stand still because it has not come to the key.
    private func show(_ keys: [String], in window: WindowDriver) throws {
      for key in keys {
        let before = try window.holdStill()
        try window.key(key)
        try eventually("\(key) shows") { try window.picture() != before }
      }
      try window.holdStill()
    }

    private func lose(_ window: WindowDriver, by end: End) throws {
      switch end {
      case .term: try display.end(by: SIGTERM)
      case .kill: try display.end(by: SIGKILL)
      case .cutOff: try window.cutOff()
      }
    }

    /// The state and the recording, of which all frames are the same again.
    private func expectWhole() throws -> (Remembered, Recording<Launch>) {
      #expect(
        folder.names == ["pokeanim", "r.jsonl"] && FileSystem.names(in: state) == ["state.json"])
      let recording = try RecordingFile.read(folder.path + "/r.jsonl") { Issue.record("\($0)") }
      let check = try ProgramRun(
        arguments: ["replay", folder.path + "/r.jsonl", "--check"]
      ).run()
      #expect(check.code == 0, "\(check)")
      return (file.read { Issue.record("\($0)") }, recording)
    }

    /// Key 4 was the last.
    private func expectGallery() throws {
      let (state, recording) = try expectWhole()
      #expect(state.screen == .gallery)
      #expect(recording.frames.flatMap(\.inputs).contains(.event(.key("4"))))
    }

    @Test(arguments: End.allCases, [["4", "F6"], []])
    func allIsThereAfterTheServer(_ end: End, _ keys: [String]) throws {
      let window = try recorded()
      try show(keys, in: window)
      try lose(window, by: end)
      let result = try window.end()
      #expect(
        !result.timedOut && result.code == 1
          && result.errors
            == "pokeanim: error: the window is gone: the X server has ended or dropped it\n",
        "\(result)")
      let (state, recording) = try expectWhole()
      #expect(state.screen == (keys.isEmpty ? .onboarding : .gallery) && state.window != nil)
      #expect(state.theme == (keys.isEmpty ? .auto : .dark))
      let inputs = recording.frames.flatMap(\.inputs)
      for key in keys.map({ Key(rawValue: $0) }) { #expect(inputs.contains(.event(.key(key)))) }
    }

    /// It does not close, so the signal ends it by force.
    @Test func allIsThereAfterASignalWhileTheServerHangs() throws {
      let window = try recorded()
      try show(["4"], in: window)
      try display.hang()
      kill(window.process, SIGTERM)
      let result = try window.end()
      #expect(!result.timedOut && result.code == 128 + SIGTERM, "\(result)")
      try expectGallery()
      try display.goOn()
    }

    /// F9 has begun it; the window's end saves it, however it comes.
    @Test(arguments: [false, true]) func aRecordingFromAKeyIsSaved(isLost: Bool) throws {
      let home: [String: String?] = ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
      let window = try WindowDriver(on: display, environment: environment.merging(home) { $1 })
      try window.key("F9")
      try show(["4"], in: window)
      if isLost { try lose(window, by: .kill) } else { try window.key("q") }
      let result = try window.end()
      #expect(result.code == (isLost ? 1 : 0), "\(result)")
      let name = try #require(folder.names.first { $0.hasSuffix(".jsonl") }, "\(result)")
      #expect(result.errors.hasPrefix("pokeanim: the recording is \(folder.path)/\(name)\n"))
      let recording = try RecordingFile.read(folder.path + "/" + name) { Issue.record("\($0)") }
      #expect(recording.frames.flatMap(\.inputs).contains(.event(.key("4"))))
    }

    // MARK: The Wayland compositor

    /// A window that shows the gallery.
    private func recorded(on desktop: WaylandDesktop) throws -> WindowDriver {
      let window = try WindowDriver(
        filling: desktop, on: display, "--record", folder.path + "/r.jsonl",
        environment: environment)
      try show(["4"], in: window)
      return window
    }

    private func lose(_ desktop: WaylandDesktop, of window: WindowDriver, by end: End) throws {
      switch end {
      case .term: desktop.end(by: SIGTERM)
      case .kill: desktop.end(by: SIGKILL)
      case .cutOff: try cutOff(window)
      }
    }

    /// weston drops a program whose news found no room any more, as soon as that reads again.
    private func cutOff(_ window: WindowDriver) throws {
      try eventually("weston drops the program, which ends") {
        kill(window.process, SIGSTOP)
        try window.shake()
        kill(window.process, SIGCONT)
        return !holdsThroughout(2) { window.isRunning }
      }
    }

    private func expectLossOfCompositor(_ window: WindowDriver) throws {
      let result = try window.end()
      #expect(!result.timedOut && result.code == 1, "\(result)")
      #expect(result.errors.contains("the Wayland compositor has ended or dropped it"), "\(result)")
      try expectGallery()
    }

    @Test(
      .enabled(if: InstalledTools.hasWeston, "weston is not installed"), arguments: End.allCases)
    func allIsThereAfterTheCompositor(_ end: End) throws {
      let desktop = try WaylandDesktop(on: display)
      let window = try recorded(on: desktop)
      try lose(desktop, of: window, by: end)
      try expectLossOfCompositor(window)
      withExtendedLifetime(desktop) {}
    }

    /// SDL wakes itself, and takes a window away, by answers of the compositor: the signal ends the
    /// program by force.
    @Test(
      .enabled(if: InstalledTools.hasWeston, "weston is not installed"),
      arguments: [(SIGTERM, "SIGTERM"), (SIGINT, "SIGINT"), (SIGHUP, "SIGHUP")])
    func allIsThereAfterASignalWhileTheCompositorHangs(_ signal: Int32, _ name: String) throws {
      let desktop = try WaylandDesktop(on: display)
      let window = try recorded(on: desktop)
      desktop.hang()
      kill(window.process, signal)
      let result = try window.end()
      #expect(!result.timedOut && result.code == 128 + signal, "\(result)")
      #expect(result.errors.contains("pokeanim: interrupted by \(name)\n"), "\(result)")
      try expectGallery()
      withExtendedLifetime(desktop) {}
    }

    /// weston does not see it, answers as ever and takes frames that nobody can see: the program runs
    /// on until weston or itself is ended.
    @Test(
      .enabled(if: InstalledTools.hasWeston, "weston is not installed"), arguments: [false, true])
    func allIsThereAfterTheServerOfTheCompositor(isEndedBySignal: Bool) throws {
      let desktop = try WaylandDesktop(on: display)
      let window = try recorded(on: desktop)
      try display.end(by: SIGKILL)
      guard isEndedBySignal else {
        desktop.end(by: SIGKILL)
        return try expectLossOfCompositor(window)
      }
      kill(window.process, SIGTERM)
      let result = try window.end()
      #expect(!result.timedOut && result.code == 128 + SIGTERM, "\(result)")
      try expectGallery()
      withExtendedLifetime(desktop) {}
    }

    // MARK: SIGKILL

    private func endByForce(_ window: WindowDriver) throws {
      kill(window.process, SIGKILL)
      #expect(try window.end().code == 128 + SIGKILL)
    }

    /// The name is typed, and Return is pressed: from then on it takes no end of the window.
    @Test func aPresetThatIsSavedSurvives() throws {
      let window = try WindowDriver(on: display, environment: environment)
      try window.key("t")
      try window.holdStill()
      let button = try filmedTuner().middle(of: TunerPart.save.id)
      try window.press(Int(button.x), Int(button.y))
      try window.release()
      try window.key("x", "Return")
      try eventually("the preset is in the file") {
        file.contents().state.presets?.keys.contains("x") == true
      }
      try endByForce(window)
      #expect(file.read { Issue.record("\($0)") }.presets?.count == 1)
    }

    /// FILE is as it was, and FILE.part is what was recorded until then.
    @Test func aRecordingIsThereInParts() throws {
      let window = try recorded()
      try window.key("2", "4")
      try window.holdStill()
      let part = folder.path + "/r.jsonl.part"
      try eventually("all is written") {
        // It is no recording before its first line is written.
        let recording = try? RecordingFile.read(part) { _ in }
        return recording?.frames.flatMap(\.inputs).contains(.event(.key("4"))) == true
      }
      try endByForce(window)
      #expect(try folder.data("r.jsonl") == Data("before".utf8))
      let check = try ProgramRun(arguments: ["replay", part, "--check"]).run()
      #expect(check.code == 0 && check.output.contains("frames are equal"), "\(check)")
      #expect(check.errors.contains("warning: \(part) was not finished: its "), "\(check)")
    }

    /// A killed write leaves a file, which is gone after the next run, where its owner is gone, too.
    @Test func leftoversGo() throws {
      for name in ["pokeanim/.pokeanim-abcdefghij", "pokeanim/.pokeanim-0123456789"] {
        let file = try folder.file(name, "")
        var old = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
        utimes(file.path, &old)
      }
      let used = open(state + "/.pokeanim-0123456789", O_RDONLY)
      flock(used, LOCK_EX)
      let window = try WindowDriver(on: display, environment: environment)
      try window.key("q")
      try window.expectGoodEnd()
      #expect(FileSystem.names(in: state) == [".pokeanim-0123456789", "state.json"])
      close(used)
    }
  }
}
