/// As `{"curve": "easeOut", "numbers": [2]}`: the case's name, its numbers, and a word for each of
/// its choices.
extension TimingCurve: Codable {
  private enum Name: CodingKey { case curve, numbers, words }

  /// - Throws: `EncodingError.invalidValue` for a curve by a function, which is no data: write down
  ///   its `linearApproximation(tolerance:)` instead.
  public func encode(to encoder: any Encoder) throws {
    guard let (name, numbers, words) = parts else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "a curve by a function is no data; encode its linearApproximation()"))
    }
    var values = encoder.container(keyedBy: Name.self)
    try values.encode(name, forKey: .curve)
    if !numbers.isEmpty { try values.encode(numbers, forKey: .numbers) }
    if !words.isEmpty { try values.encode(words, forKey: .words) }
  }

  /// - Throws: `DecodingError.dataCorrupted` for what is no curve.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Name.self)
    let name = try values.decode(String.self, forKey: .curve)
    let numbers = try values.decodeIfPresent([Double].self, forKey: .numbers) ?? []
    let words = try values.decodeIfPresent([String].self, forKey: .words) ?? []
    guard numbers.allSatisfy({ abs($0) <= TimingCurve.largest }),
      let curve = TimingCurve(name, numbers, words)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .curve, in: values,
        debugDescription: "there is no curve \(name) of \(numbers) \(words)")
    }
    self = curve
  }

  /// nil for a function.
  private var parts: (name: String, numbers: [Double], words: [String])? {
    switch self {
    case .linear: ("linear", [], [])
    case .deckEaseIn(let c): ("easeIn", [c], [])
    case .deckEaseOut(let c): ("easeOut", [c], [])
    case .deckEaseInOut(let c): ("easeInOut", [c], [])
    case .cubicBezier(let curve): ("cubicBezier", [curve.x1, curve.y1, curve.x2, curve.y2], [])
    case .spring(let spring): ("spring", spring.numbers, [])
    case .steps(let steps): ("steps", [Double(steps.count)], [steps.jump.rawValue])
    case .piecewiseLinear(let lines):
      ("piecewiseLinear", lines.stops.flatMap { [$0.value, $0.position] }, [])
    case .penner(let family, let side): ("penner", [], [family.rawValue, side.rawValue])
    case .custom: nil
    }
  }

  /// nil for what no curve has.
  private init?(_ name: String, _ numbers: [Double], _ words: [String]) {
    switch (name, numbers.count, words.count) {
    case ("linear", 0, 0): self = .linear
    case ("easeIn", 1, 0) where numbers[0] > 0: self = .deckEaseIn(numbers[0])
    case ("easeOut", 1, 0) where numbers[0] > 0: self = .deckEaseOut(numbers[0])
    case ("easeInOut", 1, 0) where numbers[0] > 0: self = .deckEaseInOut(numbers[0])
    case ("cubicBezier", 4, 0) where 0...1 ~= numbers[0] && 0...1 ~= numbers[2]:
      self = .cubicBezier(CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    case ("spring", 4, 0):
      guard let spring = SpringCurve(numbers: numbers) else { return nil }
      self = .spring(spring)
    case ("steps", 1, 1):
      guard let jump = Steps.Jump(rawValue: words[0]),
        let count = Int(exactly: numbers[0]),
        Steps.least(jump)...Int(TimingCurve.mostSteps) ~= count
      else { return nil }
      self = .steps(Steps(count, jump: jump))
    case ("piecewiseLinear", 2..., 0) where numbers.count.isMultiple(of: 2):
      let stops = stride(from: 0, to: numbers.count, by: 2).map {
        PiecewiseLinear.Stop(numbers[$0], at: numbers[$0 + 1])
      }
      self = .piecewiseLinear(PiecewiseLinear(stops))
    case ("penner", 0, 2):
      guard let family = PennerFamily(rawValue: words[0]), let side = EaseSide(rawValue: words[1])
      else { return nil }
      self = .penner(family, side)
    default: return nil
    }
  }
}

extension SpringCurve {
  fileprivate var numbers: [Double] { [duration, damping, initialVelocity, angularFrequency] }

  /// nil for what no spring has.
  fileprivate init?(numbers: [Double]) {
    let frequency = numbers[3]
    guard numbers[0] > 0, numbers[1] > 0, frequency > 0, Spring.range ~= frequency * frequency,
      numbers[1] * frequency < 1e50
    else { return nil }
    (duration, damping, initialVelocity) = (numbers[0], numbers[1], numbers[2])
    angularFrequency = frequency
  }
}
