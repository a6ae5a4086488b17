import Engine

/// A spring in other numbers than those of its motion.
extension TunerModel {
  /// The longest duration of a spring that is set by other numbers, in seconds: that of documents.
  private static let longestSpring = 60.0

  /// Says its spring in a form.
  mutating func say(in form: SpringForm) {
    guard form != self.form else { return }
    self.form = form
    sayAnew()
  }

  /// Finds the numbers of the form for the motion as it is. What is moved tells nothing of its mass: it
  /// is 1.
  mutating func sayAnew() {
    wanted = [:]
    guard kind == .spring, form != .duration else { return }
    say(
      MotionSpring(duration: self[.duration], damping: self[.damping], velocity: self[.velocity]),
      mass: 1)
  }

  /// Sets a number of the form, and the motion by all of them; those that it can't have it has as nearly
  /// as it can, until others let it.
  mutating func want(_ value: Double, for parameter: TunerParameter) {
    let before = wanted
    wanted[parameter] = value
    func number(_ parameter: TunerParameter) -> Double { wanted[parameter] ?? self[parameter] }
    let (frequency, ratio, mass) =
      switch form {
      case .response, .duration: (2 * .pi / number(.response), number(.damping), 1.0)
      case .bounce: (2 * .pi / number(.perceived), 1 - number(.bounce), 1.0)
      case .physics: physics(number(.stiffness), number(.friction), number(.mass))
      }
    let spring = MotionSpring(frequency: frequency, ratio: ratio, velocity: number(.velocity))
    guard spring.duration <= Self.longestSpring else { return wanted = before }
    keep(spring.duration, .duration)
    keep(spring.ratio, .damping)
    keep(spring.velocity, .velocity)
    say(spring, mass: mass)
    // What can be as it is wanted is so to the last bit.
    for (parameter, value) in wanted where abs(self[parameter] - value) < 1e-9 * max(1, abs(value))
    {
      keep(value, parameter)
    }
  }

  private func physics(
    _ stiffness: Double, _ friction: Double, _ mass: Double
  ) -> (frequency: Double, ratio: Double, mass: Double) {
    let spring = Spring(stiffness: stiffness, damping: friction, mass: mass)
    return (spring.angularFrequency, spring.dampingRatio, mass)
  }

  /// Keeps the numbers of all forms.
  private mutating func say(_ spring: MotionSpring, mass: Double) {
    keep(spring.response, .response)
    keep(spring.response, .perceived)
    keep(1 - spring.ratio, .bounce)
    keep(mass, .mass)
    keep(mass * spring.frequency * spring.frequency, .stiffness)
    keep(2 * mass * spring.ratio * spring.frequency, .friction)
  }
}
