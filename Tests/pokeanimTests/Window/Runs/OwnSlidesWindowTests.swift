import EngineSDLTestSupport
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

extension WindowTests {
  /// Slides of one's own in a real window, while their file is edited.
  @Suite struct OwnSlides {
    private let display: VirtualDisplay
    private let folder: TemporaryFolder

    init() throws {
      display = try VirtualDisplay()
      folder = try TemporaryFolder()
    }

    private func write(_ color: String, in name: String = "tour.slides") throws {
      try folder.file(
        "\(name)/slides.json", #"{"slides": [{"background": "\#(color)"}, {"background": "teal"}]}"#
      )
    }

    @Test func aSavedFileIsOnScreenAndABrokenOneIsNot() throws {
      try write("#102030")
      let path = folder.url.appendingPathComponent("tour.slides").path
      let window = try WindowDriver(path, on: display)
      try window.waitForBackground(Shade(0x10, 0x20, 0x30))
      try write("#405060")
      try window.waitForBackground(Shade(0x40, 0x50, 0x60))
      let whole = try window.holdStill()
      try write("#40506")
      try eventually("the error is shown in the window") { try window.picture() != whole }
      try window.waitForBackground(Shade(0x40, 0x50, 0x60))
      try write("#708090")
      try window.waitForBackground(Shade(0x70, 0x80, 0x90))
      try window.key("Right")
      try window.waitForBackground(Shade(0, 128, 128))
      try window.key("q")
      let said = try window.expectGoodEnd().errors
      #expect(said.contains("slides.json:1:28: wanted a colour"), "\(said)")
      #expect(said.components(separatedBy: "\n").count == 2, "once: \(said)")
    }
  }
}
