/// The pixels of a gradient of which every row is a part of one strip.
struct GradientStrip {
  fileprivate let ramp: GradientRamp
  /// The pixel that lies at column 0 of a row that begins at the table's first place.
  fileprivate let base: UnsafePointer<UInt32>

  /// The most pixels of a strip.
  private static let most = 1 << 14

  /// nil if there is no such strip, or to make it would cost more than it saves.
  ///
  /// - Parameters:
  ///   - block: the pixels to paint; not empty.
  ///   - memory: keeps the strip, as long as it is used.
  init?(
    _ ramp: GradientRamp, _ table: UnsafePointer<UInt32>, over block: PixelRect,
    _ memory: ScratchMemory<UInt32>
  ) {
    guard let top = ramp.columns(toRow: block.top),
      let bottom = ramp.columns(toRow: block.bottom - 1)
    else { return nil }
    let first = min(top, bottom) + block.left
    let count = max(top, bottom) + block.right - first
    guard count <= Self.most, count * 2 <= block.area else { return nil }
    let pixels = memory.reserve(count)
    for index in 0..<count {
      pixels[index] = table[ramp.step(at: (first &+ index) &* ramp.perColumn)]
    }
    self.ramp = ramp
    base = UnsafePointer(pixels) - first
  }
}

/// Paints with such a gradient, which is opaque.
struct StripSink: SpanSink {
  private let surface: Surface
  private let strip: GradientStrip
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>
  private var pixels: UnsafePointer<UInt32>

  /// `opacity` is 0…255.
  init(surface: Surface, strip: GradientStrip, opacity: UInt32) {
    self.surface = surface
    self.strip = strip
    self.opacity = opacity
    row = surface.base
    pixels = strip.base
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y) - surface.bounds.left
    pixels = strip.base + (strip.ramp.columns(toRow: y) ?? 0)
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let factor = Pixel.product(coverage, opacity)
    if factor == 255 {
      (row + x).update(from: pixels + x, count: count)
    } else {
      SurfaceSink.blend(pixels + x, row + x, count, factor: factor)
    }
  }

  @inline(__always) func quad(x: Int, coverage: SIMD4<UInt32>) {
    SurfaceSink.blend((pixels + x).four, PixelQuad.factors(coverage, opacity), row + x)
  }
}
