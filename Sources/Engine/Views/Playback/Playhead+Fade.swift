extension Playhead {
  /// A motion as a fade: what it moves goes out in the first third of the duration, changes its
  /// place in the middle, unseen, and comes back in the last third. Times are the stage's seconds.
  struct Fade: Hashable {
    private(set) var since: Double
    /// In seconds at speed 1.
    let duration: Double
    /// The time at which places change.
    private(set) var switching: Double
    /// The time at which it began to go out, or would have from wholly there.
    private var goingOut: Double
    /// The moved view's phase when another motion took over; nil: none did.
    private var phase: LifePhase?

    init(since: Double, duration: Double, speed: Double) {
      self.since = since
      self.duration = duration
      switching = since + duration / 2 / speed
      goingOut = since
    }

    /// The time at which everything is there again.
    func end(at speed: Double) -> Double {
      max(since + duration / speed, switching + duration / 2 / speed)
    }

    /// Lets places change with another motion that takes over, if they have not yet.
    mutating func wait(for length: Double, from time: Double, _ dimming: Dimming, speed: Double) {
      phase = phase ?? dimming.phase
      guard time < switching else { return }
      switching = time + length / 2
      goingOut = time - (1 - dimming.strength) * duration / (3 * speed)
    }

    /// The share of the moved view that shows at a time, 0…1, in a phase of its life.
    func strength(of present: LifePhase, at time: Double, speed: Double) -> Double {
      let phase = self.phase ?? present
      if phase == .entering && time < switching || phase == .leaving && time >= switching {
        return 0
      }
      let thirds =
        time < switching
        ? 1 - 3 * (time - goingOut) * speed / duration
        : 3 * (time - switching) * speed / duration - 0.5
      return min(1, max(0, thirds))
    }

    /// The same with every time a factor as far from one.
    func stretched(by factor: Double, around time: Double) -> Fade {
      var copy = self
      copy.since = time - (time - since) * factor
      copy.switching = time - (time - switching) * factor
      copy.goingOut = time - (time - goingOut) * factor
      return copy
    }
  }
}
