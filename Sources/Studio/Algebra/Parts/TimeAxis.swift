import Engine

/// An axis of time from left to right, and the times on it that are worth a number.
struct TimeAxis: Equatable {
  /// The time at the right end, in seconds, > 0.
  let whole: Double
  let left: Double
  let width: Double

  /// - Parameter whole: in seconds; an axis of nothing shows one second.
  init(whole: Double, left: Double, width: Double) {
    self.whole = whole > 0 && whole.isFinite ? whole : 1
    self.left = left
    self.width = max(0, width)
  }

  func x(_ seconds: Double) -> Double { left + min(1, max(0, seconds / whole)) * width }

  /// Even times from 0 on, at least 60 points apart.
  var marks: [Double] {
    let most = max(1, width / 60)
    let step = Self.steps.first { whole / $0 <= most } ?? whole
    return (0...Int((whole / step + 1e-9).rounded(.down))).map { Double($0) * step }
  }

  private static let steps: [Double] = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
}
