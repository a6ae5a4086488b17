/// The times at which a curve comes to a share of its way, also if it goes back and forth.
final class CurveCrossings {
  private let curve: TimingCurve
  /// The curve at places that lie evenly, close enough to see each of its turns.
  private lazy var samples = (0...Self.steps).map { curve.value(at: Double($0) / Self.count) }

  private static let steps = 1_024
  private static let count = Double(steps)

  init(_ curve: TimingCurve) { self.curve = curve }

  /// The time, 0…1, at which it first reaches a share: 0 and 1 at its ends, and 1 if it never does.
  func first(reaching share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1, let place = samples.firstIndex(where: { $0 >= share }) else { return 1 }
    return crossing(before: max(1, place), at: share)
  }

  /// The time, 0…1, from which on it is never before a share again.
  func last(before share: Double) -> Double {
    let share = min(1, share)
    guard share > 0, let place = samples.lastIndex(where: { $0 < share }) else { return 0 }
    return place < Self.steps ? crossing(before: place + 1, at: share) : 1
  }

  /// The time between a sample and the one before it at which it comes to a share.
  private func crossing(before place: Int, at share: Double) -> Double {
    Bisection.crossing(from: Double(place - 1) / Self.count, to: Double(place) / Self.count) {
      curve.value(at: $0) >= share
    }
  }
}
