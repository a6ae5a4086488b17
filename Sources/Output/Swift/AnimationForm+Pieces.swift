import Engine

/// A piece of a property's way.
struct WayPiece: Equatable {
  let from, to: Lanes
  let curve: TimingCurve
  /// In seconds.
  let duration: Double

  init(from: Lanes, to: Lanes, _ curve: TimingCurve = .linear, duration: Double) {
    (self.from, self.to, self.curve, self.duration) = (from, to, curve, duration)
  }
}

extension AnimationForm {
  /// The parts that follow one another in it.
  var steps: [AnimationForm] { if case .sequence(let steps) = self { steps } else { [self] } }

  /// True if it is a function, or has one among its steps.
  var isFunction: Bool {
    switch self {
    case .function, .resting(.function, _, _): true
    case .sequence(let steps): steps.contains(where: \.isFunction)
    default: false
    }
  }

  /// The moments a second at which functions are looked at.
  private static let rate = 240.0

  /// The pieces of a property's way that it is, if it is that alone, each of which begins where the
  /// one before ended; a function is many lines.
  var pieces: (Property, [WayPiece])? {
    switch self {
    case .sequence(let steps):
      var whole: (property: Property, pieces: [WayPiece])?
      for step in steps {
        guard let (property, pieces) = step.pieces, whole.map({ $0.property == property }) ?? true,
          whole?.pieces.last.map({ $0.to == pieces[0].from }) ?? true
        else { return nil }
        whole = (property, (whole?.pieces ?? []) + pieces)
      }
      return whole
    case .way(let property, let from, let to, let curve, let duration):
      return (property, [WayPiece(from: from, to: to, curve, duration: duration)])
    case .function(let property, let function, let duration):
      let count = max(1, Int((duration * Self.rate).rounded(.up)))
      let values = (0...count).map { function(Double($0) / Double(count)) }
      return (
        property,
        zip(values, values.dropFirst()).map {
          WayPiece(from: $0, to: $1, duration: duration / Double(count))
        }
      )
    case .resting(let part, let place, let duration):
      guard let (property, value) = part.value(at: place) else { return nil }
      return (property, [WayPiece(from: value, to: value, duration: duration)])
    default: return nil
    }
  }

  /// The value of the only property that it moves, at a share of its time.
  private func value(at place: Double) -> (Property, Lanes)? {
    switch self {
    case .way(let property, let from, let to, let curve, _):
      (property, lerp(from, to, curve.value(at: place)))
    case .function(let property, let function, _): (property, function(place))
    default: nil
    }
  }

  /// The part that is shown at its beginning.
  var first: AnimationForm {
    switch self {
    case .sequence(let steps): steps[0].first
    case .named(let part, _), .marked(let part, _, _), .endless(let part): part.first
    default: self
    }
  }

  /// The part that is shown at its end.
  var last: AnimationForm {
    switch self {
    case .sequence(let steps): steps[steps.count - 1].last
    case .named(let part, _), .marked(let part, _, _): part.last
    default: self
    }
  }

  /// One of its moments, 0…1, for seconds, as ways that rest; nil: it lies in the middle of parts.
  func resting(at place: Double, for time: Double) -> AnimationForm? {
    switch self {
    case .way, .function: return .resting(self, at: place, duration: time)
    case .sequence where place == 0: return first.resting(at: 0, for: time)
    case .sequence where place == 1: return last.resting(at: 1, for: time)
    case .parallel(let sides) where place == 0 || place == 1:
      let rests = sides.compactMap { $0.resting(at: place, for: time) }
      return rests.count == sides.count ? .parallel(rests) : nil
    case .reversed(let part): return part.resting(at: 1 - place, for: time)
    case .bent(let part, let curve):
      return part.resting(at: min(1, max(0, curve.value(at: place))), for: time)
    case .stretched(let part, _), .named(let part, _), .marked(let part, _, _):
      return part.resting(at: place, for: time)
    case .repeated(let part, _) where place == 0 || place == 1:
      return part.resting(at: place, for: time)
    case .resting(let part, let own, _): return part.resting(at: own, for: time)
    default: return nil
    }
  }

  /// The same without the sides of a sum that leave a view's property where the view has it, as far
  /// as its length needs none of them.
  var withoutRests: AnimationForm {
    guard case .parallel(let sides) = self else { return self }
    let ways = sides.compactMap(\.pieces)
    guard ways.count == sides.count, Set(ways.map(\.0)).count == ways.count else { return self }
    let moving = zip(sides, ways).filter { !Self.isRest($1.0, $1.1) }
    func length(_ pieces: [WayPiece]) -> Double { pieces.reduce(0) { $0 + $1.duration } }
    let needed = ways.map { length($0.1) }.max() ?? 0
    guard moving.contains(where: { length($1.1) >= needed }) else { return self }
    return moving.count == 1 ? moving[0].0 : .parallel(moving.map(\.0))
  }

  /// True for a way that leaves a view's property where the view has it.
  private static func isRest(_ property: Property, _ pieces: [WayPiece]) -> Bool {
    guard let view = property.owner as? View, let name = ViewProperty(rawValue: property.number),
      property.lane == nil
    else { return false }
    let value = view.presented[name]
    return pieces.allSatisfy { $0.from == value && $0.to == value }
  }

  /// Steps, at least one, one after the other.
  static func sequence(of steps: ArraySlice<AnimationForm>) -> AnimationForm {
    steps.count == 1 ? steps[steps.startIndex] : .sequence(Array(steps))
  }

  /// The part of steps that begins at a place, and is followed by its reverse; nil: none is.
  static func looped(in steps: [AnimationForm], at first: Int) -> AnimationForm? {
    for (index, step) in steps.enumerated().dropFirst(first + 1) {
      guard case .reversed(let part) = step, part.steps == Array(steps[first..<index]) else {
        continue
      }
      return part
    }
    return nil
  }
}

extension AnimationForm: Equatable {
  /// Functions are not compared.
  static func == (a: AnimationForm, b: AnimationForm) -> Bool {
    switch (a, b) {
    case (.zero, .zero), (.one, .one): true
    case (
      .way(let a, let from, let to, let curve, let time), .way(let b, let f, let t, let c, let s)
    ):
      a == b && from == f && to == t && curve == c && time == s
    case (.sequence(let a), .sequence(let b)), (.parallel(let a), .parallel(let b)): a == b
    case (.reversed(let a), .reversed(let b)), (.endless(let a), .endless(let b)): a == b
    case (.bent(let a, let curve), .bent(let b, let other)): a == b && curve == other
    case (.stretched(let a, let time), .stretched(let b, let other)): a == b && time == other
    case (.resting(let a, let place, let time), .resting(let b, let other, let rest)):
      a == b && place == other && time == rest
    case (.repeated(let a, let count), .repeated(let b, let other)): a == b && count == other
    case (.named(let a, let name), .named(let b, let other)): a == b && name == other
    case (.marked(let a, let name, let place), .marked(let b, let other, let share)):
      a == b && name == other && place == share
    default: false
    }
  }
}
