/// Takes runs of pixels that are covered alike: the last step of painting.
///
/// Spans come row by row from the top, in a row from the left, inside the block that was asked
/// for; `coverage` is 1…255.
protocol SpanSink {
  mutating func beginRow(_ y: Int)
  func span(x: Int, count: Int, coverage: UInt32)
}

/// Paints with one colour.
struct SolidSink: SpanSink {
  let surface: Surface
  let color: UInt32
  private(set) var row: UnsafeMutablePointer<UInt32>

  init(surface: Surface, color: UInt32) {
    self.surface = surface
    self.color = color
    row = surface.base
  }

  mutating func beginRow(_ y: Int) { row = surface.row(y) }

  @inline(__always) func span(x: Int, count: Int, coverage: UInt32) {
    let place = row + (x &- surface.bounds.left)
    let front = coverage == 255 ? color : Pixel.scaled(color, by: coverage)
    if count == 1 {
      place.pointee = Pixel.over(front, place.pointee)
    } else {
      Self.blend(front, place, count)
    }
  }

  /// Lays one pixel over a run of them.
  static func blend(_ front: UInt32, _ place: UnsafeMutablePointer<UInt32>, _ count: Int) {
    if Pixel.alpha(front) == 255 {
      place.update(repeating: front, count: count)
      return
    }
    let four = PixelQuad(SIMD4(repeating: front))
    let rest = PixelQuad.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- Pixel.alpha(front)))
    var index = 0
    while index &+ 4 <= count {
      (place + index).four = four.over((place + index).four, rest: rest)
      index &+= 4
    }
    while index < count {
      place[index] = Pixel.over(front, place[index])
      index &+= 1
    }
  }
}

/// Paints with the pixels of another surface that lies over the same device coordinates.
struct SurfaceSink: SpanSink {
  private let surface: Surface
  private let source: Surface
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>
  private var sourceRow: UnsafeMutablePointer<UInt32>

  /// `opacity` is 0…255.
  init(surface: Surface, source: Surface, opacity: UInt32) {
    self.surface = surface
    self.source = source
    self.opacity = opacity
    row = surface.base
    sourceRow = source.base
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    sourceRow = source.row(y)
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let place = row + (x &- surface.bounds.left)
    let from = sourceRow + (x &- source.bounds.left)
    let factor = Pixel.product(coverage, opacity)
    let factors = PixelQuad.Lanes(repeating: UInt16(truncatingIfNeeded: factor))
    var index = 0
    while index &+ 4 <= count {
      let four = (from + index).four
      // What is painted apart seldom fills its surface.
      if four != .zero {
        let front = PixelQuad(four).scaled(by: factors)
        (place + index).four = front.over((place + index).four, rest: 255 &- front.alpha)
      }
      index &+= 4
    }
    while index < count {
      let front = Pixel.scaled(from[index], by: factor)
      place[index] = Pixel.over(front, place[index])
      index &+= 1
    }
  }
}
