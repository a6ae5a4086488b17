import Engine

/// The part of the layouts in what the program remembers.
extension PairsScreen {
  func remember(in state: inout Remembered) {
    state.pair = pair
    rememberTuning(in: &state)
  }

  func rememberTuning(in state: inout Remembered) {
    state[tuned: .squares] = Dictionary(
      uniqueKeysWithValues: tuned.map { ($0.rawValue, TunerModel(AnimationType($1))) })
  }

  func recallTuning(_ state: Remembered) { tune(all: Self.tunings(in: state)) }

  /// The timings that are remembered.
  static func tunings(in state: Remembered) -> [PairName: AnimatorTiming] {
    var tunings: [PairName: AnimatorTiming] = [:]
    for (name, model) in state[tuned: .squares] {
      if let pair = PairName(rawValue: name) { tunings[pair] = model.type.timing }
    }
    return tunings
  }
}
