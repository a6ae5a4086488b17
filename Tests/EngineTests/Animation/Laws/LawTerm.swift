import Engine
import EngineTestSupport

/// An animation in an equation: the operators on it are those of a table.
struct LawTerm {
  let animation: Animation<FloatAverage>
  let operations: LawOperations

  var duration: Double { animation.duration }

  private func with(_ animation: Animation<FloatAverage>) -> LawTerm {
    LawTerm(animation: animation, operations: operations)
  }

  static func * (a: LawTerm, b: LawTerm) -> LawTerm {
    a.with(a.operations.sequence(a.animation, b.animation))
  }

  static func + (a: LawTerm, b: LawTerm) -> LawTerm {
    a.with(a.operations.parallel(a.animation, b.animation))
  }

  func repeating(_ count: Int) -> LawTerm { with(operations.repeating(animation, count)) }

  /// `a * a * … * a`.
  func power(_ count: Int) -> LawTerm {
    (0..<count).reduce(with(.one)) { built, _ in built * self }
  }

  var reversed: LawTerm { with(animation.reversed) }
  var looped: LawTerm { with(animation.looped) }
  func delayed(_ delay: Double) -> LawTerm { with(animation.delayed(by: delay)) }
  func held(_ time: Double) -> LawTerm { with(animation.held(for: time)) }
  func stretched(_ duration: Double) -> LawTerm { with(animation.stretched(to: duration)) }
  func lasting(asLongAs other: LawTerm) -> LawTerm { stretched(other.duration) }
  func time(_ curve: TimingCurve) -> LawTerm { with(animation.time(curve)) }
  func named(_ name: String) -> LawTerm { with(animation.named(name)) }
  func map(_ transform: @escaping (FloatAverage) -> FloatAverage) -> LawTerm {
    with(animation.map(transform))
  }

  /// Held until something else is over.
  func padded(to whole: Double) -> LawTerm { held(max(0, whole - duration)) }

  /// The value at a progress 0…1.
  func at(_ progress: Double) -> FloatAverage? { animation.value(progress) }
  /// The value at a time in seconds, the last one after the end.
  func at(second time: Double) -> FloatAverage? { animation.value(atSecond: time) }
}

/// `x ↦ scale · x + offset` on means: affine, and it keeps the weights.
func affine(_ scale: Double, _ offset: Double) -> (FloatAverage) -> FloatAverage {
  { average in
    FloatAverage(
      sum: average.sum * scale + offset.lanes * average.count, count: average.count)
  }
}

/// The sum of what is there: nothing adds nothing.
func merged(_ a: FloatAverage?, _ b: FloatAverage?) -> FloatAverage? {
  guard let a, let b else { return a ?? b }
  return a <> b
}

// MARK: Equations

/// Two sides that should be the same: says how they differ at some moments, or nil.
struct LawEquation {
  let difference: (_ progresses: [Double]) -> String?

  /// Both hold.
  static func && (a: LawEquation, b: LawEquation) -> LawEquation {
    LawEquation { a.difference($0) ?? b.difference($0) }
  }
}

infix operator ≡ : ComparisonPrecedence
infix operator ≈ : ComparisonPrecedence

/// The same kind, duration, sums and counts: the sides can stand for each other anywhere.
func ≡ (a: LawTerm, b: LawTerm) -> LawEquation { equation(a, b, .everywhere) }
/// The same kind, duration and means.
func ≈ (a: LawTerm, b: LawTerm) -> LawEquation { equation(a, b, .inTheMean) }

private func equation(_ a: LawTerm, _ b: LawTerm, _ agreement: Agreement) -> LawEquation {
  LawEquation { progresses in
    guard a.animation.kindName == b.animation.kindName, agree(a.duration, b.duration) else {
      return "\(a.animation) against \(b.animation)"
    }
    for progress in progresses {
      guard !agree(a.at(progress), b.at(progress), agreement) else { continue }
      return "\(text(a.at(progress))) against \(text(b.at(progress))) at \(progress)"
    }
    return nil
  }
}

extension LawTerm {
  /// The same as another one at some times in seconds: on seams, where rounding may not matter.
  func equals(_ other: LawTerm, atSeconds times: [Double]) -> LawEquation {
    LawEquation { _ in
      for time in times where !agree(self.at(second: time), other.at(second: time), .everywhere) {
        return "\(text(self.at(second: time))) against \(text(other.at(second: time))) at \(time) s"
      }
      return nil
    }
  }
}

func ≡ (a: FloatAverage?, b: FloatAverage?) -> LawEquation {
  LawEquation { _ in agree(a, b, .everywhere) ? nil : "\(text(a)) against \(text(b))" }
}

func ≡ (a: Double, b: Double) -> LawEquation {
  LawEquation { _ in agree(a, b) ? nil : "\(a) against \(b)" }
}

func ≡ (a: [Interval], b: [Interval]) -> LawEquation {
  LawEquation { _ in
    let same =
      a.map(\.name) == b.map(\.name)
      && zip(a, b).allSatisfy { agree($0.start, $1.start) && agree($0.end, $1.end) }
    return same ? nil : "\(a.map(\.text)) against \(b.map(\.text))"
  }
}

private func agree(_ a: FloatAverage?, _ b: FloatAverage?, _ agreement: Agreement) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return switch agreement {
  case .everywhere: a.count == b.count && agree(a.sum[0], b.sum[0])
  case .inTheMean: agree(a.mean, b.mean)
  }
}

private func text(_ value: FloatAverage?) -> String {
  value.map { "\($0.sum[0])/\($0.count)" } ?? "nothing"
}

extension Interval {
  var text: String { "\(name) \(start)–\(end)" }
  func shifted(by time: Double) -> Interval {
    Interval(name, start: start + time, end: end + time)
  }
}
