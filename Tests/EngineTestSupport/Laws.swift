public import Testing

/// Checks the laws of an operation on every choice of the samples, so keep these few (≤ 20) and
/// telling: neutral and absorbing elements, equal ones, extremes.
///
/// Each law stops at its first counterexample and names it.
public struct Laws<Value> {
  private let samples: [Value]
  private let isEqual: (Value, Value) -> Bool
  private let sourceLocation: SourceLocation

  /// `isEqual` decides when two sides count as the same, rounding included.
  public init(
    of samples: [Value], isEqual: @escaping (Value, Value) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    precondition(!samples.isEmpty, "a law needs samples")
    self.samples = samples
    self.isEqual = isEqual
    self.sourceLocation = sourceLocation
  }

  /// `(a · b) · c = a · (b · c)`
  public func expectAssociative(_ name: String = "·", _ combine: (Value, Value) -> Value) {
    for a in samples {
      for b in samples {
        for c in samples {
          let left = combine(combine(a, b), c)
          let right = combine(a, combine(b, c))
          guard holds("(a \(name) b) \(name) c", left, right, [a, b, c]) else { return }
        }
      }
    }
  }

  /// `a · b = b · a`
  public func expectCommutative(_ name: String = "·", _ combine: (Value, Value) -> Value) {
    for a in samples {
      for b in samples {
        guard holds("a \(name) b", combine(a, b), combine(b, a), [a, b]) else { return }
      }
    }
  }

  /// `e · a = a = a · e`
  public func expectNeutral(
    _ neutral: Value, _ name: String = "·", _ combine: (Value, Value) -> Value
  ) {
    for a in samples {
      guard holds("neutral \(name) a", combine(neutral, a), a, [a]),
        holds("a \(name) neutral", combine(a, neutral), a, [a])
      else { return }
    }
  }

  /// `z · a = z = a · z`
  public func expectAbsorbing(
    _ zero: Value, _ name: String = "·", _ combine: (Value, Value) -> Value
  ) {
    for a in samples {
      guard holds("zero \(name) a", combine(zero, a), zero, [a]),
        holds("a \(name) zero", combine(a, zero), zero, [a])
      else { return }
    }
  }

  /// `f(f(a)) = a`
  public func expectInvolution(_ name: String, _ transform: (Value) -> Value) {
    for a in samples {
      guard holds("\(name) twice", transform(transform(a)), a, [a]) else { return }
    }
  }

  private func holds(_ law: String, _ left: Value, _ right: Value, _ chosen: [Value]) -> Bool {
    if isEqual(left, right) { return true }
    let names = zip(["a", "b", "c"], chosen).map { "\($0) = \($1)" }.joined(separator: ", ")
    Issue.record(
      "\(law): \(left) against \(right), for \(names)", sourceLocation: sourceLocation)
    return false
  }
}

extension Laws where Value: Equatable {
  /// The laws up to `==`.
  public init(of samples: [Value], sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(of: samples, isEqual: ==, sourceLocation: sourceLocation)
  }
}
