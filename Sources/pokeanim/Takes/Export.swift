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

  func text(as format: ExportFormat) -> String {
    switch format {
    case .svg: picture
    case .json: LottieFile(take, title: title).text
    case .html:
      WebPage(
        title: title, picture: picture, size: take.size, around: around, duration: take.duration,
        reach: take.duration / Double(changes), direction: take.direction, repeats: loops != 1
      ).text
    }
  }

  private var picture: String { SVGPicture(take, title: title, loops: loops).text }

  /// What a format can't say of the take, a line each.
  func limits(of format: ExportFormat) -> [String] {
    var limits = take.leftOut.map { "it leaves out \($0)" }
    if take.hasText {
      limits.append("its texts are set in Inter where that is installed, else in another font")
    }
    return limits
  }
}

extension Take {
  /// True if any line of text is in it.
  var hasText: Bool { views.contains(where: \.hasText) }
}

extension TakenView {
  fileprivate var hasText: Bool {
    faces.contains { if case .text = $0.content { true } else { false } }
      || children.contains(where: \.hasText)
  }
}
