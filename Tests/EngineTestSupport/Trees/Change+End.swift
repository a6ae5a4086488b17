package import Engine

extension Change {
  /// Ends a change at its end or at its beginning.
  package func end(committing: Bool) {
    if committing { commit() } else { rollBack() }
  }

  /// Lets it go so that it settles at 0 or 1: with a velocity, or the nearest that leads there.
  package func release(towards target: Double, velocity: Double = 0) {
    let needed = (0.5 - progress) / Projection.distance(velocity: 1)
    release(velocity: target == 1 ? max(velocity, needed + 1e-3) : min(velocity, needed - 1e-3))
  }
}
