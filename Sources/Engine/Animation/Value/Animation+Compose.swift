extension Animation {
  /// One after the other. Zero annihilates, one is neutral; at the seam the left side wins.
  ///
  /// - Precondition: the left side ends (see ``repeatingForever``).
  public static func * (a: Animation, b: Animation) -> Animation {
    switch (a, b) {
    case (.cancelled, _), (_, .cancelled): return .cancelled
    case (.trivial, let other), (let other, .trivial): return other
    case (.runnable(let first), .runnable(let second)):
      first.requireEnd("followed")
      let length = first.length + second.length
      require(
        length.value.isFinite || !second.duration.isFinite,
        "\(first.duration) s and \(second.duration) s are too long for one animation")
      return .runnable(AnimationNode(length: length, kind: .sequence(first, second)))
    }
  }
}

extension Animation where Value: CommutativeSemigroup {
  /// Both at once: takes as long as the longer side, the shorter one holds its last value, and
  /// the values merge. Zero is neutral, and one is neutral to anything but zero.
  public static func + (a: Animation, b: Animation) -> Animation {
    switch (a, b) {
    case (.cancelled, let other), (let other, .cancelled): return other
    case (.trivial, let other), (let other, .trivial): return other
    case (.runnable(let first), .runnable(let second)):
      return .runnable(
        AnimationNode(
          length: max(first.length, second.length),
          kind: .parallel(first, second, merge: { $0 <> $1 })))
    }
  }

  /// All at once: the sum of many, as a balanced tree.
  public static func parallel(_ animations: [Animation]) -> Animation {
    var level = animations
    while level.count > 1 {
      var next: [Animation] = []
      for index in stride(from: 0, to: level.count, by: 2) {
        next.append(index + 1 < level.count ? level[index] + level[index + 1] : level[index])
      }
      level = next
    }
    return level.first ?? .zero
  }
}
