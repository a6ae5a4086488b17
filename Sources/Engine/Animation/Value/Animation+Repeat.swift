extension Animation {
  /// There and back: the animation and then its reverse.
  public var looped: Animation { self * reversed }

  /// The animation a number of times, one after the other: `a.repeating(count: 3)` is `a * a * a`,
  /// seams and end included. 0 times is one.
  ///
  /// - Parameter count: ≥ 0.
  public func repeating(
    count: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Animation {
    require(
      count >= 0, "an animation can't be repeated \(count) times; 0 is the least", file: file,
      line: line)
    guard count > 1, case .runnable(let node) = self else { return count == 0 ? .one : self }
    node.requireEnd("repeated", file: file, line: line)
    let length = node.length * count
    require(
      length.value.isFinite, "\(count) times \(node.duration) s is too long", file: file, line: line
    )
    return .runnable(AnimationNode(length: length, kind: .warped(node, .repeated(count))))
  }

  /// The animation again and again, without an end.
  ///
  /// It can be put last (`intro * a.repeatingForever`) or beside others, delayed and played; what
  /// needs an end (`*` on its right, `reversed`, `looped`, `time`, `held`, `stretched`,
  /// `repeating`, a value at a progress) is a programmer's error that says so.
  public var repeatingForever: Animation {
    guard case .runnable(let node) = self else { return self }
    node.requireEnd("repeated")
    return .runnable(AnimationNode(length: PreciseSeconds(.infinity), kind: .endless(node)))
  }
}
