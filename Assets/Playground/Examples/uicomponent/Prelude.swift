// FadeAnimator.swift and main.swift are UIComponent's page on animation, not one character changed.
// Here is what they speak of, and a list in which they are seen: a click, Space or Return changes it.
@_exported import UIComponent

/// What main.swift makes.
var text: (any Component)?

extension Layout {
  /// The block's last call: what it makes is kept, to be shown.
  @discardableResult
  func animateUpdate(_ update: @escaping (ComponentView, UIView, CGRect) -> Void) -> any Component {
    let made = animateUpdate(passthrough: false, update)
    text = made
    return made
  }
}

/// Rows that come and go by the page's animator, with its text above them every other time.
final class ListScreen: StageScreen {
  private let list = ComponentView()
  private var isLong = false
  private var latest: (any Change)?

  init(measuring: any TextMeasuring) {
    super.init(measuring: measuring)
    root.backgroundColor = .white
    list.animator = FadeAnimator(duration: tunable("seconds", 0.5, in: 0.1...2))
    root.addSubview(list)
    fill()
  }

  override func layOut(at time: Instant) { list.frame = root.bounds.inset(by: 24) }
  override var change: (any Change)? { latest?.outcome == nil ? latest : nil }
  override func tapped(_ point: Point, at time: Instant) { play() }

  override func begin(reversed: Bool) -> (any Change)? {
    isLong.toggle()
    fill()
    stage.update()
    latest = list.lastChange
    latest?.onEnd { [unowned self] in if $0 == .cancelled { isLong.toggle() } }
    return latest
  }

  private func fill() {
    list.component = VStack(spacing: 12) {
      if isLong, let text { text.id("text") }
      for number in isLong ? [1, 2, 3, 4, 5, 6] : [1, 3, 4, 6] { row(number) }
    }
  }

  private func row(_ number: Int) -> any Component {
    SizeLayout<UILabel>(width: 240, height: 44) { row in
      row.text = "  Row \(number)"
      row.backgroundColor = .systemGray6
      row.layer.cornerRadius = 10
    }.id("row \(number)")
  }
}
