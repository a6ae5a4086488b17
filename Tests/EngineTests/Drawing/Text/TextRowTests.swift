import EngineTestSupport
import Testing

@testable import Engine

/// Texts painted row by row against a plain sum for every pixel.
@Suite struct TextRowTests {
  /// The masks, the colour and the background that a text is painted from, and its place.
  private struct Scene {
    let mask: GlyphMask
    let other: GlyphMask
    let bounds: PixelRect
    let color: UInt32
    let background: [UInt32]

    static let size = (width: 61, height: 47)

    init(_ random: inout SeededGenerator) {
      mask = Self.mask(&random)
      other = Self.mask(&random)
      bounds = PixelRect(
        left: random.int(in: 0...30), top: random.int(in: 0...20),
        right: random.int(in: 30...Self.size.width), bottom: random.int(in: 20...Self.size.height))
      color = Self.pixel(&random)
      var background: [UInt32] = []
      for _ in 0..<Self.size.width * Self.size.height { background.append(Self.pixel(&random)) }
      self.background = background
    }

    /// Noise, or flat parts as letters have.
    private static func mask(_ random: inout SeededGenerator) -> GlyphMask {
      let (width, height) = (random.int(in: 1...36), random.int(in: 1...18))
      let blanks = random.element(of: [0, 0.5, 0.9])
      let isFlat = random.chance(0.3)
      var coverage: [UInt8] = []
      for _ in 0..<width * height {
        let level = UInt8(isFlat ? 255 : random.int(in: 0...255))
        coverage.append(random.chance(blanks) ? 0 : level)
      }
      return GlyphMask(
        width: width, height: height, coverage: coverage, left: random.int(in: -3...3),
        top: random.int(in: -9...0))
    }

    private static func pixel(_ random: inout SeededGenerator) -> UInt32 {
      let levels = (0..<3).map { _ in random.double(in: 0...1) }
      let alpha = random.chance(0.5) ? 1 : random.double(in: 0...1)
      return Pixel.premultiplied(
        Color(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha))
    }

    /// The picture after some painting.
    func painted(_ body: (inout SolidSink) -> Void) -> [UInt32] {
      let bitmap = Bitmap(width: Self.size.width, height: Self.size.height)
      bitmap.pixels = background
      let color = color
      bitmap.withPixels { plane in
        var sink = SolidSink(
          surface: Surface(base: plane.base, bounds: plane.bounds), color: color)
        body(&sink)
      }
      return bitmap.pixels
    }

    /// The picture with each pixel of the bounds covered as it is told.
    func plain(_ coverage: (_ x: Int, _ y: Int) -> Double) -> [UInt32] {
      var pixels = background
      for y in bounds.top..<bounds.bottom {
        for x in bounds.left..<bounds.right {
          let front = Pixel.scaled(color, by: UInt32(coverage(x, y) + 0.5))
          let place = y * Self.size.width + x
          pixels[place] = Pixel.over(front, pixels[place])
        }
      }
      return pixels
    }
  }

  // MARK: Pixel on pixel

  @Test func asItIsItIsThePlainSum() {
    forAll(seeds: 0..<60) { random in
      let scene = Scene(&random)
      let (mask, left, top) = (scene.mask, random.int(in: -9...40), random.int(in: -9...30))
      let bounds = PixelRect(x: left, y: top, width: mask.width, height: mask.height)
        .intersection(scene.bounds)
      guard !bounds.isEmpty else { return }
      let seen = scene.painted { mask.blend(x: left, y: top, in: bounds, into: &$0) }
      #expect(seen == scene.plain { mask.level($0 - left, $1 - top) })
    }
  }

