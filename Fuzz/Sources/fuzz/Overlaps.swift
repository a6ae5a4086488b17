internal import Engine

/// Motions of one view that take over from each other, against the rule written out: each goes on
/// as if nothing had come, and adds its distance from where it was going.
func overlapMotions(_ given: Choices) {
  var choices = given
  let (stage, view) = (Stage(), View(frame: Rect(0, 0, 20, 20)))
  stage.root.addSubview(view)
  view.center = .zero
  var (ways, time): ([OverlappingWay], Double) = ([], 0)
  for _ in 0..<12 where !choices.isOver {
    let way = OverlappingWay(&choices, from: view.center.x)
    // Where nothing changes, nothing takes over.
    guard way.goal != way.from else { continue }
    if let last = ways.indices.last { ways[last].since = time }
    ways.append(way)
    stage.hold(way.animation(of: view, on: stage)).seek(to: way.progress)
    for _ in 0..<2 {
      let shown = ways.reduce(way.goal) { $0 + $1.rest(at: time) }
      let got = view.presented.center.x
      expect(abs(got - shown) <= 1e-8, "\(got) shows where \(shown) should, at \(time)")
      let now = Instant.zero.advanced(
        bySeconds: time + choices.element(of: [0, 1 / 60.0, 0.125, 0.5]))
      time = now.seconds(since: .zero)
      stage.advance(to: now)
    }
  }
}

/// A motion that a hand holds at some place, until another one takes over.
private struct OverlappingWay {
  let from: Double
  let goal: Double
  let duration: Double
  let curve: TimingCurve
  let progress: Double
  /// The time at which it was let go of; nil while it is held.
  var since: Double?

  init(_ choices: inout Choices, from: Double) {
    self.from = from
    goal = choices.number(-200...200)
    duration = choices.seconds()
    curve = choices.element(of: [
      .linear, .cssEaseInOut, .spring(SpringCurve(duration: 0.5, damping: 0.4)),
    ])
    progress = choices.number(0...1)
  }

  func animation(of view: View, on stage: Stage) -> Animation<Effect> {
    stage.animation(withDuration: duration, curve: curve) { view.center = Point(goal, 0) }
  }

  /// The distance to where it is going that is left at a time.
  func rest(at time: Double) -> Double {
    let share = progress + (since.map { (time - $0) / duration } ?? 0)
    // A spring is not quite there just before its end, and rounding decides what is before.
    return share > 1 - 1e-8 ? 0 : (from - goal) * (1 - curve.value(at: share))
  }
}
