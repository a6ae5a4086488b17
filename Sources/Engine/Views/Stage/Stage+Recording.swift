extension Stage {
  /// The changes of a closure as a value; nothing moves yet, and nothing has changed.
  ///
  /// - Parameters:
  ///   - duration: in seconds; finite. 0 or less is at once.
  ///   - delay: in seconds; finite. Below 0 it is none.
  ///   - arc: the angle by which the ways of views' middles turn, in radians: 0 is straight, π/2 a
  ///     quarter of a circle; > 0 clockwise on screen. Cut to three quarters of a circle.
  /// - Returns: one if nothing was changed.
  public func animation(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .cssEaseInOut,
    arc: Double = 0, file: StaticString = #fileID, line: UInt = #line, _ changes: () -> Void
  ) -> Animation<Effect> {
    let timing = ChangeRecorder.Timing(
      duration: duration, delay: delay, curve: curve, arc: arc, file: file, line: line)
    return Self.animation(of: record(changes).changes, timing)
  }

  private static func animation(
    of records: [ChangeRecorder.Record], _ timing: ChangeRecorder.Timing
  ) -> Animation<Effect> {
    let ways = records.map {
      Animation<Effect>.tween(
        $0.property, from: $0.before, to: $0.to, duration: timing.duration, curve: timing.curve,
        startsFromScreen: true, arc: $0.property.isCenter ? timing.arc : 0)
    }
    return ways.isEmpty ? .one : Animation.parallel(ways).delayed(by: timing.delay)
  }

  /// Records what a closure changes; nothing has changed afterwards.
  func record(_ changes: () -> Void) -> ChangeRecorder {
    let recorder = ChangeRecorder(.closure, in: recorder)
    with(recorder, changes)
    recorder.putBack()
    return recorder
  }

  func with(_ recorder: ChangeRecorder, _ body: () -> Void) {
    let outer = self.recorder
    self.recorder = recorder
    body()
    self.recorder = outer
  }

  /// Plays the changes of a closure from now on.
  ///
  /// While a component view reloads it becomes a part of the reload's one animation; `completion`
  /// is called with the part's own outcome.
  /// - Parameters:
  ///   - duration: in seconds; finite. 0 or less is at once.
  ///   - delay: in seconds; finite. Below 0 it is none.
  ///   - arc: the angle by which the ways of views' middles turn, in radians: 0 is straight, π/2 a
  ///     quarter of a circle; > 0 clockwise on screen. Cut to three quarters of a circle.
  ///   - interruption: the fate of the motions that it takes over from.
  ///   - completion: called once with the outcome, as ``Change/onEnd(_:)`` does.
  /// - Returns: the playback that moves them: the reload's, while a component view reloads.
  @discardableResult
  public func animate(
    withDuration duration: Double, delay: Double = 0, curve: TimingCurve = .cssEaseInOut,
    arc: Double = 0, interruption: Interruption = .additive, file: StaticString = #fileID,
    line: UInt = #line, animations: () -> Void, completion: ((Outcome) -> Void)? = nil
  ) -> Playback {
    let timing = ChangeRecorder.Timing(
      duration: duration, delay: delay, curve: curve, arc: arc, file: file, line: line)
    return play(record(animations), timing, interruption, completion: completion)
  }

  /// Plays what was recorded, by itself or as a part of the reload that is going on.
  @discardableResult
  func play(
    _ recorded: ChangeRecorder, _ timing: ChangeRecorder.Timing,
    _ interruption: Interruption = .additive, completion: ((Outcome) -> Void)?
  ) -> Playback {
    var changes = recorded.changes
    if let reload = recorder?.reload, let whole = reload.playback {
      for index in changes.indices {
        guard let before = recorder?.leave(changes[index].property) else { continue }
        (changes[index].before, changes[index].start) = (before, before)
      }
      reload.add(changes, timing, completion: completion)
      recorded.tellPlayers(whole)
      return whole
    }
    let playback = play(Self.animation(of: changes, timing), interruption: interruption)
    if let completion { playback.onEnd(completion) }
    recorded.tellPlayers(playback)
    return playback
  }

  func warn(_ text: String) { onWarning?(text) }

  /// Warns, unless it has done so with the same words.
  func warn(once text: @autoclosure () -> String) {
    guard let onWarning else { return }
    let text = text()
    if toldDoubts.insert(text).inserted { onWarning(text) }
  }

  /// Tells the stage that a property is about to rest at another value. Returns whether the new
  /// value is kept from the screen.
  func willChange(_ view: View, _ name: ViewProperty, to lanes: Lanes) -> Bool {
    if let recorder = innermostRecorder {
      let property = view.property(name)
      guard recorder.isDirect else {
        return recorder.set(
          property, from: view.rest[name], shown: view.presented[name], to: lanes)
      }
      recorder.leave(property)
    }
    cut(view.property(name))
    return false
  }
}

extension View {
  /// Records what a closure changes about this view's tree; nothing has changed afterwards.
  final func recording(_ changes: () -> Void) -> ChangeRecorder {
    let root = self.root
    if let stage = root.stage { return stage.record(changes) }
    let recorder = ChangeRecorder(.closure, in: root.recorder)
    let outer = root.recorder
    root.recorder = recorder
    changes()
    root.recorder = outer
    recorder.putBack()
    return recorder
  }
}
