import Engine
import Onboarding

/// Each screen's part of what the program remembers.
extension AppScreen {
  func remember(in state: inout Remembered) {}
}

extension OnboardingScreen {
  /// The motions that are not as the motion set has them, by their elements.
  private var tuned: [String: TunerModel] {
    let changed = motions.filter { $0.type != $0.standard }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0.name, TunerModel($0.type)) })
  }

  func remember(in state: inout Remembered) {
    state.knowsDrag = knowsDrag ? true : nil
    guard showsBuiltIn else { return }
    state[tuned: .onboarding] = tuned
    let delays = motions.filter { $0.delay ?? 0 > 0 }.map { ($0.name, $0.delay ?? 0) }
    state.delays = delays.isEmpty ? nil : Dictionary(uniqueKeysWithValues: delays)
  }

  /// Goes on from what is remembered.
  func recall(_ state: Remembered) {
    knowsDrag = state.knowsDrag ?? false
    guard showsBuiltIn else { return }
    for (key, model) in state[tuned: .onboarding] { tune(key, to: model.type) }
    for (key, seconds) in state.delays ?? [:] { delay(key, by: seconds) }
  }
}

extension PairsScreen {
  func remember(in state: inout Remembered) {
    state.pair = pair
    state[tuned: .squares] = Dictionary(
      uniqueKeysWithValues: tuned.map { ($0.rawValue, TunerModel(AnimationType($1))) })
  }

  /// The timings that are remembered.
  static func tunings(in state: Remembered) -> [PairName: AnimatorTiming] {
    var tunings: [PairName: AnimatorTiming] = [:]
    for (name, model) in state[tuned: .squares] {
      if let pair = PairName(rawValue: name) { tunings[pair] = model.type.timing }
    }
    return tunings
  }
}

extension GalleryScreen {
  func remember(in state: inout Remembered) { state.gallery = options }
}
