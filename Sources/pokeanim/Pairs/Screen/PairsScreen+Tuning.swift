import Engine

extension PairsScreen: Tunable {
  var motions: [TunableMotion] {
    [
      TunableMotion(
        name: pair.rawValue, use: .layout, type: type(squares.timing),
        standard: type(standardTiming), isOnItsWay: true,
        elapsed: squares.playedShare.map { $0 * squares.timing.duration })
    ]
  }

  func tune(_ name: String, to type: AnimationType?) {
    guard name == pair.rawValue else { return }
    let wanted = type?.timing.map { AnimatorTiming(curve: $0.curve, duration: $0.duration) }
    squares.tune(wanted ?? standardTiming)
  }

  private func type(_ timing: AnimatorTiming) -> AnimationType {
    switch timing.curve {
    case .cssEaseInOut: .linear(duration: timing.duration)
    case .spring(let spring):
      .spring(
        duration: timing.duration, damping: spring.damping, initialVelocity: spring.initialVelocity)
    default: .curve(timing.curve, duration: timing.duration)
    }
  }
}
