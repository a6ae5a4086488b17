package import Engine

/// Drawings as Swift that reads them from SVG, each by a name.
package struct SwiftDrawings {
  /// True if pictures of pixels are left out.
  private(set) var leavesOutPixels = false
  private var drawings: [(name: String, drawing: Drawing)] = []
  private var names = SwiftNames(taken: ["read"])

  package init() {}

  /// The content of a view; nil: it has none.
  ///
  /// - Parameter name: that of the view.
  package mutating func content(_ content: Engine.Content, of name: String) -> SwiftCode? {
    switch content {
    case .empty: nil
    case .text(let text): .call(".text", [SwiftValues.text(text)])
    case .drawing(let drawing): ".drawing(Pictures.\(self.name(of: drawing, name)))"
    }
  }

  private mutating func name(of drawing: Drawing, _ wanted: String) -> String {
    if let known = drawings.first(where: { $0.drawing == drawing }) { return known.name }
    let name = names.name(for: wanted, kind: "picture")
    drawings.append((name, drawing))
    let pixels = drawing.items.contains(where: \.hasPixels)
    leavesOutPixels = leavesOutPixels || pixels
    return name
  }

  /// The lines that declare them, at the end of a file; none if there are none.
  var lines: [String] {
    guard !drawings.isEmpty else { return [] }
    let declarations = drawings.flatMap { name, drawing in
      var plain = drawing.inSmallUnits
      plain.items = plain.items.flatMap(\.plain)
      let file = SVGShapes.file(of: plain).flatMap(Self.broken).map { "    \($0)" }
      return ["  static let \(name) = read(", "    \"\"\""] + file + ["    \"\"\")", ""]
    }
    return ["", "/// The pictures of the views, as SVG.", "private enum Pictures {"] + declarations
      + Self.read + ["}"]
  }

  private static let read = [
    "  private static func read(_ svg: String) -> Drawing {", "    do {",
    "      return try Drawing(svg: svg)", "    } catch {",
    "      preconditionFailure(\"\\(error)\")",
    "    }", "  }",
  ]

  /// The most characters of a line of SVG.
  private static let width = 94

  /// A line of SVG as lines that are not too long, broken at blanks; each but the first stands two
  /// blanks behind it. Complexity: O(n) of its characters.
  static func broken(_ line: String) -> [String] {
    var lines: [String] = []
    var rest = line[...]
    var indent = ""
    while let end = rest.index(
      rest.startIndex, offsetBy: max(0, width - indent.count), limitedBy: rest.endIndex),
      end < rest.endIndex, let place = rest[..<end].lastIndex(of: " "),
      rest[..<place].contains(where: { $0 != " " })
    {
      lines.append(indent + rest[..<place])
      rest = rest[rest.index(after: place)...]
      if indent.isEmpty { indent = String(line.prefix { $0 == " " }) + "  " }
    }
    return lines + [indent + rest]
  }
}

extension Drawing.Item {
  /// True if it, or something in it, is painted with pixels.
  fileprivate var hasPixels: Bool {
    switch self {
    case .fill(_, .image), .stroke(_, _, .image): true
    case .fill, .stroke, .text: false
    case .group(_, _, _, let items), .clipped(_, let items), .composited(_, let items):
      items.contains(where: \.hasPixels)
    case .masked(let mask, _, let items): (mask + items).contains(where: \.hasPixels)
    }
  }

  /// The same without pixels, and what is in it alone if it is a group that changes nothing.
  fileprivate var plain: [Drawing.Item] {
    switch self {
    case .fill(_, .image), .stroke(_, _, .image): []
    case .fill, .stroke, .text: [self]
    case .group(_, .identity, 1, let items): items.flatMap(\.plain)
    case .group(let id, let transform, let opacity, let items):
      [.group(id: id, transform: transform, opacity: opacity, items: items.flatMap(\.plain))]
    case .composited(let compositing, let items):
      [.composited(by: compositing, items: items.flatMap(\.plain))]
    case .clipped(let path, let items): [.clipped(by: path, items: items.flatMap(\.plain))]
    case .masked(let mask, let mode, let items):
      [.masked(by: mask.flatMap(\.plain), mode, items: items.flatMap(\.plain))]
    }
  }
}
