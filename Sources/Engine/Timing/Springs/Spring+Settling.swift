extension Spring {
  /// The time after which a spring from 0 to 1 stays within the tolerance of 1, in seconds.
  ///
  /// Velocity is in whole distances per second, tolerance in distances, above 0. A spring
  /// without damping never settles: the answer is infinite.
  ///
  ///     Spring(stiffness: 100, damping: 20).settlingDuration(tolerance: 0.001)  // 0.9233…
  public func settlingDuration(tolerance: Double = 0.001, velocity: Double = 0) -> Double {
    settlingDuration(displacement: -1, velocity: velocity, tolerance: tolerance)
  }

  /// The time after which the displacement's size stays at or below the tolerance, in seconds.
  public func settlingDuration(
    displacement: Double, velocity: Double, tolerance: Double
  ) -> Double {
    require(tolerance > 0, "Spring: the settling tolerance must be above 0")
    let motion = SpringMotion(spring: self, displacement: displacement, velocity: velocity)
    guard damping > 0 else {
      let energy = displacement * displacement + velocity * velocity * mass / stiffness
      return energy.squareRoot() <= tolerance ? 0 : .infinity
    }
    return motion.settlingTime(tolerance: tolerance)
  }
}

/// One release of a spring, cut at its turning points: in between it moves one way.
private struct SpringMotion {
  let spring: Spring
  let displacement: Double
  let velocity: Double

  func settlingTime(tolerance: Double) -> Double {
    let (start, end) = lastWay(tolerance: tolerance)
    let first = size(at: start, tolerance)
    guard first > 0 else { return 0 }
    let side = value(at: start) < 0 ? -1.0 : 1.0
    return Bisection.crossing(from: start, to: end) { side * value(at: $0) <= tolerance }
  }

  /// The way (between two turning points) on which the spring comes inside for good.
  private func lastWay(tolerance: Double) -> (start: Double, end: Double?) {
    guard let turn = firstTurn else { return (0, nil) }
    guard let period = turnPeriod else {
      return size(at: turn, tolerance) > 0 ? (turn, nil) : (0, turn)
    }
    let excess = abs(value(at: turn)) / tolerance
    let fall = spring.damping / (2 * spring.mass) * period
    guard excess > 1 else { return (0, turn) }
    var turns = max((Math.log(excess) / fall).rounded(.down), 0)
    // The logarithm may land one off at a turn that just touches the tolerance.
    if turns > 0, size(at: turn + turns * period, tolerance) <= 0 { turns -= 1 }
    if size(at: turn + (turns + 1) * period, tolerance) > 0 { turns += 1 }
    return (turn + turns * period, turn + (turns + 1) * period)
  }

  /// The distance outside the tolerance; negative inside.
  private func size(at time: Double, _ tolerance: Double) -> Double {
    abs(value(at: time)) - tolerance
  }

  private func value(at time: Double) -> Double {
    let step = spring.step(after: time)
    return step.xx * displacement + step.xv * velocity
  }

  /// The time between turning points; none for springs that do not swing.
  private var turnPeriod: Double? {
    let frequency = frequencyAndRate.frequency
    return frequency > 0 ? .pi / frequency : nil
  }

  private var frequencyAndRate: (frequency: Double, rate: Double) {
    let rate = spring.damping / (2 * spring.mass)
    let square = spring.stiffness / spring.mass - rate * rate
    return (square > 0 ? square.squareRoot() : 0, rate)
  }

  /// The first time after 0 at which the velocity is 0: S/C = v / (a·v + ω²·x).
  private var firstTurn: Double? {
    let (frequency, rate) = frequencyAndRate
    let push = rate * velocity + spring.stiffness / spring.mass * displacement
    guard frequency == 0 else {
      let angle = Math.atan2(frequency * velocity, push)
      let turn = angle / frequency
      return turn > 0 ? turn : turn + .pi / frequency
    }
    guard velocity != 0, push != 0 else { return nil }
    let ratio = velocity / push
    let split = max(rate * rate - spring.stiffness / spring.mass, 0).squareRoot()
    guard ratio > 0, split * ratio < 1 else { return nil }
    let scaled = split * ratio
    return scaled > 1e-9 ? Math.log((1 + scaled) / (1 - scaled)) / (2 * split) : ratio
  }
}
