import EngineSDLTestSupport
import Foundation
import Testing

extension WindowTests {
  /// Windows of other sizes, and displays of other kinds.
  @Suite(.serialized) struct Sizes {
    @Test func everySizeShowsItsSlide() throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      for (width, height) in [(1, 1), (320, 480), (1200, 700), (1, 1), (960, 720)] {
        try window.resize(width, height)
        try window.waitForBackground(Rendered.colors[0])
        guard width > 1 else { continue }
        let column = OnboardingColumn(width: width, height: height)
        let canvas = "\(column.width)x\(column.height)"
        let slide = try Rendered.frames(canvas: canvas, script: "", count: 1)[0]
        try window.waitForSlide(slide, "the first slide in \(width)×\(height)")
        #expect(try window.pixel(width - 1, height - 1) == Rendered.colors[0])
      }
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
    }

    @Test func aResizeOnTheWayEndsOnTheRightSlide() throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver(on: display)
      try window.key("Right")
      try window.resize(320, 480)
      try window.resize(1, 1)
      try window.resize(960, 720)
      try window.waitForSlide(Rendered.slide(1), "the second slide")
    }

    @Test func fullScreenDoesNoHarm() throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.key("F11")
      try window.key("Right")
      try window.waitForBackground(Rendered.colors[1])
      try window.key("F11")
      try eventually("the window is as it was") {
        try window.geometry.contains("WIDTH=960\nHEIGHT=720\n")
      }
      try window.key("Right")
      try window.waitForBackground(Rendered.colors[2])
      #expect(window.isRunning)
    }

    @Test func a16BitScreenShowsTheSlide() throws {
      let display = try VirtualDisplay(depth: 16)
      let window = try WindowDriver(on: display)
      for step in 0...1 {
        if step > 0 { try window.key("Right") }
        try eventually("slide \(step)") {
          try window.pixel(0, 0).isNear(Rendered.colors[step], within: 8)
        }
      }
      try window.resize(500, 300)
      try window.key("q")
      try window.expectGoodEnd()
    }

    @Test func withoutSharedMemoryAndOpenGLItShowsTheSlide() throws {
      let display = try VirtualDisplay(without: ["MIT-SHM", "GLX"])
      let window = try WindowDriver(on: display)
      try window.waitForSlide(Rendered.slide(0), "the first slide")
      try window.resize(1200, 900)
      try window.resize(960, 720)
      try window.key("Right")
      try window.waitForSlide(Rendered.slide(1), "the second slide")
    }

    @Test func scaleMakesTheWindowsPixels() throws {
      let display = try VirtualDisplay()
      let window = try WindowDriver("--scale", "1.5", on: display)
      #expect(try window.geometry.contains("WIDTH=1440\nHEIGHT=1080\n"))
      try window.key("Right")
      try window.waitForBackground(Rendered.colors[1])
    }
  }
}
