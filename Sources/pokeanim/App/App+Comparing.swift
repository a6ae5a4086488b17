import Engine

/// Comparing two motions of the screen that is shown.
extension App {
  /// Side by side, then one over the other, then no more.
  func turnComparison() {
    guard let comparison else { return compare(isPinned: false) }
    guard comparison.look == .beside else { return stopComparing() }
    comparison.look = .over
    fitScreen(at: now)
    say("One over the other", for: 1.5)
  }

  /// Compares with what moves now, whatever is tuned from here on.
  func pinMotion() { compare(isPinned: true) }

  /// - Parameter isPinned: false: what is tuned is compared with what was designed.
  private func compare(isPinned: Bool) {
    guard place == .window else { return }
    guard let shown = tunable else { return say("Nothing to compare on this screen", for: 1.5) }
    let places = comparisonPlaces(.beside)
    guard places.isLargeEnough else {
      return say("The window is too small to compare", for: 1.5)
    }
    guard let before = sibling(of: shown), let now = sibling(of: shown) else { return }
    if !isPinned { before.moveAsDesigned() }
    let look = comparison?.look ?? .beside
    stopComparing()
    forgetTools()
    comparison = Comparison(before: before, now: now, in: places, at: self.now)
    comparison?.look = look
    fitScreen(at: self.now)
    say(isPinned ? "Compared with this motion" : "Before and now", for: 1.5)
  }

  func stopComparing() {
    guard let comparison, let screen = screens[current] as? any Tunable else { return }
    screen.move(like: comparison.now)
    self.comparison = nil
    forgetTools()
    recolour(at: now)
    fitScreen(at: now)
    self.screen.advance(to: now)
  }

  /// A screen as the one that is shown, at rest at the same place.
  private func sibling(of shown: any Tunable) -> (any Comparison.Side)? {
    guard let made = try? current.make(options(for: current)),
      let made = made as? any Comparison.Side
    else { return nil }
    made.speed = speed
    made.reducesMotion = reducesMotion
    made.move(like: shown)
    made.stand(like: shown)
    return made
  }

  func comparisonPlaces(_ look: ComparisonPlaces.Look) -> ComparisonPlaces {
    ComparisonPlaces(window: room, covered: covered, look: look)
  }
}
