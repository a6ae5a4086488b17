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
  func state(in reader: ProgramReader, of slot: Slot, at position: Double) -> SlotState? {
    reader.program.track(of: slot).map { reader.state(ofTrack: $0, at: position, of: self) }
  }

  /// Whether it goes on from what is on screen in a slot, or begins where it says.
  func startsFromScreen(_ slot: Slot) -> Bool {
    program.track(of: slot).map(program.startsFromScreen) ?? true
  }
}
