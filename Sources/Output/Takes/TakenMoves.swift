import Engine

/// The changes that were on their way during a run: when they began and ended to move which
/// property, and along which curves.
struct TakenMoves {
  /// Each once, in the order in which they began.
  private(set) var spans: [TakenChange] = []
  /// The times at which a change begins or ends to move a property, in seconds, by view.
  private(set) var breaks: [ObjectIdentifier: [ViewProperty: [Double]]] = [:]
  /// Each once, in the order in which they were met.
  private(set) var curves: [TimingCurve] = []
  /// The curves along which whole changes went.
  private(set) var paces: [ChangePace] = []
  /// The end of the change that ends last, in seconds.
  private(set) var end: Double?
  private var met = MetChanges()
  /// The factor by which time goes faster than designed, > 0.
  private let speed: Double
  /// The sign of a drag that leads a change on.
  private let direction: Double

  init(speed: Double, direction: Double) { (self.speed, self.direction) = (speed, direction) }

  /// All times at which something may begin or end to move.
  var times: Set<Double> {
    Set(spans.flatMap { [$0.start, $0.end] } + breaks.values.flatMap { $0.values.flatMap(\.self) })
  }

  /// Looks at a screen after a frame.
  mutating func look(at screen: any Screen, at time: Instant) {
    guard let change = screen.change, change.isRunning, met.insert(change) else { return }
    add(change, from: time.seconds(since: .zero), reversed: change.isReversed)
  }

  /// Takes a change that begins at a time in seconds, forwards or back from its end.
  mutating func add(_ change: any Change, from began: Double, reversed isBack: Bool) {
    let ended = began + change.duration / speed
    spans.append(
      TakenChange(start: began, end: ended, direction: isBack ? -direction : direction))
    end = max(end ?? 0, ended)
    for move in change.moves(reversed: isBack) {
      guard let view = move.property.owner as? View,
        let property = ViewProperty(rawValue: move.property.number)
      else { continue }
      let times = [move.start, move.end].filter(\.isFinite).map { began + $0 / speed }
      breaks[ObjectIdentifier(view), default: [:]][property, default: []] += times
    }
    // The curve of the whole goes forwards in time both ways; what it moves along is gone back.
    if let curve = change.timing?.curve {
      add(curve)
      if case .cubicBezier(let curve) = curve {
        paces.append(ChangePace(start: began, end: ended, curve: curve))
      }
    }
    for curve in change.animation.curves {
      if isBack, case .cubicBezier(let curve) = curve {
        add(.cubicBezier(curve.reversed))
      } else {
        add(curve)
      }
    }
  }

  /// The same moves on a clock that starts later, in seconds.
  func earlier(by start: Double) -> TakenMoves {
    var moves = self
    for index in spans.indices {
      moves.spans[index].start -= start
      moves.spans[index].end -= start
    }
    moves.paces = paces.map {
      ChangePace(start: $0.start - start, end: $0.end - start, curve: $0.curve)
    }
    moves.breaks = breaks.mapValues { $0.mapValues { $0.map { $0 - start } } }
    return moves
  }

  private mutating func add(_ curve: TimingCurve) {
    if curve != .linear, !curves.contains(curve) { curves.append(curve) }
  }
}
