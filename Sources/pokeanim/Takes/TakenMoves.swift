import Engine
import EngineSDL

/// The changes that were on their way during a run: when they began and ended to move which
/// property, and along which curves.
struct TakenMoves {
  /// The times at which changes began and ended, in seconds.
  private(set) var begins: [Double] = []
  /// The times at which a change begins or ends to move a property, in seconds, by view.
  private(set) var breaks: [ObjectIdentifier: [ViewProperty: [Double]]] = [:]
  /// Each once, in the order in which they were met.
  private(set) var curves: [TimingCurve] = []
  /// The curves along which whole changes went.
  private(set) var paces: [ChangePace] = []
  /// The end of the change that ends last, in seconds.
  private(set) var end: Double?
  /// True if the first change went from its end to its beginning.
  private(set) var isReversed = false
  private var met = MetChanges()
  /// The factor by which time goes faster than designed, > 0.
  private let speed: Double

  init(speed: Double) { self.speed = speed }

  /// All times at which something may begin or end to move.
  var times: Set<Double> {
    Set(begins + breaks.values.flatMap { $0.values.flatMap(\.self) })
  }

  /// Looks at a screen after a frame.
  mutating func look(at screen: any Screen, at time: Instant) {
    guard let change = screen.change, change.isRunning, met.insert(change) else { return }
    let isBack = change.isReversed
    if begins.isEmpty { isReversed = isBack }
    let began = time.seconds(since: .zero)
    let ended = began + change.duration / speed
    begins += [began, ended]
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
    moves.begins = begins.map { $0 - start }
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
