/// The size of everything, in steps that can be told apart.
struct Zoom: Hashable {
  private static let steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4]
  private(set) var factor = 1.0

  /// In words.
  var text: String { "\(Int((factor * 100).rounded())) %" }

  mutating func grow() { factor = Self.steps.first { $0 > factor } ?? factor }
  mutating func shrink() { factor = Self.steps.last { $0 < factor } ?? factor }
  mutating func reset() { factor = 1 }
}
