/// Takes pixels with their coverage: the last step of painting.
///
/// They come row by row from the top, in a row from the left, inside the block that was asked for.
protocol SpanSink {
  mutating func beginRow(_ y: Int)
  /// Takes pixels that are covered alike, by 1…255.
  func span(x: Int, count: Int, coverage: UInt32)
  /// Takes four pixels, each with a coverage of its own, 0…255.
  func quad(x: Int, coverage: SIMD4<UInt32>)
}

/// Pixels and how much of each a shape covers.
protocol Coverage {
  /// A block around the pixels.
  var bounds: PixelRect { get }
  /// Hands the pixels to a sink.
  func sweep<Sink: SpanSink>(into sink: Sink)
}

/// A shape that is a block of whole pixels.
extension PixelRect: Coverage {
  var bounds: PixelRect { self }

  func sweep<Sink: SpanSink>(into sink: Sink) {
    guard !isEmpty else { return }
    var sink = sink
    for y in top..<bottom {
      sink.beginRow(y)
      sink.span(x: left, count: width, coverage: 255)
    }
  }
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
    let veil = PixelVeil(front)
    var index = 0
    while index &+ 8 <= count {
      (place + index).four = veil.over((place + index).four)
      (place + (index &+ 4)).four = veil.over((place + (index &+ 4)).four)
      index &+= 8
    }
    if index &+ 4 <= count {
      (place + index).four = veil.over((place + index).four)
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
  private var sourceRow: UnsafePointer<UInt32>

  /// `opacity` is 0…255.
  init(surface: Surface, source: Surface, opacity: UInt32) {
    self.surface = surface
    self.source = source
    self.opacity = opacity
    row = surface.base
    sourceRow = UnsafePointer(source.base)
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    sourceRow = UnsafePointer(source.row(y))
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    Self.blend(
      sourceRow + (x &- source.bounds.left), row + (x &- surface.bounds.left), count,
      factor: Pixel.product(coverage, opacity))
  }

  @inline(__always) func quad(x: Int, coverage: SIMD4<UInt32>) {
    Self.blend(
      (sourceRow + (x &- source.bounds.left)).four, PixelQuad.factors(coverage, opacity),
      row + (x &- surface.bounds.left))
  }

  /// Lays pixels times `factor` / 255 over a run of others.
  static func blend(
    _ pixels: UnsafePointer<UInt32>, _ place: UnsafeMutablePointer<UInt32>, _ count: Int,
    factor: UInt32
  ) {
    let factors = PixelQuad.Lanes(repeating: UInt16(truncatingIfNeeded: factor))
    var index = 0
    while index &+ 4 <= count {
      let four = (pixels + index).four
      // What is painted apart seldom fills its surface, but where it does, mostly with full opacity.
      if four.areOpaque {
        (place + index).four =
          factor == 255
          ? four
          : PixelQuad(four).scaled(by: factors).over((place + index).four, rest: 255 &- factors)
      } else if four != .zero {
        blend(four, factors, place + index)
      }
      index &+= 4
    }
    while index < count {
      let front = Pixel.scaled(pixels[index], by: factor)
      place[index] = Pixel.over(front, place[index])
      index &+= 1
    }
  }

  /// Lays four pixels, each times a factor of its own, over others.
  @inline(__always) static func blend(
    _ four: SIMD4<UInt32>, _ factors: PixelQuad.Lanes, _ place: UnsafeMutablePointer<UInt32>
  ) {
    let front = PixelQuad(four).scaled(by: factors)
    place.four = front.over(place.four, rest: 255 &- front.alpha)
  }
}
