package import Engine

/// A change that is exported, for a format to make a file of.
package struct Export {
  let take: Take
  /// The words for what is shown.
  let title: String
  /// The times it plays; 0: without end.
  let loops: Int
  /// The changes that follow one another in it, ≥ 1.
  let changes: Int
  /// The colour of the page around it.
  let around: Color
  /// The names of the slides that it goes through; none: it is no change of slides.
  let slides: [String]
  /// The change as source code.
  let source: () throws -> ExportFile

  package init(
    take: Take, title: String, loops: Int, changes: Int, around: Color,
    slides: [String] = [], source: @escaping () throws -> ExportFile
  ) {
    self.take = take
    self.title = title
    self.loops = loops
    self.changes = changes
    self.around = around
    self.slides = slides
    self.source = source
  }

  /// The parts of the take that no picture of it says, each once; in words.
  var limits: [String] { take.limits }
}

extension Take {
  /// The parts of it that no picture says, each once; in words.
  var limits: [String] {
    var limits = leftOut.map { "it leaves out \($0)" }
    let views = allViews
    if views.contains(where: \.hasText) {
      limits.append("its texts are set in Inter where that is installed, else in another font")
    }
    let cut = views.filter(\.cutsContent).map { "“\($0.id)”" }
    if !cut.isEmpty {
      limits.append("it cuts from one content to the next in \(cut.joined(separator: ", "))")
    }
    return limits
  }
}

extension TakenView {
  fileprivate var hasText: Bool {
    faces.contains { if case .text = $0.content { true } else { false } }
  }
}
