/// How the lanes of a leaf depend on its progress: as data where possible, else as a function.
enum Motion {
  /// From one value to another along a curve.
  case tween(Tween)
  /// Any function of the progress 0…1; the sum of `count` values that are averaged.
  case function((Double) -> (sum: Lanes, count: Double), startsFromScreen: Bool = false)

  /// Whether it begins at what is on screen (a recorded change) or where it says.
  var startsFromScreen: Bool {
    switch self {
    case .tween(let tween): tween.startsFromScreen
    case .function(_, let startsFromScreen): startsFromScreen
    }
  }

  func sample(_ progress: Double) -> (sum: Lanes, count: Double) {
    switch self {
    case .tween(let tween): (tween.value(at: progress), 1)
    case .function(let function, _): function(progress)
    }
  }

  /// The same motion along a curve of time.
  func timed(_ curve: TimingCurve) -> Motion {
    switch self {
    case .tween(var tween) where tween.curve == .linear:
      tween.curve = curve
      return .tween(tween)
    case .tween, .function:
      return .function(
        { self.sample(curve.value(at: $0)) }, startsFromScreen: startsFromScreen)
    }
  }
}

/// A straight way between two values.
struct Tween: Equatable {
  var from: Lanes
  var to: Lanes
  var curve: TimingCurve
  /// Whether the motion begins at what is on screen (a recorded change) or at `from`, come what
  /// may (an animation that says where it starts).
  var startsFromScreen: Bool

  func value(at progress: Double) -> Lanes { lerp(from, to, curve.value(at: progress)) }
}
