import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding
@testable import Output
@testable import pokeanim

/// The looks of boxes on a page whose slides lead anywhere, which its script moves.
@Suite(
  .enabled(if: InstalledTools.chromium != nil, "Chromium is missing: apt-get install chromium"))
struct DressPageTests {
  private static let slides = #"""
    {"format": 2, "canvas": [480, 480], "slides": [
      {"name": "small", "button": false, "elements": [
        {"id": "colours", "frame": [20, 20, 180, 120], "radius": 16, "tap": "large",
         "fill": {"linear": 45, "stops": ["#fa8", {"at": 0.3, "color": "#f48"}, "#84f"]},
         "shadow": [{"y": 6, "blur": 12, "spread": 2}, {"y": 4, "blur": 12, "inner": true}]},
        {"id": "sides", "frame": [20, 200, 180, 80], "radius": 12, "fill": "white",
         "border": {"width": 8, "side": "bottom", "color": "navy"}},
        {"id": "part", "frame": [20, 320, 180, 80], "radius": 12, "trim": [0, 0.3],
         "border": {"width": 8, "color": "crimson"}}]},
      {"name": "large", "button": false, "elements": [
        {"id": "colours", "frame": [120, 20, 320, 160], "radius": 40,
         "fill": {"linear": 135, "stops": ["#8fa", {"at": 0.7, "color": "#4f8"}, "#48f"]},
         "shadow": [{"y": 20, "blur": 40, "spread": -4}, {"x": 9, "blur": 20, "inner": true}]},
        {"id": "sides", "frame": [120, 220, 320, 80], "radius": 30, "fill": "white",
         "border": {"width": [2, 12, 0, 20], "color": "crimson"}},
        {"id": "part", "frame": [120, 340, 320, 120], "radius": 30, "trim": [0.2, 0.9],
         "border": {"width": 12, "color": "navy"}}]}]}
    """#

  /// In the middle of the change, and at its end.
  @Test(.enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is missing, which reads pictures"))
  func theyMoveAsInTheWindow() throws {
    let slides = try PageSlides(Self.slides)
    let touches = Touch.tap(100, 80)
    for frames in [16, 120] {
      let film = slides.film()
      for touch in touches + Touch.rest(frames) { film.frame([touch.event].compactMap(\.self)) }
      let acts = (touches + Touch.rest(frames)).map { "frame(\($0.words))" }
      let shown = try slides.picture(acts.joined(separator: "\n"))
      let ratio = shown.ratio(
        to: film.bitmap(), in: Rect(origin: .zero, size: slides.deck.canvas))
      #expect(ratio >= 28, "after \(frames) frames: \(ratio) dB")
    }
  }
}

extension PageSlides {
  /// The page in Chromium behind a script of a hand.
  fileprivate func picture(_ script: String) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", page(Self.hand + "\n" + script))
    let file = folder.url.appendingPathComponent("page.png")
    let size = "\(Int(deck.canvas.width)),\(Int(deck.canvas.height))"
    _ = try BrowserTests.chromium([
      "--touch-events=enabled", "--hide-scrollbars", "--window-size=\(size)",
      "--screenshot=\(file.path)", page.path,
    ])
    return try PNGFile.read(file)
  }
}
