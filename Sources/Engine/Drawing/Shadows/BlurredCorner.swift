/// The coverage of a blurred rectangle at places an eighth of a standard deviation apart, between
/// which it is as good as straight.
///
/// All four corners are alike, and far from them nothing changes along a side: there is only one.
struct BlurredCorner {
  private let rect: Rect
  /// The place of the corner, in points from the first one.
  private let margin: Double
  /// Places in a point.
  private let density: Double
  private let last: SIMD2<Float>
  private let width: Int
  private let values: UnsafePointer<Float>

  /// The most places along a side.
  private static let most = 512.0

  /// - Parameter memory: keeps the values, as long as the corner is used.
  init(_ box: BlurredBox, _ memory: ShadowRows) {
    rect = box.rect
    margin = Gaussian.limit * box.deviation
    let reach = box.radius + margin
    let lengths = Size(
      margin + min(rect.width / 2, reach), margin + min(rect.height / 2, reach))
    let step = max(box.deviation / 8, max(lengths.width, lengths.height) / Self.most)
    density = 1 / step
    last = SIMD2(Float(lengths.width / step), Float(lengths.height / step))
    width = Int(last.x) + 2
    let height = Int(last.y) + 2
    let values = memory.corner.reserve(width * height)
    values.update(repeating: 0, count: width * height)
    let columns = memory.factors.reserve(width)
    for slab in box.slabs {
      for x in 0..<width {
        columns[x] = Float(box.column(slab, rect.minX - margin + Double(x) * step))
      }
      for y in 0..<height {
        let factor = Float(box.row(slab, rect.minY - margin + Double(y) * step))
        guard factor > 0 else { continue }
        let row = values + y * width
        for x in 0..<width { row[x] += columns[x] * factor }
      }
    }
    self.values = UnsafePointer(values)
  }

  /// The share of the blurred rectangle that lies on a point, 0…1.
  @inline(__always) func coverage(at place: Point) -> Float {
    let x = index(min(place.x - rect.minX, rect.maxX - place.x), last.x)
    let y = index(min(place.y - rect.minY, rect.maxY - place.y), last.y)
    let (column, row) = (Int32(x), Int32(y))
    let (right, below) = (x - Float(column), y - Float(row))
    let upper = values + (Int(row) &* width &+ Int(column))
    let lower = upper + width
    let first = upper[0] + (upper[1] - upper[0]) * right
    let second = lower[0] + (lower[1] - lower[0]) * right
    return first + (second - first) * below
  }

  @inline(__always) private func index(_ depth: Double, _ last: Float) -> Float {
    max(0, min(last, Float((depth + margin) * density)))
  }
}
