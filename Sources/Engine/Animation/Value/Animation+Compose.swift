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
    parallel(animations[...])
  }

  /// The largest power of two that leaves something is one side.
  private static func parallel(_ animations: ArraySlice<Animation>) -> Animation {
    guard animations.count > 1 else { return animations.first ?? .zero }
    let half = 1 << (Int.bitWidth - 1 - (animations.count - 1).leadingZeroBitCount)
    let middle = animations.startIndex + half
    return parallel(animations[..<middle]) + parallel(animations[middle...])
  }
}

/// The rule for the shorter of two animations that play at once.
public enum ShorterSide: Hashable, Sendable, CaseIterable {
  /// It holds its last value, as in `+`.
  case hold
  /// It begins anew, as often as there is time; its last pass may be cut.
  case loop
  /// It has no more part in the value.
  case drop
  /// It takes as long as the longer one.
  case stretch
}

extension Animation where Value: CommutativeSemigroup {
  /// Both at once, as `+`, with a rule for the shorter one.
  ///
  ///     let pulse = linear(from: 1, to: 1.2, in: 0.25).looped
  ///     linear(from: 0, to: 1, in: 2).together(with: pulse, shorter: .loop)
  ///
  /// What loops or is dropped is asked for its values as by ``map(_:file:line:)``: bind the whole
  /// to a property rather than its sides; names within it are not seen from outside.
  public func together(
    with other: Animation, shorter rule: ShorterSide, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Animation {
    guard case .runnable(let first) = self, case .runnable(let second) = other,
      first.duration != second.duration, rule != .hold
    else { return self + other }
    let isFirstShorter = first.duration < second.duration
    let (short, long) = isFirstShorter ? (first, second) : (second, first)
    long.requireEnd(
      "joined by a shorter one that loops, drops or stretches", file: file, line: line)
    if rule == .stretch {
      let (one, two) = isFirstShorter ? (self, other) : (other, self)
      return one.stretched(to: long.duration, file: file, line: line) + two
    }
    let leaf = Leaf<Value>(
      sample: { progress in
        let time = progress * long.duration
        let value = long.value(atSecond: time)
        guard time > short.duration else { return short.value(atSecond: time) <> value }
        if rule == .drop { return value }
        return short.value(atSecond: Seam.pass(at: time, of: short.duration).time) <> value
      }, property: nil, motion: nil,
      extent: first.extent.beside(second.extent).nested(file: file, line: line))
    return .runnable(AnimationNode(length: long.length, kind: .leaf(leaf)))
  }
}
