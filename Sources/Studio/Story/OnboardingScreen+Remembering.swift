import Engine
import Onboarding

/// The part of the slides in what the program remembers.
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
