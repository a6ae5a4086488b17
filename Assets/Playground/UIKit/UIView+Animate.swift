public import Engine

extension View {
  /// Plays the changes that a closure makes to views, by a spring that is said in its bounce: 0 does
  /// not overshoot. The first call of iOS 17's.
  ///
  /// - Parameters:
  ///   - duration: in seconds; finite. 0 or less is at once.
  ///   - velocity: at the start, in whole distances a second.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: 1 - bounce,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }
}
