/// A linear map of the plane with a shift: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  /// The numbers of the map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
  public var a, b, c, d, tx, ty: Double

  /// A map by its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by a distance in points.
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Scales around the origin.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn by an angle in radians; positive angles turn clockwise on screen (y grows downwards).
  public static func rotation(_ angle: Double) -> AffineTransform {
    let sine = Math.sin(angle)
    let cosine = Math.cos(angle)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that first applies this one and then the other.
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The point to which a point is taken.
  public func apply(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The factor by which areas grow, negative for a mirror image.
  public var determinant: Double { a * d - b * c }

  /// The map back, or nil if this one flattens the plane.
  public var inverse: AffineTransform? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return AffineTransform(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// The smallest rectangle around the image of a rectangle.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      apply(to: rect.origin), apply(to: Point(rect.maxX, rect.minY)),
      apply(to: Point(rect.minX, rect.maxY)), apply(to: Point(rect.maxX, rect.maxY)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = Point(min(low.x, corner.x), min(low.y, corner.y))
      high = Point(max(high.x, corner.x), max(high.y, corner.y))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
