import Engine

/// As it is remembered: the kind, the parameters that a slider of that kind is for, and
/// the ends of straight lines.
extension TunerModel: Codable {
  /// Throws a `DecodingError` for a kind that is none, and for what no motion can have.
  package init(from decoder: any Decoder) throws {
    self.init(.linear(duration: 0.3))
    let members = try decoder.container(keyedBy: Member.self)
    let name = try members.decode(String.self, forKey: .kind)
    guard let kind = Kind.allCases.first(where: { "\($0)" == name }) else {
      throw members.wrong(.kind, "“\(name)” is none of \(Kind.allCases.map { "\($0)" })")
    }
    self.kind = kind
    if kind == .lines { stops = try Self.stops(members.decode([[Double]].self, forKey: .stops)) }
    for parameter in ownParameters where parameter != .points {
      let range = Self.range(of: parameter)
      self[parameter] = try members.number(of: range, for: .parameter(parameter))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let kept = remembered
    var members = encoder.container(keyedBy: Member.self)
    try members.encode("\(kind)", forKey: .kind)
    if kind == .lines {
      try members.encode(kept.stops.map { [$0.value, $0.position] }, forKey: .stops)
    }
    for parameter in ownParameters where parameter != .points {
      try members.encode(kept[parameter], forKey: .parameter(parameter))
    }
  }

  /// The motion as it is read again: without the parameters of the kinds that it is not, and not beyond
  /// what can be read, as what a file or an option gives may lie.
  var remembered: TunerModel {
    var kept = TunerModel(.linear(duration: 0.3))
    kept.kind = kind
    if kind == .lines {
      kept.stops = stops.prefix(Self.mostRemembered).map {
        PiecewiseLinear.Stop(Self.limited($0.value, .y1), at: Self.limited($0.position, .x1))
      }
    }
    for parameter in ownParameters where parameter != .points {
      kept[parameter] = Self.limited(self[parameter], parameter)
    }
    return kept
  }

  /// A number as near as a motion can have it that is remembered.
  static func limited(_ number: Double, _ parameter: TunerParameter) -> Double {
    let range = range(of: parameter)
    return min(range.upperBound, max(range.lowerBound, number))
  }

  /// The most stops of straight lines that are remembered.
  private static let mostRemembered = 200

  /// The values that a motion can have, those that no slider reaches but a pasted text too.
  static func range(of parameter: TunerParameter) -> ClosedRange<Double> {
    switch parameter {
    case .y1, .y2: -10...10
    case .damping: 0.001...1
    case .velocity: -1000...1000
    case .count: 1...10_000
    case .duration: 0.001...2 * longest
    default: parameter.range(standard: longest)
    }
  }

  /// Pairs of value and position.
  private static func stops(_ pairs: [[Double]]) throws -> [PiecewiseLinear.Stop] {
    let stops = pairs.map { pair in
      pair.count == 2 && -10...10 ~= pair[0] && 0...1 ~= pair[1]
        ? PiecewiseLinear.Stop(pair[0], at: pair[1]) : nil
    }
    let inOrder = zip(pairs, pairs.dropFirst()).allSatisfy { ($0.last ?? 0) <= ($1.last ?? 0) }
    guard 1...mostRemembered ~= stops.count, !stops.contains(nil), inOrder else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [Member.stops],
          debugDescription: "pairs of a value and a position from 0 to 1 that rises are wanted"))
    }
    return stops.compactMap(\.self)
  }

  /// The longest duration that a motion can be designed with, in seconds: that of `--duration`.
  private static let longest = 3600.0

  /// A member's name.
  private enum Member: CodingKey {
    case kind, stops
    case parameter(TunerParameter)

    var stringValue: String {
      switch self {
      case .kind: "kind"
      case .stops: "stops"
      case .parameter(let parameter): "\(parameter)"
      }
    }
    init?(stringValue: String) {
      let all = [Member.kind, .stops] + TunerParameter.allCases.map { .parameter($0) }
      guard let member = all.first(where: { $0.stringValue == stringValue }) else { return nil }
      self = member
    }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }
}

extension KeyedDecodingContainer {
  /// A number that must lie in a range.
  func number(of range: ClosedRange<Double>, for key: Key) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw wrong(key, "\(value) does not lie in \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// The error of a member's value.
  package func wrong(_ key: Key, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: problem)
  }
}
