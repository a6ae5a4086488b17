/// A damped spring m·x″ + c·x′ + k·(x − target) = 0, solved in closed form.
///
/// One formula serves all regimes (under-, critically and over-damped) and stays accurate
/// right next to the critical ratio, so there is nothing to integrate and no step to choose:
/// advancing in frames of any length gives the same motion.
public struct Spring: Hashable, Sendable {
  /// Above 0.
  public let mass: Double
  /// Force per distance, above 0.
  public let stiffness: Double
  /// Force per speed, at least 0; with 0 the spring never comes to rest.
  public let damping: Double

  /// The squared frequencies of which something can be worked out.
  static let range = 1e-100...1e100

  /// A spring by its physical constants; mass and stiffness above 0, damping at least 0.
  public init(
    stiffness: Double, damping: Double, mass: Double = 1, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      mass > 0 && mass.isFinite, "Spring: mass must be finite and above 0", file: file, line: line)
    require(
      stiffness > 0 && stiffness.isFinite, "Spring: stiffness must be finite and above 0",
      file: file, line: line)
    require(
      damping >= 0 && damping.isFinite, "Spring: damping must be finite and not below 0",
      file: file, line: line)
    let rate = damping / (2 * mass)
    require(
      Spring.range ~= stiffness / mass && rate * rate < Spring.range.upperBound,
      "Spring: too weak or too strong: stiffness \(stiffness), damping \(damping), mass \(mass)",
      file: file, line: line)
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// The undamped angular frequency √(k/m), in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// 1 is critical: below it the spring overshoots, above it creeps.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The time of one undamped oscillation, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
}

extension Spring {
  /// A spring of mass 1 by the time of one undamped oscillation (seconds, above 0) and the
  /// damping ratio (at least 0).
  public init(
    response: Double, dampingRatio: Double, file: StaticString = #fileID, line: UInt = #line
  ) {
    require(
      response > 0 && response.isFinite, "Spring: response must be finite and above 0", file: file,
      line: line)
    let frequency = 2 * .pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, file: file,
      line: line)
  }

  /// A spring of mass 1 by a perceived duration (seconds, above 0) and a bounce above −1, at
  /// most 1: 0 is critical, 1 swings for ever, below 0 is over-damped (SwiftUI's meaning).
  public init(duration: Double, bounce: Double, file: StaticString = #fileID, line: UInt = #line) {
    require(
      -1 < bounce && bounce <= 1, "Spring: bounce must be above -1 and at most 1", file: file,
      line: line)
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
}

extension Spring: Codable {
  private enum Name: CodingKey { case stiffness, damping, mass }
  /// Twice the rate of the strongest damping that there is.
  private static let fastest = 2 * Spring.range.upperBound.squareRoot()

  /// - Throws: `DecodingError.dataCorrupted` for constants that no spring has.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    func number(_ name: Name, _ isRight: (Double) -> Bool, _ rule: String) throws -> Double {
      let number = try values.decode(Double.self, forKey: name)
      guard number.isFinite, isRight(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: name, in: values,
          debugDescription: "\(name.stringValue) is \(number); it must be finite and \(rule)")
      }
      return number
    }
    let mass = try number(.mass, { $0 > 0 }, "above 0")
    self.init(
      stiffness: try number(
        .stiffness, { $0 > 0 && Spring.range ~= $0 / mass },
        "above 0, neither too weak nor too strong"),
      damping: try number(
        .damping, { $0 >= 0 && $0 / mass < Self.fastest }, "at least 0, and not too strong"),
      mass: mass)
  }

  /// Writes stiffness, damping and mass.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    try values.encode(stiffness, forKey: .stiffness)
    try values.encode(damping, forKey: .damping)
    try values.encode(mass, forKey: .mass)
  }
}

extension Spring {
  /// The position after a time in seconds (before 0 it is `from`).
  ///
  /// Velocity is in the positions' unit per second.
  public func value(
    at time: Double, from: Double, to: Double, velocity: Double = 0
  ) -> Double {
    guard time > 0 else { return from }
    let step = step(after: time)
    return (to + (step.xx * (from - to).cut + step.xv * velocity).cut).cut
  }

  /// The velocity after a time in seconds, in the positions' unit per second.
  public func velocity(
    at time: Double, from: Double, to: Double, velocity: Double = 0
  ) -> Double {
    guard time > 0 else { return velocity }
    let step = step(after: time)
    return (step.vx * (from - to).cut + step.vv * velocity).cut
  }
}
