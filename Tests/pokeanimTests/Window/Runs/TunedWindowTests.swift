import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Onboarding
@testable import pokeanim

extension WindowTests {
  /// Slides that are tuned in a real window.
  @Suite struct Tuned {
    private static let text = #"""
      {
        "$comment": "ours",  "canvas": [320, 480],
        "slides": [
          {"name": "a", "elements": [
            {"id": "sun", "frame": [20, 20, 90, 90], "fill": "red", "motion": {"$comment": "why", "duration": 0.30}}]},
          {"name": "b", "background": "#eee", "elements": [{"id": "sun", "frame": [200, 300, 90, 90], "fill": "red"}]}]
      }
      """#
    private let display: VirtualDisplay
    private let folder: TemporaryFolder

    init() throws {
      display = try VirtualDisplay()
      folder = try TemporaryFolder()
      try folder.file("own.slides/slides.json", Self.text)
    }

    private var path: String { folder.url.appendingPathComponent("own.slides").path }
    private var saved: String {
      get throws { String(decoding: try folder.data("own.slides/slides.json"), as: UTF8.self) }
    }

    private func window() throws -> WindowDriver {
      let state = folder.url.appendingPathComponent("state").path
      return try WindowDriver(path, on: display, environment: ["XDG_STATE_HOME": state])
    }

    /// The whole way of the duration's slider, in the tuner's card.
    private func stretch(_ window: WindowDriver, to x: Int) throws {
      try window.press(x - 12, 405)
      try window.move(x, 405)
      try window.release()
    }

    /// Tunes by the card's sliders and kinds, takes that back, makes it again and saves, at random.
    @Test func theRestOfTheFileStaysAndUndoLeadsBack() throws {
      try forAll(seeds: 0..<20) { random in
        _ = try folder.file("own.slides/slides.json", Self.text)
        let window = try window()
        try window.key("t")
        try window.holdStill()
        for _ in 0..<random.int(in: 3...8) {
          switch random.int(in: 0...6) {
          case 0...2: try stretch(window, to: random.int(in: 730...910))
          case 3:
            try window.press(random.int(in: 720...920), 88)
            try window.release()
          case 4: try window.key("ctrl+z")
          case 5: try window.key("ctrl+shift+z")
          default: try window.key("ctrl+s")
          }
        }
        try window.holdStill()
        let before = try saved
        try window.key("ctrl+s")
        try eventually("it is written") { try self.saved == before || self.isWhole(self.saved) }
        #expect(try saved.contains(#""$comment": "why""#) && isWhole(saved))
        try window.key(Array(repeating: "ctrl+z", count: 10) + ["ctrl+s"])
        try eventually("the bytes of the start are back") { try self.saved == Self.text }
        try window.key("q")
        try window.expectGoodEnd()
      }
    }

    private func isWhole(_ text: String) -> Bool {
      (try? DeckFile(Array(text.utf8)).deck.slides.map(\.name)) == ["a", "b"]
    }

    /// The close button asks once; a window that is killed leaves what it has not written.
    @Test func whatIsNotWrittenOutlivesTheWindow() throws {
      let first = try window()
      try first.key("t")
      try first.holdStill()
      try stretch(first, to: 860)
      let drafts = folder.url.appendingPathComponent("state/pokeanim/drafts.json")
      try eventually("it is kept") {
        (try? String(contentsOf: drafts, encoding: .utf8))?.contains("duration") == true
      }
      try CloseButton.press(window: first.id, on: display.name)
      try first.holdStill()
      #expect(first.isRunning)
      kill(first.process, SIGKILL)
      _ = try first.end()
      #expect(try saved == Self.text)
      let second = try window()
      try second.key("ctrl+shift+z", "ctrl+s")
      try eventually("it is written by the next one") { try self.saved != Self.text }
      try CloseButton.press(window: second.id, on: display.name)
      try second.expectGoodEnd()
      try eventually("nothing is left over") {
        try String(contentsOf: drafts, encoding: .utf8).hasPrefix("{}")
      }
    }
  }
}
