extension View {
  /// Plays the changes that a closure makes to views, on the stages that show them, from now on: as
  /// `UIView.animate` does.
  ///
  ///     View.animate(withDuration: 0.3) { view.alpha = 0 }
  ///
  /// Views of several stages may be changed in one closure; those that no stage shows change at once.
  /// A call within the closure has its own time: of both the one that sets a property last moves it.
  /// While a component view reloads the changes become a part of the reload's one animation. What a
  /// `Task` sets that is started in the closure is outside of it.
  ///
  /// ``Stage/animate(withDuration:delay:curve:arc:interruption:file:line:animations:completion:)``
  /// returns the playback, and knows more curves.
  /// - Parameters:
  ///   - duration: in seconds; finite. 0 or less is at once.
  ///   - delay: in seconds; finite. Below 0 it is none.
  ///   - completion: called once when the motions on all stages have ended; true if each came to its
  ///     end, false if one was taken back or taken over. If no stage's view was changed it is called
  ///     at once, with true.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    file: StaticString = #fileID, line: UInt = #line, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timing = ChangeRecorder.Timing(
      duration: duration, delay: delay, curve: options.curve, file: file, line: line)
    animate(timing, animations, completion)
  }

  /// The same by a spring, as long as it takes to come to rest: `options` may say what they like
  /// about curves.
  ///
  /// - Parameters:
  ///   - duration: in seconds; finite. 0 or less is at once.
  ///   - delay: in seconds; finite. Below 0 it is none.
  ///   - damping: 1 does not overshoot; cut to 0…1.
  ///   - velocity: at the start, in whole distances a second.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    file: StaticString = #fileID, line: UInt = #line, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let timing = ChangeRecorder.Timing(
      duration: duration, delay: delay,
      curve: duration.isFinite
        ? AnimatorTiming.spring(duration: duration, damping: damping, velocity: velocity).curve
        : .linear,
      file: file, line: line)
    animate(timing, animations, completion)
  }

  /// Sets properties at once, also within a closure of changes, whose part they are not.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    _ = ClosureScope.record(.direct, changes)
  }

  private static func animate(
    _ timing: ChangeRecorder.Timing, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let parts = ClosureScope.record(.closure, animations)
    let ended = completion.flatMap { Self.ending(parts.count, $0) }
    for part in parts { part.stage.play(part.recorder, timing, completion: ended) }
  }

  /// A closure that is to be called for each of some motions as it ends; after the last it calls
  /// `completion`, and for none at once.
  private static func ending(
    _ count: Int, _ completion: @escaping (Bool) -> Void
  ) -> ((Outcome) -> Void)? {
    guard count > 0 else {
      completion(true)
      return nil
    }
    var (left, areFinished) = (count, true)
    return { outcome in
      left -= 1
      areFinished = areFinished && outcome == .finished
      if left == 0 { completion(areFinished) }
    }
  }
}
