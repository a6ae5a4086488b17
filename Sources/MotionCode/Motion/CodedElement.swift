package import Engine

/// An element on its way from one look to another, to be said in code.
package struct CodedElement: Sendable {
  /// Letters, digits, `-` and `_`, of which the first is a letter.
  package let name: String
  /// Its box where it rests, in points from the corner of what it lies in.
  package let frame: Rect
  /// All that moves of it, and all that it has beside its box; each property once.
  package let ways: [CodedWay]

  package init(name: String, frame: Rect, ways: [CodedWay]) {
    (self.name, self.frame, self.ways) = (name, frame, ways)
  }

  /// The ways of one piece, those with the same motion together, in the order in which they were given.
  var groups: [(motion: CodedMotion, ways: [CodedWay])] {
    var groups: [(motion: CodedMotion, ways: [CodedWay])] = []
    for way in ways {
      guard let motion = way.motion else { continue }
      if let index = groups.firstIndex(where: { $0.motion == motion }) {
        groups[index].ways.append(way)
      } else {
        groups.append((motion, [way]))
      }
    }
    return groups
  }

  /// The ways of several pieces.
  var pieced: [CodedWay] { ways.filter { $0.pieces.count > 1 } }

  /// What stays as it is.
  var still: [CodedWay] { ways.filter(\.pieces.isEmpty) }

  /// The name as the languages that write in camel case have it.
  var variable: String {
    var names = SwiftNames()
    return names.name(for: name, kind: "element")
  }
}

/// A property that moves.
package enum CodedProperty: CaseIterable, Sendable {
  /// The corner of the box, in points from where it rests; x and y.
  case offset
  /// The centre of the box in what it lies in, where its size moves, too; for languages without corners.
  case center
  /// The factors of its size, around its centre.
  case scale
  /// In radians, clockwise.
  case rotation
  case opacity
  case size
  /// Of the box; red, green, blue and alpha, 0…1.
  case color, borderColor
  /// In points.
  case radius, borderWidth
}

/// A property's way through a change.
package struct CodedWay: Sendable {
  /// A value at a time in seconds, and the curve from there to the next one.
  package struct Key: Equatable, Sendable {
    package let time: Double
    package let value: Lanes
    package let curve: TimingCurve

    package init(_ value: Lanes, at time: Double, _ curve: TimingCurve) {
      (self.time, self.value, self.curve) = (time, value, curve)
    }
  }

  package let property: CodedProperty
  /// In order, two at least, from before it moves to after it.
  package let keys: [Key]

  package init(_ property: CodedProperty, _ keys: [Key]) {
    (self.property, self.keys) = (property, keys)
  }

  package var from: Lanes { keys[0].value }
  package var to: Lanes { keys[keys.count - 1].value }

  /// The pieces in which it moves: what it goes from and to, and the motion, whose delay is from the
  /// change's beginning.
  package var pieces: [(from: Lanes, to: Lanes, motion: CodedMotion)] {
    zip(keys, keys.dropFirst()).filter { $0.value != $1.value }.map { key, next in
      let time = max(0.0001, ((next.time - key.time) * 10_000).rounded() / 10_000)
      let wait = (key.time * 10_000).rounded() / 10_000
      return (key.value, next.value, CodedMotion(key.curve, duration: time, delay: wait))
    }
  }

  /// The places of the numbers that ever differ from the first ones.
  var moving: [Int] {
    (0..<property.count).filter { lane in keys.contains { $0.value[lane] != from[lane] } }
  }

  /// True for a scale that is always the same across and down: one number says it.
  var isEven: Bool { property == .scale && keys.allSatisfy { $0.value[0] == $0.value[1] } }

  /// The motion of the one piece that it has; nil: it has several, or none.
  package var motion: CodedMotion? {
    let pieces = pieces
    return pieces.count == 1 ? pieces[0].motion : nil
  }

  /// The seconds between its first and its last move.
  package var span: (start: Double, end: Double) {
    let pieces = pieces.map(\.motion)
    return (
      pieces.first?.delay ?? 0, (pieces.last?.delay ?? 0) + (pieces.last?.duration ?? 0)
    )
  }

  /// Keys along straight lines and Bézier curves alone, between its first and its last move, whose times
  /// count from the first; what goes along another curve has more keys, and jumps take a millisecond.
  var plainKeys: [Key] {
    let span = span
    var plain: [Key] = []
    for (key, next) in zip(keys, keys.dropFirst())
    where next.time > span.start + 1e-6 && key.time < span.end - 1e-6 {
      switch key.curve {
      case .linear, .cubicBezier:
        plain.append(Key(key.value, at: key.time - span.start, key.curve))
      default:
        plain += stops(from: key, to: next).map { stop in
          let time = lerp(key.time, next.time, stop.position) - span.start
          return Key(lerp(key.value, next.value, stop.value), at: time, .linear)
        }
      }
    }
    return Self.ramped(plain + [Key(to, at: span.end - span.start, .linear)])
  }

  /// The ends of lines along a key's curve; steps are exact.
  private func stops(from key: Key, to next: Key) -> [PiecewiseLinear.Stop] {
    if case .steps = key.curve { return CodedMotion(key.curve, duration: 1).stops }
    let tolerance = property.tolerance / max(1e-9, next.value.distance(to: key.value))
    return key.curve.lines(within: min(0.01, tolerance)).stops.dropLast()
  }

  /// The keys with a millisecond between two values at one time.
  private static func ramped(_ keys: [Key]) -> [Key] {
    var ramped: [Key] = []
    for (index, key) in keys.enumerated() {
      if let last = ramped.last, last.value == key.value, last.time >= key.time - 1e-9 { continue }
      let isJump = index + 1 < keys.count && keys[index + 1].time < key.time + 0.001
      let isLater = isJump && keys[index + 1].value != key.value
      let time = isLater ? max(ramped.last?.time ?? 0, key.time - 0.001) : key.time
      ramped.append(Key(key.value, at: time, key.curve))
    }
    return ramped
  }
}

extension CodedProperty {
  /// The most by which a number may differ, as far as the eye can tell.
  package var tolerance: Double {
    switch self {
    case .offset, .center, .size, .radius, .borderWidth: 0.2
    case .scale: 0.0005
    case .rotation: 0.0005
    case .opacity, .color, .borderColor: 0.002
    }
  }

  /// The numbers that count in a value.
  var count: Int {
    switch self {
    case .offset, .center, .scale, .size: 2
    case .color, .borderColor: 4
    case .rotation, .opacity, .radius, .borderWidth: 1
    }
  }

  /// One of its numbers as it is written, in degrees where it is an angle.
  func number(_ value: Lanes, _ lane: Int) -> String {
    switch self {
    case .offset, .center, .size, .radius, .borderWidth:
      PlainNumber.text(value[lane], decimals: 2)
    case .scale: PlainNumber.text(value[lane], decimals: 4)
    case .rotation: PlainNumber.text(value[lane] * 180 / .pi, decimals: 2)
    case .opacity, .color, .borderColor:
      PlainNumber.text(min(1, max(0, value[lane])), decimals: 4)
    }
  }
}

extension CodedMotion {
  /// The same without its wait.
  var atOnce: CodedMotion { CodedMotion(curve, duration: duration) }
}
