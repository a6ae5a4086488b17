import Engine

extension PairsScreen: Tunable {
  var motions: [TunableMotion] {
    [
      TunableMotion(
        name: shown.name, use: .layout, type: AnimationType(squares.timing),
        standard: AnimationType(standardTiming), isOnItsWay: true,
        elapsed: squares.playedShare.map { $0 * squares.timing.duration })
    ]
  }

  func tune(_ name: String, to type: AnimationType?) {
    guard name == shown.name else { return }
    tune(type?.timing)
  }

  /// All pairs do, not the one alone that is shown.
  func move(like other: any Tunable) {
    guard let other = other as? PairsScreen else { return }
    tune(all: other.tuned)
    show(other.shown.name)
  }

  func moveAsDesigned() { tune(all: [:]) }

  var restIndex: Int { progress == 1 ? 1 : 0 }

  func rest(at index: Int) {
    guard index == 1, progress < 1 else { return }
    squares.begin(reversed: false)?.commit()
  }
}
