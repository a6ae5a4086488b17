extension Playback {
  /// The state that a playback gives a property at a moment.
  struct PropertyState {
    let value: Lanes
    /// The share of what is left below that shows through, 0…1.
    let keeps: Double
    /// The share of the way from the playback's start that is still to go, 0…1.
    let behind: Double

    static func resting(at value: Lanes) -> PropertyState {
      PropertyState(value: value, keeps: 1, behind: 0)
    }

    func mixed(with other: PropertyState, _ share: Double) -> PropertyState {
      PropertyState(
        value: lerp(value, other.value, share), keeps: lerp(keeps, other.keeps, share),
        behind: lerp(behind, other.behind, share))
    }
  }

  /// The state that one of its programs gives a property at a position, in seconds; nil if that
  /// program doesn't move the property.
  func state(in sampler: ProgramSampler, of property: Property, at position: Double)
    -> PropertyState?
  {
    sampler.program.track(of: property).map { state(in: sampler, ofTrack: $0, at: position) }
  }

  /// The state that one of its programs gives a track's property at a position, in seconds.
  func state(
    in sampler: ProgramSampler, ofTrack track: Int, at position: Double
  ) -> PropertyState {
    sampler.move(to: position)
    let weight = sampler.weight(ofTrack: track)
    let behind = beganAtEnd ? weight : 1 - weight
    var keeps = join == .adding ? 1 : behind
    if !sampler.program.tracks[track].startsFromScreen { keeps = 0 }
    return PropertyState(value: sampler.value(ofTrack: track), keeps: keeps, behind: behind)
  }

  /// True if it goes on from what is on screen in a property; false if it begins where it says.
  func startsFromScreen(_ property: Property) -> Bool {
    program.track(of: property).map { program.tracks[$0].startsFromScreen } ?? true
  }
}
