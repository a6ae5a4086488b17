extension Playback {
  /// What a playback makes of a slot at a moment.
  struct SlotState {
    let value: Lanes
    /// How much of what is left below shows through, 0…1.
    let keeps: Double
    /// How much of the way from where it began is still to go, 0…1.
    let behind: Double

    static func resting(at value: Lanes) -> SlotState {
      SlotState(value: value, keeps: 1, behind: 0)
    }

    func mixed(with other: SlotState, _ share: Double) -> SlotState {
      SlotState(
        value: lerp(value, other.value, share), keeps: lerp(keeps, other.keeps, share),
        behind: lerp(behind, other.behind, share))
    }
  }

  /// What one of its programs makes of a slot at a position; nil if it doesn't move the slot.
  func state(in program: Program, of slot: Slot, at position: Double) -> SlotState? {
    guard let track = program.track(of: slot) else { return nil }
    var moment = Program.Moment(of: program)
    program.move(&moment, to: position)
    return state(in: program, ofTrack: track, at: moment, weighs: true)
  }

  /// What its own program makes of a slot at a position; nil if it doesn't move the slot.
  ///
  /// - Parameter weighs: whether it matters how far the slot is on its way.
  func state(of slot: Slot, at position: Double, weighs: Bool) -> SlotState? {
    guard let track = program.track(of: slot) else { return nil }
    return state(in: program, ofTrack: track, at: moment(at: position), weighs: weighs)
  }

  private func state(
    in program: Program, ofTrack track: Int, at moment: Program.Moment, weighs: Bool
  ) -> SlotState {
    var guess = 0
    let value = program.value(ofTrack: track, at: moment, guess: &guess)
    let hides = !program.startsFromScreen(track)
    guard weighs || join == .blending else {
      return SlotState(value: value, keeps: hides ? 0 : 1, behind: 0)
    }
    let weight = program.weight(ofTrack: track, at: moment)
    let behind = beganAtEnd ? weight : 1 - weight
    let keeps = join == .adding ? 1 : behind
    return SlotState(value: value, keeps: hides ? 0 : keeps, behind: behind)
  }

  /// Whether it goes on from what is on screen in a slot, or begins where it says.
  func startsFromScreen(_ slot: Slot) -> Bool {
    program.track(of: slot).map(program.startsFromScreen) ?? true
  }
}
