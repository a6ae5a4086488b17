import Engine

/// A card that is lifted: click, press Space or drag it. What is saved here is in the window at once.
final class CardScreen: StageScreen {
  private let card = View(frame: Rect(0, 0, 160, 200), backgroundColor: Color(74, 108, 247))
  private lazy var rise = stage.hold(stage.animation(withDuration: 0.5, lifted))

  init(measuring: any TextMeasuring) {
    super.init(measuring: measuring)
    root.backgroundColor = Color(236, 238, 244)
    card.cornerRadius = 24
    root.addSubview(card)
  }

  /// What the card changes on its way. T has a slider for the number; Ctrl+S writes it here.
  private func lifted() {
    let lift = tunable("lift", 12, in: 0...40)
    card.translation.y = -4 * lift
    card.rotation = .pi / 16
    card.shadow = Shadow(blur: lift, offset: Point(0, lift), color: Color(white: 0, alpha: 0.3))
  }

  override var change: (any Change)? { rise }
  override func layOut(at time: Instant) { card.center = root.bounds.center }
  override func tapped(_ point: Point, at time: Instant) { play() }
}
