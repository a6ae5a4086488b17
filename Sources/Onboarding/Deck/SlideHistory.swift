import Engine

/// The slides that were visited on the path to the one that is shown: what going back takes.
struct SlideHistory: Equatable {
  /// A slide that was visited.
  struct Stop: Equatable {
    /// The slide as it is shown, with those below it.
    var slide: Slide
    /// The type of all elements' motions in the change to it.
    var type: AnimationType?
    /// True if that was the change of the two slides taken backwards.
    var isReversed = false
  }

  /// A step along it.
  struct Step {
    let slide: Slide
    let type: AnimationType?
    /// True if it is the change from that slide to the one that is shown, taken backwards.
    var isReversed: Bool
    /// True if it leads to where one came from.
    var isReturn = false
    /// The history once it is done.
    let history: SlideHistory
  }

  /// The stops that are kept, at most.
  private static let most = 1_000

  /// From the first one; never empty.
  private(set) var stops: [Stop]

  init(at slide: Slide) { stops = [Stop(slide: slide)] }

  var slide: Slide { stops[stops.count - 1].slide }

  /// The step back; nil: there is nothing to go back to.
  var back: Step? {
    guard stops.count > 1 else { return nil }
    var history = self
    let last = history.stops.removeLast()
    return Step(
      slide: history.slide, type: last.type, isReversed: !last.isReversed, isReturn: true,
      history: history)
  }

  /// The step to a slide: back, if one came from there. What lies over other slides is not come back
  /// to from beyond these.
  ///
  /// - Parameter replaces: true if the slide that is left is not come back to, either.
  func step(
    to slide: Slide, type: AnimationType? = nil, reversed isReversed: Bool = false,
    replaces: Bool = false
  ) -> Step {
    if let back, back.slide == slide { return back }
    var history = self
    if replaces { history.stops.removeLast() }
    while let top = history.stops.last?.slide,
      top.name == slide.name || top.cover != nil && !slide.covered.contains(top.name)
    {
      history.stops.removeLast()
    }
    history.stops.append(Stop(slide: slide, type: type, isReversed: isReversed))
    if history.stops.count > Self.most { history.stops.removeFirst() }
    return Step(slide: slide, type: type, isReversed: isReversed, history: history)
  }

  /// The same step in another deck; nil: it has no such slide.
  static func step(_ step: Step, through deck: Deck) -> Step? {
    deck.slide(named: step.slide.name).map { slide in
      let slide = deck.composed(slide, over: step.slide.covered)
      return Step(
        slide: slide, type: step.type, isReversed: step.isReversed, isReturn: step.isReturn,
        history: step.history.through(deck, to: slide))
    }
  }

  /// The same history in another deck, as far as it has its slides.
  ///
  /// - Parameter slide: the one that is shown from now on.
  func through(_ deck: Deck, to slide: Slide) -> SlideHistory {
    var history = SlideHistory(at: slide)
    let before = stops.dropLast().compactMap { stop in
      deck.slide(named: stop.slide.name).map {
        Stop(
          slide: deck.composed($0, over: stop.slide.covered), type: stop.type,
          isReversed: stop.isReversed)
      }
    }
    let last = stops[stops.count - 1]
    history.stops[0] = Stop(slide: slide, type: last.type, isReversed: last.isReversed)
    history.stops.insert(contentsOf: before, at: 0)
    return history
  }
}
