import Engine

/// Shapes and places as SVG spells them.
enum SVGText {
  /// A place, a turn in radians and a scale; empty if they change nothing.
  static func transform(_ place: Lanes, _ turn: Lanes, _ scale: Lanes) -> String {
    let (x, y) = (CSSText.number(place[0]), CSSText.number(place[1]))
    let angle = CSSText.number(turn[0] * 180 / .pi)
    let (across, down) = (
      CSSText.number(scale[0], decimals: 5), CSSText.number(scale[1], decimals: 5)
    )
    var parts: [String] = []
    if x != "0" || y != "0" { parts.append("translate(\(x) \(y))") }
    if angle != "0" { parts.append("rotate(\(angle))") }
    if across != "1" || down != "1" {
      parts.append(across == down ? "scale(\(across))" : "scale(\(across) \(down))")
    }
    return parts.joined(separator: " ")
  }

  static func matrix(_ map: AffineTransform) -> String {
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return "matrix(\(numbers.map { CSSText.number($0, decimals: 5) }.joined(separator: " ")))"
  }

  static func path(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let to): "M" + points(to)
      case .line(let to): "L" + points(to)
      case .quad(let control, let to): "Q" + points(control, to)
      case .cubic(let first, let second, let to): "C" + points(first, second, to)
      case .close: "Z"
      }
    }.joined()
  }

  private static func points(_ points: Point...) -> String {
    points.map { "\(CSSText.number($0.x)) \(CSSText.number($0.y))" }.joined(separator: " ")
  }

  /// A line of text; where it is aligned to its middle or its end, it stays so in another font.
  static func element(
    _ placed: TakenFace.PlacedLine, _ alignment: TextContent.Alignment, by shift: Point
  ) -> String {
    let (line, origin) = (placed.line, placed.origin + shift)
    let direction = line.string.lineDirection
    let x = origin.x + alignment.share(of: direction) * placed.width
    let anchor =
      switch alignment {
      case .leading: ""
      case .center: " text-anchor=\"middle\""
      case .trailing: " text-anchor=\"end\""
      }
    let reading = direction == .rightToLeft ? " direction=\"rtl\"" : ""
    let place = "x=\"\(CSSText.number(x))\" y=\"\(CSSText.number(origin.y))\"\(anchor)\(reading)"
    var font = line.font
    // Letters that join have no room between them.
    if line.string.hasJoinedLetters { font.style.tracking = 0 }
    let look = ([place] + attributes(of: font)).joined(separator: " ")
    return "<text \(look) \(SVGPaints.fill(line.color))>\(CSSText.escaped(line.string))</text>"
  }

  static func attributes(of font: Font) -> [String] {
    let (size, style) = (CSSText.number(font.size), font.style)
    var parts = ["font-size=\"\(size)\" font-weight=\"\(font.weight.number)\""]
    if let family = style.family {
      parts.append("font-family=\"\(CSSText.escaped(SVGFonts.list(family)))\"")
    }
    if style.isItalic { parts.append("font-style=\"italic\"") }
    if style.isUnderlined { parts.append("text-decoration=\"underline\"") }
    if style.tracking != 0 {
      let room = CSSText.number(style.tracking * font.size)
      parts.append("letter-spacing=\"\(room)\"")
    }
    if let language = style.language { parts.append("lang=\"\(CSSText.escaped(language))\"") }
    return parts
  }

  /// A line of text as the shapes of its letters, which say what it reads.
  static func shapes(
    of placed: TakenFace.PlacedLine, _ outlines: [Path], by shift: Point
  ) -> String {
    let place = placed.origin + shift
    let map = "translate(\(CSSText.number(place.x)) \(CSSText.number(place.y)))"
    let paths = outlines.map { "<path d=\"\(path($0))\"/>" }.joined()
    return "<g role=\"img\" aria-label=\"\(CSSText.escaped(placed.line.string))\""
      + " transform=\"\(map)\" \(SVGPaints.fill(placed.line.color))>\(paths)</g>"
  }
}
