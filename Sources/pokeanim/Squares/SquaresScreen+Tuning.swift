import Engine

extension SquaresScreen: Tunable {
  var motions: [TunableMotion] {
    [
      TunableMotion(
        name: pair.rawValue, use: .layout, type: type(squares.pace),
        standard: type(standardPace), isOnItsWay: true,
        elapsed: squares.playedShare.map { $0 * squares.pace.duration })
    ]
  }

  func tune(_ name: String, to type: AnimationType?) {
    guard name == pair.rawValue else { return }
    guard let timing = type?.timing else {
      return squares.tune(duration: standardPace.duration, curve: standardPace.curve)
    }
    squares.tune(duration: timing.duration, curve: timing.curve)
  }

  private func type(_ pace: (duration: Double, curve: TimingCurve)) -> AnimationType {
    switch pace.curve {
    case .cssEaseInOut: .linear(duration: pace.duration)
    case .spring(let spring):
      .spring(
        duration: pace.duration, damping: spring.damping, initialVelocity: spring.initialVelocity)
    default: .curve(pace.curve, duration: pace.duration)
    }
  }
}
