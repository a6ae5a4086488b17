import Engine

extension CodeFormat {
  /// The look at the beginning, an animator for what moves alike, and keyframes of the layer for what
  /// no animator can do.
  @Sendable static func uiKitElement(_ element: CodedElement) -> String {
    let name = element.variable
    let movesSize = element.ways.contains { $0.property == .center }
    let ways = element.ways.filter { $0.property != (movesSize ? .offset : .center) }
    // Scale and rotation are one transform: the second of two that move differently has keyframes.
    let motions = ways.filter { $0.isTransform && !$0.pieces.isEmpty }.map(\.motion)
    let isSplit = motions.count == 2 && motions[0] != motions[1]
    let isAnimated = { (way: CodedWay) in
      way.pieces.isEmpty
        || way.motion?.uiKitAnimator != nil && !way.needsKeyframes
          && !(isSplit && way.property == .rotation)
    }
    let animated = CodedElement(
      name: element.name, frame: element.frame, ways: ways.filter(isAnimated))
    func look(_ ways: [CodedWay], _ value: (CodedWay) -> Lanes) -> [String] {
      ways.uiKit(of: name, center: element.frame.center, value)
    }
    var lines = look(animated.ways) { $0.from }
    for (number, group) in animated.groups.enumerated() {
      let animator = name + "Animator" + (number == 0 ? "" : "\(number + 1)")
      let wait =
        group.motion.delay > 0 ? "afterDelay: \(CodeNumber.text(group.motion.delay))" : ""
      lines.append("let \(animator) = \(group.motion.uiKitAnimator ?? "")")
      lines.append("\(animator).addAnimations {")
      // The part of a transform that stays is set again with the one that moves.
      let rest =
        group.ways.contains(where: \.isTransform) ? animated.still.filter(\.isTransform) : []
      lines += look(group.ways + rest) { $0.to }.map { "  " + $0 }
      lines += ["}", "\(animator).startAnimation(\(wait))"]
    }
    for way in ways where !isAnimated(way) && !way.pieces.isEmpty {
      lines += way.uiKitKeyframes(of: name, center: element.frame.center)
    }
    return lines.joined(separator: "\n")
  }
}

extension [CodedWay] {
  /// Assignments of values to a view.
  fileprivate func uiKit(
    of name: String, center: Point, _ value: (CodedWay) -> Lanes
  ) -> [String] {
    var lines: [String] = []
    var transform = ""
    for way in self {
      let lanes = value(way)
      func number(_ lane: Int) -> String { way.property.number(lanes, lane) }
      switch way.property {
      case .offset:
        let place = (center + Point(lanes[0], lanes[1])).lanes
        let texts = [0, 1].map { way.property.number(place, $0) }
        lines.append("\(name).center = CGPoint(x: \(texts[0]), y: \(texts[1]))")
      case .center: lines.append("\(name).center = CGPoint(x: \(number(0)), y: \(number(1)))")
      case .size:
        lines.append("\(name).bounds.size = CGSize(width: \(number(0)), height: \(number(1)))")
      case .opacity: lines.append("\(name).alpha = \(number(0))")
      case .radius: lines.append("\(name).layer.cornerRadius = \(number(0))")
      case .color: lines.append("\(name).backgroundColor = \(CodedWay.uiColor(lanes))")
      case .borderColor:
        lines.append("\(name).layer.borderColor = \(CodedWay.uiColor(lanes)).cgColor")
      case .borderWidth: lines.append("\(name).layer.borderWidth = \(number(0))")
      case .scale: transform += ".scaledBy(x: \(number(0)), y: \(number(1)))"
      case .rotation:
        transform = ".rotated(by: \(PlainNumber.text(lanes[0], decimals: 5)))" + transform
      }
    }
    return lines + (transform.isEmpty ? [] : ["\(name).transform = .identity\(transform)"])
  }
}

extension CodedWay {
  /// True for what a view's transform holds.
  fileprivate var isTransform: Bool { property == .scale || property == .rotation }

  /// True for what no animator of views moves as it is said: a transform turns by the shorter way, so
  /// half a turn or more is lost in it, and borders belong to the layer.
  fileprivate var needsKeyframes: Bool {
    switch property {
    case .rotation: abs(to[0] - from[0]) > 0.99 * .pi
    case .borderColor, .borderWidth: true
    default: false
    }
  }

  fileprivate static func uiColor(_ value: Lanes) -> String {
    let parts = zip(["red", "green", "blue", "alpha"], 0..<4)
      .map { "\($0): \(CodedProperty.color.number(value, $1))" }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  /// Where the layer has each number, and how much is added to it.
  private func keyPaths(center: Point) -> [(path: String, lane: Int, shift: Double)] {
    switch property {
    case .offset: [("position.x", 0, center.x), ("position.y", 1, center.y)]
    case .center: [("position.x", 0, 0), ("position.y", 1, 0)]
    case .size: [("bounds.size.width", 0, 0), ("bounds.size.height", 1, 0)]
    case .scale: [("transform.scale.x", 0, 0), ("transform.scale.y", 1, 0)]
    case .rotation: [("transform.rotation.z", 0, 0)]
    case .opacity: [("opacity", 0, 0)]
    case .radius: [("cornerRadius", 0, 0)]
    case .borderWidth: [("borderWidth", 0, 0)]
    case .color: [("backgroundColor", 0, 0)]
    case .borderColor: [("borderColor", 0, 0)]
    }
  }

  fileprivate func uiKitKeyframes(of name: String, center: Point) -> [String] {
    let (keys, span) = (plainKeys, span)
    let length = span.end - span.start
    let times = keys.map { PlainNumber.text($0.time / length, decimals: 4) }
    let functions = keys.dropLast().map { key -> String in
      guard case .cubicBezier(let curve) = key.curve else {
        return "CAMediaTimingFunction(name: .linear)"
      }
      return
        "CAMediaTimingFunction(controlPoints: \(CodeNumber.list(curve).joined(separator: ", ")))"
    }
    let isColor = property == .color || property == .borderColor
    let isBent = keys.contains { if case .cubicBezier = $0.curve { true } else { false } }
    let lanes = keyPaths(center: center).filter { isColor || moving.contains($0.lane) }
    return lanes.flatMap { path, lane, shift in
      let keyframes = name + "Keys" + path.split(separator: ".").map(\.capitalized).joined()
      let values = keys.map { key in
        isColor
          ? "\(Self.uiColor(key.value)).cgColor"
          : PlainNumber.text(key.value[lane] + shift, decimals: 4)
      }
      return [
        "let \(keyframes) = CAKeyframeAnimation(keyPath: \"\(path)\")",
        "\(keyframes).values = [\(values.joined(separator: ", "))]",
        "\(keyframes).keyTimes = [\(times.joined(separator: ", "))]",
        "\(keyframes).duration = \(CodeNumber.text(length))",
      ]
        + (isBent ? ["\(keyframes).timingFunctions = [\(functions.joined(separator: ", "))]"] : [])
        + (span.start > 0
          ? ["\(keyframes).beginTime = CACurrentMediaTime() + \(CodeNumber.text(span.start))"] : [])
        + [
          "\(keyframes).fillMode = .both", "\(keyframes).isRemovedOnCompletion = false",
          "\(name).layer.add(\(keyframes), forKey: nil)",
        ]
    }
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
