import Engine
import Onboarding

/// The part of the slides in what the program remembers.
extension OnboardingScreen {
  func remember(in state: inout Remembered) {
    state.knowsDrag = knowsDrag ? true : nil
    rememberTuning(in: &state)
  }

  /// Only of the program's own slides; those of a person have a file for it.
  func rememberTuning(in state: inout Remembered) {
    guard showsBuiltIn else { return }
    let changed = motions.filter { $0.type != $0.standard }
    state[tuned: .onboarding] = Dictionary(
      uniqueKeysWithValues: changed.map { ($0.name, TunerModel($0.type)) })
    state.delays = described.delays.isEmpty ? nil : described.delays
  }

  /// Goes on from what is remembered.
  func recall(_ state: Remembered) {
    knowsDrag = state.knowsDrag ?? false
    recallTuning(state)
  }

  func recallTuning(_ state: Remembered) {
    guard showsBuiltIn else { return }
    let (types, delays) = (state[tuned: .onboarding], state.delays ?? [:])
    for key in tunableKeys {
      tune(key, to: types[key]?.type)
      delay(key, by: delays[key] ?? 0)
    }
  }
}
