/// Blends the pixels of another surface over the same device coordinates with those of a surface.
struct BlendSink: SpanSink {
  private let surface: Surface
  private let source: Surface
  private let mode: BlendMode
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>
  private var sourceRow: UnsafePointer<UInt32>

  /// `opacity` is 0…255.
  init(surface: Surface, source: Surface, mode: BlendMode, opacity: UInt32) {
    self.surface = surface
    self.source = source
    self.mode = mode
    self.opacity = opacity
    row = surface.base
    sourceRow = UnsafePointer(source.base)
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    sourceRow = UnsafePointer(source.row(y))
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let factor = Pixel.product(coverage, opacity)
    let (front, back) = (sourceRow + (x &- source.bounds.left), row + (x &- surface.bounds.left))
    for index in 0..<count where front[index] != 0 {
      back[index] = mode.blended(Pixel.scaled(front[index], by: factor), back[index])
    }
  }

  func quad(x: Int, coverage: SIMD4<UInt32>) {
    for index in 0..<4 where coverage[index] != 0 {
      span(x: x &+ index, count: 1, coverage: coverage[index])
    }
  }
}
