import Engine
import Workbench

/// A card as a component.
struct CardFace: LeafLayout {
  let card: GalleryCard
  let size: Size

  var needsView: Bool { true }
  var viewReuseId: String? { card.id }
  var viewType: View.Type { CardView.self }

  var alignment: Alignment { .topLeading }
  func size(within maxSize: Size) -> Size { size }

  func configure(_ view: View) {
    (view as? CardView)?.show(card.kind)
    // As the card is now: it grows to its new size with it.
    let width = view.presented.size.width
    let label = (view as? CardView)?.label
    if view.superview == nil {
      CardEdge(width: width).show(on: view)
      if let label { CardLabel(width: width).place(label) }
      (view as? CardView)?.page?.place(in: CardPage.box(onCardOf: width))
    }
    guard size.width >= CardLabel.leastWidth, label == nil else { return }
    addLabel(to: view, of: width)
  }

  private func addLabel(to view: View, of width: Double) {
    let label = CardLabel(width: width).makeView()
    label.content = Self.name(of: card.kind)
    view.addSubview(label)
  }

  /// A kind's name, as it stands on its card.
  static func name(of kind: CardKind) -> Content {
    .text(
      TextContent(
        label: kind.name, size: 15, weight: .semibold, color: kind.section.ink, alignment: .center))
  }
}

/// A grid of cards in a room: how many lie side by side, and how large they are.
struct CardGrid: Equatable {
  let columns: Int
  /// A card's width in points.
  let width: Double
  /// Before the first column, in points.
  let left: Double

  static let margin = 16.0
  /// Cards do not get smaller so that all fit, nor larger, in points.
  static let widths = 20.0...320.0
  /// The gap between cards, as a share of a card's width.
  private static let share = 0.1

  var gap: Double { width * Self.share }
  var height: Double { width * CardArt.shape }

  /// As large as a size says, or so that all are in sight; if they can't be, as small as can be.
  init(count: Int, room: Size, size: CardSize) {
    let inner = Size(max(1, room.width - 2 * Self.margin), max(1, room.height - 2 * Self.margin))
    if let width = size.width {
      self.init(width: min(width, inner.width), count: count, in: inner.width)
      return
    }
    // A few cards do not fill a small room, nor look lost in a large one.
    let widest = min(
      Self.widths.upperBound, max(128, min(inner.width, inner.height * 1.05) / 4.2))
    var columns = 1
    while true {
      let width = Self.width(of: columns, in: inner.width)
      let fitting = CardGrid(
        width: min(max(width, Self.widths.lowerBound), widest), count: count,
        in: inner.width)
      if width <= Self.widths.lowerBound || fitting.length(of: count) <= inner.height {
        self = fitting
        return
      }
      columns += 1
    }
  }

  private init(width: Double, count: Int, in room: Double) {
    let most = Int((room / width + Self.share) / (1 + Self.share) + 1e-9)
    columns = max(1, most)
    self.width = width
    let used = Double(columns) * width * (1 + Self.share) - width * Self.share
    left = Self.margin + max(0, (room - used) / 2)
  }

  /// The width of so many columns that fill a room.
  private static func width(of columns: Int, in room: Double) -> Double {
    room / (Double(columns) * (1 + share) - share)
  }

  /// The greatest distance of a carried card from what is seen, in points.
  var reach: Double { height + gap }

  /// From the first row's top to the last one's bottom.
  func length(of count: Int) -> Double {
    let rows = (count + columns - 1) / columns
    return max(0, Double(rows) * (height + gap) - gap)
  }

  /// The place of a card in the content.
  func frame(_ index: Int) -> Rect {
    let (row, column) = (index / columns, index % columns)
    return Rect(
      left + Double(column) * (width + gap), Self.margin + Double(row) * (height + gap), width,
      height)
  }
}
