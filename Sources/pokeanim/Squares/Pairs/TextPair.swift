import Engine

/// Text beside a picture that gives way: every word is a view, and finds its new line.
enum TextPair {
  static var pair: LayoutPair {
    LayoutPair(
      before: { page($0, picture: $0.isTall ? 0.36 : 0.44) },
      after: { page($0, picture: $0.isTall ? 0.14 : 0.16) })
  }

  private static let title = "What a line of text is worth"
  private static let text = """
    A word belongs to a line only as long as the line has room for it. Give the column more and \
    the words close ranks; take some away and they fall to the next line, in order, none lost. \
    Here each of them is a view that keeps its name, so it can be followed on its way.
    """

  private static let margin = 30.0
  private static let gap = 26.0

  /// - Parameter share: the picture's part of the page's width.
  private static func page(_ canvas: PairCanvas, picture share: Double) -> any Layout {
    let inner = canvas.size.width - 2 * margin
    let picture = (inner * share).rounded()
    let words = PairWords(canvas: canvas, width: inner - picture - gap)
    return InsetLayout(
      inset: margin,
      sublayout: HStack(spacing: gap) {
        art(canvas, width: picture)
        VStack(spacing: 12, distribution: .leading) {
          words.flow(
            title, "t", size: canvas.isTall ? 24 : 34, weight: .bold, color: Palette.ink)
          words.flow(text, "w", size: canvas.isTall ? 16 : 20, color: Palette.soft)
        }
      })
  }

  private static func art(_ canvas: PairCanvas, width: Double) -> any Layout {
    let side = min(120, (width * 0.56).rounded())
    func disc(_ id: String, _ color: Color, _ size: Double, _ x: Double, _ y: Double) -> any Layout
    {
      let box = canvas.box(
        id, color, radius: side, width: side * size, height: side * size)
      let insets = Insets(
        top: max(0, y) * side, left: max(0, x) * side, bottom: max(0, -y) * side,
        right: max(0, -x) * side)
      return InsetLayout(insets: insets, alignment: .center, sublayout: box)
    }
    return canvas.box(
      "art", Color(226, 232, 255), radius: 20, width: width, alignment: .fill,
      ZStack {
        disc("moon", Palette.blue, 1, 0, 0)
        disc("sun", Palette.amber, 0.44, 0.62, -0.62)
        disc("star", Palette.red, 0.18, -0.86, 0.76)
      })
  }
}

/// Text laid out word by word.
struct PairWords {
  let canvas: PairCanvas
  /// In points.
  let width: Double

  /// The text's lines, each a row of words with the ids `name1`, `name2` …
  ///
  /// Words are not rounded to whole pixels, which would pull their line apart.
  func flow(
    _ text: String, _ name: String, size: Double, weight: Font.Weight = .regular, color: Color
  ) -> any Layout {
    let font = Font(size: size, weight: weight)
    let fine = Typesetter(measuring: canvas.typesetter.measuring, screenScale: 64)
    let lineHeight = (size * (weight == .bold ? 1.2 : 1.55)).rounded()
    let space = fine.measuring.width(of: " ", font: font)
    let block = TextBlock.wrapping(text, font: font, width: width - 2, measuring: fine.measuring)
    var ids = (1...).lazy.map { "\(name)\($0)" }.makeIterator()
    let rows = block.lines.map { line in
      let words = line.text.split(separator: " ").map { word -> any Layout in
        Text(
          String(word), font: font, color: color, lines: 1, lineHeight: lineHeight,
          wrapping: .wholeWords, typesetter: fine, viewReuseId: ids.next())
      }
      return HStack(spacing: space, distribution: .leading) { words }
    }
    return VStack(distribution: .leading) { rows as [any Layout] }
  }
}