  @Test func movedByAPartOfAPixelItIsThePlainSum() {
    forAll(seeds: 0..<60) { random in
      let scene = Scene(&random)
      let (mask, left, top) = (scene.mask, random.int(in: -9...40), random.int(in: -9...30))
      let (right, down) = (random.int(in: 0...255), random.int(in: 0...255))
      let bounds = PixelRect(x: left, y: top, width: mask.width + 1, height: mask.height + 1)
        .intersection(scene.bounds)
      guard !bounds.isEmpty else { return }
      let seen = scene.painted {
        mask.blend(
          x: left, y: top, right: right, down: down, in: bounds, into: &$0, TextRows())
      }
      #expect(
        seen
          == scene.plain { x, y in
            let (x, y) = (x - left, y - top)
            let above = mask.level(x - 1, y - 1) * Double(right)
            let here = mask.level(x - 1, y) * Double(right)
            let rest = Double(256 - right)
            let upper = (above + mask.level(x, y - 1) * rest) * Double(down)
            return (upper + (here + mask.level(x, y) * rest) * Double(256 - down)) / 65_536
          })
    }
  }

  // MARK: Through a map

  @Test func throughAMapItIsThePlainSum() {
    forAll(seeds: 0..<150) { random in
      let scene = Scene(&random)
      guard let map = Self.map(&random).inverse else { return }
      let seen = scene.painted {
        scene.mask.blend(through: map, in: scene.bounds, into: &$0, TextRows())
      }
      #expect(seen == scene.plain { scene.mask.sample(map, $0, $1) })
    }
  }

  @Test func twoMasksAreThePlainSum() {
    let rows = TextRows()
    forAll(seeds: 0..<150) { random in
      let scene = Scene(&random)
      let turn = Self.map(&random)
      let share = random.double(in: 0...1)
      let scale = random.double(in: 0.7...1.3)
      guard let map = turn.inverse,
        let other = AffineTransform.scale(scale, scale).then(turn).inverse
      else { return }
      let seen = scene.painted {
        scene.mask.blend(
          through: map, scene.other, other, share: share, in: scene.bounds, into: &$0, rows)
      }
      #expect(
        seen
          == scene.plain {
            scene.mask.sample(map, $0, $1) * (1 - share) + scene.other.sample(other, $0, $1) * share
          })
    }
  }

  /// Upright, mirrored, turned by any angle or by quarters, larger or smaller.
  private static func map(_ random: inout SeededGenerator) -> AffineTransform {
    let angle =
      switch random.int(in: 0...2) {
      case 0: 0.0
      case 1: Double(random.int(in: -3...3)) * .pi / 2
      default: random.double(in: -4...4)
      }
    let scale = Point(
      random.double(in: 0.2...4) * random.element(of: [1, 1, -1]), random.double(in: 0.2...4))
    let isExact = random.chance(0.3)
    let map = isExact ? AffineTransform.scale(1, -1) : .scale(scale.x, scale.y)
    return map.then(angle == 0 ? .identity : .rotation(angle)).then(
      .translation(
        isExact ? Double(random.int(in: 0...40)) / 2 : random.double(in: -9...40),
        isExact ? Double(random.int(in: 0...40)) / 2 : random.double(in: -9...40)))
  }
}

extension GlyphMask {
  /// The coverage of one pixel; beside the mask it is 0.
  fileprivate func level(_ column: Int, _ row: Int) -> Double {
    guard column >= 0, column < width, row >= 0, row < height else { return 0 }
    return Double(coverage[row * width + column])
  }

  /// The coverage between the four neighbours of a device's pixel.
  fileprivate func sample(_ map: AffineTransform, _ x: Int, _ y: Int) -> Double {
    let place = map.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5)) - Point(0.5, 0.5)
    guard place.x > -1, place.y > -1, place.x < Double(width), place.y < Double(height) else {
      return 0
    }
    let (column, row) = (Int(place.x + 1) - 1, Int(place.y + 1) - 1)
    let (right, below) = (place.x - Double(column), place.y - Double(row))
    let upper = level(column, row) * (1 - right) + level(column + 1, row) * right
    let lower = level(column, row + 1) * (1 - right) + level(column + 1, row + 1) * right
    return upper * (1 - below) + lower * below
  }
}
