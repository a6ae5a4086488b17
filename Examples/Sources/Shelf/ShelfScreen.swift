import Engine

/// A shelf of tiles that come, go and make room for each other.
///
/// A component view is told what it shows, never what has changed: it knows its items by their ids,
/// and an animator moves those that come, go and stay. Clicks may be as quick as they like.
final class ShelfScreen: StageScreen {
  private let shelf = ComponentView(frame: .zero)
  private let tip = View(frame: .zero)
  private var tiles = Array(0..<11)

  override init(measuring: any TextMeasuring, stage: Stage = Stage()) {
    super.init(measuring: measuring, stage: stage)
    root.backgroundColor = Color(247, 243, 234)
    tip.content = text("A click takes a tile away, + brings one, the paper shuffles them", 15)
    shelf.animator = TransformAnimator(transform: .scale(0.3), duration: 0.6)
    [shelf, tip].forEach(root.addSubview)
    fill()
  }

  override func layOut(at time: Instant) {
    shelf.frame = Rect(0, 0, size.width, size.height - 64)
    tip.frame = Rect(0, size.height - 64, size.width, 40)
  }

  override func tapped(_ point: Point, at time: Instant) {
    tiles.shuffle()
    fill()
  }

  /// Says what the shelf shows; the way there is the shelf's own business.
  private func fill() {
    shelf.component = Flow(spacing: 14, justifyContent: .center) {
      for tile in tiles { box(tile) }
      plus
    }.inset(28)
  }

  private func box(_ number: Int) -> any Layout {
    // Of different widths, so that those that stay must find other lines.
    let colors = [Color(239, 111, 108), Color(246, 189, 96), Color(88, 129, 168)]
    let size = Size([120, 88, 152][number % 3], 88)
    return SizeLayout<View>(size: size) { [unowned self] view in
      view.backgroundColor = colors[number / 2 % 3]
      view.cornerRadius = 18
      view.action = { [unowned self] in
        tiles.removeAll { $0 == number }
        fill()
      }
    }.id("tile \(number)")
  }

  private var plus: any Layout {
    SizeLayout<View>(width: 88, height: 88) { [unowned self] view in
      view.content = text("+", 34)
      view.cornerRadius = 18
      view.borderWidth = 2
      view.borderColor = Color(214, 204, 184)
      view.action = { [unowned self] in
        tiles.insert((tiles.max() ?? 0) + 1, at: tiles.count / 2)
        fill()
      }
    }.id("plus")
  }

  private func text(_ words: String, _ size: Double) -> Content {
    .text(TextContent(words, font: Font(size: size), color: Color(138, 126, 108)))
  }
}
