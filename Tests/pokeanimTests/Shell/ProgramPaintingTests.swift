import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import EngineSystem
@testable import Studio
@testable import pokeanim

/// The program's frames that are painted over each other, in parts and bands, are those painted
/// alone.
@Suite struct ProgramPaintingTests {
  private func text() throws -> any TextMaker {
    try FontFinder().text {}
  }

  private func whole(
    _ list: DisplayList, _ width: Int, _ height: Int, scale: Double, text: any TextMaker
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.clear(.white)
    Painter().paint(list, into: bitmap, scale: scale, glyphs: text)
    return bitmap
  }

  private static let scripts = [
    "0.05 key Right\n0.3 key Right\n0.6 key Left",
    "0.05 key Return\n0.4 key g\n0.7 press 150 100\n0.8 move 190 100\n0.9 release",
    "0.05 key Space\n0.4 key Right\n0.7 key Tab",
    "0.05 key S\n0.4 key A\n0.6 key O\n0.8 key Down",
  ]

  @Test(arguments: zip(ScreenEntry.allCases, scripts))
  func framesInMotionAreThoseOfTheWholeScreen(name: ScreenEntry, script: String) throws {
    let text = try text()
    let options = AppOptions(
      Launch(screen: name, place: .window, duration: 1),
      Resources(assets: try AssetFinder().find(), text: text))
    let program = try App(options: options)
    let size = name.naturalSize
    var frames = FrameSequence(
      runtime: Runtime(screen: program, size: size), size: size, rate: 16, duration: 1,
      script: try InputScript(parsing: script))
    let scale = 0.77
    let width = Int(size.width * scale)
    let height = Int(size.height * scale) | 1
    let painters = [1, 3].map {
      FramePainter(text: text, bands: BandPainter(cores: $0, smallestBand: 999))
    }
    var changed = 0
    while let frame = try frames.next() {
      let list = frame.report.display
      let expected = whole(list, width, height, scale: scale, text: text)
      for painter in painters {
        let picture = painter.paint(list, width: width, height: height, scale: scale)
        #expect(picture.bitmap.pixels == expected.pixels, "\(name), frame \(frame.index)")
        #expect((picture.damage == nil) == (frame.index == 0))
        if picture.damage?.isEmpty == false { changed += 1 }
      }
    }
    #expect(changed > 6, "\(name) hardly moves: \(changed)")
  }
}
