import Engine
import Workbench

/// A card as a row of the list. Its front can be drawn aside; behind it is what that does.
struct ListRow: LeafLayout {
  let card: GalleryCard
  /// In points.
  let width: Double

  static let height = 64.0
  /// Between two rows, in points.
  static let gap = 8.0
  /// The colour behind a row that would come back.
  static var red: Color { Palette.current.danger }
  /// The colour behind a row that would go.
  static var deepRed: Color { Palette.current.deepDanger }
  /// The width of the word behind a row, in points.
  private static let labelWidth = 56.0
  /// The room for a card's number beside its words, in points.
  private static let numberWidth = 52.0
  /// The distance of that word from the edge that it lies at, in points.
  private static let labelMargin = 16.0

  /// The first part of the names of rows.
  static let prefix = "row"
  /// The name of a card's row.
  static func id(of card: GalleryCard) -> String { "\(prefix)\(card.number)" }

  var needsView: Bool { true }
  var viewReuseId: String? { Self.id(of: card) }
  private var size: Size { Size(width, Self.height) }

  var alignment: Alignment { .topLeading }
  func size(within maxSize: Size) -> Size { size }

  func configure(_ view: View) {
    view.cursor = .openHand
    let shown = Self.front(of: view)
    let isInTheme =
      shown?.backgroundColor == Palette.card && shown?.borderColor == Palette.edge
    let isOfKind = Self.portrait(in: view)?.kind == card.kind
    guard shown?.size != size || !isInTheme || !isOfKind else { return }
    let isNew = view.subviews.isEmpty
    view.cornerRadius = 14
    row.arrangement(width: width, height: Self.height).makeViews(in: view)
    if isNew { view.subviews.first?.alpha = 0 }
    // Above the parts that were laid out anew.
    if let front = Self.front(of: view), let cross = front.cross { front.addSubview(cross) }
  }

  /// The word behind the row, and its front.
  private var row: any Layout {
    ZStack {
      Label("Delete", size: 15, .semibold, .white, .center)
        .size(width: Self.labelWidth, alignment: .fillTrailing)
        .inset(Insets(right: Self.labelMargin))
      Box(
        Palette.card, radius: 14, border: Palette.edge,
        borderWidth: Palette.current.edgeWidth, front)
    }
  }

  private var front: any Layout {
    HStack {
      Box(
        card.kind.section.ground, radius: 10, width: PortraitView.room(of: card.kind).width + 6,
        height: 48, portrait
      )
      .inset(Insets(left: 8, right: 12))
      ZStack {
        VStack {
          Label(card.kind.name, size: 16, .semibold, Palette.ink).size(height: 22)
          Label(card.kind.section.title, size: 13).size(height: 18)
        }.inset(Insets(right: Self.numberWidth))
        Label("No. \(card.number)", size: 13, .regular, Palette.faint, .trailing)
      }
      .size(height: 40).inset(Insets(right: 16))
    }
  }

  private var portrait: any Layout {
    SizeLayout<PortraitView> { $0.kind = card.kind }
      .inset(Insets(top: 3, left: 3, bottom: 2, right: 3))
  }

  /// The part of a row that is drawn aside.
  static func front(of row: View) -> View? { row.subviews.last }

  /// True if a row is drawn aside.
  static func isAside(_ row: View) -> Bool { (front(of: row)?.translation.x ?? 0) != 0 }

  /// The creature in a row.
  static func portrait(in row: View) -> PortraitView? {
    var found: PortraitView?
    row.forEachInPaintOrder { if let portrait = $0 as? PortraitView { found = portrait } }
    return found
  }

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
}

/// The title of a section.
struct ListHead: LeafLayout {
  let section: CardSection
  let count: Int
  let width: Double

  var needsView: Bool { true }
  var viewReuseId: String? { section.id }

  var alignment: Alignment { .topLeading }
  static let height = 30.0
  func size(within maxSize: Size) -> Size { Size(width, Self.height) }

  func configure(_ view: View) {
    view.content = .text(
      TextContent(
        label: "\(section.title)  ·  \(count)", size: 15, weight: .bold,
        color: section.ink.interpolated(to: Palette.ink, at: 0.25)))
  }
}
