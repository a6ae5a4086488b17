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
  /// The same, of a picture whose texts are set by whoever shows it.
  var textLimits: [String] { take.textLimits }
}

extension Take {
  /// The parts of it that no picture says, each once; in words.
  var limits: [String] {
    var limits = leftOut.map { "it leaves out \($0)" }
    let cut = allViews.filter(\.cutsContent).map { "“\($0.id)”" }
    if !cut.isEmpty {
      limits.append("it cuts from one content to the next in \(cut.joined(separator: ", "))")
    }
    return limits
  }
}

extension Take {
  /// The parts of it that no picture whose texts are set by whoever shows it says; in words.
  var textLimits: [String] {
    let fonts = Set(allViews.flatMap(\.lines).map(\.line.font.face))
    let own = Dictionary(grouping: fonts.filter { $0.style.family != nil }) {
      $0.style.family ?? ""
    }
    let closed = own.keys.sorted().filter { family in
      own[family]?.contains { file($0).map { !$0.mayBeEmbedded } ?? false } ?? false
    }
    return limits
      + (fonts.contains { $0.style.family == nil }
        ? ["its texts are set in Inter where that is installed, else in another font"] : [])
      + (allViews.flatMap(\.lines).contains { line in
        line.hasEmoji && closed.contains { $0 == line.line.font.style.family }
      } ? ["it leaves out emoji of texts that are shapes"] : [])
      + closed.map {
        "texts in “\(FontData.plainName($0))” are shapes: its licence keeps it out of other files"
      }
  }
}

extension TakenView {
  /// The lines of all its texts.
  var lines: [TakenFace.PlacedLine] {
    faces.flatMap { face -> [TakenFace.PlacedLine] in
      if case .text(let lines, _) = face.content { lines } else { [] }
    }
  }
}

extension TakenFace.PlacedLine {
  /// True if it has letters that are pictures.
  var hasEmoji: Bool { line.string.contains(where: \.isEmoji) }
}

extension Font {
  /// The font by what its file is chosen: whatever its size, tracking or lines under it.
  var face: Font {
    Font(size: 1, weight: weight, style: TextStyle(family: style.family, isItalic: style.isItalic))
  }
}
