import Engine

extension TimelinePanel {
  /// The card of the bar below the pointer; nil: there is none.
  var hoveredCard: TimelineCard? {
    guard let (row, bar) = hoveredBar, let timeline else { return nil }
    guard let group = bar.group else { return TimelineCard(of: row, bar, color: colors.blue) }
    let own = moves.filter {
      ChangeTimeline.name(of: $0.property.owner) == row.name
        && PropertyGroup($0.property) == group
        && $0.start < bar.end && min($0.end, timeline.duration) > bar.start
    }
    guard let move = own.first, let compiled else { return nil }
    return TimelineCard(
      of: row, bar, move, among: own, program: compiled,
      at: seconds / timeline.duration, color: colors.color(of: group))
  }
}

extension TimelineCard {
  private static let samples = 48

  /// The card of a named part.
  fileprivate init(of row: TimelineRow, _ bar: TimelineRow.Bar, color: Color) {
    self.init(
      title: row.name, times: Self.times(bar), ends: "a named part", now: "", conflict: "",
      color: color, values: [0, 1], velocities: [])
  }

  /// - Parameters:
  ///   - move: the first that the bar is of.
  ///   - own: all of them.
  ///   - progress: of the change.
  fileprivate init(
    of row: TimelineRow, _ bar: TimelineRow.Bar, _ move: Move, among own: [Move],
    program: Program, at progress: Double, color: Color
  ) {
    let group = bar.group ?? .value
    let property = move.property
    func value(_ time: Double) -> Lanes { program.value(of: property, at: time) ?? .zero }
    let (from, to) = (value(bar.start), value(bar.end))
    let times = (0...Self.samples).map {
      bar.start + (bar.end - bar.start) * Double($0) / Double(Self.samples)
    }
    let values = times.map { Self.share(of: value($0), from, to) }
    let speeds = zip(values.dropFirst(), values).map { $0 - $1 }
    let top = speeds.reduce(1e-12) { max($0, abs($1)) }
    let words = PropertyWords(property)
    let present = progress * program.duration
    let (before, after) = (max(0, present - 1.0 / 240), min(program.duration, present + 1.0 / 240))
    let velocity = (value(after) - value(before)) / max(after - before, 1e-9)
    let others = Set(own.filter { $0.property == property }.map { $0.name ?? "another part" })
    let isShared = own.contains { other in
      other.property == property && other.start > move.start && other.start < move.end
    }
    self.init(
      title: "\(row.name) · \(group.rawValue)", times: Self.times(bar),
      ends: "\(words.text(from)) → \(words.text(to))",
      now: "now \(words.text(value(present)))\(words.speed(velocity))",
      conflict: isShared ? "averaged with \(others.sorted().joined(separator: ", "))" : "",
      color: color, values: values, velocities: speeds.map { $0 / top })
  }

  private static func times(_ bar: TimelineRow.Bar) -> String {
    let ends = [bar.start, bar.end].map { PlainNumber.text($0, decimals: 3) }
    return "\(ends[0])–\(ends[1]) s"
  }

  /// The share of the way between two values at which another one lies.
  private static func share(of value: Lanes, _ from: Lanes, _ to: Lanes) -> Double {
    let way = to - from
    let length = (way * way).sum()
    return length > 0 ? ((value - from) * way).sum() / length : 0
  }
}

/// The values of a property in words.
private struct PropertyWords {
  private let name: ViewProperty?

  init(_ property: Property) {
    name = property.owner is View ? ViewProperty(rawValue: property.number) : nil
  }

  func text(_ lanes: Lanes) -> String {
    switch name {
    case .center, .translation: "\(whole(lanes[0])), \(whole(lanes[1]))"
    case .size: "\(whole(lanes[0])) × \(whole(lanes[1]))"
    case .scale: "\(number(lanes[0])) × \(number(lanes[1]))"
    case .rotation: "\(whole(lanes[0] * 180 / .pi))°"
    case .backgroundColor, .borderColor:
      Color(lanes: lanes).hexText
    case .shadow: "\(number(Shadow(lanes: lanes).blur)) pt"
    case .alpha, .cornerRadius, .borderWidth, .zPosition, nil: number(lanes[0])
    default: ""
    }
  }

  /// The velocity behind a value; empty where it says nothing.
  func speed(_ lanes: Lanes) -> String {
    switch name {
    case .center, .translation, .size:
      ", \(whole((lanes[0] * lanes[0] + lanes[1] * lanes[1]).squareRoot())) pt/s"
    case .rotation: ", \(whole(lanes[0] * 180 / .pi))°/s"
    case .alpha, .cornerRadius: ", \(number(lanes[0])) /s"
    default: ""
    }
  }

  private func whole(_ value: Double) -> String { PlainNumber.text(value, decimals: 0) }
  private func number(_ value: Double) -> String { PlainNumber.text(value, decimals: 2) }
}
