import Engine

/// The part of the layouts in what the program remembers.
extension PairsScreen {
  func remember(in state: inout Remembered) {
    state.pair = shown as? PairName ?? state.pair
    rememberTuning(in: &state)
  }

  /// Only of the program's own pairs; those of a person have a file.
  func rememberTuning(in state: inout Remembered) {
    let tuned = tuned.filter { PairName(rawValue: $0.key) != nil }
    state[tuned: .squares] = Dictionary(
      uniqueKeysWithValues: tuned.map { ($0, TunerModel(AnimationType($1))) })
  }

  func recallTuning(_ state: Remembered) { tune(all: Self.tunings(in: state)) }

  /// The timings that are remembered.
  static func tunings(in state: Remembered) -> [String: AnimatorTiming] {
    var tunings: [String: AnimatorTiming] = [:]
    for (name, model) in state[tuned: .squares] {
      if PairName(rawValue: name) != nil { tunings[name] = model.type.timing }
    }
    return tunings
  }
}
