public import Engine
import Glibc
import Playground

extension View {
  /// Plays the changes that a closure makes to views, by a spring that is said in its bounce: 0 does
  /// not overshoot. The first call of iOS 17's.
  ///
  /// - Parameters:
  ///   - duration: the perceived one, in seconds; finite. 0 or less is at once. It is the time of one
  ///     oscillation without damping: the spring rests later, without a bounce after 1.5 times as long.
  ///   - bounce: 1 would oscillate for ever, below 0 it is damped more than it needs; cut to
  ///     −0.99…0.997. Below 0 only views that ``Playground/stage`` shows move.
  ///   - velocity: at the start, in whole distances a second; from 0 bounce on at most so much that the
  ///     spring still slows down.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      return animate(
        withDuration: 0, delay: delay, options: options, animations: animations,
        completion: completion)
    }
    let bounce = min(0.997, max(-0.99, bounce))
    let spring = Spring(duration: duration, bounce: bounce)
    guard bounce >= 0 else {
      return creep(spring, velocity, delay, animations, completion)
    }
    let ratio = 1 - bounce
    let velocity = min(velocity, 0.9 * ratio * spring.angularFrequency)
    animate(
      withDuration: spring.settling(ratio, velocity), delay: delay, usingSpringWithDamping: ratio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  /// The engine's `animate` knows no spring that is damped more than critically: a curve goes along it.
  private static func creep(
    _ spring: Spring, _ velocity: Double, _ delay: Double, _ animations: () -> Void,
    _ completion: ((_ finished: Bool) -> Void)?
  ) {
    let duration = spring.settlingDuration(velocity: velocity)
    let curve = TimingCurve.custom {
      spring.value(at: $0 * duration, from: 0, to: 1, velocity: velocity)
    }
    Playground.stage.animate(
      withDuration: duration, delay: delay, curve: curve, animations: animations,
      completion: completion.map { ended in { ended($0 == .finished) } })
  }
}

extension Spring {
  /// The duration for which `animate(withDuration:…usingSpringWithDamping:)` plays this spring: it finds
  /// the frequency by an equation of ``SpringCurve``, which is solved for the duration here.
  ///
  /// - Parameter ratio: the damping ratio, 0.003…1.
  fileprivate func settling(_ ratio: Double, _ velocity: Double) -> Double {
    guard ratio < 1 else { return settlingDuration(velocity: velocity) }
    let rate = ratio * angularFrequency
    let frequency = angularFrequency * (1 - ratio * ratio).squareRoot()
    let time = log((rate - velocity) / (0.001 * frequency)) / rate
    // So fast a start has no solution: the curve has the nearest frequency.
    return velocity > 0 ? max(time, velocity / (rate * (rate - velocity))) : time
  }
}
