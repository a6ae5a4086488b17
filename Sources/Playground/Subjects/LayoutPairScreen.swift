import Engine

/// Two layouts and the way between them: views are told by their ids.
final class LayoutPairScreen: StageScreen {
  private let layouts: [any Layout]
  private var shown = 0
  private var move: LayoutAnimation?

  init(_ first: any Layout, _ second: any Layout, measuring: any TextMeasuring) {
    layouts = [first, second]
    super.init(measuring: measuring, stage: Stage())
    root.backgroundColor = .white
  }

  override func layOut(at time: Instant) {
    move?.change.commit()
    arrangement.makeViews(in: root)
  }

  override var change: (any Change)? { move?.change.outcome == nil ? move?.change : nil }
  override func tapped(_ point: Point, at time: Instant) { play() }

  override func begin(reversed: Bool) -> (any Change)? {
    shown = 1 - shown
    move = arrangement.prepareAnimation(for: root)
    move?.timing = .easeInOut(duration: 1)
    move?.change.onEnd { [unowned self] in if $0 == .cancelled { shown = 1 - shown } }
    return move?.change
  }

  private var arrangement: LayoutArrangement {
    layouts[shown].arrangement(width: size.width, height: size.height)
  }
}
