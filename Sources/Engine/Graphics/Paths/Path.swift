/// An outline of straight lines and Bézier curves, as data.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    case close
  }

  /// The steps of the pen, in order.
  public var elements: [Element]
  /// The inside of the path: false for all that it runs around more often one way than the other
  /// (the non-zero rule), true for what it runs around an odd number of times.
  public var isEvenOdd = false

  /// A path of steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// True if it has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Lifts the pen and puts it down at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Draws a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Draws a quadratic Bézier curve.
  public mutating func quad(_ control: Point, to point: Point) {
    elements.append(.quad(control: control, to: point))
  }
  /// Draws a cubic Bézier curve.
  public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
    elements.append(.cubic(control1: control1, control2: control2, to: point))
  }
  /// Draws back to where the pen was put down last.
  public mutating func close() { elements.append(.close) }
}

extension Path {
  /// The share of the radius at which a cubic's control points make a quarter circle.
  private static let circleControl = 0.5522847498307936

  /// The outline of a rectangle.
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.line(to: Point(rect.maxX, rect.minY))
    path.line(to: Point(rect.maxX, rect.maxY))
    path.line(to: Point(rect.minX, rect.maxY))
    path.close()
    return path
  }

  /// A rectangle with round corners; a radius beyond half the shorter side is cut to it.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return .rect(rect) }
    return rounded(rect, Size(radius, radius))
  }

  /// The ellipse that touches all four sides of a rectangle; it begins at its top and runs
  /// clockwise.
  public static func ellipse(in rect: Rect) -> Path {
    rounded(rect, Size(rect.width / 2, rect.height / 2))
  }

  /// The outline of a circle; it begins at its top and runs clockwise.
  public static func circle(center: Point, radius: Double) -> Path {
    ellipse(in: Rect(center: center, size: Size(2 * radius, 2 * radius)))
  }

  /// A rectangle with corners of quarters of an ellipse; radii are at most half the sides.
  package static func rounded(_ rect: Rect, _ radius: Size) -> Path {
    let dx = radius.width * (1 - circleControl)
    let dy = radius.height * (1 - circleControl)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let (rx, ry) = (radius.width, radius.height)
    var path = Path()
    path.move(to: Point(left + rx, top))
    path.line(to: Point(right - rx, top))
    path.cubic(Point(right - dx, top), Point(right, top + dy), to: Point(right, top + ry))
    path.line(to: Point(right, bottom - ry))
    path.cubic(Point(right, bottom - dy), Point(right - dx, bottom), to: Point(right - rx, bottom))
    path.line(to: Point(left + rx, bottom))
    path.cubic(Point(left + dx, bottom), Point(left, bottom - dy), to: Point(left, bottom - ry))
    path.line(to: Point(left, top + ry))
    path.cubic(Point(left, top + dy), Point(left + dx, top), to: Point(left + rx, top))
    path.close()
    return path
  }
}
