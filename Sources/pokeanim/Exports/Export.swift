import Engine
import EngineSDL

/// A take as a file of some format.
struct Export {
  let take: Take
  /// The words for what is shown.
  let title: String
  /// The times it plays; 0: without end.
  let loops: Int
  /// The changes that follow one another in it, ≥ 1.
  let changes: Int
  /// The colour of the page around it.
  let around: Color
  /// The change in Swift; nil: nobody asks for that.
  var source: SwiftSource?

  func text(as format: ExportFormat) -> String {
    switch format {
    case .svg: picture
    case .json: LottieFile(take, title: title).text
    case .swift: source?.text ?? ""
    case .html:
      WebPage(
        title: title, picture: picture, size: take.size, around: around, duration: take.duration,
        reach: take.duration / Double(changes), repeats: loops != 1,
        changes: take.changes
      ).text
    }
  }

  private var picture: String { SVGPicture(take, title: title, loops: loops).text }

  /// The parts of the take that a format can't say, each once, as a note about the file.
  func limits(of format: ExportFormat) -> [String] {
    if format == .swift { return source?.limits ?? [] }
    var limits = take.leftOut.map { "it leaves out \($0)" }
    let views = take.allViews
    if views.contains(where: \.hasText) {
      limits.append("its texts are set in Inter where that is installed, else in another font")
    }
    let cut = views.filter(\.cutsContent).map { "“\($0.id)”" }
    if !cut.isEmpty {
      limits.append("it cuts from one content to the next in \(cut.joined(separator: ", "))")
    }
    guard format == .json else { return limits }
    if views.contains(where: \.hasShadow) {
      limits.append("it leaves out shadows, which Lottie files have not")
    }
    let clipping = views.filter(\.clips).map { "“\($0.id)”" }
    if !clipping.isEmpty {
      limits.append(
        "it shows what lies in \(clipping.joined(separator: ", ")) beyond the edges, too")
    }
    let items = views.flatMap(\.items)
    if items.contains(where: \.isCut) {
      limits.append("it shows what lies in its pictures beyond their clips, too")
    }
    if items.contains(where: \.isMasked) {
      limits.append("it shows what the masks in its pictures hide, too")
    }
    if items.contains(where: \.isOfPixels) {
      limits.append("its pictures of pixels are of one colour, the middle of theirs")
    }
    if items.contains(where: \.isStretched) {
      limits.append("radial gradients that are stretched are round")
    }
    return limits
  }
}

extension Drawing.Item {
  /// The item and all in it, as a Lottie file draws them.
  fileprivate var withInner: [Drawing.Item] {
    switch self {
    case .fill, .stroke: [self]
    case .group(_, let transform, _, let items):
      [self] + LottieShapes.inner(items, in: transform).flatMap(\.withInner)
    case .clipped(_, let items), .masked(_, _, let items): [self] + items.flatMap(\.withInner)
    }
  }

  fileprivate var isCut: Bool {
    if case .clipped = self { true } else { false }
  }

  fileprivate var isMasked: Bool {
    if case .masked = self { true } else { false }
  }

  fileprivate var isOfPixels: Bool {
    switch self {
    case .fill(_, .image), .stroke(_, _, .image): true
    default: false
    }
  }

  /// True for a radial gradient whose circle is none in the picture.
  fileprivate var isStretched: Bool {
    switch self {
    case .fill(_, .radialGradient(let circle, _, _)),
      .stroke(_, _, .radialGradient(let circle, _, _)):
      // The sides of a map that only turns, mirrors and scales are as long, and upright.
      abs(circle.a * circle.a + circle.b * circle.b - circle.c * circle.c - circle.d * circle.d)
        + abs(circle.a * circle.c + circle.b * circle.d) > 1e-6 * abs(circle.determinant) + 1e-9
    default: false
    }
  }
}

extension TakenView {
  fileprivate var hasText: Bool {
    faces.contains { if case .text = $0.content { true } else { false } }
  }

  fileprivate var items: [Drawing.Item] {
    faces.flatMap { face -> [Drawing.Item] in
      guard case .drawing(let drawing) = face.content else { return [] }
      return drawing.items.flatMap(\.withInner)
    }
  }

  fileprivate var hasShadow: Bool { shadowColor.isSeen }
}
