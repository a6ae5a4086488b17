import Engine

/// Words beside a picture that gives way: every word is a tile, and finds its new line.
///
/// First all make room for each other as a block. Then those that have another line go there, words
/// that stay side by side together, in the order of the text: it is read to there as it will be,
/// and from there on as it was.
enum TextPair {
  static var pair: LayoutPair {
    LayoutPair(
      before: { page($0, picture: $0.isTall ? 0.38 : 0.44) },
      after: { page($0, picture: $0.isTall ? 0.16 : 0.16) }, courses: courses)
  }

  private static let courses: LayoutPair.Director = { ends in
    let words = stride(from: 1, through: ends.count, by: 1).compactMap { ends["w\($0)"] }
    guard let first = words.first else { return [:] }
    var courses = ends.mapValues { _ in PairCourse(flight: 0...block) }
    let shift = first.way
    let groups = groups(words).filter { words[$0.lowerBound].way.distance(to: shift) > 0.5 }
    for (group, flight) in zip(groups, flights(of: groups.count, from: block, apart: 0.4)) {
      for word in group {
        let place = words[word].from.frame.offset(by: shift)
        courses["w\(word + 1)"] = PairCourse(
          stops: [PairCourse.Stop(part: block, frame: place, curve: .cssEaseInOut)],
          flight: flight, height: words[word].way.distance(to: .zero))
      }
    }
    return isMirrored(words) ? mirrored(words) : courses
  }

  /// True if words of a line go on to the left there.
  private static func isMirrored(_ words: [PairEnds]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      word.to.frame.y == next.to.frame.y && next.to.frame.x < word.to.frame.x
    }
  }

  /// To a mirrored page one word goes after the other, over the picture.
  private static func mirrored(_ words: [PairEnds]) -> [String: PairCourse] {
    let flights = flights(of: words.count, from: 0, apart: 0.12)
    return Dictionary(
      uniqueKeysWithValues: flights.enumerated().map { ("w\($0 + 1)", PairCourse(flight: $1)) })
  }

  /// Parts of the way, equally long, one after the other.
  ///
  /// - Parameter apart: the share of one after which the next begins.
  private static func flights(
    of count: Int, from start: Double, apart: Double
  ) -> [ClosedRange<Double>] {
    let length = (1 - start) / (1 + apart * Double(max(0, count - 1)))
    return (0..<count).map { index in
      let first = start + apart * length * Double(index)
      return first...min(1, first + length)
    }
  }

  /// The words that go side by side, in the order of the text.
  private static func groups(_ words: [PairEnds]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in words.indices {
      if let last = groups.last, words[index].way.distance(to: words[index - 1].way) < 0.5 {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  /// The part of the way in which all words move as a block.
  private static let block = 0.3

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

extension PairEnds {
  /// From its place before to that after.
  fileprivate var way: Point { to.frame.origin - from.frame.origin }
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
