import Engine

/// Words of a frame as the words of an element.
extension DesignReader {
  /// The middle of a line over its baseline, in ems: that of the program's own font, Inter.
  private static let middle = 0.3638

  /// Lines of one look that follow each other, as Figma and Inkscape write a paragraph; nil: a picture
  /// must show them.
  func words(_ text: Drawing.Text, in map: AffineTransform) -> DesignNode? {
    guard let upright = UprightMap(map), upright.isUniform,
      let paragraph = Paragraph(text, scale: upright.scale.x)
    else { return nil }
    let (size, count) = (paragraph.text.size, Double(paragraph.count))
    let height = paragraph.text.lineHeight ?? 1.3 * size
    let origin = upright.scaling.apply(to: paragraph.origin)
    let middle = origin.y + (count - 1) / 2 * height - Self.middle * size
    let box = Rect(
      origin.x - paragraph.anchor * paragraph.width, middle - count * height / 2, paragraph.width,
      count * height)
    var look = SlideLook()
    look.rotation = upright.rotation
    return DesignNode(
      frame: upright.frame(ofScaled: box), look: look, content: .text(paragraph.text))
  }
}

/// Lines of words in one look, one below the other.
private struct Paragraph {
  /// As an element says it.
  let text: SlideText
  /// The part of each line that lies left of the origin.
  let anchor: Double
  /// That of the first line, in the drawing's coordinates.
  let origin: Point
  /// The number of lines.
  let count: Int
  /// A width in which each line has room, in points.
  let width: Double

  /// - Parameter scale: the points to a unit of the drawing.
  init?(_ text: Drawing.Text, scale: Double) {
    guard let first = text.lines.first, let look = first.runs.first,
      case .color(let color)? = look.fill, look.stroke == nil, look.level == .baseline,
      look.rise == 0, let alignment = Self.alignment(first.anchor)
    else { return nil }
    let lines = text.lines.map { line in
      line.runs.map(\.string).joined().trimmingBlanks
    }
    let isPlain = text.lines.allSatisfy { line in
      line.anchor == first.anchor && abs(line.origin.x - first.origin.x) < 1e-3 * look.font.size
        && line.runs.allSatisfy {
          $0.font == look.font && $0.fill == look.fill && $0.stroke == nil && $0.rise == 0
            && $0.level == .baseline && $0.shift == .zero
        }
    }
    let height = text.lines.count > 1 ? text.lines[1].origin.y - first.origin.y : nil
    let steps = zip(text.lines, text.lines.dropFirst()).map { $1.origin.y - $0.origin.y }
    let size = look.font.size * scale
    // An element's words have one blank between them.
    guard isPlain, (1...1_000).contains(size),
      lines.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(" ") && !$0.contains("  ") }),
      lines.allSatisfy({ $0.lineDirection == .leftToRight }),
      steps.allSatisfy({ abs($0 - (height ?? 0)) < 1e-3 * look.font.size }),
      height.map({ (1...10_000).contains($0 * scale) }) ?? true
    else { return nil }
    var words = SlideText(
      lines.joined(separator: "\n"), size: size, weight: look.font.weight, color: color,
      alignment: alignment)
    words.tracking = look.font.style.tracking * size
    words.lineHeight = height.map { $0 * scale }
    words.isItalic = look.font.style.isItalic
    words.isUnderlined = look.font.style.isUnderlined
    self.text = words
    (anchor, origin, count) = (first.anchor, first.origin, lines.count)
    let ems = lines.map { $0.reduce(0) { $0 + $1.mostEms + max(0, look.font.style.tracking) } }
    width = ((ems.max() ?? 0) * size).rounded(.up)
  }

  private static func alignment(_ anchor: Double) -> TextContent.Alignment? {
    switch anchor {
    case 0: .leading
    case 0.5: .center
    case 1: .trailing
    default: nil
    }
  }
}

extension Character {
  /// A width, in ems, that it has in hardly any font.
  fileprivate var mostEms: Double {
    guard let byte = asciiValue else { return 1.3 }
    return switch byte {
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"),
      UInt8(ascii: "@"), UInt8(ascii: "%"):
      1.1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.85
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "t"),
      UInt8(ascii: "f"), UInt8(ascii: "r"), 0x20...0x2F:
      0.6
    default: 0.72
    }
  }
}
