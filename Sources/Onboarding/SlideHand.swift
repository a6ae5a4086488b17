import Engine

/// The hand on the slides: the drag, the catch.
///
/// A drag from rest to the left scrubs towards the next slide, to the right towards the previous
/// one; crossing the point where it began gives up the one and begins the other. A press on slides
/// that move holds them, and a drag goes on from there.
struct SlideHand {
  private var recognizer = DragRecognizer()
  private var hold = Hold.nothing

  /// What the hand has.
  private enum Hold {
    case nothing
    /// Slides at rest, or held ones that are to stay held.
    case slides
    /// Slides caught while they were moving, which go on when a tap lets them.
    case moving
    /// A drag from rest; the change it began depends on its direction.
    case fresh
    /// A drag of a change that was on its way: from where it stood, less what the hand had moved.
    case caught(start: Double, translation: Double)
  }

  /// Whether a press is held.
  var isDown: Bool { recognizer.state != .idle }

  /// How far the canvas is drawn along by a hand beyond the end of the way, in points.
  private(set) var overscroll = 0.0

  mutating func handle(_ event: InputEvent, at time: Instant, deck: SlideDeck, width: Double) {
    guard let drag = recognizer.handle(event, at: time) else { return }
    switch drag {
    case .pressed: press(deck)
    case .began(let origin, let point):
      begin(deck)
      scrub(by: point.x - origin.x, deck, width)
    case .moved(let translation): scrub(by: translation.x, deck, width)
    case .ended(let translation, let velocity):
      release(translation.x, velocity.x, deck, width)
    case .tapped: tap(deck)
    case .cancelled: letGo(deck, width)
    }
  }

  /// Ends whatever the hand does: a drag settles where it is, caught slides go on.
  mutating func cancel(at time: Instant, deck: SlideDeck, width: Double) {
    handle(.cancel, at: time, deck: deck, width: width)
  }

  // MARK: Press and tap

  private mutating func press(_ deck: SlideDeck) {
    if let playback = deck.transition?.playback, !playback.isHeld {
      hold = .moving
      playback.pause()
    } else {
      hold = .slides
    }
  }

  private mutating func tap(_ deck: SlideDeck) {
    if case .moving = hold { deck.transition?.playback.resume() }
    hold = .nothing
  }

  // MARK: Drag

  private mutating func begin(_ deck: SlideDeck) {
    if let playback = deck.transition?.playback {
      playback.pause()
      hold = .caught(start: playback.progress, translation: 0)
    } else {
      hold = .fresh
    }
  }

  private mutating func scrub(by translation: Double, _ deck: SlideDeck, _ width: Double) {
    if case .fresh = hold { beginChange(towards: translation, deck) }
    guard let scrubber = scrubber(deck, width) else { return }
    let distance = translation - taken
    deck.transition?.playback.seek(to: scrubber.progress(forTranslation: distance))
    overscroll = RubberBand.offset(
      overshoot: scrubber.overscroll(forTranslation: distance), dimension: width)
  }

  /// The change that a drag from rest is for: the next slide's to the left, the previous one's to
  /// the right. Where it began there is none.
  private func beginChange(towards translation: Double, _ deck: SlideDeck) {
    let wanted: Transition.Origin? = translation == 0 ? nil : translation < 0 ? .start : .end
    if let transition = deck.transition, transition.origin != wanted {
      deck.end(committing: transition.origin == .end)
    }
    if let wanted, deck.transition == nil { deck.begin(wanted, scrubbed: true) }
  }

  /// The hand's translation when it took what it has.
  private var taken: Double {
    if case .caught(_, let translation) = hold { translation } else { 0 }
  }

  private func scrubber(_ deck: SlideDeck, _ width: Double) -> Scrubber? {
    guard let transition = deck.transition else { return nil }
    switch hold {
    case .fresh:
      return Scrubber(length: width, start: transition.origin == .start ? 0 : 1, direction: -1)
    case .caught(let start, _): return Scrubber(length: width, start: start, direction: -1)
    case .nothing, .slides, .moving: return nil
    }
  }

  private mutating func release(
    _ translation: Double, _ velocity: Double, _ deck: SlideDeck, _ width: Double
  ) {
    if let scrubber = scrubber(deck, width) {
      deck.settle(scrubber.release(translation: translation - taken, velocity: velocity))
    }
    hold = .nothing
    overscroll = 0
  }

  private mutating func letGo(_ deck: SlideDeck, _ width: Double) {
    if let progress = deck.transition?.progress, let scrubber = scrubber(deck, width) {
      deck.settle(scrubber.release(progress: progress, velocity: 0))
    }
    if case .moving = hold { deck.transition?.playback.resume() }
    hold = .nothing
    overscroll = 0
  }

  /// The canvas has another width now: a drag goes on from where it is.
  mutating func widthChanged(_ deck: SlideDeck) {
    guard case .dragging(_, let translation) = recognizer.state else { return }
    guard let progress = deck.transition?.progress else { return }
    hold = .caught(start: progress, translation: translation.x)
  }
}
