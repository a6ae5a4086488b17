/// A blurred rectangle that lies across rows and columns, on its way to the device.
struct TurnedShadow {
  private let rect: Rect
  private let reach: Double
  private let corner: BlurredCorner
  private let inverse: AffineTransform
  /// The part of the rectangle of which nothing will be seen, half a pixel less on all sides.
  private let hidden: Rect?
  private let bounds: PixelRect
  private let pen: ShadowPen
  private let weights: UnsafeMutablePointer<UInt32>

  init(
    _ box: BlurredBox, _ inverse: AffineTransform, hidden: Rect?, in bounds: PixelRect,
    _ pen: ShadowPen, _ memory: ShadowRows
  ) {
    let rect = box.rect
    (self.rect, self.inverse, self.bounds, self.pen) = (rect, inverse, bounds, pen)
    reach = Gaussian.limit * box.deviation
    corner = BlurredCorner(box, memory)
    let (width, height) = (abs(inverse.a) + abs(inverse.c), abs(inverse.b) + abs(inverse.d))
    self.hidden = hidden.map {
      Rect($0.minX + width / 2, $0.minY + height / 2, $0.width - width, $0.height - height)
    }
    weights = memory.weights.reserve(bounds.width)
  }

  func paint() {
    for y in bounds.top..<bounds.bottom {
      let seen = columns(y, in: rect.inset(by: -reach), of: bounds.left..<bounds.right)
      guard let hidden else {
        paint(y, seen)
        continue
      }
      let cut = columns(y, in: hidden, of: seen)
      paint(y, seen.lowerBound..<cut.lowerBound)
      paint(y, cut.upperBound..<seen.upperBound)
    }
  }

  /// The columns of a row whose middles lie inside a rectangle.
  private func columns(_ y: Int, in rect: Rect, of columns: Range<Int>) -> Range<Int> {
    let place = Double(y) + 0.5
    let across = LinePlaces(step: inverse.a, row: inverse.c * place, shift: inverse.tx)
    let down = LinePlaces(step: inverse.b, row: inverse.d * place, shift: inverse.ty)
    let inside = across.columns(from: rect.minX - 0.5, to: rect.maxX - 0.5, in: columns)
    return down.columns(from: rect.minY - 0.5, to: rect.maxY - 0.5, in: inside)
  }

  private func paint(_ y: Int, _ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let row = Double(y) + 0.5
    for x in columns {
      let place = inverse.apply(to: Point(Double(x) + 0.5, row))
      weights[x &- columns.lowerBound] = ShadowPen.weights(
        corner.coverage(at: place) * pen.strength)
    }
    pen.paint(weights, columns, row: y)
  }
}
