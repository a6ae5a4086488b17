import Engine

extension ExportFormat {
  static let json = ExportFormat(name: "json", title: "a Lottie file", help: "a Lottie file") {
    ExportFile(
      text: LottieFile($0.take, title: $0.title).text,
      limits: $0.limits + LottieFile.limits(of: $0.take))
  }
}

extension Take {
  /// True if the letters of its texts are known as shapes.
  fileprivate var hasOutlines: Bool {
    allViews.flatMap(\.lines).allSatisfy { outlines($0.line) != nil }
  }
}

extension LottieFile {
  /// The parts of a take that Lottie files can't say, each once; in words.
  static func limits(of take: Take) -> [String] {
    let views = take.allViews
    let items = views.flatMap(\.items)
    let clipping = views.filter(\.clipsLayers).map { "“\($0.id)”" }.joined(
      separator: ", ")
    let limits = [
      (views.contains(where: \.hasShadow), "it leaves out shadows, which Lottie files have not"),
      (!clipping.isEmpty, "it shows what lies in \(clipping) beyond the edges, too"),
      (
        items.contains(where: \.isCut),
        "it shows what lies in its pictures beyond their clips, too"
      ),
      (
        items.contains(where: \.isFiltered),
        "it leaves out the filters in its pictures, such as blurs"
      ),
      (
        items.contains(where: \.isBlended),
        "what is blended in its pictures lies over what is behind it"
      ),
      (items.contains(where: \.isMasked), "it shows what the masks in its pictures hide, too"),
      (
        items.contains(where: \.isOfPixels),
        "its pictures of pixels are of one colour, the middle of theirs"
      ),
      (items.contains(where: \.isStretched), "radial gradients that are stretched are round"),
      (views.contains(where: \.hasEmoji), "it leaves out emoji, which have no outlines"),
      (
        !take.hasOutlines,
        "its texts are set in Inter where that is installed, else in another font"
      ),
    ]
    return limits.filter(\.0).map(\.1)
  }
}

extension Drawing.Item {
  /// The item and all in it, as a Lottie file draws them.
  fileprivate var withInner: [Drawing.Item] {
    switch self {
    case .fill, .stroke, .text: [self]
    case .group(_, let transform, _, let items):
      [self] + LottieShapes.inner(items, in: transform).flatMap(\.withInner)
    case .clipped(_, let items), .masked(_, _, let items), .composited(_, let items):
      [self] + items.flatMap(\.withInner)
    }
  }

  fileprivate var isCut: Bool {
    if case .clipped = self { true } else { false }
  }

  fileprivate var isMasked: Bool {
    if case .masked = self { true } else { false }
  }

  fileprivate var isBlended: Bool {
    if case .composited(let compositing, _) = self { compositing.blend != .normal } else { false }
  }

  fileprivate var isFiltered: Bool {
    if case .composited(let compositing, _) = self { compositing.filter != nil } else { false }
  }

  fileprivate var isOfPixels: Bool {
    switch self {
    case .fill(_, .image), .stroke(_, _, .image): true
    default: false
    }
  }

  /// True for a radial gradient whose circle is none in the picture, nor in a group that is stretched.
  fileprivate var isStretched: Bool {
    switch self {
    case .fill(_, .radialGradient(let circle, _, _)):
      !circle.keepsCircles && LottieShapes.Pose(circle) == nil
    case .stroke(_, _, .radialGradient(let circle, _, _)): !circle.keepsCircles
    default: false
    }
  }
}

extension TakenView {
  fileprivate var items: [Drawing.Item] {
    faces.flatMap { face -> [Drawing.Item] in
      guard case .drawing(let drawing) = face.content else { return [] }
      return drawing.items.flatMap(\.withInner)
    }
  }

  /// True if a text has letters that are pictures.
  fileprivate var hasEmoji: Bool {
    lines.contains(where: \.hasEmoji)
  }

  fileprivate var hasShadow: Bool { !shadows.isEmpty || !innerShadows.isEmpty }

  /// True if it clips more than what is in its own layer.
  fileprivate var clipsLayers: Bool { clips && !(children.isEmpty && lines.isEmpty) }
}
