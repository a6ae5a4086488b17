import Engine
import EngineSDLTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

extension WindowTests {
  /// Screen 2, and the way there and back.
  @Suite(.serialized) struct Squares {
    private let display: VirtualDisplay
    private let page = PairsPage(size: Size(960, 720))
    /// Small where screens and pairs fade: unoptimised painting of large ones takes long.
    private let small = Size(480, 360)

    init() throws { display = try VirtualDisplay() }

    /// The window's pixel in the middle of a view of a traced frame.
    private func middle(
      of key: String, in frame: TracedFrame, on page: PairsPage
    ) throws -> (Int, Int) {
      let box = try frame.view(key).frame
      return (
        Int(page.sheet.minX + (box[0] + box[2] / 2) * page.scale),
        Int(page.sheet.minY + (box[1] + box[3] / 2) * page.scale)
      )
    }

    private func waitForRed(
      _ frame: TracedFrame, on page: PairsPage, in window: WindowDriver
    ) throws {
      let (x, y) = try middle(of: "redSquare", in: frame, on: page)
      let red = try frame.view("redSquare").shade
      try eventually("the red square is at \(x), \(y)") { try window.pixel(x, y) == red }
    }

    @Test func twoShowsThemAndReturnPlays() throws {
      let page = PairsPage(size: small)
      let frames = try Rendered.trace(
        "--screen", "squares", "--canvas", page.canvas.words, "--fps", "1", "--play-duration", "1",
        "--duration", "3", script: "0 key Return")
      let (before, after) = (frames[0], frames[3])
      #expect(
        try middle(of: "redSquare", in: before, on: page)
          != middle(of: "redSquare", in: after, on: page))
      let window = try WindowDriver("--play-duration", "1", size: (480, 360), on: display)
      try window.waitForBackground(Rendered.colors[0])
      let slide = try window.holdStill()
      try window.key("2")
      try waitForRed(before, on: page, in: window)
      let rest = try window.holdStill()
      try window.key("Return")
      try waitForRed(after, on: page, in: window)
      try window.key("Return")
      try eventually("they are back as they were") { try window.picture() == rest }
      try window.key("1")
      try eventually("the slides again") { try window.picture() == slide }
    }

    @Test func aClickOrAKeyShowsAnotherPair() throws {
      let page = PairsPage(size: small, pair: PairName.sidebar.pair)
      let frame = try #require(
        try Rendered.trace(
          "--pair", "sidebar", "--canvas", page.canvas.words, "--fps", "1", "--duration", "0",
          script: ""
        ).first)
      let bar = try frame.view("bar6")
      let (x, y) = (
        Int(page.sheet.minX + (bar.frame[0] + bar.frame[2] / 2) * page.scale),
        Int(page.sheet.minY + (bar.frame[1] + bar.frame[3] / 2) * page.scale)
      )
      let window = try WindowDriver("--screen", "squares", size: (480, 360), on: display)
      #expect(try window.pixel(x, y) != bar.shade)
      let chip = page.center(of: .sidebar)
      try window.press(Int(chip.x), Int(chip.y))
      try window.release()
      try eventually("the sixth bar is at \(x), \(y)") { try window.pixel(x, y) == bar.shade }
      try window.key("Up", "Up")
      try eventually("the grid is there") { try window.pixel(x, y) != bar.shade }
      try window.key("Down", "Down")
      try eventually("the bars are back") { try window.pixel(x, y) == bar.shade }
    }

    @Test func aDragScrubsByTheCanvassWidth() throws {
      let width = Int((page.sheet.width / 2).rounded())
      let frames = try Rendered.trace(
        "--screen", "squares", "--fps", "1", "--duration", "1",
        script: "0 press 0 200\n0 move \(Double(width) / page.scale) 200")
      let window = try WindowDriver("--screen", "squares", on: display)
      try window.press(200, 100)
      try window.move(200 + width, 100)
      try waitForRed(frames[1], on: page, in: window)
      #expect(abs(frames[1].progress - 0.5) < 0.01)
      let (x, y) = try middle(of: "redSquare", in: frames[1], on: page)
      let half = Int(try frames[1].view("redSquare").frame[2] / 2 * page.scale)
      let red = try window.pixel(x, y)
      #expect(try window.pixel(x - half + 2, y) == red && window.pixel(x + half - 2, y) == red)
      #expect(try window.pixel(x - half - 3, y) != red && window.pixel(x + half + 3, y) != red)
      try window.release()
    }
  }
}

extension Size {
  /// The size as an option has it.
  fileprivate var words: String { "\(Int(width))x\(Int(height))" }
}
