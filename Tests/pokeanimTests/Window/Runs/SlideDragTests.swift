import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

extension WindowTests {
  /// Screen 1 under the mouse. Presses are at x = 600, 300 from the left of the slide.
  @Suite(.serialized) struct SlideDrag {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    /// The slide and the background of a drag that is held, by the program without a window.
    private func held(by distance: Int) throws -> (picture: Picture, background: Shade) {
      let script = "0 press 300 200\n0 move \(300 + distance) 200"
      // What the slop was is made up for by then.
      let picture = try Rendered.frames(canvas: "360x720", script: script, count: 2)[1]
      let frames = try Rendered.trace(
        "--canvas", "360x720", "--duration", "0.15", script: script)
      return (picture, try #require(frames.last).view("background").shade)
    }

    /// Drags, holds still and lets go, on which a slide comes to rest.
    private func drag(_ window: WindowDriver, by distance: Int, to slide: Int) throws {
      try window.press(600, 200)
      try window.move(600 + distance, 200)
      try window.waitForColumn(held(by: distance).picture, "the drag")
      try window.holdStill()
      try window.release()
      try window.waitForSlide(Rendered.slide(slide), "slide \(slide)")
    }

    @Test func aQuarterOfADragShowsTheTracesFrame() throws {
      let expected = try held(by: -90)
      #expect(expected.background.isBetween(Rendered.colors[0], Rendered.colors[1]))
      #expect(!Rendered.colors.contains(expected.background))
      let window = try WindowDriver(on: display)
      try window.press(600, 200)
      try window.move(510, 200)
      try window.waitForColumn(expected.picture, "a quarter of the way")
      let background = try window.pixel(0, 0)
      #expect(background.isNear(expected.background, within: 1), "\(background)")
      // Back to where the press was.
      try window.move(600, 200)
      try window.waitForSlide(Rendered.slide(0), "nothing of the way")
    }

    @Test func aReleaseBeforeTheMiddleCancels() throws {
      let window = try WindowDriver(on: display)
      try drag(window, by: -150, to: 0)
      try window.waitForBackground(Rendered.colors[0])
    }

    @Test func aReleasePastTheMiddleCommits() throws {
      let window = try WindowDriver(on: display)
      try drag(window, by: -220, to: 1)
      try window.waitForBackground(Rendered.colors[1])
    }

    @Test func aDragToTheRightGoesBack() throws {
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      try window.press(400, 200)
      try window.move(620, 200)
      try eventually("the first slide's colour comes") {
        let color = try window.pixel(0, 0)
        return color != Rendered.colors[1]
          && color.isBetween(Rendered.colors[1], Rendered.colors[0])
      }
      try window.holdStill()
      try window.release()
      try window.waitForSlide(Rendered.slide(0), "the first slide again")
    }

    /// A press on a window behind comes together with the focus.
    @Test func aPressThatBringsTheFocusCounts() throws {
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try XConnection(to: display).takeFocus()
      kill(window.process, SIGSTOP)
      try window.show()
      try window.press(600, 200)
      try window.move(510, 200)
      kill(window.process, SIGCONT)
      try window.waitForColumn(held(by: -90).picture, "the drag")
    }

    /// SDL makes a finger of the mouse's left button, which it still presses itself.
    @Test func aFingerDragsAndLeavesTheGlass() throws {
      let folder = try TemporaryFolder()
      let recording = folder.path + "/finger.jsonl"
      let window = try WindowDriver(
        "--record", recording, on: display, environment: ["SDL_MOUSE_TOUCH_EVENTS": "1"])
      try drag(window, by: -220, to: 1)
      try window.key("q")
      try window.expectGoodEnd()
      let events = try String(contentsOfFile: recording, encoding: .utf8)
      // A mouse would still be where it was released.
      #expect(events.matches(of: /"press"/).count == 1)
      #expect(events.contains(/"release"\],\[\d+,"hover"\]/))
    }

    @Test func hidingTheWindowSettlesTheDrag() throws {
      let window = try WindowDriver(on: display)
      try window.press(600, 200)
      try window.move(510, 200)
      try window.waitForColumn(held(by: -90).picture, "the drag")
      try window.hide()
      try window.show()
      try window.waitForSlide(Rendered.slide(0), "settled on the first slide")
      try window.release()
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the keys still work")
    }
  }
}
