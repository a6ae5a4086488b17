package import Engine

/// A motion that is said in code: its curve, its duration, and how long it waits.
package struct CodedMotion: Hashable, Sendable {
  package let curve: TimingCurve
  /// In seconds, > 0.
  package let duration: Double
  /// The seconds for which it waits, ≥ 0.
  package let delay: Double

  package init(_ curve: TimingCurve, duration: Double, delay: Double = 0) {
    (self.curve, self.duration, self.delay) = (curve, duration, delay)
  }

  /// The motion of a type, which is not none.
  package init(_ type: AnimationType, delay: Double = 0) {
    let timing = type.timing ?? .easeInOut(duration: 0)
    self.init(timing.curve, duration: timing.duration, delay: delay)
  }

  /// The spring that it is, of mass 1; nil: it goes along another curve.
  var spring: (spring: Spring, velocity: Double)? {
    guard case .spring(let curve) = curve else { return nil }
    return (curve.spring, curve.initialVelocity)
  }

  /// The curve as a Bézier curve; nil: it is none.
  var bezier: CubicBezier? {
    if case .cubicBezier(let curve) = curve { curve } else { nil }
  }

  /// The curve as the ends of lines, where it is no spring and no Bézier curve: steps have two ends in
  /// each place where they jump, and more of them than can be told apart are one line.
  var stops: [PiecewiseLinear.Stop] {
    switch curve {
    case .piecewiseLinear(let lines): lines.stops
    case .linear: [.init(0, at: 0), .init(1, at: 1)]
    case .steps(let steps) where steps.count > Self.mostStops: [.init(0, at: 0), .init(1, at: 1)]
    case .steps(let steps):
      (0..<steps.count).flatMap { step in
        let ends = [step, step + 1].map { Double($0) / Double(steps.count) }
        let value = steps.value(at: (ends[0] + ends[1]) / 2)
        return ends.map { PiecewiseLinear.Stop(value, at: $0) }
      }
    default: curve.lines(within: linesTolerance).stops
    }
  }

  /// The most ends of lines that are written, and the most steps that are written one by one.
  static let mostStops = 200

  /// How near lines are to a curve: within a thousandth, or as near as so many ends can be.
  var linesTolerance: Double {
    var tolerance = 0.001
    while curve.lines(within: tolerance).stops.count > Self.mostStops { tolerance *= 2 }
    return tolerance
  }
}

/// Numbers as they are written in code.
enum CodeNumber {
  /// Four decimals at most, or as many as six digits that count need.
  static func text(_ value: Double) -> String {
    var (decimals, least) = (4, 1.0)
    while decimals < 9, value.magnitude < 10 * least, value != 0 {
      (decimals, least) = (decimals + 1, least / 10)
    }
    return PlainNumber.text(value, decimals: decimals)
  }

  /// A share of a way or of a time.
  static func share(_ value: Double) -> String { PlainNumber.text(value, decimals: 4) }

  /// The control points of a curve.
  static func list(_ curve: CubicBezier) -> [String] {
    [curve.x1, curve.y1, curve.x2, curve.y2].map(share)
  }

  /// Whole milliseconds.
  static func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded()))" }
}
