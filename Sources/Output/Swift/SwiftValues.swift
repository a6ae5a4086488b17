package import Engine

/// Values of the engine as Swift that makes them again, to the last digit.
package enum SwiftValues {
  package static func number(_ value: Double) -> String { PlainNumber.exact(value) }

  /// A number whose text says that it is one with a fraction.
  static func decimal(_ value: Double) -> String {
    let text = PlainNumber.exact(value)
    return text.contains { ".en".contains($0) } ? text : text + ".0"
  }

  /// A text on one line of a comment; of a long one its beginning.
  package static func line(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 32 } }
    let line = words.joined(separator: " ")
    return line.count > 70 ? String(line.prefix(69)) + "…" : line
  }

  package static func string(_ text: String) -> String {
    let inner = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 32 || scalar.value == 127 || scalar.properties.isBidiControl:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(inner.joined())\""
  }

  // MARK: Geometry

  static func point(_ point: Point) -> String {
    point == .zero ? "Point.zero" : "Point(\(number(point.x)), \(number(point.y)))"
  }

  package static func size(_ size: Size) -> String {
    size == .zero ? "Size.zero" : "Size(\(number(size.width)), \(number(size.height)))"
  }

  package static func rect(_ rect: Rect) -> String {
    "Rect(\([rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: ", ")))"
  }

  static func transform(_ transform: Transform) -> SwiftCode {
    let (move, scale) = (transform.translation, transform.scale)
    if transform == .rotation(transform.rotation) {
      return ".rotation(\(number(transform.rotation)))"
    }
    if transform == .translation(move.x, move.y) {
      return ".translation(\(number(move.x)), \(number(move.y)))"
    }
    if transform == .scale(scale.x) { return ".scale(\(number(scale.x)))" }
    return .call(
      "Transform",
      [
        "translation: \(point(move))", "scale: \(point(scale))",
        "rotation: \(number(transform.rotation))",
      ])
  }

  // MARK: Looks

  /// The same where it is known to be one.
  static func known(_ color: Color) -> SwiftCode {
    let code = self.color(color)
    guard case .text(let text) = code, text.hasPrefix("Color.") else { return code }
    return .text(String(text.dropFirst(5)))
  }

  static func color(_ color: Color) -> SwiftCode {
    let known: [(Color, String)] = [(.clear, "clear"), (.black, "black"), (.white, "white")]
    for (other, name) in known where color == other { return "Color.\(name)" }
    for (other, name) in known.dropFirst() where color.withAlpha(1) == other {
      return "Color.\(name).withAlpha(\(number(color.alpha)))"
    }
    let parts = [color.red, color.green, color.blue]
    let steps = parts.map { Int(($0 * 255).rounded()) }
    let alpha = color.alpha == 1 ? "" : ", alpha: \(number(color.alpha))"
    if zip(parts, steps).allSatisfy({ $0 == Double($1) / 255 }) {
      return "Color(\(steps.map(String.init).joined(separator: ", "))\(alpha))"
    }
    let names = zip(["red", "green", "blue"], parts).map { SwiftCode.text("\($0): \(number($1))") }
    let opacity: [SwiftCode] = color.alpha == 1 ? [] : ["alpha: \(number(color.alpha))"]
    return .call("Color", names + opacity)
  }

  static func shadow(_ shadow: Shadow) -> SwiftCode {
    if shadow == .clear { return "Shadow.clear" }
    return .call(
      "Shadow",
      [
        "blur: \(number(shadow.blur))", "offset: \(point(shadow.offset))",
        .labelled("color", known(shadow.color)),
      ])
  }

  /// An appearance, without what is as it is if nothing is said.
  ///
  /// - Parameter frame: says its frame; nil: in numbers.
  package static func appearance(_ look: Appearance, frame: SwiftCode? = nil) -> SwiftCode {
    let plain = Appearance()
    var arguments: [SwiftCode] = [.labelled("frame", frame ?? .text(rect(look.frame)))]
    if look.alpha != plain.alpha { arguments.append("alpha: \(number(look.alpha))") }
    if look.transform != plain.transform {
      arguments.append(.labelled("transform", transform(look.transform)))
    }
    if look.backgroundColor != plain.backgroundColor {
      arguments.append(.labelled("backgroundColor", known(look.backgroundColor)))
    }
    if look.cornerRadius != plain.cornerRadius {
      arguments.append("cornerRadius: \(number(look.cornerRadius))")
    }
    if look.borderWidth != plain.borderWidth {
      arguments.append("borderWidth: \(number(look.borderWidth))")
    }
    if look.borderColor != plain.borderColor {
      arguments.append(.labelled("borderColor", known(look.borderColor)))
    }
    let shadow = look.onlyShadow
    if shadow != plain.shadow { arguments.append(.labelled("shadow", Self.shadow(shadow))) }
    if look.zPosition != plain.zPosition {
      arguments.append("zPosition: \(number(look.zPosition))")
    }
    return .call("Appearance", arguments)
  }

  package static func text(_ text: TextContent) -> SwiftCode {
    var arguments: [SwiftCode] = [
      .text(string(text.string)), .labelled("font", font(text.font)),
      .labelled("color", known(text.color)),
    ]
    if text.alignment != .center { arguments.append("alignment: .\(text.alignment)") }
    if text.minimumScale != 1 { arguments.append("minimumScale: \(number(text.minimumScale))") }
    if text.wrapping != .wholeWords { arguments.append("wrapping: .\(text.wrapping)") }
    if text.lineLimit != 0 { arguments.append("lineLimit: \(text.lineLimit)") }
    if let height = text.lineHeight { arguments.append("lineHeight: \(number(height))") }
    if let direction = text.direction { arguments.append("direction: .\(direction)") }
    return .call("TextContent", arguments)
  }

  private static func font(_ font: Font) -> SwiftCode {
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight)"
    let style = font.style == TextStyle() ? "" : ", style: \(self.style(font.style))"
    return .text("Font(size: \(number(font.size))\(weight)\(style))")
  }

  private static func style(_ style: TextStyle) -> String {
    let parts = [
      style.family.map { "family: \(string(FontData.plainName($0)))" },
      style.isItalic ? "isItalic: true" : nil, style.isUnderlined ? "isUnderlined: true" : nil,
      style.tracking == 0 ? nil : "tracking: \(number(style.tracking))",
      style.language.map { "language: \(string($0))" },
    ]
    return "TextStyle(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}
