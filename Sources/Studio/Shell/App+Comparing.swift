import Engine
import Workbench

/// Comparing two motions of the screen that is shown.
extension App {
  /// Side by side, then one over the other, then no more.
  func turnComparison() {
    guard let comparison else { return compare(isPinned: false) }
    guard comparison.look == .beside else { return stopComparing() }
    comparison.look = .over
    say("One over the other", for: 1.5)
  }

  /// Compares with what moves now, whatever is tuned from here on.
  func pinMotion() { compare(isPinned: true) }

  /// - Parameter isPinned: false: what is tuned is compared with what was designed.
  private func compare(isPinned: Bool) {
    guard place == .window else { return }
    guard let shown = comparison?.now ?? tunable else {
      return say("Nothing to compare on this screen", for: 1.5)
    }
    guard ComparisonPlaces(window: room, covered: covered, look: .beside).isLargeEnough else {
      return say("The window is too small to compare", for: 1.5)
    }
    do {
      let (before, now) = (try sibling(of: shown), try sibling(of: shown))
      guard let before, let now else { return }
      if !isPinned { before.moveAsDesigned() }
      comparison = Comparison(
        before: before, now: now, look: comparison?.look ?? .beside, in: room, builder)
      bringUp()
      say(isPinned ? "Compared with this motion" : "Before and now", for: 1.5)
    } catch {
      say("Not to be compared: \(error)", for: 4)
    }
  }

  /// Goes on with the screen itself, moved as the one that was tuned beside another.
  func stopComparing() {
    guard let comparison, let screen = screens[current] as? any Tunable else { return }
    screen.move(like: comparison.now)
    self.comparison = nil
    bringUp()
  }

  /// A screen as one that is shown, at rest at the same place; nil: it is of no use for that.
  private func sibling(of shown: any Tunable) throws -> (any Comparison.Side)? {
    guard let made = try current.make(options(for: current)) as? any Comparison.Side else {
      return nil
    }
    made.speed = speed
    made.reducesMotion = reducesMotion
    made.move(like: shown)
    made.rest(at: shown.restIndex)
    return made
  }
}
