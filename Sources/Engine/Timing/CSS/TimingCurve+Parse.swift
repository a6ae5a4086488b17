extension TimingCurve {
  /// The most steps that a text may ask for: beyond it jumps could not be told apart.
  static let mostSteps = 1_000_000.0

  /// The curve of a CSS easing function: `linear`, `ease`, `ease-in`, `ease-out`, `ease-in-out`,
  /// `step-start`, `step-end`, `cubic-bezier(…)`, `steps(…)` or `linear(…)`, in small or large
  /// letters.
  ///
  /// Anything else is an error that names the column.
  public init(css text: String) throws(CSSCurveError) {
    var scanner = CSSScanner(text)
    self = try TimingCurve.curve(&scanner)
    guard scanner.isAtEnd() else { throw scanner.wrong("nothing more") }
  }

  private static func curve(_ scanner: inout CSSScanner) throws(CSSCurveError) -> TimingCurve {
    let place = scanner.mark()
    let wanted = "cubic-bezier(…), steps(…), linear(…) or the name of a CSS curve"
    guard let name = scanner.word() else { throw scanner.wrong(wanted) }
    if scanner.take("(") {
      let curve = try function(name, wanted, place, &scanner)
      try scanner.expect(")")
      return curve
    }
    guard let curve = names[name] else { throw scanner.wrong(wanted, at: place) }
    return curve
  }

  static let names: [String: TimingCurve] = [
    "linear": .linear, "ease": .cssEase, "ease-in": .cssEaseIn, "ease-out": .cssEaseOut,
    "ease-in-out": .cssEaseInOut, "step-start": .cssStepStart, "step-end": .cssStepEnd,
  ]

  private static func function(
    _ name: String, _ wanted: String, _ place: Int, _ scanner: inout CSSScanner
  ) throws(CSSCurveError) -> TimingCurve {
    switch name {
    case "cubic-bezier": return .cubicBezier(try bezier(&scanner))
    case "steps": return .steps(try steps(&scanner))
    case "linear": return .piecewiseLinear(try lines(&scanner))
    default: throw scanner.wrong(wanted, at: place)
    }
  }

  private static func bezier(_ scanner: inout CSSScanner) throws(CSSCurveError) -> CubicBezier {
    let x1 = try number(in: 0...1, &scanner)
    try scanner.expect(",")
    let y1 = try level(&scanner)
    try scanner.expect(",")
    let x2 = try number(in: 0...1, &scanner)
    try scanner.expect(",")
    return CubicBezier(x1, y1, x2, try level(&scanner))
  }

  private static func number(
    in range: ClosedRange<Double>?, _ scanner: inout CSSScanner
  ) throws(CSSCurveError) -> Double {
    let place = scanner.mark()
    guard let number = try scanner.number() else { throw scanner.wrong("a number") }
    guard !number.isPercent else { throw scanner.wrong("a number, not a percentage", at: place) }
    guard range?.contains(number.value) != false else {
      throw scanner.wrong("a number from 0 to 1", at: place)
    }
    return number.value
  }

  private static func level(_ scanner: inout CSSScanner) throws(CSSCurveError) -> Double {
    let place = scanner.mark()
    let value = try number(in: nil, &scanner)
    guard abs(value) <= largest else { throw scanner.tooLarge(at: place) }
    return value
  }

  private static func steps(_ scanner: inout CSSScanner) throws(CSSCurveError) -> Steps {
    let place = scanner.mark()
    let count = try number(in: nil, &scanner)
    let jump = scanner.take(",") ? try jump(&scanner) : .end
    let least = Steps.least(jump)
    guard count == count.rounded(), Double(least)...mostSteps ~= count else {
      throw scanner.wrong("a whole number from \(least) to \(Int(mostSteps))", at: place)
    }
    return Steps(Int(count), jump: jump)
  }

  private static func jump(_ scanner: inout CSSScanner) throws(CSSCurveError) -> Steps.Jump {
    let place = scanner.mark()
    let word = scanner.word() ?? ""
    if word == "start" { return .start }
    if word == "end" { return .end }
    for jump in Steps.Jump.allCases where word == "jump-\(jump.rawValue)" { return jump }
    throw scanner.wrong("jump-start, jump-end, jump-none, jump-both, start or end", at: place)
  }

  private static func lines(_ scanner: inout CSSScanner) throws(CSSCurveError) -> PiecewiseLinear {
    var stops: [(value: Double, position: Double?)] = []
    repeat { stops += try stop(&scanner) } while scanner.take(",")
    return PiecewiseLinear(stops)
  }

  /// A value with up to two percentages around it; two make a level line.
  private static func stop(
    _ scanner: inout CSSScanner
  ) throws(CSSCurveError) -> [(value: Double, position: Double?)] {
    var value: Double?
    var positions: [Double] = []
    // A value may stand before or behind its positions, not between them.
    var isValueLast = false
    while true {
      let place = scanner.mark()
      guard let number = try scanner.number() else { break }
      guard abs(number.value) <= largest else { throw scanner.tooLarge(at: place) }
      if number.isPercent, positions.count < 2, !isValueLast || positions.isEmpty {
        positions.append(number.value / 100)
      } else if !number.isPercent, value == nil {
        value = number.value
        isValueLast = !positions.isEmpty
      } else {
        throw scanner.wrong("\",\" or \")\" after a value and at most two percentages", at: place)
      }
    }
    guard let value else { throw scanner.wrong("a number") }
    return positions.isEmpty ? [(value, nil)] : positions.map { (value, $0) }
  }
}
