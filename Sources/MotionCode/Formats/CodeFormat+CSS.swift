import Engine

extension CodeFormat {
  /// A transition, in which a spring is a `linear(…)`; CSS's words alone are read for all languages.
  static let css = CodeFormat(
    title: "CSS",
    text: { motion in
      let wait = motion.delay > 0 ? " \(CodeNumber.text(motion.delay))s" : ""
      return "transition: all \(CodeNumber.text(motion.duration))s \(motion.easing)\(wait);"
    }, read: cssReading, element: cssElement)

  /// A rule for the box, and its keyframes: one set for what moves alike.
  @Sendable private static func cssElement(_ element: CodedElement) -> String {
    let frame = element.frame
    func points(_ value: Double) -> String { PlainNumber.text(value, decimals: 2) + "px" }
    var (animations, rules): ([String], [String]) = ([], [])
    func add(_ timing: String, _ lines: [String]) {
      let name = "\(element.name)-\(animations.count + 1)"
      animations.append("\(name) \(timing) both")
      rules.append(
        (["@keyframes \(name) {"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n"))
    }
    for (motion, ways) in element.groups {
      let ways = ways.filter { $0.property != .center }
      guard !ways.isEmpty else { continue }
      let tolerance = ways.map(\.easingTolerance).min() ?? 0.001
      let wait = motion.delay > 0 ? " \(CodeNumber.text(motion.delay))s" : ""
      add(
        "\(CodeNumber.text(motion.duration))s \(motion.easing(within: tolerance))\(wait)",
        [
          "from { \(ways.map { $0.property.css($0.from) }.joined(separator: "; ")) }",
          "to { \(ways.map { $0.property.css($0.to) }.joined(separator: "; ")) }",
        ])
    }
    for way in element.pieced where way.property != .center {
      let end = way.span.end
      add("\(CodeNumber.text(end))s linear", way.cssKeyframes(until: end))
    }
    var still = element.still.map { "  \($0.property.css($0.from));\n" }.joined()
    if !animations.isEmpty {
      still += "  animation: \(animations.joined(separator: ",\n    "));\n"
    }
    return """
      #\(element.name) {
        position: absolute;
        left: \(points(frame.origin.x)); top: \(points(frame.origin.y));
        width: \(points(frame.size.width)); height: \(points(frame.size.height));
      \(still)}
      """ + "\n" + rules.joined(separator: "\n")
  }
}

extension CodedWay {
  /// The share of the way by which an easing may differ.
  fileprivate var easingTolerance: Double {
    let far = pieces.map { $0.to.distance(to: $0.from) }.max() ?? 0
    return min(0.001, property.tolerance / max(1e-9, far))
  }

  /// The lines within keyframes.
  fileprivate func cssKeyframes(until end: Double) -> [String] {
    zip(keys, keys.dropFirst() + keys.suffix(1)).filter { $0.0.time <= end + 1e-6 }.map {
      key, next in
      let place = PlainNumber.text(min(1, key.time / end) * 100, decimals: 4) + "%"
      let tolerance = property.tolerance / max(1e-9, key.value.distance(to: next.value))
      let isLine = key.curve == .linear || key.value == next.value
      let easing = CodedMotion(key.curve, duration: 1).easing(within: min(0.01, tolerance))
      let timing = isLine ? "" : "; animation-timing-function: \(easing)"
      return "\(place) { \(property.css(key.value))\(timing) }"
    }
  }
}

extension CodedProperty {
  /// The declaration of a value.
  fileprivate func css(_ value: Lanes) -> String {
    let numbers = (0..<count).map { number(value, $0) }
    switch self {
    case .offset: return "translate: \(numbers[0])px \(numbers[1])px"
    case .center: return ""
    case .scale:
      return "scale: " + (numbers[0] == numbers[1] ? numbers[0] : numbers.joined(separator: " "))
    case .rotation: return "rotate: \(numbers[0])deg"
    case .opacity: return "opacity: \(numbers[0])"
    case .size: return "width: \(numbers[0])px; height: \(numbers[1])px"
    case .color: return "background-color: \(Self.cssColor(value))"
    // The engine's borders lie inside of boxes, and shift nothing.
    case .borderColor: return "outline-color: \(Self.cssColor(value))"
    case .radius: return "border-radius: \(numbers[0])px"
    case .borderWidth:
      return
        "outline-style: solid; outline-width: \(numbers[0])px; outline-offset: -\(numbers[0])px"
    }
  }

  static func cssColor(_ value: Lanes) -> String {
    let color = Color(lanes: value)
    guard color.alpha < 1 else { return color.hexText }
    let parts = (0..<3).map { PlainNumber.text(value[$0] * 255, decimals: 1) }
    return "rgb(\(parts.joined(separator: " ")) / \(PlainNumber.text(color.alpha, decimals: 3)))"
  }
}

extension CodedMotion {
  /// The curve as an easing of CSS: what that has no function for becomes lines within a thousandth of
  /// it, or as near as 200 ends of lines can be.
  var easing: String {
    if case .piecewiseLinear = curve { return easing(within: 1) }
    return easing(within: linesTolerance)
  }

  /// The curve as an easing of CSS.
  ///
  /// - Parameter tolerance: of the share of the way, > 0, where CSS has no function for it.
  package func easing(within tolerance: Double) -> String {
    switch curve {
    case .cssEase: "ease"
    case .cssEaseIn: "ease-in"
    case .cssEaseOut: "ease-out"
    case .cssEaseInOut: "ease-in-out"
    default: easingCurve(within: tolerance).curve.cssText { PlainNumber.text($0, decimals: 4) }
    }
  }

  /// The same along a curve that CSS has a function for.
  private func easingCurve(within tolerance: Double) -> CodedMotion {
    switch curve {
    case .linear, .cubicBezier, .steps, .piecewiseLinear: self
    default: CodedMotion(.piecewiseLinear(curve.lines(within: tolerance)), duration: duration)
    }
  }
}
