import CLimits
import Engine

extension Benchmark {
  /// A sequence of straight ways at random times, compiled.
  static func sequence(of count: Int) -> Benchmark {
    let ways = (0..<count).map { linear(from: Double($0), to: 0, in: 1 + Double($0 % 3)) }
    let program = ways.dropFirst().reduce(ways[0], *).bound
    return evaluating("sequence of \(count), compiled", program, perLeaf: false, leaves: count)
  }

  /// The same as the deck writes it.
  static func deckSequence(of count: Int) -> Benchmark {
    let ways = (0..<count).map {
      DeckAnimation.linear(from: Double($0), to: 0, in: 1 + Double($0 % 3))
    }
    let whole = ways.dropFirst().reduce(ways[0], *)
    return evaluating("sequence of \(count), the deck's closures", whole, perLeaf: false, count)
  }

  /// The same in C, which finds the way by a search that halves.
  static func plainSequence(of count: Int) -> Benchmark {
    var ways: [straight_way] = []
    for index in 0..<count {
      let start = ways.last?.end ?? 0
      ways.append(
        straight_way(start: start, end: start + 1 + Double(index % 3), from: Double(index)))
    }
    let moments = scatteredTimes(manyTimes, upTo: ways.last?.end ?? 0)
    return Benchmark(name: "sequence of \(count), a search in C", items: manyTimes) { [ways] in
      sum_of_sequence(ways, ways.count, moments, moments.count)
    }
  }

  /// Straight ways at once, averaged, compiled; time per leaf.
  static func parallel(of count: Int, curve: TimingCurve = .linear, _ name: String) -> Benchmark {
    let ways = (0..<count).map {
      linear(from: Double($0), to: 0, in: 1 + Double($0 % 3)).time(curve)
    }
    let program = Animation.parallel(ways).bound
    return evaluating(
      "parallel of \(count) \(name), compiled", program, perLeaf: true, leaves: count)
  }

  /// The same as the deck writes it.
  static func deckParallel(of count: Int) -> Benchmark {
    let ways = (0..<count).map {
      DeckAnimation.linear(from: Double($0), to: 0, in: 1 + Double($0 % 3))
    }
    let whole = ways.dropFirst().reduce(ways[0], +)
    return evaluating("parallel of \(count), the deck's closures", whole, perLeaf: true, count)
  }

  /// The same in C, a loop over all ways.
  static func plainParallel(of count: Int) -> Benchmark {
    let ways = (0..<count).map {
      straight_way(start: 0, end: 1 + Double($0 % 3), from: Double($0))
    }
    let moments = scatteredTimes(fewTimes, upTo: 3)
    return Benchmark(name: "parallel of \(count), a loop in C", items: fewTimes * count) {
      sum_of_parallel(ways, ways.count, moments, moments.count)
    }
  }

  /// Building an expression of that many leaves and compiling it; time per leaf.
  static func compiling(_ count: Int) -> Benchmark {
    let cell = Cell()
    return Benchmark(name: "build and compile \(count) leaves", items: count) {
      var whole: Animation<FloatAverage> = .one
      for index in 0..<count {
        whole = whole * linear(from: Double(index), to: 0, in: 1)
      }
      return whole.bind(cell, with: \.value).compiled().duration
    }
  }

  private static func evaluating(
    _ name: String, _ program: Program, perLeaf: Bool, leaves: Int
  ) -> Benchmark {
    let moments = scatteredTimes(perLeaf ? fewTimes : manyTimes, upTo: program.duration)
    let sampler = ProgramSampler(program)
    return Benchmark(name: name, items: moments.count * (perLeaf ? leaves : 1)) {
      var sum = 0.0
      for time in moments {
        sampler.move(to: time)
        sum += sampler.value(ofTrack: 0)[0]
      }
      return sum
    }
  }

  private static func evaluating(
    _ name: String, _ animation: DeckAnimation, perLeaf: Bool, _ leaves: Int
  ) -> Benchmark {
    let moments = scatteredTimes(perLeaf || leaves > 1_000 ? fewTimes : manyTimes, upTo: 1)
    return Benchmark(name: name, items: moments.count * (perLeaf ? leaves : 1)) {
      var sum = 0.0
      for time in moments {
        let value = animation.value(time)
        sum += value.sum / value.count
      }
      return sum
    }
  }

  /// So many that no processor learns which way the searches go; they stand for any number of
  /// frames.
  private static let manyTimes = 16_384
  /// Enough where each takes long.
  private static let fewTimes = 1_024

  /// The same times in every run, without an order.
  private static func scatteredTimes(_ count: Int, upTo duration: Double) -> [Double] {
    var state: UInt64 = 2_026
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 0x1p53 * duration
    }
  }
}

private final class Cell {
  var value = 0.0
}

extension Animation where Value == FloatAverage {
  /// Bound to something, and compiled.
  fileprivate var bound: Program { bind(Cell(), with: \.value).compiled() }
}
