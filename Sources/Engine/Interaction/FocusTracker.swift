/// The keyboard among the views: a focus goes through all that can be pressed, and its keys press
/// the view that has it, or draw it along.
///
/// | key | does | without a focus |
/// |---|---|---|
/// | Tab, Shift+Tab | the focus goes on, or back, round and round | it comes to the view after the one pressed last, or to the first, or the last |
/// | Return, Space | presses the view | – |
/// | arrows, PageUp and PageDown, Home and End | draw the view by 1 %, by 10 %, to its ends, if it has an `adjust` | – |
/// | Escape | takes the focus away | – |
///
/// All keys but Tab are the focused view's first, if it has an `onKey`. A press takes the focus away
/// too. All other keys are the screen's. A focused view that is gone gives it to its nearest
/// neighbour.
final class FocusTracker {
  private struct Entry {
    weak var view: View?
  }

  /// The views that the focus came through, when they were looked at last.
  private var order: [Entry] = []
  /// The place of the focus in the order; nil: there is none.
  private var place: Int?
  /// The view from which Tab goes on if there is no focus.
  private weak var start: View?
  private weak var pressed: View?
  /// The view that knows that it has the focus.
  private weak var told: View?
  /// The time until which the view looks pressed that a key has pressed.
  private var pressEnd: Instant?
  /// The screen's, topmost first.
  var trees: [InputTree] = []

  /// The time that a view looks pressed, in seconds.
  private static let pressDuration = 0.12

  /// The view that has the focus; nil: none has.
  var view: View? { place.flatMap { order[$0].view } }

  /// True while a view looks pressed that a key has pressed.
  var isRunning: Bool { pressEnd != nil }

  /// Lets go of the view that a key has pressed, when its time is over.
  func advance(to time: Instant) {
    guard let pressEnd, time >= pressEnd else { return }
    endPress()
  }

  /// Does what a key asks of the focus. Returns whether it was the focus's key.
  func handle(_ key: Key, at time: Instant) -> Bool {
    update()
    defer { tell() }
    switch key {
    case .tab: move(by: 1)
    case .shiftTab: move(by: -1)
    default: return view.map { handle(key, for: $0, at: time) } ?? false
    }
    return true
  }

  /// Takes the focus away; the next one begins behind a view.
  func leave(for view: View?) {
    place = nil
    start = view ?? start
    tell()
  }

  /// Looks for the focused view among those that are there now.
  func update() {
    defer { tell() }
    guard let place else { return }
    let views = focusables
    let old = order
    self.place =
      Self.outwards(from: place, in: old.indices).lazy
      .compactMap { index in views.firstIndex { $0 === old[index].view } }.first
    order = views.map { Entry(view: $0) }
  }

  /// Tells the view that has the focus now, and the one that had it.
  private func tell() {
    guard told !== view else { return }
    told?.hasFocus = false
    told = view
    told?.hasFocus = true
  }

  /// Indices by their distance from one of them; of two that are as far the later one first.
  private static func outwards(from place: Int, in all: Range<Int>) -> [Int] {
    let both = (0..<all.count).dropFirst().flatMap { [place + $0, place - $0] }
    return ([place] + both).filter(all.contains)
  }

  // MARK: Keys

  private func move(by step: Int) {
    let views = focusables
    order = views.map { Entry(view: $0) }
    guard !views.isEmpty else { return place = nil }
    let origin = place ?? views.firstIndex { $0 === start }
    let next = origin.map { $0 + step + views.count } ?? (step > 0 ? 0 : views.count - 1)
    place = next % views.count
    start = views[next % views.count]
  }

  private func handle(_ key: Key, for view: View, at time: Instant) -> Bool {
    guard view.onKey?(key) != true else { return true }
    switch key {
    case .escape: leave(for: view)
    case .return where view.isPressable, .space where view.isPressable: press(view, at: time)
    default:
      guard let adjust = view.adjust, let step = Adjustment(key) else { return false }
      adjust(step)
    }
    return true
  }

  private func press(_ view: View, at time: Instant) {
    endPress()
    pressed = view
    pressEnd = time.advanced(bySeconds: Self.pressDuration)
    view.isKeyPressed = true
    if let action = view.action {
      action()
    } else if view.adjust == nil {
      let middle = Point(view.size.width / 2, view.size.height / 2)
      view.tracking?(.began(middle))
      view.tracking?(.ended(middle))
    }
  }

  private func endPress() {
    pressed?.isKeyPressed = false
    pressEnd = nil
  }

  /// The views that the focus goes through now.
  private var focusables: [View] {
    var trees = self.trees
    if let modal = trees.firstIndex(where: \.isModal) { trees.removeSubrange((modal + 1)...) }
    return InputTree.inFocusOrder(trees).flatMap(\.focusables)
  }
}

extension Adjustment {
  /// The step that a key takes; nil for a key that takes none.
  fileprivate init?(_ key: Key) {
    switch key {
    case .right, .up: self = .by(0.01)
    case .left, .down: self = .by(-0.01)
    case .pageUp: self = .by(0.1)
    case .pageDown: self = .by(-0.1)
    case .home: self = .toStart
    case .end: self = .toEnd
    default: return nil
    }
  }
}
