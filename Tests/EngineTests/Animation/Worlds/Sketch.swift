import Engine
import EngineTestSupport

/// An expression of the algebra as data, so that a counterexample can be printed.
indirect enum Sketch {
  case zero
  case one
  /// From one number to another; the property is what it moves when the sketch is bound.
  case line(from: Double, to: Double, duration: Double, property: Int)
  case sequence(Sketch, Sketch)
  case parallel(Sketch, Sketch)
  case reversed(Sketch)
  case timed(Sketch, TimingCurve)
  case delayed(Sketch, Double)
  case held(Sketch, Double)
  case stretched(Sketch, Double)
  case looped(Sketch)
  case repeated(Sketch, Int)

  /// The animation, with every line made into one by `leaf`.
  func build<Value: CommutativeSemigroup>(
    _ leaf: (Animation<FloatAverage>, _ property: Int) -> Animation<Value>
  ) -> Animation<Value> {
    switch self {
    case .zero: .zero
    case .one: .one
    case .line(let from, let to, let duration, let property):
      leaf(linear(from: from, to: to, in: duration), property)
    case .sequence(let a, let b): a.build(leaf) * b.build(leaf)
    case .parallel(let a, let b): a.build(leaf) + b.build(leaf)
    case .reversed(let a): a.build(leaf).reversed
    case .timed(let a, let curve): a.build(leaf).time(curve)
    case .delayed(let a, let delay): a.build(leaf).delayed(by: delay)
    case .held(let a, let time): a.build(leaf).held(for: time)
    case .stretched(let a, let duration): a.build(leaf).stretched(to: duration)
    case .looped(let a): a.build(leaf).looped
    case .repeated(let a, let count): a.build(leaf).repeating(count: count)
    }
  }

  var animation: Animation<FloatAverage> { build { line, _ in line } }

  /// The animation whose lines move the properties of these boxes.
  func bound(to boxes: [Holder]) -> Animation<Effect> {
    build { line, property in line.bind(boxes[property], with: \.value) }
  }
}

/// An object with something to move; counts how often it is written.
final class Holder {
  private(set) var writes = 0
  var value = -1.0 {
    didSet { writes += 1 }
  }
}

extension SeededGenerator {
  /// A curve without vertical places, at which rounding of the time would grow.
  mutating func curve() -> TimingCurve {
    element(of: [
      .linear, .deckEaseOut(2), .deckEaseInOut(1), .cssEaseInOut,
      .spring(SpringCurve(duration: 1, damping: 0.5)),
    ])
  }

  /// An expression without zero and one.
  mutating func runnable(depth: Int = 3, curves: Bool = true) -> Sketch {
    guard depth > 0, !chance(0.2) else {
      return .line(
        from: double(in: -100...100), to: double(in: -100...100), duration: seconds(),
        property: int(in: 0...2))
    }
    let first = runnable(depth: depth - 1, curves: curves)
    switch int(in: 0...11) {
    case 0...2: return .sequence(first, runnable(depth: depth - 1, curves: curves))
    case 3...5: return .parallel(first, runnable(depth: depth - 1, curves: curves))
    case 6: return .reversed(first)
    case 7: return curves ? .timed(first, curve()) : .stretched(first, seconds())
    case 8: return .delayed(first, seconds())
    case 9: return .held(first, seconds())
    case 10: return .looped(first)
    default: return .repeated(first, int(in: 1...3))
    }
  }

  /// Any expression; now and then zero or one.
  mutating func sketch() -> Sketch {
    chance(0.1) ? .zero : chance(0.1) ? .one : runnable()
  }

  /// Progresses from 0 to 1, few of them, never on a seam that is not an end.
  mutating func progresses() -> [Double] { (0..<4).map { _ in double(in: 0.001...0.999) } }
}
