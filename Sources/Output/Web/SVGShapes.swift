package import Engine

/// Drawings as the elements of an SVG file.
package enum SVGShapes {
  /// The elements of items, a line each.
  ///
  /// - Parameters:
  ///   - depth: of the first ones, which stand behind twice as many blanks.
  ///   - isMeasured: true for lines of which each counts as 1 long, for the dashes of what they lie in.
  static func lines(
    of items: [Drawing.Item], depth: Int, _ paints: inout SVGPaints, _ names: inout TakenNames,
    isMeasured: Bool = false
  ) -> [String] {
    var lines: [String] = []
    let blanks = String(repeating: "  ", count: depth)
    for item in items {
      switch item {
      case .fill(let path, let paint):
        let rule = path.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        let fill = paints.fill(paint, &names)
        lines.append("\(blanks)<path \(fill)\(rule) d=\"\(SVGText.path(path))\"/>")
      case .stroke(let path, let style, let paint):
        let look = paints.stroke(paint, style, &names)
        lines += (isMeasured ? measured(path) : [(path, "")]).map { path, length in
          "\(blanks)<path fill=\"none\" \(look)\(length) d=\"\(SVGText.path(path))\"/>"
        }
      case .text(let text): lines.append(blanks + Self.text(text, &paints, &names))
      case .group(_, let transform, let opacity, let items):
        lines += group(Self.look(transform, opacity), items, depth, &paints, &names, isMeasured)
      case .clipped(let path, let items):
        let id = names.name(for: "cut")
        let rule = path.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
        let outline = "<path\(rule) d=\"\(SVGText.path(path))\"/>"
        lines.append("\(blanks)<clipPath id=\"\(id)\">\(outline)</clipPath>")
        lines += group(" clip-path=\"url(#\(id))\"", items, depth, &paints, &names, isMeasured)
      case .masked(let mask, let mode, let items):
        let id = names.name(for: "mask")
        let region = Drawing.Item.reach(of: mask) ?? .zero
        let inner = Self.lines(of: mask, depth: depth + 1, &paints, &names, isMeasured: isMeasured)
        lines += ["\(blanks)<mask id=\"\(id)\"\(look(of: mode, region))>"] + inner
        lines.append("\(blanks)</mask>")
        lines += group(" mask=\"url(#\(id))\"", items, depth, &paints, &names, isMeasured)
      case .composited(let compositing, let items):
        lines += group(composited: compositing, items, depth, &paints, &names, isMeasured)
      }
    }
    return lines
  }

  /// The parts of a line that are drawn without lifting the pen, in units in which the whole line is 1
  /// long. Their dashes begin behind a first unit, which lies before the line.
  private static func measured(_ path: Path) -> [(path: Path, length: String)] {
    let length = path.length
    guard length > 0 else { return [] }
    var before = 0.0
    return path.subpaths.map { part in
      let path = part.path
      let (own, place) = (path.length / length, 1 + before / length)
      before += path.length
      func number(_ value: Double) -> String { CSSText.number(value, decimals: 6) }
      return (path, " pathLength=\"\(number(own))\" stroke-dashoffset=\"\(number(place))\"")
    }
  }

  /// The elements of a group that is filtered and blended.
  private static func group(
    composited compositing: Compositing, _ items: [Drawing.Item], _ depth: Int,
    _ paints: inout SVGPaints, _ names: inout TakenNames, _ isMeasured: Bool
  ) -> [String] {
    var (lines, shown) = ([String](), items)
    var look = compositing.css.isEmpty ? "" : " style=\"\(compositing.css)\""
    if let filter = compositing.filter {
      let id = names.name(for: "filter")
      let room = filter.reach(of: Drawing.Item.reach(of: items)) ?? .zero
      let blanks = String(repeating: "  ", count: depth)
      var parts: [Int: String] = [:]
      for item in filter.parts.sorted().reversed() where item < items.count {
        let id = names.name(for: "part")
        parts[item] = id
        shown.remove(at: item)
        lines.append("\(blanks)<defs>")
        // It is shown as if its origin were the region's corner.
        let corner = filter.region ?? room
        let moved = Drawing.Item.group(
          transform: .translation(-corner.x, -corner.y), opacity: 1, items: [items[item]])
        lines += group(" id=\"\(id)\"", [moved], depth + 1, &paints, &names, isMeasured)
        lines.append("\(blanks)</defs>")
      }
      lines += filter.svg(id: id, in: room, parts: parts).map { blanks + $0 }
      look += " filter=\"url(#\(id))\""
    }
    return lines + group(look, shown, depth, &paints, &names, isMeasured)
  }

  /// The attributes of a mask that lets something through in all of a box.
  private static func look(of mode: MaskMode, _ region: Rect) -> String {
    let room = region.inset(by: -1)
    let sides = [("x", room.x), ("y", room.y), ("width", room.width), ("height", room.height)]
    return (mode == .alpha ? " mask-type=\"alpha\"" : "") + " maskUnits=\"userSpaceOnUse\""
      + sides.map { " \($0)=\"\(CSSText.number($1))\"" }.joined()
  }

  private static func look(_ transform: AffineTransform, _ opacity: Double) -> String {
    (transform == .identity ? "" : " transform=\"\(SVGText.matrix(transform))\"")
      + (opacity < 1 ? " opacity=\"\(CSSText.share(opacity))\"" : "")
  }

  private static func group(
    _ attributes: String, _ items: [Drawing.Item], _ depth: Int, _ paints: inout SVGPaints,
    _ names: inout TakenNames, _ isMeasured: Bool
  ) -> [String] {
    let blanks = String(repeating: "  ", count: depth)
    return ["\(blanks)<g\(attributes)>"]
      + lines(of: items, depth: depth + 1, &paints, &names, isMeasured: isMeasured) + [
        "\(blanks)</g>"
      ]
  }

  /// A drawing as a file of its own, a line each.
  ///
  /// - Parameter isCut: false to show what reaches out of its box, as the drawing itself does.
  package static func file(of drawing: Drawing, isCut: Bool = true) -> [String] {
    var (paints, names) = (SVGPaints(), TakenNames())
    let box = drawing.viewBox
    let numbers = [box.x, box.y, box.width, box.height].map { CSSText.number($0) }
    let shapes = lines(of: drawing.items, depth: 1, &paints, &names)
    return [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(numbers.joined(separator: " "))"\
      \(isCut ? "" : " overflow=\"visible\"")>
      """
    ] + paints.definitions.map { "  " + $0 } + shapes + ["</svg>"]
  }
}
