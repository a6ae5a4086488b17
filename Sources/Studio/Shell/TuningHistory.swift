import Engine

/// What a person has tuned of a screen, step by step: what undo takes back.
struct TuningHistory {
  /// How a screen moves.
  struct Tuning: Equatable {
    /// The part of what it remembers that it moves by.
    var state = Remembered()
    var knobs: [TunerKnob]

    init(of screen: any AppScreen & Tunable) {
      knobs = screen.knobs
      screen.rememberTuning(in: &state)
    }

    /// Lets a screen move so.
    func apply(to screen: any AppScreen & Tunable) {
      screen.turn(to: knobs)
      screen.recallTuning(state)
    }
  }

  private var (done, undone) = ([Tuning](), [Tuning]())
  /// As it was when it was looked at last; nil: it never was.
  private var last: Tuning?

  /// The steps that are kept, at most.
  private static let most = 10_000

  /// What differs from how it was when it was looked at last, by names; nil: nothing does.
  func change(to tuning: Tuning) -> Set<String>? {
    guard let last else { return [] }
    return last == tuning ? nil : tuning.changed(since: last)
  }

  /// Takes what is tuned now for a step.
  ///
  /// - Parameter goesOn: true if it is more of the last one.
  mutating func note(_ tuning: Tuning, goesOn: Bool) {
    guard let last else { return self.last = tuning }
    (self.last, undone) = (tuning, [])
    if goesOn, !done.isEmpty { return }
    done.append(last)
    if done.count > Self.most { done.removeFirst() }
  }

  /// What was tuned before the last step; nil: there is none.
  mutating func undo() -> Tuning? { step(from: \.done, to: \.undone) }

  /// What was tuned before the last undo; nil: there was none.
  mutating func redo() -> Tuning? { step(from: \.undone, to: \.done) }

  private mutating func step(
    from steps: WritableKeyPath<Self, [Tuning]>, to others: WritableKeyPath<Self, [Tuning]>
  ) -> Tuning? {
    guard let last, let step = self[keyPath: steps].popLast() else { return nil }
    self[keyPath: others].append(last)
    self.last = step
    return step
  }
}

extension TuningHistory.Tuning {
  /// The names of what differs.
  fileprivate func changed(since old: Self) -> Set<String> {
    let knobs = zip(knobs, old.knobs).filter { $0 != $1 }.map(\.0.name)
    let (before, after) = (old.state.tuned ?? [:], state.tuned ?? [:])
    let types = Set(before.keys).union(after.keys).flatMap { screen in
      Self.differing(before[screen] ?? [:], after[screen] ?? [:])
    }
    let delays = Self.differing(old.state.delays ?? [:], state.delays ?? [:])
    return Set(knobs + types + delays)
  }

  private static func differing<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }
}
