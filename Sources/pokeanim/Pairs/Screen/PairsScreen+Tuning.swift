import Engine

extension PairsScreen: Tunable {
  var motions: [TunableMotion] {
    [
      TunableMotion(
        name: pair.rawValue, use: .layout, type: AnimationType(squares.timing),
        standard: AnimationType(standardTiming), isOnItsWay: true,
        elapsed: squares.playedShare.map { $0 * squares.timing.duration })
    ]
  }

  func tune(_ name: String, to type: AnimationType?) {
    guard name == pair.rawValue else { return }
    tune(type?.timing)
  }

  func stand(like other: any Tunable) {
    guard let other = other as? PairsScreen, other.progress == 1, progress < 1 else { return }
    squares.begin(reversed: false)?.commit()
  }
}
