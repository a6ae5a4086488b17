/// Paints with a radial gradient.
struct RadialSink: SpanSink {
  private let surface: Surface
  /// From the device's coordinates to those in which the outer circle has radius 1 and lies around
  /// the origin.
  private let inverse: AffineTransform
  private let focus: Point
  /// 1 less the square of the focus' distance from the middle.
  private let rest: Double
  private let table: UnsafePointer<UInt32>
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>
  /// The place of the row's pixel at x = 0, from the focus.
  private var rowStart = Point.zero

  /// `table` must outlive the sink; `opacity` is 0…255.
  init(
    surface: Surface, inverse: AffineTransform, focus: Point, table: UnsafePointer<UInt32>,
    opacity: UInt32
  ) {
    self.surface = surface
    self.inverse = inverse
    let distance = Math.hypot(focus.x, focus.y)
    // A focus outside would leave a part without a colour.
    self.focus = distance < 1 ? focus : focus * (0.99 / distance)
    rest = 1 - (self.focus.x * self.focus.x + self.focus.y * self.focus.y)
    self.table = table
    self.opacity = opacity
    row = surface.base
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    rowStart = inverse.apply(to: Point(0.5, Double(y) + 0.5)) - focus
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let place = row + (x &- surface.bounds.left)
    let factor = Pixel.product(coverage, opacity)
    for index in 0..<count {
      place[index] = Pixel.over(Pixel.scaled(pixel(x &+ index), by: factor), place[index])
    }
  }

  func quad(x: Int, coverage: SIMD4<UInt32>) {
    for index in 0..<4 where coverage[index] != 0 {
      span(x: x &+ index, count: 1, coverage: coverage[index])
    }
  }

  /// The colour of the circle that runs through a pixel: the circles lie around a middle that goes
  /// from the focus to the origin while they grow.
  @inline(__always) private func pixel(_ x: Int) -> UInt32 {
    let (across, down) = (
      rowStart.x + inverse.a * Double(x), rowStart.y + inverse.b * Double(x)
    )
    let along = across * focus.x + down * focus.y
    let square = across * across + down * down
    let share = (along + (along * along + rest * square).squareRoot()) / rest
    let last = Double(GradientTable.last)
    // What is no number counts as far away.
    return table[share < 1 ? max(0, Int(share * last + 0.5)) : GradientTable.last]
  }
}
