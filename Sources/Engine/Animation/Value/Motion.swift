/// The lanes of a leaf as they depend on its progress: as data where possible, else as a function.
enum Motion {
  /// From one value to another along a curve.
  case tween(Tween)
  /// Any function of the progress 0…1.
  case function((Double) -> Effect.Entry, startsFromScreen: Bool = false)

  /// True if it begins at what is on screen (a recorded change), false if it begins where it says.
  var startsFromScreen: Bool {
    switch self {
    case .tween(let tween): tween.startsFromScreen
    case .function(_, let startsFromScreen): startsFromScreen
    }
  }

  /// True if the value may change.
  var isMoving: Bool {
    switch self {
    case .tween(let tween): tween.from != tween.to
    case .function: true
    }
  }

  /// The value at one progress, all the time.
  func resting(at progress: Double) -> Motion {
    switch self {
    case .tween(var tween):
      let value = tween.value(at: progress)
      tween.from = value
      tween.to = value
      return .tween(tween)
    case .function(let function, let startsFromScreen):
      return .function({ _ in function(progress) }, startsFromScreen: startsFromScreen)
    }
  }
}

/// A straight way between two values.
struct Tween: Equatable {
  var from: Lanes
  var to: Lanes
  var curve: TimingCurve
  /// True if the motion begins at what is on screen (a recorded change), false if it begins at
  /// `from`, come what may (an animation that says where it starts).
  var startsFromScreen: Bool

  /// A progress outside 0…1, as a spring has it, goes on along the straight way; only a curve of
  /// the tween's own ends at 0 and 1.
  func value(at progress: Double) -> Lanes {
    if case .linear = curve { return lerp(from, to, progress) }
    return lerp(from, to, curve.value(at: progress))
  }
}
