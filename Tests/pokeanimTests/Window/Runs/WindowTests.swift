import EngineSDLTestSupport
import Foundation
import Testing

/// The real program in a real window, one after the other, each on a display of its own.
@Suite(
  .serialized, .onWaitingThread,
  .enabled(if: VirtualDisplay.canBeTried, "Xvfb or xdotool is missing: make setup-tests"))
struct WindowTests {}

extension WindowTests {
  /// Screen 1 by its keys.
  @Suite(.serialized) struct SlideKeys {
    private let display: VirtualDisplay

    init() throws { display = try VirtualDisplay() }

    @Test func rightAndLeftGoOnAndBack() throws {
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      #expect(try window.pixel(0, 0) == Shade(255, 168, 72))
      try window.key("Right")
      try window.waitForBackground(Shade(216, 168, 120))
      try window.waitForSlide(Rendered.slide(1), "the second slide")
      try window.key("Left")
      try window.waitForSlide(Rendered.slide(0), "the first slide again")
      try window.key("Left")
      try window.waitForSlide(Rendered.slide(0), "the first slide, which gives and comes back")
      try window.key(["Right", "Right", "Right"])
      try window.waitForSlide(Rendered.slide(3), "the last slide")
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(0), "the first slide, after the last")
    }

    @Test func tenQuickRightsEndOnTheRightSlide() throws {
      let window = try WindowDriver(on: display)
      try window.key(Array(repeating: "Right", count: 10))
      try window.waitForSlide(Rendered.slide(10 % 4), "the third slide after ten steps")
      for step in [3, 0, 1, 2] {
        try window.key("Right")
        try window.waitForSlide(Rendered.slide(step), "slide \(step), slowly")
      }
    }

    @Test func theButtonGoesOnAndAnswersToAPress() throws {
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      let button = try window.part(310, 600, 340, 110)
      try window.press(480, 660)
      try eventually("the button answers") { try window.part(310, 600, 340, 110) != button }
      #expect(try window.pixel(0, 0) == Rendered.colors[0])
      try window.release()
      try window.move(100, 400)
      try window.waitForSlide(Rendered.slide(1), "the second slide")
    }

    @Test func spacePausesAndResumes() throws {
      let window = try WindowDriver("--speed", "0.25", on: display)
      try window.key("Right")
      try eventually("the change is on its way") {
        let color = try window.pixel(0, 0)
        return color != Rendered.colors[0]
          && color.isBetween(Rendered.colors[0], Rendered.colors[1])
      }
      try window.key("space")
      let paused = try window.holdStill()
      #expect(Shade(paused[0, 0]) != Rendered.colors[1], "paused on its way, not at its end")
      try window.key("space", "bracketright", "bracketright")
      try window.waitForSlide(Rendered.slide(1), "the second slide, resumed at full speed")
    }

    @Test func panelsComeAndGo() throws {
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      let plain = try window.picture()
      try window.key("bracketleft")
      try eventually("the pill is at the top") {
        let pill = try window.pixel(936, 30)
        return pill != Rendered.colors[0] && pill.red < 128
      }
      #expect(try window.part(0, 100, 960, 620) == cut(plain, from: 100))
      try window.key("bracketright")
      try eventually("the pill goes") { try window.picture() == plain }
      try window.key("h")
      try eventually("the keys cover the middle") { try window.pixel(480, 160).green < 64 }
      try eventually("the page is dimmed around them") { try window.pixel(0, 0).red < 210 }
      try window.key("h")
      try eventually("the keys go") { try window.picture() == plain }
    }

    private func cut(_ picture: Picture, from top: Int) -> Picture {
      Picture(
        width: picture.width, height: picture.height - top,
        pixels: Array(picture.pixels[(top * picture.width)...]))
    }
  }
}
