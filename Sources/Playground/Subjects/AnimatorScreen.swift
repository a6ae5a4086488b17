import Engine
import Onboarding

/// An animator at work: cards come, go and change places. A click takes a card away, + brings one, Space
/// shuffles them.
final class AnimatorScreen: StageScreen {
  private let grid = ComponentView(frame: .zero)
  private var cards = Array(0..<9)
  private var random = Chance(seed: 7)

  init(_ animator: any Animator, measuring: any TextMeasuring) {
    super.init(measuring: measuring, stage: Stage())
    root.backgroundColor = Color(247, 243, 234)
    grid.animator = animator
    root.addSubview(grid)
    fill()
  }

  override func layOut(at time: Instant) { grid.frame = Rect(origin: .zero, size: size) }

  override func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .key(.space): cards.shuffle(using: &random)
    case .key("+"), .key("="): cards.insert((cards.max() ?? 0) + 1, at: cards.count / 2)
    case .key(.backspace), .key("Delete"): if !cards.isEmpty { cards.remove(at: cards.count / 2) }
    default: return super.handle(event, at: time)
    }
    fill()
  }

  private func fill() {
    grid.component = Flow(spacing: 16, justifyContent: .center) {
      for card in cards { tile(card) }
    }.inset(32)
  }

  private func tile(_ number: Int) -> any Layout {
    let colors = [Color(239, 111, 108), Color(246, 189, 96), Color(88, 129, 168)]
    return SizeLayout<View>(width: 120, height: 90) { [unowned self] view in
      view.backgroundColor = colors[number % 3]
      view.cornerRadius = 16
      view.content = .text(
        TextContent("\(number + 1)", font: Font(size: 24, weight: .bold), color: .white))
      view.action = { [unowned self] in
        cards.removeAll { $0 == number }
        fill()
      }
    }.id("card \(number + 1)")
  }
}
