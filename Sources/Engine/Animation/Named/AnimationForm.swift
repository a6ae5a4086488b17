/// An animation of effects as data: how it is put together, and of what.
///
/// Its nesting is that of the animation, so it is for those that people build.
package indirect enum AnimationForm {
  case zero, one
  /// A property's way from one value to another, in seconds.
  case way(Property, from: Lanes, to: Lanes, TimingCurve, duration: Double)
  /// The values of a function in a property, asked for by progress, in seconds.
  case function(Property, (Double) -> Lanes, duration: Double)
  /// Code that an animation runs, which is no data, in seconds.
  case code(duration: Double)
  /// One after the other.
  case sequence([AnimationForm])
  /// All at once.
  case parallel([AnimationForm])
  case reversed(AnimationForm)
  case bent(AnimationForm, TimingCurve)
  /// In another duration, in seconds.
  case stretched(AnimationForm, duration: Double)
  /// At one of its moments, 0…1, for seconds.
  case resting(AnimationForm, at: Double, duration: Double)
  case repeated(AnimationForm, Int)
  case endless(AnimationForm)
  case named(AnimationForm, String)
  /// With a named moment at a share of it, 0…1.
  case marked(AnimationForm, String, at: Double)
}

extension Animation where Value == Effect {
  /// The animation as data.
  package var structure: AnimationForm {
    switch self {
    case .cancelled: .zero
    case .trivial: .one
    case .runnable(let node): node.form
    }
  }
}

extension AnimationNode where Value == Effect {
  fileprivate var form: AnimationForm {
    switch kind {
    case .leaf(let leaf): leaf.form(duration: duration)
    case .sequence(let first, let second): .sequence(first.form.steps + second.form.steps)
    case .parallel(let first, let second, _): .parallel(first.form.sides + second.form.sides)
    case .warped(let part, let warp): warp.form(of: part.form, duration: duration)
    case .named(let part, .name(let name)): .named(part.form, name)
    case .named(let part, .marker(let name, let share)): .marked(part.form, name, at: share)
    case .endless(let part): .endless(part.form)
    case .released: .one
    }
  }
}

extension AnimationForm {
  /// The parts that follow one another in it.
  fileprivate var steps: [AnimationForm] {
    if case .sequence(let steps) = self { steps } else { [self] }
  }

  /// The parts that play at once in it.
  fileprivate var sides: [AnimationForm] {
    if case .parallel(let sides) = self { sides } else { [self] }
  }
}

extension Leaf where Value == Effect {
  fileprivate func form(duration: Double) -> AnimationForm {
    guard let property else { return .code(duration: duration) }
    switch motion {
    case .tween(let tween):
      return .way(property, from: tween.from, to: tween.to, tween.curve, duration: duration)
    case .function(let function, _):
      return .function(property, { function($0).mean }, duration: duration)
    case nil: return .code(duration: duration)
    }
  }
}

extension TimeWarp {
  fileprivate func form(of part: AnimationForm, duration: Double) -> AnimationForm {
    switch self {
    case .reversed: .reversed(part)
    case .curve(let curve): .bent(part, curve)
    case .stretched: .stretched(part, duration: duration)
    case .resting(let place): .resting(part, at: place, duration: duration)
    case .repeated(let count): .repeated(part, count)
    case .endless: .endless(part)
    }
  }
}

extension Property {
  /// The only lane that is meant, 0…7; nil: all of them.
  package var lane: Int? { lanes == .all ? nil : (0..<8).first { LaneSet($0) == lanes } }
}
