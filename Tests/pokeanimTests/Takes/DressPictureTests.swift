import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Output
@testable import pokeanim

/// The looks of boxes in Chromium and in rlottie, which aren't ours, against the program's own pictures.
@Suite struct DressPictureTests {
  private static let shares = [0, 0.2, 0.8, 1]

  @Test(
    .enabled(if: InstalledTools.chromium != nil, "chromium is missing"),
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is missing, which reads pictures"),
    arguments: DressSample.all)
  func aBrowserShowsThemAsTheProgramDoes(_ sample: DressSample) throws {
    let folder = try TemporaryFolder()
    let svg = SVGPicture(sample.take(), title: "A", loops: 1).text
    let side = Int(DressSample.side)
    // All moments beside each other: a browser takes a second to start. What has an id has one of its
    // own in each.
    let pictures = Self.shares.enumerated().map { number, share in
      let page = """
        <body style="margin:0">\(svg)<script>
        for (const motion of document.getAnimations()) motion.pause(), motion.currentTime = \(1000 * share)
        </script>
        """
      let source = page.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return """
        <iframe style="border:0;position:absolute;top:0;left:\(number * side)px" \
        width="\(side)" height="\(side)" srcdoc="\(source)"></iframe>
        """
    }
    let page = try folder.file(
      "page.html", "<!DOCTYPE html><body style=\"margin:0\">" + pictures.joined())
    let file = folder.url.appendingPathComponent("page.png")
    _ = try BrowserTests.chromium([
      "--hide-scrollbars", "--window-size=\(side * pictures.count),\(side)",
      "--screenshot=\(file.path)", page.path,
    ])
    let shown = try PNGFile.read(file)
    for (number, share) in Self.shares.enumerated() {
      let part = shown.part(Rect(Double(number * side), 0, DressSample.side, DressSample.side))
      let ratio = part.ratio(to: sample.picture(at: share), in: DressSample.whole)
      #expect(ratio >= 27, "\(sample.testDescription) at \(share): \(ratio) dB")
    }
  }

  @Test(
    .enabled(if: Rlottie.shared != nil, "rlottie is missing: apt-get install librlottie0-1"),
    arguments: DressSample.lines + DressSample.gradients + DressSample.fits)
  func lottieShowsThemAsTheProgramDoes(_ sample: DressSample) throws {
    let player = try #require(Rlottie.shared)
    let text = LottieFile(sample.take(), title: "A").text
    let size = Size(DressSample.side, DressSample.side)
    for share in Self.shares.dropLast() {
      let frame = Int((60 * share).rounded())
      let shown = try #require(player.picture(of: text, frame: frame, size))
      let own = sample.picture(at: Double(frame) / 60)
      let ratio = shown.ratio(to: own, in: DressSample.whole)
      // rlottie draws the last dash on to the first one.
      let least = sample.testDescription == "dashes" ? 18.0 : 23
      #expect(ratio >= least, "\(sample.testDescription) at frame \(frame): \(ratio) dB")
    }
  }

  @Test(arguments: DressSample.all)
  func onlyShadowsOfLottieFilesAreLeftOut(_ sample: DressSample) {
    let take = sample.take()
    #expect(take.limits.isEmpty)
    let hasShadows = DressSample.shadows.contains { $0.testDescription == sample.testDescription }
    #expect(
      LottieFile.limits(of: take)
        == (hasShadows ? ["it leaves out shadows, which Lottie files have not"] : []))
  }
}

extension Bitmap {
  /// A part of it.
  fileprivate func part(_ rect: Rect) -> Bitmap {
    let part = Bitmap(width: Int(rect.width), height: Int(rect.height))
    for y in 0..<part.height {
      for x in 0..<part.width {
        part.pixels[y * part.width + x] = pixels[(y + Int(rect.y)) * width + x + Int(rect.x)]
      }
    }
    return part
  }
}
