import Engine

extension CodeFormat {
  /// Each goes around those before it.
  private static let swiftUIOrder = [
    CodedProperty.size, .color, .borderWidth, .radius, .scale, .rotation, .opacity, .offset,
  ]

  /// Modifiers in the order in which they go around each other, as `isOn` goes from false to true: from
  /// iOS 17 on. What goes along a curve that SwiftUI's animations don't have has keyframes.
  @Sendable static func swiftUIElement(_ element: CodedElement) -> String {
    let ways = swiftUIOrder.compactMap { kind in element.ways.first { $0.property == kind } }
    var lines = ["\(element.variable)"]
    if !ways.contains(where: { $0.property == .size }) {
      lines.append(modifier("frame", "width", element.frame.width, "height", element.frame.height))
    }
    var last: (motion: CodedMotion, modifiers: String)?
    func end() {
      guard let (motion, modifiers) = last else { return }
      lines.append("  .animation(\(swiftUIText(motion))) { $0\(modifiers) }")
      last = nil
    }
    for way in ways {
      guard way.property != .borderWidth else {
        end()
        lines += SwiftUIBorder(element.ways)?.lines ?? []
        continue
      }
      guard !way.pieces.isEmpty else {
        end()
        lines.append("  " + way.swiftUI { $1 })
        continue
      }
      guard let motion = way.motion, motion.isSwiftUI else {
        end()
        lines += way.swiftUIKeyframes
        continue
      }
      let modifier = way.swiftUI { "isOn ? \($1) : \($0)" }
      if last?.motion == motion {
        last?.modifiers += modifier
      } else {
        end()
        last = (motion, modifier)
      }
    }
    end()
    let corner = element.frame.origin
    return (lines + [modifier("offset", "x", corner.x, "y", corner.y)]).joined(separator: "\n")
  }

  private static func modifier(
    _ name: String, _ first: String, _ x: Double, _ second: String, _ y: Double
  ) -> String {
    let (x, y) = (PlainNumber.text(x, decimals: 2), PlainNumber.text(y, decimals: 2))
    return "  .\(name)(\(first): \(x), \(second): \(y))"
  }
}

extension CodedMotion {
  /// True if an animation of SwiftUI goes along the curve.
  var isSwiftUI: Bool { spring != nil || bezier != nil || curve == .linear }
}

extension CodedWay {
  /// The modifier of the property.
  ///
  /// - Parameter choice: the text of two values.
  fileprivate func swiftUI(_ choice: (String, String) -> String) -> String {
    func lane(_ index: Int) -> String {
      let (from, to) = (property.number(from, index), property.number(to, index))
      return from == to ? to : choice(from, to)
    }
    switch property {
    case .offset: return ".offset(x: \(lane(0)), y: \(lane(1)))"
    case .size: return ".frame(width: \(lane(0)), height: \(lane(1)))"
    case .scale:
      return isEven ? ".scaleEffect(\(lane(0)))" : ".scaleEffect(x: \(lane(0)), y: \(lane(1)))"
    case .rotation: return ".rotationEffect(.degrees(\(lane(0))))"
    case .opacity: return ".opacity(\(lane(0)))"
    case .color: return ".background(\(choice(Self.swiftUIColor(from), Self.swiftUIColor(to))))"
    case .radius: return ".clipShape(.rect(cornerRadius: \(lane(0))))"
    case .center, .borderColor, .borderWidth: return ""
    }
  }

  static func swiftUIColor(_ value: Lanes) -> String {
    let parts = zip(["red", "green", "blue", "opacity"], 0..<4)
      .map { "\($0): \(CodedProperty.color.number(value, $1))" }
    return "Color(\(parts.joined(separator: ", ")))"
  }

  /// An animator of keyframes for each number that moves.
  fileprivate var swiftUIKeyframes: [String] {
    guard property.count < 4 else { return ["  // Its colour has several keys: see CSS."] }
    return (isEven ? [0] : moving).map { swiftUIKeyframes(of: $0, "$0\(keyedModifier($0))") }
  }

  /// The animator of a number.
  ///
  /// - Parameter content: the modified view, from the view and the number.
  func swiftUIKeyframes(of lane: Int, _ content: String) -> String {
    "  .keyframeAnimator(initialValue: \(property.decimal(from, lane)), trigger: isOn) "
      + "{ \(content) } keyframes: "
      + "{ _ in KeyframeTrack { \(swiftUIKeys(lane).joined(separator: "; ")) } }"
  }

  /// The modifier that takes a number from keyframes; the other one of two is in it if it stays.
  private func keyedModifier(_ lane: Int) -> String {
    func pair(_ first: String, _ second: String) -> String {
      let numbers = [0, 1].filter { $0 == lane || !moving.contains($0) }.map { index in
        "\([first, second][index]): \(index == lane ? "$1" : property.number(from, index))"
      }
      return numbers.joined(separator: ", ")
    }
    switch property {
    case .offset: return ".offset(\(pair("x", "y")))"
    case .size: return ".frame(\(pair("width", "height")))"
    case .scale: return isEven ? ".scaleEffect($1)" : ".scaleEffect(\(pair("x", "y")))"
    case .rotation: return ".rotationEffect(.degrees($1))"
    case .radius: return ".clipShape(.rect(cornerRadius: $1))"
    default: return ".opacity($1)"
    }
  }

  private func swiftUIKeys(_ lane: Int) -> [String] {
    let keys = plainKeys
    func line(_ value: Lanes, _ seconds: Double, _ curve: String = "") -> String {
      "LinearKeyframe(\(property.decimal(value, lane)), "
        + "duration: \(PlainNumber.text(seconds, decimals: 4))\(curve))"
    }
    var texts = ["MoveKeyframe(\(property.decimal(from, lane)))"]
    if span.start > 0 { texts.append(line(from, span.start)) }
    for (key, next) in zip(keys, keys.dropFirst()) {
      let seconds = next.time - key.time
      switch key.curve {
      case .cubicBezier(let curve):
        let list = CodeNumber.list(curve)
        let bezier =
          ", timingCurve: .bezier(startControlPoint: UnitPoint(x: \(list[0]), y: \(list[1])), "
          + "endControlPoint: UnitPoint(x: \(list[2]), y: \(list[3])))"
        texts.append(line(next.value, seconds, bezier))
      default: texts.append(line(next.value, seconds))
      }
    }
    return texts
  }
}

extension CodedProperty {
  /// A number with a fraction, as the values of Swift's generic types need it.
  fileprivate func decimal(_ value: Lanes, _ lane: Int) -> String {
    let text = number(value, lane)
    return text.contains(".") ? text : text + ".0"
  }
}
