extension Animation {
  /// An animation by its cases, as the deck has them.
  ///
  ///     switch animation.form {
  ///     case .cancelled: …
  ///     case .trivial: …
  ///     case .runnable(let duration, let value): value(0.5)   // half-way
  ///     }
  public enum Form {
    /// Zero: never runs.
    case cancelled
    /// One: takes no time and shows nothing.
    case trivial
    /// Takes a time in seconds, infinite if a part repeats forever, and has a value at each progress,
    /// cut to 0…1. What has no end has no progress: to ask it for a value is a programmer's error.
    case runnable(duration: Double, value: (_ progress: Double) -> Value)
  }

  /// The animation as an enum, to switch over.
  public var form: Form {
    switch self {
    case .cancelled: .cancelled
    case .trivial: .trivial
    case .runnable(let node): .runnable(duration: node.duration) { node.value(atProgress: $0) }
    }
  }
}

extension AnimationNode {
  /// The value at a progress, cut to 0…1.
  func value(
    atProgress progress: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> Value {
    require(!progress.isNaN, "progress must be a number", file: file, line: line)
    requireEnd("asked at a progress", file: file, line: line)
    return value(atSecond: min(1, max(0, progress)) * duration)
  }
}
