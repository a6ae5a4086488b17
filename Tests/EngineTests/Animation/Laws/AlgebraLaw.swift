import EngineTestSupport

/// An equation about animations, and its name.
struct AlgebraLaw: Sendable {
  let name: String
  let equation: @Sendable (LawCase) -> LawEquation

  init(_ name: String, _ equation: @escaping @Sendable (LawCase) -> LawEquation) {
    self.name = name
    self.equation = equation
  }

  /// The first case that breaks the law, as small as it can be made; nil if none does.
  func counterexample(
    _ operations: LawOperations = .engine, seeds: Range<UInt64>
  ) -> LawCounterexample? {
    for seed in seeds {
      let found = LawCase(seed: seed, operations: operations)
      if let difference = difference(found) { return smallest(found, difference) }
    }
    return nil
  }

  private func difference(_ x: LawCase) -> String? {
    equation(x).difference(x.progresses)
  }

  /// Takes every step to something simpler that still breaks the law.
  private func smallest(_ found: LawCase, _ difference: String) -> LawCounterexample {
    var values = found.values
    var difference = difference
    search: while true {
      for simpler in values.simpler {
        let x = LawCase(seed: found.seed, operations: found.operations, values: simpler)
        guard let still = self.difference(x) else { continue }
        (values, difference) = (x.values, still)
        continue search
      }
      return LawCounterexample(
        law: name, seed: found.seed, values: values, difference: difference)
    }
  }
}

/// A case that breaks a law.
struct LawCounterexample: CustomStringConvertible {
  let law: String
  let seed: UInt64
  let values: LawValues
  let difference: String

  var description: String {
    "\(law) fails with seed \(seed): \(difference)\n  smallest: \(values.text)"
  }
}
