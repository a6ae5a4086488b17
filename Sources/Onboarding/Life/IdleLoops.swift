import Engine

/// The loops of all elements that are on screen.
struct IdleLoops {
  /// In the order in which they began.
  private var loops: [IdleLoop] = []
  /// The loops that are meant, and the elements that have views; nil: all have.
  private var meant: [SlideIdle.Name] = []
  private var seen: Set<String>?

  /// Time goes on: the loops of a slide set in, all others come to rest.
  ///
  /// - Parameter seen: the elements that have views; nil: all have.
  mutating func follow(
    _ names: [SlideIdle.Name], among seen: Set<String>?, until time: Double,
    over seconds: Double, wakefulness: Double
  ) {
    // As long as the slide and its set of motions are the same so is the list in memory.
    if names != meant || seen != self.seen { begin(names, among: seen, at: time) }
    for index in loops.indices {
      loops[index].follow(until: time, over: seconds, wakefulness: wakefulness)
    }
    loops.removeAll { !$0.isMeant && $0.strength == 0 }
  }

  private mutating func begin(
    _ names: [SlideIdle.Name], among seen: Set<String>?, at time: Double
  ) {
    (meant, self.seen) = (names, seen)
    let names = seen.map { seen in names.filter { seen.contains($0.key) } } ?? names
    let wanted = Set(names)
    for index in loops.indices { loops[index].isMeant = wanted.contains(loops[index].name) }
    let known = Set(loops.map(\.name))
    loops += names.filter { !known.contains($0) }.map { IdleLoop($0, at: time) }
  }

  var isEmpty: Bool { loops.isEmpty }

  /// What differs of each element that has a loop, in a layout.
  func sways(in layout: IntroLayout, wakefulness: Double) -> [String: Sway] {
    guard wakefulness > 0 else { return [:] }
    let sways = loops.map { ($0.name.key, $0.sway(in: layout, wakefulness: wakefulness)) }
    return Dictionary(sways) { $0.and($1) }
  }
}
