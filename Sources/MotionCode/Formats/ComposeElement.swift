import Engine

extension CodeFormat {
  /// The values of a transition, as `isOn` goes from false to true, and the modifiers that take them.
  @Sendable static func composeElement(_ element: CodedElement) -> String {
    let lanes = element.ways.flatMap { $0.composeLanes(of: element.frame) }
    let values = lanes.filter { !$0.isStill }.map { lane in
      "val \(lane.name) by change.\(lane.function)({ \(lane.spec) }) "
        + "{ if (it) \(lane.to) else \(lane.from) }"
    }
    func name(_ name: String, or value: Double) -> String {
      lanes.contains { $0.name == name && !$0.isStill }
        ? name : PlainNumber.text(value, decimals: 2) + ".dp"
    }
    let frame = element.frame
    var modifier =
      "Modifier.offset(\(name("x", or: frame.origin.x)), \(name("y", or: frame.origin.y)))"
      + ".size(\(name("width", or: frame.width)), \(name("height", or: frame.height)))"
    let layer = lanes.compactMap { lane in
      lane.isStill ? lane.layer?.replacing(" = \(lane.name)", with: " = \(lane.to)") : lane.layer
    }
    if !layer.isEmpty { modifier += ".graphicsLayer { \(layer.joined(separator: "; ")) }" }
    if let radius = lanes.first(where: { $0.name == "radius" }) {
      modifier += ".clip(RoundedCornerShape(\(radius.value)))"
    }
    if let color = lanes.first(where: { $0.name == "color" }) {
      modifier += ".background(\(color.value))"
    }
    if let width = lanes.first(where: { $0.name == "borderWidth" }),
      let color = lanes.first(where: { $0.name == "borderColor" })
    {
      let radius = lanes.first { $0.name == "radius" }
      let shape = radius.map { ", RoundedCornerShape(\($0.value))" } ?? ""
      modifier += ".border(\(width.value), \(color.value)\(shape))"
    }
    return
      (["val change = updateTransition(isOn, label = \"\(element.name)\")"] + values
      + ["Box(\(modifier))"]).joined(separator: "\n")
  }
}

/// A value that Compose moves by itself.
private struct ComposeLane {
  let name, function, spec, from, to: String
  /// What a layer makes of it; nil: a modifier has it.
  var layer: String?

  var isStill: Bool { from == to }
  /// Its name, or the value that it stays at.
  var value: String { isStill ? to : name }
}

extension CodedWay {
  fileprivate func composeLanes(of frame: Rect) -> [ComposeLane] {
    func lane(
      _ name: String, _ index: Int, _ function: String, _ unit: String, from start: Double = 0,
      layer: String? = nil
    ) -> ComposeLane {
      func text(_ value: Lanes) -> String {
        var value = value
        value[index] += start
        return property.number(value, index) + unit
      }
      return ComposeLane(
        name: name, function: function, spec: composeSpec { text($0) }, from: text(from),
        to: text(to), layer: layer)
    }
    switch property {
    case .center: return []
    case .offset:
      return moving.map {
        lane(["x", "y"][$0], $0, "animateDp", ".dp", from: [frame.origin.x, frame.origin.y][$0])
      }
    case .size: return moving.map { lane(["width", "height"][$0], $0, "animateDp", ".dp") }
    case .radius: return [lane("radius", 0, "animateDp", ".dp")]
    case .borderWidth: return [lane("borderWidth", 0, "animateDp", ".dp")]
    case .opacity: return [lane("opacity", 0, "animateFloat", "f", layer: "alpha = opacity")]
    case .rotation: return [lane("turn", 0, "animateFloat", "f", layer: "rotationZ = turn")]
    case .scale:
      guard !isEven else {
        return [lane("scale", 0, "animateFloat", "f", layer: "scaleX = scale; scaleY = scale")]
      }
      return moving.map {
        let name = ["across", "down"][$0]
        return lane(name, $0, "animateFloat", "f", layer: "scale\(["X", "Y"][$0]) = \(name)")
      }
    case .color, .borderColor: return [colorLane]
    }
  }

  private var colorLane: ComposeLane {
    ComposeLane(
      name: property == .color ? "color" : "borderColor", function: "animateColor",
      spec: composeSpec(Self.composeColor), from: Self.composeColor(from), to: Self.composeColor(to)
    )
  }

  private static func composeColor(_ value: Lanes) -> String {
    let numbers = (0..<4).map { CodedProperty.color.number(value, $0) + "f" }
    return "Color(\(numbers.joined(separator: ", ")))"
  }

  /// The animation, or the keyframes of several pieces.
  private func composeSpec(_ text: (Lanes) -> String) -> String {
    if let motion { return CodeFormat.composeText(motion) }
    let (keys, span) = (plainKeys, span)
    let frames = keys.map { key -> String in
      let easing = CodeFormat.easing(CodedMotion(key.curve, duration: 1))
      return "\(text(key.value)) at \(CodeNumber.milliseconds(key.time)) using \(easing)"
    }
    let wait = span.start > 0 ? "delayMillis = \(CodeNumber.milliseconds(span.start)); " : ""
    return "keyframes { durationMillis = \(CodeNumber.milliseconds(span.end - span.start)); \(wait)"
      + frames.joined(separator: "; ") + " }"
  }
}
