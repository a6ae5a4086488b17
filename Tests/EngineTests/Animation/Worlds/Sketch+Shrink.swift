import Engine

/// Ways to make a counterexample smaller, and to print it.
extension Sketch {
  /// The parts that are expressions themselves.
  private var parts: [Sketch] {
    switch self {
    case .zero, .one, .line: []
    case .sequence(let a, let b), .parallel(let a, let b): [a, b]
    case .reversed(let a), .timed(let a, _), .delayed(let a, _), .held(let a, _),
      .stretched(let a, _), .looped(let a), .repeated(let a, _):
      [a]
    }
  }

  private func replacingPart(_ index: Int, by part: Sketch) -> Sketch {
    switch self {
    case .zero, .one, .line: self
    case .sequence(let a, let b): index == 0 ? .sequence(part, b) : .sequence(a, part)
    case .parallel(let a, let b): index == 0 ? .parallel(part, b) : .parallel(a, part)
    case .reversed: .reversed(part)
    case .timed(_, let curve): .timed(part, curve)
    case .delayed(_, let delay): .delayed(part, delay)
    case .held(_, let time): .held(part, time)
    case .stretched(_, let duration): .stretched(part, duration)
    case .looped: .looped(part)
    case .repeated(_, let count): .repeated(part, count)
    }
  }

  /// The amount that there is to read: operators first, then numbers that are not round.
  var complexity: Int {
    switch self {
    case .zero, .one: 1
    case .line(let from, let to, let duration, _):
      10 + [from, to, duration].map(\.complexity).reduce(0, +)
    case .delayed(_, let time), .held(_, let time), .stretched(_, let time):
      100 + time.complexity + parts.map(\.complexity).reduce(0, +)
    case .repeated(let a, let count): 100 + count + a.complexity
    default: 100 + parts.map(\.complexity).reduce(0, +)
    }
  }

  /// Expressions that are a step simpler.
  var simpler: [Sketch] {
    let shrunk = parts.enumerated().flatMap { index, part in
      part.simpler.map { replacingPart(index, by: $0) }
    }
    return (parts + shrunk + withSimplerNumbers).filter { $0.complexity < complexity }
  }

  private var withSimplerNumbers: [Sketch] {
    switch self {
    case .line(let from, let to, let duration, let property):
      from.simpler.map { .line(from: $0, to: to, duration: duration, property: property) }
        + to.simpler.map { .line(from: from, to: $0, duration: duration, property: property) }
        + duration.simpler.filter { $0 > 0 }
        .map { .line(from: from, to: to, duration: $0, property: property) }
    case .delayed(let a, let time): time.simpler.map { .delayed(a, $0) }
    case .held(let a, let time): time.simpler.map { .held(a, $0) }
    case .stretched(let a, let time): time.simpler.filter { $0 > 0 }.map { .stretched(a, $0) }
    case .repeated(let a, let count): [.repeated(a, 2), .repeated(a, count - 1)]
    default: []
    }
  }
}

extension Double {
  /// 0 is the simplest number, then 1, then other whole ones, then halves.
  var complexity: Int {
    self == 0 ? 0 : self == 1 ? 1 : self == rounded() ? 2 : self * 2 == (self * 2).rounded() ? 3 : 4
  }

  var simpler: [Double] {
    [0, 1, 2, rounded(), (self * 2).rounded() / 2].filter { $0.complexity < complexity }
  }
}

extension Sketch: CustomStringConvertible {
  var description: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .line(let from, let to, let duration, _):
      from == to ? "const(\(from), \(duration) s)" : "linear(\(from) to \(to), \(duration) s)"
    case .sequence(let a, let b): "(\(a) * \(b))"
    case .parallel(let a, let b): "(\(a) + \(b))"
    case .reversed(let a): "\(a).reversed"
    case .timed(let a, let curve): "\(a).time(\(curve))"
    case .delayed(let a, let delay): "\(a).delayed(by: \(delay))"
    case .held(let a, let time): "\(a).held(for: \(time))"
    case .stretched(let a, let duration): "\(a).stretched(to: \(duration))"
    case .looped(let a): "\(a).looped"
    case .repeated(let a, let count): "\(a).repeating(count: \(count))"
    }
  }
}
