import EngineTestSupport
import Testing

@testable import Engine

/// The even-odd rule, and huge curves of which little is seen.
@Suite struct EvenOddTests {
  private func painted(_ path: Path, clip: PixelRect? = nil) -> [UInt32] {
    let bitmap = Bitmap(width: 24, height: 20)
    Painter().paint(
      DisplayList([.fill(path, .color(.black))]), into: bitmap, clip: clip, glyphs: nil)
    return bitmap.pixels
  }

  private func square(_ x: Double, _ y: Double, _ side: Double, isReversed: Bool) -> Path {
    let path = Path.rect(Rect(x, y, side, side))
    return isReversed ? path.reversed : path
  }

  /// Every way to lay up to three squares of both directions over one another.
  @Test func coveredIsWhatIsInsideAnOddNumberOfTimes() {
    let places: [(Double, Double)] = [(2, 2), (6, 4), (3, 7)]
    for choice in allLists(of: [0, 1, 2], upTo: 3) where choice.count == 3 {
      var path = Path()
      var squares: [(Double, Double)] = []
      for (place, kind) in zip(places, choice) where kind > 0 {
        path = path + square(place.0, place.1, 9, isReversed: kind == 2)
        squares.append(place)
      }
      path.isEvenOdd = true
      let pixels = painted(path)
      for y in 0..<20 {
        for x in 0..<24 {
          let count = squares.count { place in
            (place.0..<place.0 + 9).contains(Double(x))
              && (place.1..<place.1 + 9).contains(Double(y))
          }
          let wanted: UInt32 = count.isMultiple(of: 2) ? 0 : 0xFF00_0000
          #expect(pixels[y * 24 + x] == wanted, "\(choice) at \(x), \(y)")
        }
      }
    }
  }

  @Test func aPathWithoutOverlapLooksTheSame() {
    var path = Path.circle(center: Point(11.3, 9.6), radius: 7.2)
    let nonZero = painted(path)
    path.isEvenOdd = true
    #expect(painted(path) == nonZero)
  }

  @Test func aClipHasARuleToo() {
    var ring = Path.rect(Rect(2, 2, 16, 16)) + .rect(Rect(6, 6, 8, 8))
    ring.isEvenOdd = true
    let bitmap = Bitmap(width: 24, height: 20)
    let layer = Layer(clip: ring, commands: [.fill(.rect(Rect(0, 0, 24, 20)), .color(.black))])
    Painter().paint(DisplayList([.layer(layer)]), into: bitmap, glyphs: nil)
    #expect(bitmap.pixels == painted(ring))
    #expect(bitmap.pixels[10 * 24 + 10] == 0 && bitmap.pixels[4 * 24 + 4] == 0xFF00_0000)
  }

  /// Curves beside a block are passed there and drawn in the whole: the bytes are the same.
  @Test(arguments: UInt64(1)...60)
  func partsOfHugeCurvesHaveTheBytesOfTheWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> Point { Point(random.double(in: -2e4...2e4), random.double(in: -2e4...2e4)) }
    var path = Path()
    path.move(to: Point(random.double(in: 0...200), random.double(in: 0...150)))
    for _ in 0..<4 {
      let near = Point(random.double(in: 0...200), random.double(in: 0...150))
      path.cubic(point(), point(), to: near)
      path.quad(point(), to: near + Point(3, 5))
    }
    let joins: [StrokeStyle.Join] = [.miter, .round, .bevel]
    var style = StrokeStyle(
      width: random.element(of: [0.5, 3, 40]), join: random.element(of: joins))
    style.miterLimit = random.element(of: [1, 4, 30])
    let list = DisplayList([
      .fill(path, .color(Color(9, 90, 200, alpha: 0.5))), .stroke(path, style, .color(.black)),
    ])
    let whole = Bitmap(width: 200, height: 150)
    Painter().paint(list, into: whole, glyphs: nil)
    for _ in 0..<6 {
      let (left, top) = (random.int(in: 0...190), random.int(in: 0...140))
      let clip = PixelRect(left: left, top: top, right: left + 9, bottom: top + 9)
      let part = Bitmap(width: 200, height: 150)
      Painter().paint(list, into: part, clip: clip, glyphs: nil)
      for y in clip.top..<clip.bottom {
        for x in clip.left..<clip.right {
          let place = y * 200 + x
          #expect(part.pixels[place] == whole.pixels[place], "seed \(seed) at \(x), \(y)")
        }
      }
    }
  }

  /// Passing is the same as drawing: against the same curves cut into short ones by hand, which are
  /// never passed.
  @Test func hugeCurvesEnd() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<300 {
      path.arc(
        from: Point(Double(index % 20), 3), radii: Size(1e6, 1), turn: Double(index), isLarge: true,
        isClockwise: true, to: Point(Double((index + 1) % 20), 3))
    }
    let bitmap = Bitmap(width: 24, height: 20)
    let list = DisplayList([
      .fill(path, .color(.black)), .stroke(path, StrokeStyle(width: 1), .color(.white)),
    ])
    Painter().paint(list, into: bitmap, glyphs: nil)
    #expect(bitmap.pixels.contains { $0 != 0 })
  }
}
