import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import EngineSystem

/// Bands cover what is to be painted, and their number cannot be seen.
@Suite struct BandsTests {
  @Test func bandsCoverAllRowsOnce() {
    forAll(seeds: 0..<300) { random in
      let blocks = random.list(count: 0...5) {
        PixelRect(
          x: $0.int(in: 0...50), y: $0.int(in: 0...50), width: $0.int(in: 0...40),
          height: $0.int(in: 0...40))
      }
      let count = random.int(in: -1...60)
      let bands = Bands.rows(of: blocks, count: count)
      let visible = blocks.filter { !$0.isEmpty }
      #expect(bands.first?.lowerBound == visible.map(\.top).min())
      #expect(bands.last?.upperBound == visible.map(\.bottom).max())
      #expect(zip(bands, bands.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      #expect(bands.allSatisfy { !$0.isEmpty } && bands.count <= max(1, count))
    }
  }

  @Test func bandsShareThePixels() {
    let blocks = [
      PixelRect(x: 0, y: 0, width: 10, height: 100),
      PixelRect(x: 0, y: 100, width: 30, height: 100),
    ]
    #expect(Bands.rows(of: blocks, count: 2) == [0..<134, 134..<200])
    #expect(Bands.rows(of: blocks, count: 4) == [0..<100, 100..<134, 134..<167, 167..<200])
  }

  @Test func theNumberOfBandsCannotBeSeen() {
    let glyphs = PatternGlyphs()
    forAll(seeds: 0..<60) { random in
      let list = random.displayList()
      let width = random.int(in: 1...130)
      let height = random.int(in: 1...90)
      let scale = random.element(of: [0.5, 1, 1.3])
      let whole = Bitmap(width: width, height: height)
      whole.clear(.white)
      Painter().paint(list, into: whole, scale: scale, glyphs: glyphs)
      for cores in 1...7 {
        let bitmap = Bitmap(width: width, height: height)
        bitmap.withPixels {
          BandPainter(cores: cores, smallestBand: 1).paint(
            list, into: $0, blocks: [$0.bounds], scale: scale, glyphs: glyphs)
        }
        #expect(bitmap.pixels == whole.pixels, "\(cores) cores, \(width)×\(height)")
      }
    }
  }

  /// A window that was full-screen once does not keep the memory for that.
  @Test func memoryForMuchLargerPicturesIsNotKept() {
    let bands = BandPainter(cores: 2, smallestBand: 1)
    let glyphs = PatternGlyphs()
    func painters(afterPicture width: Int, _ height: Int) -> [ObjectIdentifier] {
      let bitmap = Bitmap(width: width, height: height)
      bitmap.withPixels {
        bands.paint(DisplayList([]), into: $0, blocks: [$0.bounds], scale: 1, glyphs: glyphs)
      }
      return bands.painters.map(ObjectIdentifier.init)
    }
    let first = painters(afterPicture: 100, 80)
    #expect(first.count == 4 && painters(afterPicture: 100, 40) == first)
    weak let painter = bands.painters.first
    #expect(painters(afterPicture: 100, 39).count == 4 && painter == nil)
    let second = painters(afterPicture: 40, 40)
    #expect(painters(afterPicture: 100, 80) == second)
  }

  @Test func coresAreThoseAllowed() {
    #expect(Cores.count(inStatus: "Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n") == 2)
    #expect(Cores.count(inStatus: "Cpus_allowed:\tff,00000001,fffffffe\n") == 40)
    #expect(Cores.count(inStatus: "") == 1)
    #expect(Cores.count(inStatus: "Cpus_allowed:\t0\n") == 1)
    #expect(Cores.usable >= 1)
  }
}
