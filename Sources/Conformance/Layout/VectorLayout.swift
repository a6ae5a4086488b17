import Engine
import JSONText

/// A layout of a vector file: the engine's own, with its number in the file.
struct VectorLayout: WrapperLayout {
  let wrapped: any Layout
  /// In pre-order of the file.
  let number: Int
  let needsView: Bool
}

// MARK: Reading

extension VectorLayout {
  static func reading(_ node: VectorValue) throws -> VectorLayout {
    var numbers = 0
    return try reading(node, &numbers)
  }

  private static func reading(_ node: VectorValue, _ numbers: inout Int) throws -> VectorLayout {
    let number = numbers
    numbers += 1
    let kinds = [
      "size": readSize, "inset": readInset, "stack": readStack, "overlay": readOverlay,
      "label": VectorLabel.reading,
    ]
    let base = try node.member("k").name(of: kinds)(node, &numbers)
    let isLabel = base is LabelLayout<View>
    let makesView = try node.optional("view")?.bool ?? (isLabel || base.viewReuseId != nil)
    return VectorLayout(wrapped: base, number: number, needsView: makesView)
  }

  private static func children(
    _ node: VectorValue, _ key: String, _ numbers: inout Int
  ) throws -> [VectorLayout] {
    var children: [VectorLayout] = []
    for child in try node.optional(key)?.elements ?? [] {
      children.append(try reading(child, &numbers))
    }
    return children
  }

  private static func readSize(
    _ node: VectorValue, _ numbers: inout Int
  ) throws -> any Layout {
    let width = try node.optional("w")?.number
    let height = try node.optional("h")?.number
    return SizeLayout<View>(
      minWidth: try width ?? node.optional("minW")?.number,
      maxWidth: try width ?? node.optional("maxW")?.number,
      minHeight: try height ?? node.optional("minH")?.number,
      maxHeight: try height ?? node.optional("maxH")?.number,
      alignment: try alignment(node), flexibility: try flexibility(node),
      viewReuseId: try node.optional("id")?.string,
      sublayout: try children(node, "c", &numbers).first)
  }

  private static func readInset(
    _ node: VectorValue, _ numbers: inout Int
  ) throws -> any Layout {
    var edges: [Double] = []
    for edge in try node.member("in").elements(count: 4) { edges.append(try edge.number) }
    guard let child = try children(node, "c", &numbers).first else {
      throw node.wrong("a child in \"c\"")
    }
    return InsetLayout(
      insets: Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3]),
      alignment: try alignment(node) ?? .fill, flexibility: try flexibility(node),
      viewReuseId: try node.optional("id")?.string, sublayout: child)
  }

  private static func readStack(
    _ node: VectorValue, _ numbers: inout Int
  ) throws -> any Layout {
    let distributions = Dictionary(
      uniqueKeysWithValues: StackDistribution.allCases.map { ("\($0)", $0) })
    return StackLayout(
      axis: try node.member("axis").name(of: ["v": .vertical, "h": .horizontal]),
      spacing: try node.optional("spacing")?.number ?? 0,
      distribution: try node.optional("dist")?.name(of: distributions) ?? .fillFlexing,
      alignment: try alignment(node) ?? .fill, flexibility: try flexibility(node),
      viewReuseId: try node.optional("id")?.string,
      sublayouts: try children(node, "c", &numbers))
  }

  private static func readOverlay(
    _ node: VectorValue, _ numbers: inout Int
  ) throws -> any Layout {
    let background = try children(node, "bg", &numbers)
    let primary = try children(node, "c", &numbers)
    let overlay = try children(node, "ov", &numbers)
    return OverlayLayout(
      primary: primary, background: background, overlay: overlay,
      alignment: try alignment(node) ?? .fill, flexibility: try flexibility(node) ?? .flexible,
      viewReuseId: try node.optional("id")?.string)
  }

  static func alignment(_ node: VectorValue) throws -> Alignment? {
    try node.optional("align")?.name(of: alignments)
  }

  static func flexibility(_ node: VectorValue) throws -> Flexibility? {
    guard let ranks = try node.optional("flex")?.elements(count: 2) else { return nil }
    return Flexibility(horizontal: try rank(ranks[0]), vertical: try rank(ranks[1]))
  }

  private static func rank(_ value: VectorValue) throws -> Flexibility.Flex {
    if value.json == .null { return nil }
    guard let rank = Int32(exactly: try value.number) else {
      throw value.wrong("a whole number of 32 bits")
    }
    return rank
  }

  private static let alignments: [String: Alignment] = {
    var named: [String: Alignment] = [
      "center": .center, "fill": .fill, "aspectFit": .aspectFit,
      "center/fill": .centerFill, "fill/center": .fillCenter,
    ]
    for vertical in Alignment.Vertical.allCases {
      for horizontal in Alignment.Horizontal.allCases {
        let alignment = Alignment(vertical: vertical, horizontal: horizontal)
        named["\(vertical)/\(horizontal)"] = alignment
        let second = "\(horizontal)"
        if "\(vertical)" == second { continue }
        named["\(vertical)" + second.prefix(1).uppercased() + second.dropFirst()] = alignment
      }
    }
    return named
  }()
}
