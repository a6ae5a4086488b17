extension Stage {
  /// Runs a closure and gathers what it sets, animates and plays; on screen nothing has changed,
  /// but properties rest where they go to.
  func gather(_ body: () -> Void) -> Gathering {
    let outer = gathering
    gathering = Gathering()
    body()
    let gathered = gathering ?? Gathering()
    gathering = outer
    return gathered
  }

  /// A block of changes becomes a part of the whole.
  func gather(
    _ changes: [Recorder.Change], timing: Gathering.Timing,
    completion: ((Playback.Outcome) -> Void)?
  ) -> Playback {
    let handle = Playback(
      stage: nil, clock: clock, program: .still, join: .adding,
      beganAtEnd: false, endsItself: false)
    handle.completion = completion
    let label = gathering?.label
    gathering?.add(changes, in: Gathering.Block(label: label, timing: timing, handle: handle))
    for change in changes {
      change.slot.owner.setRestLanes(change.to, of: change.slot.property)
    }
    return handle
  }

  /// A value becomes a part of the whole.
  func gather(_ animation: Animation<Effect>) -> Playback {
    let program = animation.compiled()
    var recorder = Recorder()
    for slot in program.slots {
      let rest = slot.owner.restLanes(of: slot.property)
      let end = program.value(of: slot, at: program.duration) ?? rest
      recorder.record(slot, from: rest, shown: rest, to: end)
    }
    let changes = recorder.changes
    let handle = Playback(
      stage: nil, clock: clock, program: program, join: .adding, beganAtEnd: false,
      endsItself: false)
    guard program.duration > 0 else { return handle }
    let timing = Gathering.Timing(duration: program.duration, delay: 0, curve: .linear)
    let label = gathering?.label
    gathering?.add(
      changes,
      in: Gathering.Block(label: label, timing: timing, handle: handle, value: animation))
    for change in changes {
      change.slot.owner.setRestLanes(change.to, of: change.slot.property)
    }
    return handle
  }

  /// Does what was gathered: what moves plays as one, and lasts until it is ended; what does not
  /// is there at once.
  ///
  /// - Parameter animation: that of what was gathered, if it was asked for already.
  /// - Returns: nil if nothing moves.
  func perform(
    _ gathered: Gathering, as animation: Animation<Effect>? = nil, interruption: Interruption
  ) -> Playback? {
    for story in gathered.stories where story.isCut {
      if slots.remove(story.slot) { hasLostSlots = true }
    }
    guard gathered.stories.contains(where: { $0.block != nil }) else {
      for story in gathered.stories {
        story.slot.owner.setRestLanes(story.to, of: story.slot.property)
        story.slot.owner.present(story.to, of: story.slot.property)
      }
      return nil
    }
    for story in gathered.stories {
      story.slot.owner.setRestLanes(
        story.block == nil ? story.before : story.start, of: story.slot.property)
    }
    let playback = hold(animation ?? gathered.animation, interruption: interruption)
    playback.resume()
    return playback
  }
}

extension Stage {
  /// Ends everything that moves a view, where it rests: it may be used for something else.
  func forget(_ view: View) {
    for property in ViewProperty.allCases
    where slots.remove(view.slot(property)) {
      hasLostSlots = true
    }
    view.presented = view.rest.shown
  }
}

extension Program {
  /// Moves nothing and takes no time.
  static var still: Program { Animation<Effect>.one.compiled() }
}
