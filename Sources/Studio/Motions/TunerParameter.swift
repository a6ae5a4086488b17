import Engine

/// A parameter of a motion, which a slider of the tuner changes.
enum TunerParameter: Hashable, CaseIterable {
  case duration, x1, y1, x2, y2, damping, velocity
  /// A spring's numbers in other forms: the duration of SwiftUI is perceived.
  case response, perceived, bounce, mass, stiffness, friction
  /// The steps, the places where they jump, and the ends of straight lines.
  case count, jump, points
  /// The wait before the motion begins.
  case delay

  var name: String {
    switch self {
    case .duration: "Duration"
    case .x1: "x1"
    case .y1: "y1"
    case .x2: "x2"
    case .y2: "y2"
    case .damping: "Damping"
    case .velocity: "Start velocity"
    case .response: "Response"
    case .perceived: "Duration"
    case .bounce: "Bounce"
    case .mass: "Mass"
    case .stiffness: "Stiffness"
    case .friction: "Damping"
    case .count: "Steps"
    case .jump: "Jump at"
    case .points: "Points"
    case .delay: "Delay"
    }
  }

  /// The name where there is little room.
  var shortName: String { self == .velocity ? "Velocity" : name }

  /// The values a slider reaches; seconds, ratios, or whole distances a second.
  ///
  /// - Parameter standard: the duration the motion was designed with: long ones reach further.
  func range(standard: Double) -> ClosedRange<Double> {
    switch self {
    case .duration: 0.05...max(2, 2 * standard)
    case .x1, .x2: 0...1
    case .y1, .y2: -0.5...1.5
    case .damping: 0.05...1
    case .velocity: -10...20
    case .response, .perceived: 0.05...2
    case .bounce: 0...0.95
    case .mass: 0.1...10
    case .stiffness: 1...1000
    case .friction: 0.1...100
    case .count: 1...20
    case .jump: 0...Double(Steps.Jump.allCases.count - 1)
    case .points: 2...Double(TunerModel.mostStops)
    case .delay: 0...2
    }
  }

  /// The distance between two values of a slider.
  var step: Double {
    switch self {
    case .velocity, .mass, .friction: 0.1
    case .stiffness: 1
    case .count, .jump, .points: 1
    default: 0.01
    }
  }

  /// The slider's place of a value, 0…1.
  func share(of value: Double, standard: Double) -> Double {
    let range = range(standard: standard)
    return min(1, max(0, (value - range.lowerBound) / (range.upperBound - range.lowerBound)))
  }

  /// The share of a slider's way that is a step.
  func share(ofStep standard: Double) -> Double {
    let range = range(standard: standard)
    return step / (range.upperBound - range.lowerBound)
  }

  /// The value at a slider's place, on a whole step of the range.
  func value(at share: Double, standard: Double) -> Double {
    let range = range(standard: standard)
    let wanted = range.lowerBound + min(1, max(0, share)) * (range.upperBound - range.lowerBound)
    return nearest(wanted, standard: standard)
  }

  /// The value on a whole step, within the range.
  func nearest(_ value: Double, standard: Double) -> Double {
    let range = range(standard: standard)
    let steps = (1 / step).rounded()
    let stepped = (value * steps).rounded() / steps
    return min(range.upperBound, max(range.lowerBound, stepped))
  }

  /// A value with its unit.
  func text(_ value: Double) -> String {
    switch self {
    case .duration, .delay, .response, .perceived: Self.text(value, decimals: 2) + " s"
    case .velocity: Self.text(value, decimals: 1) + " /s"
    case .x1, .y1, .x2, .y2, .damping, .bounce: Self.text(value, decimals: 2)
    case .mass, .stiffness, .friction: Self.text(value, decimals: 1)
    case .count, .points: PlainNumber.fixed(value, decimals: 0)
    case .jump: Steps.Jump.allCases[Int(value)].rawValue
    }
  }

  /// So many decimals, or three if there are more; of a large number no more than can be read.
  private static func text(_ value: Double, decimals: Int) -> String {
    let short = PlainNumber.fixed(value, decimals: decimals)
    let isShort = abs(value) >= 100 || abs((Double(short) ?? value) - value) < 0.0005
    return isShort ? short : PlainNumber.fixed(value, decimals: 3)
  }
}
