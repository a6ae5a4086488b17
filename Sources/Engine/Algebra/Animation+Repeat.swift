extension Animation {
  /// There and back: the animation and then its reverse.
  public var looped: Animation { self * reversed }

  /// The animation a number of times, one after the other: `a.repeating(count: 3)` is `a * a * a`,
  /// seams and end included. 0 times is one.
  ///
  /// - Parameter count: ≥ 0.
  public func repeating(count: Int) -> Animation {
    precondition(count >= 0, "an animation can't be repeated \(count) times; 0 is the least")
    guard count > 1, case .runnable(let node) = self else { return count == 0 ? .one : self }
    return .runnable(
      AnimationNode(duration: node.duration * Double(count), kind: .warped(node, .repeated(count))))
  }
}
