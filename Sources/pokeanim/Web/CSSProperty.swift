import Engine

/// A CSS property that an export animates: how its values are written, and how close they must be.
struct CSSProperty: Sendable {
  let name: String
  /// The most by which a number may differ from the engine's, > 0.
  let tolerance: Double
  let text: @Sendable (Lanes) -> String

  /// The property with a value, as it stands in a rule.
  func declaration(_ value: Lanes) -> String {
    name == Self.sides.name ? text(value) : "\(name): \(text(value))"
  }

  /// In points, degrees and shares; what is seen of it is far below a pixel.
  private static let (length, share, turn) = (0.2, 0.002, 0.0005)

  static let translate = CSSProperty(name: "translate", tolerance: length) {
    "\(CSSText.length($0[0])) \(CSSText.length($0[1]))"
  }
  static let rotate = CSSProperty(name: "rotate", tolerance: turn) {
    CSSText.number($0[0] * 180 / .pi, decimals: 3) + "deg"
  }
  static let scale = CSSProperty(name: "scale", tolerance: 0.0005) { lanes in
    let (x, y) = (CSSText.number(lanes[0], decimals: 5), CSSText.number(lanes[1], decimals: 5))
    return x == y ? x : "\(x) \(y)"
  }
  static let opacity = CSSProperty(name: "opacity", tolerance: share) { CSSText.share($0[0]) }
  static let visibility = CSSProperty(name: "visibility", tolerance: 0.5) {
    $0[0] > 0.5 ? "visible" : "hidden"
  }
  static let blur = CSSProperty(name: "filter", tolerance: length) {
    "blur(\(CSSText.length($0[0])))"
  }

  /// The sides of a rectangle around the origin, which are four properties.
  static let sides = CSSProperty(name: "sides", tolerance: length) { size in
    [("x", size[0] / -2), ("y", size[1] / -2), ("width", size[0]), ("height", size[1])]
      .map { "\($0): \(CSSText.length($1))" }.joined(separator: "; ")
  }

  /// A length in points.
  static func length(_ name: String) -> CSSProperty {
    CSSProperty(name: name, tolerance: length) { CSSText.length($0[0]) }
  }

  /// A colour without its alpha, which goes its own way as the engine's colours do.
  static func color(_ name: String) -> CSSProperty {
    CSSProperty(name: name, tolerance: share) { CSSText.color(Color(lanes: $0)) }
  }

  static func share(_ name: String) -> CSSProperty {
    CSSProperty(name: name, tolerance: share) { CSSText.share($0[0]) }
  }
}
