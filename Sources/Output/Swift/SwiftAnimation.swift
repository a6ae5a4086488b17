package import Engine

/// An animation of views as Swift, to the last digit.
package struct SwiftAnimation {
  /// The names of views.
  let names: [ObjectIdentifier: String]
  /// The parts that can't be said, or not as they are, each once; in words.
  package private(set) var limits: [String] = []

  package init(names: [ObjectIdentifier: String]) { self.names = names }

  /// The code of an animation; nil: nothing of it can be said.
  package mutating func code(_ form: AnimationForm) -> SwiftCode? {
    switch form {
    case .zero: return ".zero"
    case .one: return ".one"
    case .way, .function: return way(form)
    case .resting(let part, let place, let time): return resting(part, at: place, for: time)
    case .code:
      note("it leaves out code that the animation runs")
      return nil
    case .sequence(let steps): return sequence(steps)
    case .parallel(let sides):
      let codes = sides.compactMap { code($0) }
      return codes.count > 1 ? .call(".parallel", [.array(codes)]) : codes.first
    case .reversed(let part): return code(part)?.then(".reversed")
    case .bent(let part, let curve):
      return code(part)?.then(.call(".time", [self.curve(curve)]))
    case .stretched(let part, let duration):
      return code(part)?.then(".stretched(to: \(SwiftValues.number(duration)))")
    case .repeated(let part, let count):
      return code(part)?.then(".repeating(count: \(count))")
    case .endless(let part): return code(part)?.then(".repeatingForever")
    case .named(let part, let name):
      return code(part)?.then(".named(\(SwiftValues.string(name)))")
    case .marked(let part, let name, let share):
      let place = share == 1 ? "" : ", at: \(SwiftValues.number(share))"
      return code(part)?.then(".marker(\(SwiftValues.string(name))\(place))")
    }
  }

  /// An animation along a curve.
  mutating func bent(_ code: SwiftCode, along curve: TimingCurve) -> SwiftCode {
    curve == .linear ? code : code.then(.call(".time", [self.curve(curve)]))
  }

  private mutating func curve(_ curve: TimingCurve) -> SwiftCode {
    if case .custom = curve { note("it has lines for a curve that is a function") }
    return SwiftValues.curve(curve)
  }

  private mutating func note(_ limit: String) {
    if !limits.contains(limit) { limits.append(limit) }
  }

  private mutating func resting(
    _ part: AnimationForm, at place: Double, for time: Double
  ) -> SwiftCode? {
    guard let rest = part.resting(at: place, for: time) else {
      note("it leaves out a wait in the middle of its parts")
      return nil
    }
    if case .resting = rest { return way(rest) }
    return code(rest)
  }

  // MARK: One after the other

  private mutating func sequence(_ steps: [AnimationForm]) -> SwiftCode? {
    if let code = way(.sequence(steps)) { return code }
    if case .resting(let part, at: 0, let time) = steps[0], part == steps[1].first {
      let rest = code(.sequence(of: steps.dropFirst()))
      return rest?.then(".delayed(by: \(SwiftValues.number(time)))")
    }
    if case .resting(let part, at: 1, let time)? = steps.last, part == steps[steps.count - 2].last {
      let rest = code(.sequence(of: steps.dropLast()))
      return rest?.then(".held(for: \(SwiftValues.number(time)))")
    }
    var parts: [SwiftCode] = []
    var index = 0
    while index < steps.count {
      let loop = AnimationForm.looped(in: steps, at: index)
      let part = loop.map { code($0)?.then(".looped") } ?? code(steps[index])
      if let part { parts.append(part.asOperand) }
      index += loop.map { $0.steps.count + 1 } ?? 1
    }
    return parts.count > 1 ? .infix("*", parts) : parts.first
  }

  // MARK: Ways

  /// A way of one property as one line; nil: it is none, or nobody's that has a name.
  private mutating func way(_ form: AnimationForm) -> SwiftCode? {
    guard let (property, pieces) = form.pieces else { return nil }
    guard let view = names[ObjectIdentifier(property.owner)],
      let name = ViewProperty(rawValue: property.number)
    else {
      note("it leaves out what moves and is no view of the picture")
      return nil
    }
    if ViewProperty.dress.contains(name) {
      note("it leaves out what becomes of “\(view)” beside its colours, border and first shadow")
      return nil
    }
    if form.isFunction {
      note("it has lines for what moves “\(view)” and is a function")
    }
    let part = property.lane.flatMap(name.partName)
    let lane = property.lane ?? 0
    let path = "\(name)" + (part.map { "." + $0 } ?? "")
    let values = values(pieces) {
      part == nil ? name.code($0) : .text(SwiftValues.decimal($0[lane]))
    }
    return values.then(".bind(\(view), with: \\.\(path))")
  }

  private mutating func values(
    _ pieces: [WayPiece], _ value: (Lanes) -> SwiftCode
  ) -> SwiftCode {
    let first = pieces[0]
    if pieces.allSatisfy({ $0.from == $0.to }) {
      let time = SwiftValues.number(pieces.reduce(0) { $0 + $1.duration })
      return .call("const", [value(first.from), "for: \(time)"])
    }
    if pieces.count == 1 {
      let time = SwiftValues.number(first.duration)
      let line = SwiftCode.call(
        "linear",
        [.labelled("from", value(first.from)), .labelled("to", value(first.to)), "in: \(time)"])
      return first.curve == .linear ? line : line.then(.call(".time", [curve(first.curve)]))
    }
    var frames = [SwiftCode.call("Keyframe", ["0", value(first.from)])]
    var time = 0.0
    for piece in pieces {
      time += piece.duration
      let isEven = piece.curve == .linear || piece.from == piece.to
      let curve = isEven ? [] : [SwiftCode.labelled("curve", self.curve(piece.curve))]
      frames.append(.call("Keyframe", [.text(SwiftValues.number(time)), value(piece.to)] + curve))
    }
    return .call("keyframes", [.array(frames)])
  }
}

extension ViewProperty {
  /// The name of a number in it, 0…7; nil: it has none, or is a number.
  fileprivate func partName(_ lane: Int) -> String? {
    let names: [String] =
      switch self {
      case .center, .translation, .scale: ["x", "y"]
      case .size: ["width", "height"]
      case .backgroundColor, .borderColor: ["red", "green", "blue", "alpha"]
      case .shadow:
        ["offset.x", "offset.y", "blur", "color.red", "color.green", "color.blue", "color.alpha"]
      case .alpha, .rotation, .cornerRadius, .borderWidth, .zPosition: []
      default: []
      }
    return names.indices.contains(lane) ? names[lane] : nil
  }

  /// A value of the property.
  fileprivate func code(_ lanes: Lanes) -> SwiftCode {
    switch self {
    case .center, .translation, .scale: .text(SwiftValues.point(Point(lanes: lanes)))
    case .size: .text(SwiftValues.size(Size(lanes: lanes)))
    case .alpha, .rotation, .cornerRadius, .borderWidth, .zPosition:
      .text(SwiftValues.decimal(lanes[0]))
    case .backgroundColor, .borderColor: SwiftValues.color(Color(lanes: lanes))
    case .shadow: SwiftValues.shadow(Shadow(lanes: lanes))
    default: ".zero"
    }
  }
}
