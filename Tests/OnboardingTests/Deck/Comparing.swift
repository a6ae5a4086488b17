import Engine
import Onboarding
import Testing

extension IntroStep {
  /// The slide of that name.
  init(named name: String) throws {
    self = try #require(IntroStep.allCases.first { "\($0)" == name })
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

/// The largest difference between numbers side by side; infinite if their counts differ.
func distance(_ a: [Double], _ b: [Double]) -> Double {
  a.count == b.count ? zip(a, b).map { abs($0 - $1) }.max() ?? 0 : .infinity
}
