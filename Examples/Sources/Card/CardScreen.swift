import Engine

/// A card that is dragged, thrown or played from one side to the other.
final class CardScreen: StageScreen {
  private let card = View(frame: .zero, key: "card")
  private lazy var move = stage.hold(way)

  override init(measuring: any TextMeasuring, stage: Stage = Stage()) {
    super.init(measuring: measuring, stage: stage)
    root.backgroundColor = Color(236, 238, 244)
    let font = Font(size: 17, weight: .semibold)
    card.content = .text(TextContent("Drag me", font: font, color: .white))
    card.cornerRadius = 24
    root.addSubview(card)
  }

  /// Both ends of the change, as a value: across, a quarter round, and from blue to green.
  private var way: Animation<Effect> {
    .translate(card, to: path, in: 0.6) + .rotate(card, to: .pi / 2, in: 0.6)
      + .colour(card, from: Color(74, 108, 247), to: Color(38, 176, 122), in: 0.6)
  }

  override var change: (any Change)? { move }
  override var path: Point { Point(max(1, size.width - 240), 0) }

  override func layOut(at time: Instant) {
    card.frame = Rect(40, (size.height - 160) / 2, 160, 160)
    move.replace(by: way)
  }

  override func tapped(_ point: Point, at time: Instant) { play() }
}
