/// Where in a gradient's table each pixel lies: a fixed-point number that grows evenly along a
/// row and from row to row, the same wherever a span begins.
struct GradientRamp {
  /// How many binary places the numbers have.
  let places: Int
  let perColumn: Int
  private let origin: Double
  private let perRow: Double

  /// The gradient from `start` to `end` in coordinates that `map` moves to the device's; nil if
  /// one of them makes no sense. A gradient without length shows its end's colour.
  init?(start: Point, end: Point, map: AffineTransform) {
    guard let inverse = map.inverse else { return nil }
    let axis = end - start
    let scale = Double(GradientTable.last) / (axis.x * axis.x + axis.y * axis.y)
    let across = (inverse.a * axis.x + inverse.b * axis.y) * scale
    let down = (inverse.c * axis.x + inverse.d * axis.y) * scale
    let first = inverse.apply(to: Point(0.5, 0.5)) - start
    let base = (first.x * axis.x + first.y * axis.y) * scale + 0.5
    let steepness = max(abs(across), abs(down))
    guard axis != .zero, steepness <= 0x1p28 else {
      guard axis.x.isFinite, axis.y.isFinite else { return nil }
      (places, perColumn, origin, perRow) = (0, 0, Double(GradientTable.last), 0)
      return
    }
    guard base.isFinite else { return nil }
    // Steps times the largest coordinate, 2²⁰, must stay below 2⁶¹.
    places = steepness <= 0x1p8 ? 32 : 12
    let unit = Double(1 << places)
    perColumn = Int(across * unit)
    origin = base * unit
    perRow = down * unit
  }

  /// The place of a row's pixel at x = 0.
  func start(ofRow y: Int) -> Int {
    Int(max(-0x1p61, min(0x1p61, origin + perRow * Double(y))))
  }
}

/// Paints with a linear gradient.
struct GradientSink: SpanSink {
  private let surface: Surface
  private let ramp: GradientRamp
  private let table: UnsafePointer<UInt32>
  private let isOpaque: Bool
  private let opacity: UInt32
  private var row: UnsafeMutablePointer<UInt32>
  private var rowStart = 0

  /// `table` must outlive the sink; `opacity` is 0…255.
  init(
    surface: Surface, ramp: GradientRamp, table: UnsafePointer<UInt32>, isOpaque: Bool,
    opacity: UInt32
  ) {
    self.surface = surface
    self.ramp = ramp
    self.table = table
    self.isOpaque = isOpaque
    self.opacity = opacity
    row = surface.base
  }

  mutating func beginRow(_ y: Int) {
    row = surface.row(y)
    rowStart = ramp.start(ofRow: y)
  }

  func span(x: Int, count: Int, coverage: UInt32) {
    let place = row + (x &- surface.bounds.left)
    let factor = Pixel.product(coverage, opacity)
    let step = ramp.perColumn
    var position = rowStart &+ x &* step
    if step == 0 {
      SolidSink.blend(Pixel.scaled(pixel(position), by: factor), place, count)
    } else if factor == 255 && isOpaque {
      for index in 0..<count {
        place[index] = pixel(position)
        position &+= step
      }
    } else {
      for index in 0..<count {
        let front = Pixel.scaled(pixel(position), by: factor)
        place[index] = Pixel.over(front, place[index])
        position &+= step
      }
    }
  }

  @inline(__always) private func pixel(_ position: Int) -> UInt32 {
    table[max(0, min(GradientTable.last, position &>> ramp.places))]
  }
}
