import Engine
import EngineTestSupport

/// The variables of a law for one seed. Each is made when it is first asked for, so that a law pays
/// for its own variables only, and a counterexample can be made smaller one variable at a time.
final class LawCase {
  let seed: UInt64
  let operations: LawOperations
  private(set) var values: LawValues
  private var terms: [String: LawTerm] = [:]

  init(seed: UInt64, operations: LawOperations, values: LawValues = LawValues()) {
    self.seed = seed
    self.operations = operations
    self.values = values
  }

  // MARK: Variables

  /// Runnable animations.
  var a: LawTerm { term("a") { $0.lawSketch($1, depth: depth) } }
  var b: LawTerm { term("b") { $0.lawSketch($1, depth: depth) } }
  var c: LawTerm { term("c") { $0.lawSketch($1, depth: 1) } }
  var d: LawTerm { term("d") { $0.lawSketch($1, depth: 1) } }
  /// Any animations, one in six of them zero or one.
  var u: LawTerm { term("u") { $0.anyLawSketch($1) } }
  var v: LawTerm { term("v") { $0.anyLawSketch($1) } }
  var w: LawTerm { term("w") { $0.anyLawSketch($1) } }
  /// Expressions of named fragments, zeros and ones.
  var r: LawScene { LawScene(sketch("r") { $0.sceneSketch($1) }, operations) }
  var s: LawScene { LawScene(sketch("s") { $0.sceneSketch($1) }, operations) }
  var t: LawScene { LawScene(sketch("t") { $0.sceneSketch($1) }, operations) }
  /// Seconds, > 0.
  var p: Double { seconds("p") }
  var q: Double { seconds("q") }
  /// Counts from 0.
  var n: Int { count("n", 0...4) }
  var m: Int { count("m", 0...3) }
  /// A fraction, 0…1, not at the ends.
  var f: Double { number("f") { $0.double(in: 0.001...0.999) } }

  var zero: LawTerm { LawTerm(animation: .zero, operations: operations) }
  var one: LawTerm { LawTerm(animation: .one, operations: operations) }

  /// Moments at which sides are compared: an end and two between the ends, off seams.
  var progresses: [Double] {
    var random = random("moments")
    let end = seed.isMultiple(of: 2) ? 0.0 : 1
    return [end, random.double(in: 0.001...0.999), random.double(in: 0.001...0.999)]
  }

  // MARK: Making them

  /// Every fourth case is larger.
  private var depth: Int { seed % 4 == 3 ? 2 : 1 }

  private var durations: LawDurations { LawDurations.allCases[Int(seed % 3)] }

  private func random(_ name: String) -> SeededGenerator {
    let salt = name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }
    return SeededGenerator(seed: seed &* 0x1_0000_0001_B3 &+ salt)
  }

  private func term(
    _ name: String, _ make: (inout SeededGenerator, LawDurations) -> Sketch
  ) -> LawTerm {
    if let term = terms[name] { return term }
    let term = LawTerm(animation: sketch(name, make).animation, operations: operations)
    terms[name] = term
    return term
  }

  private func sketch(
    _ name: String, _ make: (inout SeededGenerator, LawDurations) -> Sketch
  ) -> Sketch {
    if let sketch = values.sketches[name] { return sketch }
    var random = random(name)
    let sketch = make(&random, durations)
    values.sketches[name] = sketch
    return sketch
  }

  private func number(_ name: String, _ make: (inout SeededGenerator) -> Double) -> Double {
    if let number = values.numbers[name] { return number }
    var random = random(name)
    let number = make(&random)
    values.numbers[name] = number
    return number
  }

  private func seconds(_ name: String) -> Double { number(name) { $0.seconds(durations) } }

  private func count(_ name: String, _ range: ClosedRange<Int>) -> Int {
    Int(number(name) { Double($0.int(in: range)) })
  }
}

/// The values of a case's variables, as data.
struct LawValues {
  var sketches: [String: Sketch] = [:]
  var numbers: [String: Double] = [:]

  /// Values of which one is a step simpler.
  var simpler: [LawValues] {
    let simplerSketches = sketches.sorted { $0.key < $1.key }.flatMap { name, sketch in
      sketch.simpler.map { simpler in
        var copy = self
        copy.sketches[name] = simpler
        return copy
      }
    }
    let simplerNumbers = numbers.sorted { $0.key < $1.key }.flatMap { name, number in
      number.simpler.filter { $0 > 0 }.map { simpler in
        var copy = self
        copy.numbers[name] = simpler
        return copy
      }
    }
    return simplerSketches + simplerNumbers
  }

  var text: String {
    let rows =
      sketches.map { "\($0) = \($1)" } + numbers.map { "\($0) = \($1)" }
    return rows.sorted().joined(separator: ", ")
  }
}

/// Which durations a case is made of: what is equal hides faults that others show, and the other
/// way round.
enum LawDurations: CaseIterable { case equal, dyadic, random }

extension SeededGenerator {
  mutating func seconds(_ durations: LawDurations) -> Double {
    switch durations {
    case .equal: 1
    case .dyadic: Double(int(in: 1...16)) / 8
    case .random: double(in: 0.05...2)
    }
  }

  /// A small runnable expression with at most one operator that bends time.
  mutating func lawSketch(_ durations: LawDurations, depth: Int) -> Sketch {
    guard depth > 0, !chance(0.25) else {
      let ends = (double(in: -100...100), double(in: -100...100))
      return .line(
        from: ends.0, to: ends.1, duration: seconds(durations), property: int(in: 0...2))
    }
    let first = lawSketch(durations, depth: depth - 1)
    switch int(in: 0...10) {
    case 0...2: return .sequence(first, lawSketch(durations, depth: depth - 1))
    case 3...5: return .parallel(first, lawSketch(durations, depth: depth - 1))
    case 6: return .reversed(first)
    case 7: return .timed(first, curve())
    case 8: return .delayed(first, seconds(durations))
    case 9: return .held(first, seconds(durations))
    default: return .repeated(first, int(in: 2...3))
    }
  }

  mutating func anyLawSketch(_ durations: LawDurations) -> Sketch {
    switch int(in: 0...11) {
    case 0: .zero
    case 1: .one
    default: lawSketch(durations, depth: 1)
    }
  }

  /// Sums and products of fragments; their names are those of the properties.
  mutating func sceneSketch(_ durations: LawDurations, depth: Int = 3) -> Sketch {
    guard depth > 0, !chance(0.2) else {
      switch int(in: 0...11) {
      case 0: return .zero
      case 1: return .one
      default: return .line(from: 0, to: 1, duration: seconds(durations), property: int(in: 0...2))
      }
    }
    let first = sceneSketch(durations, depth: depth - 1)
    let second = sceneSketch(durations, depth: depth - 1)
    return chance(0.5) ? .sequence(first, second) : .parallel(first, second)
  }
}

extension LawCase {
  /// Two sides side by side, looked at from one of them.
  func pair(
    _ left: LawTerm, _ right: LawTerm,
    _ side: @escaping (Pair<FloatAverage, FloatAverage>) -> FloatAverage
  ) -> LawTerm {
    LawTerm(animation: (left.animation ++ right.animation).map(side), operations: operations)
  }
}
