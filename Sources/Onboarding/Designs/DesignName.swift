import Engine

/// A name of a group or shape as design tools write it.
struct DesignName: Hashable {
  /// The name as a person reads it.
  let text: String

  /// - Parameter written: as it stands in the file: Illustrator writes what an id can't hold by its
  ///   number, as `_x31_`, and blanks as `_`.
  init(_ written: String) {
    var (text, rest) = ("", written[...])
    while let letter = rest.first {
      if let (scalar, end) = Self.escaped(rest) {
        text.unicodeScalars.append(scalar)
        rest = rest[end...]
      } else {
        text.append(letter)
        rest.removeFirst()
      }
    }
    self.text = text
  }

  /// The character that `_x20_` at the start stands for, and where the text goes on.
  private static func escaped(_ text: Substring) -> (Unicode.Scalar, String.Index)? {
    guard text.hasPrefix("_x"), let end = text.dropFirst(2).firstIndex(of: "_") else { return nil }
    let digits = text[text.index(text.startIndex, offsetBy: 2)..<end]
    guard (2...6).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), scalar.value >= 0x20
    else { return nil }
    return (scalar, text.index(after: end))
  }

  /// The name without the number of a copy, as `Card_2`, `Card-2`, `Card_1_` and `Card copy 3` have one.
  var base: String {
    var words = text.split { "_- ".contains($0) }.map(String.init)
    while words.count > 1, let last = words.last, last == "copy" || last.allSatisfy(\.isNumber) {
      words.removeLast()
    }
    return words.joined(separator: " ").lowercased()
  }

  /// True if a tool made it up from the kind of the thing and a number, as `Rectangle 12`, `path42`.
  var isAutomatic: Bool {
    let word = base.trimmedNumber
    return Self.kinds.contains(word)
  }

  private static let kinds: Set<String> = [
    "arc", "circle", "clip path group", "component", "ellipse", "frame", "g", "group", "image",
    "instance", "layer", "line", "oval", "path", "polygon", "polyline", "rect", "rectangle",
    "shape",
    "star", "svg", "text", "tspan", "use", "union", "subtract", "vector",
  ]
}

extension String {
  /// The text without digits at its end.
  fileprivate var trimmedNumber: String {
    let end = lastIndex { !$0.isNumber }.map(index(after:)) ?? startIndex
    return self[..<end].trimmingBlanks
  }
}

extension StringProtocol {
  /// The text without blanks at its end.
  var trimmingBlanks: String {
    var rest = Substring(self)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
