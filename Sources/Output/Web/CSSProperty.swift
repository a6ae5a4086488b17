import Engine

/// A CSS property that an export animates: how its values are written, and how close they must be.
struct CSSProperty: Sendable {
  /// The property's name; `sides` is four of them.
  let name: String
  /// The lanes that its values have.
  let count: Int
  /// The outline of a value, if that is what its numbers are for.
  private(set) var path: (@Sendable (Lanes) -> Path)?
  /// The most by which a number may differ from the engine's before it is rounded to the digits
  /// that are written, > 0; nil: it only jumps.
  let tolerance: Double?
  /// The property with a value, as it stands in a rule.
  let declaration: @Sendable (Lanes) -> String

  private init(
    lanes count: Int, of name: String, within tolerance: Double?,
    _ declaration: @escaping @Sendable (Lanes) -> String
  ) {
    (self.name, self.count, self.declaration) = (name, count, declaration)
    self.tolerance = tolerance.map { 0.9 * $0 }
  }

  private init(
    _ name: String, _ count: Int = 1, within tolerance: Double?,
    _ text: @escaping @Sendable (Lanes) -> String
  ) {
    self.init(lanes: count, of: name, within: tolerance) { "\(name): \(text($0))" }
  }

  /// In points, shares and radians; what is seen of it is far below a pixel.
  private static let (length, share, turn) = (0.2, 0.002, 0.0005)

  static let translate = CSSProperty("translate", 2, within: length) {
    "\(CSSText.length($0[0])) \(CSSText.length($0[1]))"
  }
  static let rotate = CSSProperty("rotate", within: turn) {
    CSSText.number($0[0] * 180 / .pi, decimals: 3) + "deg"
  }
  static let scale = CSSProperty("scale", 2, within: 0.0005) { lanes in
    let (x, y) = (CSSText.number(lanes[0], decimals: 5), CSSText.number(lanes[1], decimals: 5))
    return x == y ? x : "\(x) \(y)"
  }
  static let opacity = share("opacity")
  static let visibility = CSSProperty("visibility", within: nil) {
    $0[0] > 0.5 ? "visible" : "hidden"
  }
  static let blur = CSSProperty("filter", within: length) { "blur(\(CSSText.length($0[0])))" }

  /// The sides of a rectangle around the origin, which are four properties.
  static let sides = CSSProperty(lanes: 2, of: "sides", within: length) { size in
    sides(of: size).map { "\($0): \(CSSText.length($1))" }.joined(separator: "; ")
  }

  /// The names and values of the sides of a rectangle around the origin.
  static func sides(of size: Lanes) -> [(name: String, value: Double)] {
    [("x", size[0] / -2), ("y", size[1] / -2), ("width", size[0]), ("height", size[1])]
  }

  /// The lengths of dashes and of the gaps behind them.
  ///
  /// - Parameter count: of both.
  static func dashes(_ count: Int, within tolerance: Double) -> CSSProperty {
    CSSProperty("stroke-dasharray", count, within: tolerance) { lanes in
      (0..<count).map { CSSText.number(max(0, lanes[$0]), decimals: 4) }.joined(separator: " ")
    }
  }

  /// An outline that always has the same elements.
  static func path(_ path: @escaping @Sendable (Lanes) -> Path) -> CSSProperty {
    var property = CSSProperty("d", Lanes.scalarCount, within: length) {
      "path(\"\(SVGText.path(path($0)))\")"
    }
    property.path = path
    return property
  }

  /// A length in points.
  static func length(_ name: String) -> CSSProperty {
    CSSProperty(name, within: length) { CSSText.length($0[0]) }
  }

  /// A colour without its alpha, which goes its own way as the engine's colours do.
  static func color(_ name: String) -> CSSProperty {
    CSSProperty(name, 3, within: share) { Color(lanes: $0).hexText }
  }

  static func share(_ name: String) -> CSSProperty {
    CSSProperty(name, within: share) { CSSText.share($0[0]) }
  }
}
