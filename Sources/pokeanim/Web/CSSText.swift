import Engine

/// Values as CSS and SVG spell them, as short as they may be.
enum CSSText {
  /// - Parameter decimals: 0…9.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    PlainNumber.text(value, decimals: decimals)
  }

  static func length(_ value: Double) -> String {
    let text = number(value)
    return text == "0" ? "0px" : text + "px"
  }

  /// 0…1.
  static func share(_ value: Double) -> String { number(min(1, max(0, value)), decimals: 4) }

  /// `#rrggbb`, whatever the alpha is.
  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map {
      Int((min(1, max(0, $0)) * 255).rounded())
    }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func percent(_ share: Double) -> String { number(share * 100, decimals: 4) + "%" }

  /// An easing function.
  ///
  /// - Parameter tolerance: the most by which a share of the way may differ, > 0, where CSS has no
  ///   function for the curve.
  static func easing(_ curve: TimingCurve, within tolerance: Double) -> String {
    switch curve {
    case .cssEase: "ease"
    case .cssEaseIn: "ease-in"
    case .cssEaseOut: "ease-out"
    case .cssEaseInOut: "ease-in-out"
    case .cssStepEnd: "step-end"
    case .linear, .steps: curve.cssText
    case .cubicBezier(let curve): "cubic-bezier(\(points(of: curve)))"
    default: lines(of: curve.lines(within: tolerance))
    }
  }

  private static func points(of curve: CubicBezier) -> String {
    [curve.x1, curve.y1, curve.x2, curve.y2].map { number($0, decimals: 5) }.joined(separator: ", ")
  }

  private static func lines(of lines: PiecewiseLinear) -> String {
    let stops = lines.stops.enumerated().map { index, stop in
      let value = number(stop.value, decimals: 5)
      let isOpen =
        index == 0 && stop.position == 0 || index == lines.stops.count - 1 && stop.position == 1
      return isOpen ? value : "\(value) \(number(stop.position * 100, decimals: 3))%"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  /// Text between tags, and in attributes.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension TimingCurve {
  /// Few lines that stay close to the curve, its snap at the end included.
  ///
  /// - Parameter tolerance: of the share of the way, > 0.
  func lines(within tolerance: Double) -> PiecewiseLinear {
    if case .piecewiseLinear(let lines) = self { return lines }
    let stops = linearApproximation(tolerance: 0.2 * tolerance).stops
    let places = Polyline(
      times: stops.map(\.position), values: stops.map { Lanes(repeating: $0.value) }, start: 0,
      end: stops.count - 1
    ).places(within: 0.8 * tolerance)
    return PiecewiseLinear(places.map { stops[$0] })
  }
}
