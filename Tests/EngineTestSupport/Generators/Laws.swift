/// Tries the laws of an operation on every choice of the samples, so keep these few (≤ 20) and
/// telling: neutral and absorbing elements, equal ones, extremes.
///
/// Each law answers with its first counterexample as text, or with nil if it holds:
///
///     #expect(Laws(of: [-1, 0, 2]).counterexampleToAssociativity("+", +) == nil)
public struct Laws<Value> {
  private let samples: [Value]
  private let isEqual: (Value, Value) -> Bool

  /// `isEqual` decides when two sides count as the same, rounding included.
  public init(of samples: [Value], isEqual: @escaping (Value, Value) -> Bool) {
    precondition(!samples.isEmpty, "a law needs samples")
    self.samples = samples
    self.isEqual = isEqual
  }

  /// `(a · b) · c = a · (b · c)`
  public func counterexampleToAssociativity(
    _ name: String, _ combine: (Value, Value) -> Value
  ) -> String? {
    for a in samples {
      for b in samples {
        for c in samples {
          let left = combine(combine(a, b), c)
          let right = combine(a, combine(b, c))
          if let found = difference("(a \(name) b) \(name) c", left, right, [a, b, c]) {
            return found
          }
        }
      }
    }
    return nil
  }

  /// `a · b = b · a`
  public func counterexampleToCommutativity(
    _ name: String, _ combine: (Value, Value) -> Value
  ) -> String? {
    for a in samples {
      for b in samples {
        if let found = difference("a \(name) b", combine(a, b), combine(b, a), [a, b]) {
          return found
        }
      }
    }
    return nil
  }

  /// `e · a = a = a · e`
  public func counterexampleToNeutrality(
    of neutral: Value, _ name: String, _ combine: (Value, Value) -> Value
  ) -> String? {
    firstCounterexample { a in
      difference("neutral \(name) a", combine(neutral, a), a, [a])
        ?? difference("a \(name) neutral", combine(a, neutral), a, [a])
    }
  }

  /// `z · a = z = a · z`
  public func counterexampleToAbsorption(
    by zero: Value, _ name: String, _ combine: (Value, Value) -> Value
  ) -> String? {
    firstCounterexample { a in
      difference("zero \(name) a", combine(zero, a), zero, [a])
        ?? difference("a \(name) zero", combine(a, zero), zero, [a])
    }
  }

  /// `f(f(a)) = a`
  public func counterexampleToInvolution(
    _ name: String, _ transform: (Value) -> Value
  ) -> String? {
    firstCounterexample { a in
      difference("\(name) twice", transform(transform(a)), a, [a])
    }
  }

  private func firstCounterexample(_ search: (Value) -> String?) -> String? {
    for a in samples {
      if let found = search(a) { return found }
    }
    return nil
  }

  private func difference(
    _ law: String, _ left: Value, _ right: Value, _ chosen: [Value]
  ) -> String? {
    guard !isEqual(left, right) else { return nil }
    let names = zip(["a", "b", "c"], chosen).map { "\($0) = \($1)" }.joined(separator: ", ")
    return "\(law): \(left) against \(right), for \(names)"
  }
}

extension Laws where Value: Equatable {
  /// The laws up to `==`.
  public init(of samples: [Value]) {
    self.init(of: samples, isEqual: ==)
  }
}
