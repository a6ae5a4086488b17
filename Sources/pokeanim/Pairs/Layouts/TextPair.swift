import Engine

/// Words beside a picture that gives way: every word is a tile, and finds its new line.
///
/// First all make room for each other as a block, then those that have another line leap there in
/// the order of the text, each unseen for a moment, so that none passes over another. To a mirrored
/// page all go at once, unseen, while the picture goes over to its other side.
enum TextPair {
  static var pair: LayoutPair {
    LayoutPair(
      before: { page($0, picture: $0.isTall ? 0.38 : 0.44) },
      after: { page($0, picture: $0.isTall ? 0.16 : 0.16) }, courses: courses)
  }

  private static let courses: LayoutPair.Director = { ends in
    var courses = ends.mapValues { ends in
      PairCourse(stops: [PairCourse.Stop(part: block, frame: ends.to.frame, curve: .cssEaseInOut)])
    }
    let words = stride(from: 1, through: ends.count, by: 1).compactMap { number in
      ends["w\(number)"].map { (number, $0) }
    }
    guard let first = words.first?.1 else { return courses }
    if isMirrored(words.map(\.1)) { return mirrored(ends) }
    let shift = first.to.frame.origin - first.from.frame.origin
    let leaps = words.filter { (_, word) in
      (word.from.frame.origin + shift).distance(to: word.to.frame.origin) > 0.5
    }
    for (index, (number, word)) in leaps.enumerated() {
      let wait = (1 - block - leap) * Double(index) / Double(max(1, leaps.count - 1))
      courses["w\(number)"] = course(of: word, shift, leap: block + wait)
    }
    return courses
  }

  /// True if words of a line go on to the left there.
  private static func isMirrored(_ words: [PairEnds]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      word.to.frame.y == next.to.frame.y && next.to.frame.x < word.to.frame.x
    }
  }

  /// The part of the way to a mirrored page in which words are not seen.
  private static let turn = 0.25...0.75

  private static func mirrored(_ ends: [String: PairEnds]) -> [String: PairCourse] {
    var courses: [String: PairCourse] = [:]
    for (id, ends) in ends {
      courses[id] = PairCourse(
        stops: [
          PairCourse.Stop(part: turn.lowerBound, frame: ends.from.frame),
          PairCourse.Stop(part: turn.upperBound, frame: ends.to.frame, curve: .cssEaseInOut),
        ], hidden: id.hasPrefix("w") ? turn : nil, fade: turn.lowerBound)
    }
    return courses
  }

  /// The part of the way in which all words move as a block, and that of one word's leap.
  private static let (block, leap) = (0.4, 0.21)

  /// - Parameter start: of the leap, in parts of the way.
  private static func course(of word: PairEnds, _ shift: Point, leap start: Double) -> PairCourse {
    let (old, new) = (word.from.frame.offset(by: shift), word.to.frame)
    let hidden = start + leap / 3...start + leap * 2 / 3
    return PairCourse(
      stops: [
        PairCourse.Stop(part: block, frame: old, curve: .cssEaseInOut),
        PairCourse.Stop(part: hidden.lowerBound, frame: old),
        PairCourse.Stop(part: hidden.upperBound, frame: new),
      ], hidden: hidden, fade: leap / 3)
  }

  private static let text =
    "Every word knows its name, so when a line runs out of room it finds a place on the next one"

  private static let margin = 30.0
  private static let gap = 26.0

  /// - Parameter share: the picture's part of the page's width.
  private static func page(_ canvas: PairCanvas, picture share: Double) -> any Layout {
    let inner = canvas.size.width - 2 * margin
    let picture = (inner * share).rounded()
    let words = PairWords(
      canvas: canvas, width: inner - picture - gap, size: canvas.isTall ? 19 : 26)
    return InsetLayout(
      inset: margin,
      sublayout: HStack(spacing: gap) {
        art(canvas, width: picture)
        words.flow(text)
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
      "art", Palette.current.sky, radius: 20, width: width, alignment: .fill,
      ZStack {
        disc("moon", Palette.blue, 1, 0, 0)
        disc("sun", Palette.amber, 0.44, 0.62, -0.62)
        disc("star", Palette.red, 0.18, -0.86, 0.76)
      })
  }
}

/// Text laid out word by word, each on a tile.
struct PairWords {
  let canvas: PairCanvas
  /// In points.
  let width: Double
  /// The letters', in points.
  let size: Double

  private static var colors: [Color] {
    [
      Palette.blue, Palette.violet, Palette.red, Palette.amber, Palette.green, Color(26, 160, 186),
    ]
  }

  private var font: Font { Font(size: size, weight: .semibold) }
  private var gap: Double { (size * 0.36).rounded() }

  /// The tiles with the ids `w1`, `w2` …, line by line.
  func flow(_ text: String) -> any Layout {
    let words = text.split(separator: " ").map(String.init)
    let tiles = words.enumerated().map { tile($1, number: $0, of: words.count) }
    return SizeLayout<View>(
      width: width, alignment: .centerLeading, sublayout: Flow(spacing: gap, children: tiles))
  }

  /// The colours go through the text, so that its order is seen where it is not read.
  private func tile(_ word: String, number: Int, of count: Int) -> any Layout {
    let color = Self.color(Double(number) / Double(max(1, count - 1)))
    let width = canvas.typesetter.measuring.width(of: word, font: font) + 1.1 * size
    return canvas.tile(
      "w\(number + 1)", word, font: font, ink: color.interpolated(to: Palette.ink, at: 0.55),
      fill: Palette.card.interpolated(to: color, at: 0.16),
      border: Palette.card.interpolated(to: color, at: 0.45),
      size: Size(width.rounded(.up), (size * 1.9).rounded()))
  }

  private static func color(_ share: Double) -> Color {
    let place = share * Double(colors.count - 1)
    let index = min(colors.count - 2, Int(place))
    return colors[index].interpolated(to: colors[index + 1], at: place - Double(index))
  }
}
