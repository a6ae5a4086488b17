package import Engine

/// The slides of a deck as they are shown, with those below them, and the changes between them that
/// links lead to from the first one: what an export of a deck holds.
package struct SlideGraph {
  /// A way on from a slide.
  package struct Way: Hashable, Sendable {
    /// The place of the slide that it leads to among ``slides``; nil: back to where one came from.
    package let goal: Int?
    /// The type of all elements' motions; nil: each has its own.
    package let type: AnimationType?
    /// True if it is the change from there, taken backwards.
    package let isReversed: Bool

    /// Back to where one came from.
    package static let back = Way(goal: nil, type: nil, isReversed: false)
  }

  /// A change between two slides.
  package struct Change: Hashable, Sendable {
    /// Their places among ``slides``.
    package let old, new: Int
    /// The type of all elements' motions; nil: each has its own.
    package let type: AnimationType?
    /// True if it is the change from the new slide to the old one, taken backwards.
    package let isReversed: Bool
    /// True if it is taken backwards, and yet begins as it does forwards.
    package let isMirrored: Bool
  }

  /// How a slide was come to.
  private struct Entry: Hashable {
    /// The place of the slide that back leads to; nil: there is none.
    let below: Int?
    let type: AnimationType?
    let isReversed: Bool
  }

  /// More slides, or changes between them, are none that a file holds.
  package static let most = 400

  package let deck: Deck
  /// The slides as they are shown; the deck's first one is the first.
  package private(set) var slides: [Slide]
  /// Each once, in the order in which they are found.
  package private(set) var changes: [Change] = []
  /// False if there are more slides or changes than ``most``; then some are missing.
  package private(set) var isWhole = true
  private var known: Set<Change> = []
  private var entries: [[Entry]] = [[Entry(below: nil, type: nil, isReversed: false)]]

  package init(_ deck: Deck) {
    self.deck = deck
    slides = [deck.composed(deck.slides[0], from: nil)]
    var last = -1
    while isWhole, last != knowledge {
      last = knowledge
      var place = 0
      while place < slides.count, isWhole {
        follow(from: place)
        place += 1
      }
    }
  }

  /// The same slides, on which no look follows a scroll.
  package var withoutScrolledLooks: SlideGraph {
    var graph = self
    graph.slides = slides.map(\.withoutScrolledLooks)
    return graph
  }

  /// What is known by now, as a number that only grows.
  private var knowledge: Int { changes.count + entries.reduce(0) { $0 + $1.count } }

  // MARK: Ways

  /// The way of a link from a slide; nil: it leads nowhere else.
  package mutating func way(of link: SlideLink, from place: Int) -> Way? {
    guard link.target != .back else { return .back }
    let slide = slides[place]
    guard let goal = deck.slide(link.target, from: slide), goal.name != slide.name else {
      return nil
    }
    return Way(
      goal: self.place(of: deck.composed(goal, from: slide)), type: link.type,
      isReversed: link.target == .previous)
  }

  /// The way to a neighbour; nil: there is none.
  package mutating func lineWay(from place: Int, reversed isReversed: Bool) -> Way? {
    let slide = slides[place]
    guard slide.isInLine,
      let goal = isReversed ? deck.slide(before: slide) : deck.slide(after: slide)
    else { return nil }
    return Way(goal: self.place(of: goal), type: nil, isReversed: isReversed)
  }

  /// The way of the program's button; nil: the slide has none.
  package mutating func buttonWay(from place: Int) -> Way? {
    let slide = slides[place]
    guard deck.buttonTitle(of: slide) != nil, let goal = deck.slide(byButtonOf: slide),
      goal.name != slide.name
    else { return nil }
    return Way(goal: self.place(of: goal), type: nil, isReversed: false)
  }

  mutating func place(of slide: Slide) -> Int {
    if let place = slides.firstIndex(of: slide) { return place }
    guard slides.count < Self.most else {
      isWhole = false
      return 0
    }
    slides.append(slide)
    entries.append([])
    return slides.count - 1
  }

  // MARK: Changes

  private mutating func follow(from place: Int) {
    let slide = slides[place]
    for link in slide.acts {
      if let way = way(of: link, from: place) { add(way, from: place) }
    }
    for isReversed in [false, true] {
      if let way = lineWay(from: place, reversed: isReversed) { add(way, from: place) }
    }
    if let way = buttonWay(from: place) { add(way, from: place) }
    if let timeout = slide.timeout, let way = way(of: timeout.link, from: place) {
      add(way, from: place, replacing: true)
    }
    add(.back, from: place)
  }

  private mutating func add(_ way: Way, from place: Int, replacing: Bool = false) {
    for entry in entries[place] {
      guard let goal = way.goal, goal != entry.below else {
        guard let below = entry.below else { continue }
        add(from: place, to: below, entry.type, reversed: !entry.isReversed, isReturn: true)
        // Along the line each way has its own direction.
        if way.goal != nil, way.isReversed == entry.isReversed {
          add(from: place, to: below, entry.type, reversed: way.isReversed, isReturn: true)
        }
        continue
      }
      add(from: place, to: goal, way.type, reversed: way.isReversed, isReturn: false)
      var seen: Set<Int> = []
      for top in tops(below: place, goal, replacing, &seen) {
        let entry = Entry(below: top, type: way.type, isReversed: way.isReversed)
        if !entries[goal].contains(entry) { entries[goal].append(entry) }
      }
    }
  }

  private mutating func add(
    from old: Int, to new: Int, _ type: AnimationType?, reversed isReversed: Bool, isReturn: Bool
  ) {
    let change = Change(
      old: old, new: new, type: type, isReversed: isReversed,
      isMirrored: isReversed && isReturn && deck.isGraph)
    guard known.insert(change).inserted else { return }
    changes.append(change)
    if changes.count > Self.most { isWhole = false }
  }

  /// The slides that back may lead to from one that was come to from another: not to that itself if it
  /// is replaced, nor to what lies over others from beyond these.
  private func tops(
    below top: Int?, _ goal: Int, _ isReplaced: Bool, _ seen: inout Set<Int>
  ) -> [Int?] {
    guard let top else { return [nil] }
    let slide = slides[top]
    let isLeft =
      isReplaced || slide.name == slides[goal].name
      || slide.cover != nil && !slides[goal].covered.contains(slide.name)
    guard isLeft else { return [top] }
    guard seen.insert(top).inserted else { return [] }
    return entries[top].flatMap { tops(below: $0.below, goal, false, &seen) }
  }
}
