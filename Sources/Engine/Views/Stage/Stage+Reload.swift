extension Stage {
  /// Runs a closure and records what it sets, animates and plays; on screen nothing has changed,
  /// but properties rest where they go to.
  func recordReload(_ body: () -> Void) -> ChangeRecorder {
    let recorder = ChangeRecorder(.reload(Playback(stage: self)), in: recorder)
    with(recorder, body)
    return recorder
  }

  /// Does what a reload recorded: what moves plays as one, and lasts until it is ended; what does
  /// not is there at once, and so is the end of its playback.
  ///
  /// - Parameter animation: the animation of what was recorded.
  /// - Returns: nil if nothing moves.
  func perform(
    _ recorded: ChangeRecorder, as animation: Animation<Effect>, interruption: Interruption
  ) -> Playback? {
    leave(recorded)
    for record in recorded.records where record.isCut { cut(record.property) }
    guard let playback = recorded.playback,
      recorded.records.contains(where: { $0.block != nil })
    else {
      recorded.showAtOnce()
      recorded.playback?.commit()
      return nil
    }
    for record in recorded.records {
      record.property.owner.setRestLanes(
        record.block == nil ? record.before : record.start, of: record.property.number)
    }
    playback.start(animation)
    playback.setOff()
    begin(playback, interruption: interruption)
    return playback
  }

  /// Leaves to a reload what closures around it have set.
  private func leave(_ recorded: ChangeRecorder) {
    guard let recorder else { return }
    for record in recorded.records { recorder.leave(record.property) }
  }

  /// Does at once what a reload sets, animates and plays; what is on its way there goes on.
  func skip(_ body: () -> Void) {
    let recorded = recordReload(body)
    leave(recorded)
    let now = seconds
    for record in recorded.records {
      let dimming = dimming(of: record.property)
      noteLosers(of: record.property)
      properties.change(record.property) { $0.leaveBehind(at: now, target: record.before, dimming) }
    }
    recorded.showAtOnce()
    present()
    for block in recorded.blocks { block.completion?(.finished) }
    recorded.playback?.commit()
  }
}

extension ChangeRecorder {
  /// Adds the changes of a block, which rest where they go to from now on.
  func add(_ changes: [Record], _ timing: Timing, completion: ((Outcome) -> Void)?) {
    add(changes, in: Block(label: label, timing: timing, completion: completion))
    rest(changes)
  }

  /// Adds an animation that was given as a value; one that takes no time is left out.
  func add(_ animation: Animation<Effect>) {
    let program = animation.compiled()
    guard program.duration > 0 else { return }
    let ends = ChangeRecorder(.closure)
    let sampler = ProgramSampler(program)
    for property in program.properties {
      let rest = property.owner.restLanes(of: property.number)
      let end = sampler.value(of: property, at: program.duration) ?? rest
      _ = ends.set(property, from: rest, shown: rest, to: end)
    }
    let changes = ends.records
    let timing = Timing(duration: program.duration, delay: 0, curve: .linear)
    add(changes, in: Block(label: label, timing: timing, value: animation))
    rest(changes)
  }

  private func rest(_ changes: [Record]) {
    for change in changes {
      change.property.owner.setRestLanes(change.to, of: change.property.number)
    }
  }

  /// Shows everything where it goes to.
  fileprivate func showAtOnce() {
    for record in records {
      record.property.owner.setRestLanes(record.to, of: record.property.number)
      record.property.owner.present(record.to, of: record.property.number)
    }
  }

  /// Lets everything rest where it did before.
  func putBack() {
    for record in changes {
      record.property.owner.setRestLanes(record.before, of: record.property.number)
    }
  }
}

extension Stage {
  /// Ends everything that moves a view, where it rests: it may be used for something else.
  func forget(_ view: View) {
    for property in ViewProperty.allCases { cut(view.property(property)) }
    view.settleContent()
    view.presented = view.rest.shown
  }
}
