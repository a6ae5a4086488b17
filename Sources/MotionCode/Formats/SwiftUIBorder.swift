import Engine

/// The border of an element in SwiftUI: a stroke over it, inside of its box.
///
/// A stroke has one shape and one style: the shape goes by the motion of its width, the style by that
/// of its colour.
struct SwiftUIBorder {
  private let width, color: CodedWay
  private let radius: CodedWay?

  /// nil: nothing of a border is ever to be seen.
  init?(_ ways: [CodedWay]) {
    func way(_ property: CodedProperty) -> CodedWay? { ways.first { $0.property == property } }
    guard let width = way(.borderWidth), let color = way(.borderColor) else { return nil }
    (self.width, self.color, radius) = (width, color, way(.radius))
  }

  /// Modifiers of the element.
  var lines: [String] {
    let shaped = width.pieces.isEmpty ? radius ?? width : width
    guard !shaped.pieces.isEmpty else { return ["  \(overlay(lineWidth: width.choice(0)))"] }
    if let motion = shaped.motion, motion.isSwiftUI {
      let overlay = overlay(lineWidth: width.choice(0))
      return ["  .animation(\(CodeFormat.swiftUIText(motion))) { $0\(overlay) }"]
    }
    guard shaped.property == .borderWidth else {
      return ["  \(overlay(lineWidth: width.choice(0)))"]
    }
    let content = "content, width in content\(overlay(lineWidth: "width"))"
    return [shaped.swiftUIKeyframes(of: 0, content)]
  }

  private func overlay(lineWidth: String) -> String {
    let shape = radius.map { "RoundedRectangle(cornerRadius: \($0.choice(0)))" } ?? "Rectangle()"
    return ".overlay { \(shape).strokeBorder(lineWidth: \(lineWidth))\(style) }"
  }

  private var style: String {
    let modifier = ".foregroundStyle(\(color.colorChoice))"
    guard let motion = color.motion, motion.isSwiftUI else {
      return color.pieces.isEmpty
        ? modifier : "\(modifier) /* Its colour has several keys: see CSS. */"
    }
    return ".animation(\(CodeFormat.swiftUIText(motion))) { $0\(modifier) }"
  }
}

extension CodedWay {
  /// One of its numbers at both ends; the one that it stays at.
  fileprivate func choice(_ lane: Int) -> String {
    let (from, to) = (property.number(from, lane), property.number(to, lane))
    return from == to ? to : "isOn ? \(to) : \(from)"
  }

  fileprivate var colorChoice: String {
    let (from, to) = (Self.swiftUIColor(from), Self.swiftUIColor(to))
    return from == to ? to : "isOn ? \(to) : \(from)"
  }
}
