/// Where in a gradient's table each pixel lies: a fixed-point number with 32 binary places that
/// grows evenly along a row and from row to row.
struct GradientRamp {
  private let origin: Double
  private let perRow: Double
  let perColumn: Int

  /// The gradient from `start` to `end` in coordinates that `map` moves to the device's; nil if
  /// one of them makes no sense. With `start` = `end` everything lies at its end.
  init?(start: Point, end: Point, map: AffineTransform) {
    guard let inverse = map.inverse else { return nil }
    let axis = end - start
    let length = axis.x * axis.x + axis.y * axis.y
    let scale = Double(GradientTable.last) / length
    guard length > 0, scale.isFinite else {
      (origin, perRow, perColumn) = (Self.whole(GradientTable.last), 0, 0)
      return
    }
    let across = (inverse.a * axis.x + inverse.b * axis.y) * scale
    let down = (inverse.c * axis.x + inverse.d * axis.y) * scale
    let first = inverse.apply(to: Point(0.5, 0.5)) - start
    let base = (first.x * axis.x + first.y * axis.y) * scale + 0.5
    guard across.isFinite, down.isFinite, base.isFinite else { return nil }
    origin = base * 0x1p32
    perRow = down * 0x1p32
    perColumn = Int(max(-0x1p38, min(0x1p38, across)) * 0x1p2) << 30
  }

  /// The place of a row's pixel at x = 0.
  func start(ofRow y: Int) -> Int {
    Int(max(-0x1p61, min(0x1p61, origin + perRow * Double(y))))
  }

  private static func whole(_ index: Int) -> Double { Double(index) * 0x1p32 }
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
    table[max(0, min(GradientTable.last, position &>> 32))]
  }
}
