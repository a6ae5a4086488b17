import Engine

/// A card as a row of the list. Its front can be drawn aside; behind it is what that does.
struct ListRow: LeafLayout {
  let card: GalleryCard
  /// In points.
  let width: Double

  static let height = 64.0
  /// The colour behind a row that would come back.
  static let red = Color(217, 45, 63)
  /// The colour behind a row that would go.
  static let deepRed = Color(184, 28, 48)
  /// The width of the word behind a row, in points.
  private static let labelWidth = 56.0
  /// The distance of that word from the edge that it lies at, in points.
  private static let labelMargin = 16.0

  /// The name of a card's row.
  static func id(of card: GalleryCard) -> String { "row\(card.number)" }

  var needsView: Bool { true }
  var viewReuseId: String? { Self.id(of: card) }
  private var size: Size { Size(width, Self.height) }

  var alignment: Alignment { .topLeading }
  func size(within maxSize: Size) -> Size { size }

  func configure(_ view: View) {
    view.cursor = .openHand
    view.cornerRadius = 14
    if let front = view.subviews.last {
      place(front, in: view)
      return
    }
    let back = View()
    back.content = PageBuilder.text(
      "Delete", size: 15, weight: .semibold, color: .white, alignment: .center)
    back.alpha = 0
    view.addSubview(back)
    let front = makeFront()
    view.addSubview(front)
    place(front, in: view)
  }

  /// The part of a row that is drawn aside.
  static func front(of row: View) -> View? { row.subviews.last }

  /// Shows a row drawn aside.
  ///
  /// - Parameters:
  ///   - offset: the way of its front, in points; to the left below 0.
  ///   - readiness: 0 if it would come back, 1 if it would go, 0…1: then the word behind it goes
  ///     along with the front's edge.
  ///   - scale: the size of that word.
  ///   - isStill: true if the word keeps its place and size.
  static func draw(
    _ row: View, aside offset: Double, readiness: Double = 0, scale: Double = 1,
    isStill: Bool = false
  ) {
    guard let front = front(of: row), let back = row.subviews.first else { return }
    front.translation = Point(offset, 0)
    row.backgroundColor = offset >= 0 ? .clear : red.interpolated(to: deepRed, at: readiness)
    back.alpha = offset < 0 ? 1 : 0
    let isMoved = readiness > 0 && !isStill
    let way = min(0, offset + labelWidth + 2 * labelMargin)
    back.floats = isMoved
    back.transform =
      isMoved
      ? Transform(translation: Point(way * readiness, 0), scale: Point(scale, scale)) : .identity
  }

  private func makeFront() -> View {
    let front = View(frame: Rect(origin: .zero, size: size), backgroundColor: .white)
    front.cornerRadius = 14
    let thumb = PageBuilder.addBox(
      to: front, Rect(8, 8, 52, 48), card.kind.habitat.ground, radius: 10)
    let portrait = View(frame: Rect(3, 3, 46, 43))
    portrait.content = .drawing(CardArt.portrait(of: card.creature))
    thumb.addSubview(portrait)
    PageBuilder.addText(
      to: front, card.kind.name, .zero, size: 16, weight: .semibold, color: Palette.ink)
    PageBuilder.addText(to: front, card.kind.habitat.title, .zero, size: 13)
    PageBuilder.addText(
      to: front, "No. \(card.number)", .zero, size: 13, color: Palette.faint,
      alignment: .trailing)
    return front
  }

  private func place(_ front: View, in view: View) {
    let words = max(0, width - 72 - 16)
    front.frame = Rect(origin: .zero, size: size)
    view.subviews.first?.frame = Rect(
      width - Self.labelMargin - Self.labelWidth, 0, Self.labelWidth, Self.height)
    let places = [
      Rect(72, 12, words, 22), Rect(72, 34, words, 18), Rect(72, 12, words, 40),
    ]
    for (label, place) in zip(front.subviews.dropFirst(), places) { label.frame = place }
  }
}

/// The title of a section.
struct ListHead: LeafLayout {
  let habitat: Habitat
  let count: Int
  let width: Double

  var needsView: Bool { true }
  var viewReuseId: String? { "head-\(habitat.rawValue)" }

  var alignment: Alignment { .topLeading }
  func size(within maxSize: Size) -> Size { Size(width, 30) }

  func configure(_ view: View) {
    view.content = PageBuilder.text(
      "\(habitat.title)  ·  \(count)", size: 15, weight: .bold, color: habitat.ink)
  }
}
