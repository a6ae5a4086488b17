import Engine
import Onboarding

/// What a person has tuned of slides, step by step: what undo takes back.
struct TuningHistory {
  private var undone: [TunedSlides] = []
  private var done: [TunedSlides] = []
  /// As it was when it was looked at last; nil: it never was.
  private var last: TunedSlides?
  /// The elements of the last step, and the time at which they were tuned last.
  private var current: (ids: Set<String>, time: Instant)?

  /// The steps that are kept, at most.
  private static let most = 10_000

  /// What follows within so many seconds, of the same elements, is one step: a slider's way in the hand.
  private static let pause = 0.8

  /// Takes what is tuned now for a step, or for more of the last one, if it differs.
  ///
  /// - Parameter designed: the types that elements have by their ids, if nobody tunes them: a step back
  ///   leads there also when their file says otherwise by then.
  mutating func note(
    _ tuned: TunedSlides, at time: Instant, designed: () -> [String: AnimationType]
  ) {
    guard let last, last != tuned else { return self.last = tuned }
    let ids = tuned.changed(since: last)
    let isMore = current.map { $0.ids == ids && time.seconds(since: $0.time) < Self.pause } ?? false
    (current, self.last) = ((ids, time), tuned)
    guard !isMore else { return }
    done.append(last.naming(tuned.motions.map(\.id), designed()))
    if done.count > Self.most { done.removeFirst() }
    undone = []
  }

  /// Takes what is tuned now for no step of a person's.
  mutating func settle(_ tuned: TunedSlides?) { (last, current) = (tuned, nil) }

  // MARK: Files

  /// What was written into the file that is not read again yet, with the types that elements had there
  /// before; nil: nothing was.
  private var written: (slides: TunedSlides, designed: [String: AnimationType])?

  /// What of the tuned motions is not in the file yet.
  func unwritten(of tuned: TunedSlides) -> TunedSlides {
    guard let known = written?.slides.motions, !known.isEmpty else { return tuned }
    var rest = tuned
    rest.motions.removeAll(where: known.contains)
    for index in rest.motions.indices {
      let old = known.first { $0.id == rest.motions[index].id }
      rest.motions[index].delay -= old?.delay ?? 0
    }
    return rest
  }

  /// What is tuned was written into the file.
  mutating func write(_ tuned: TunedSlides, designed: [String: AnimationType]) {
    written = (tuned, written?.designed ?? designed)
  }

  /// The slides were read again. Steps lead to what they led to, also where the file says by now what was
  /// written there.
  mutating func read(_ tuned: TunedSlides?) {
    settle(tuned)
    guard let (slides, designed) = written else { return }
    written = nil
    for motion in slides.motions
    where tuned?.motions.contains(where: { $0.id == motion.id }) != true {
      for index in done.indices { done[index].rebase(motion, designed[motion.id]) }
      for index in undone.indices { undone[index].rebase(motion, designed[motion.id]) }
    }
  }

  // MARK: Steps

  /// What was tuned before the last step; nil: there is none.
  mutating func undo(designed: () -> [String: AnimationType]) -> TunedSlides? {
    step(from: \.done, to: \.undone, designed)
  }

  /// What was tuned before the last undo; nil: there was none.
  mutating func redo(designed: () -> [String: AnimationType]) -> TunedSlides? {
    step(from: \.undone, to: \.done, designed)
  }

  private mutating func step(
    from steps: WritableKeyPath<Self, [TunedSlides]>,
    to others: WritableKeyPath<Self, [TunedSlides]>, _ designed: () -> [String: AnimationType]
  ) -> TunedSlides? {
    guard let last, let step = self[keyPath: steps].popLast() else { return nil }
    self[keyPath: others].append(last.naming(step.motions.map(\.id), designed()))
    return step
  }
}

extension TunedSlides {
  /// Says the same of slides that have a motion by now which was tuned before.
  fileprivate mutating func rebase(_ written: DeckTuning, _ designed: AnimationType?) {
    let index = motions.firstIndex { $0.id == written.id } ?? motions.endIndex
    if index == motions.endIndex { motions.append(DeckTuning(written.id)) }
    motions[index].type = motions[index].type ?? designed
    motions[index].delay -= written.delay
  }

  /// The ids of elements that are tuned otherwise than before.
  fileprivate func changed(since old: TunedSlides) -> Set<String> {
    let (before, after) = (old.motions, motions)
    let differing = after.filter { !before.contains($0) } + before.filter { !after.contains($0) }
    return Set(differing.map(\.id))
  }

  /// The same with a type for each of some elements, if it is known.
  fileprivate func naming(_ ids: [String], _ types: [String: AnimationType]) -> TunedSlides {
    var tuned = self
    for id in ids where !motions.contains(where: { $0.id == id }) {
      tuned.motions.append(DeckTuning(id, type: types[id]))
    }
    for index in tuned.motions.indices where tuned.motions[index].type == nil {
      tuned.motions[index].type = types[tuned.motions[index].id]
    }
    return tuned
  }
}
