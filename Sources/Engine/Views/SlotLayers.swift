/// What moves one slot: playbacks on top of each other, the newest last.
///
/// On screen is the value of the newest plus what is left of those below it: the distance of each
/// from where it was going when the next one took over. So a value never jumps, and what is left
/// fades as the old ways come to their ends.
struct SlotLayers {
  struct Layer {
    let playback: Playback
    /// Set when another layer took over: from then on it runs on by itself.
    var playhead: Playhead?
    /// Where it was going then.
    var target: Lanes
    /// How far the slot rested from where the playback began; fades out on the way.
    var offset: Lanes
  }

  let slot: Slot
  var layers: [Layer] = []

  /// The way from one value to another; exactly nothing if only rounding lies between them.
  static func offset(from start: Lanes, to rest: Lanes) -> Lanes {
    let offset = rest - start
    let isRounding = (0..<Lanes.scalarCount).allSatisfy {
      abs(offset[$0]) <= 1e-9 * max(1, abs(rest[$0]))
    }
    return isRounding ? .zero : offset
  }

  /// The newest one, if no other took over from it.
  var live: Playback? {
    guard let top = layers.last, top.playhead == nil else { return nil }
    return top.playback
  }

  /// The newest layer runs on by itself.
  mutating func leaveBehind(at time: Double, target: Lanes) {
    guard let top = layers.indices.last, layers[top].playhead == nil else { return }
    var playhead = layers[top].playback.playhead
    if playhead.isHeld { playhead.run(at: time, rate: 1) }
    layers[top].playhead = playhead
    layers[top].target = target
  }

  /// Forgets the layers below the newest that have come to their ends.
  mutating func forgetArrived(at time: Double) {
    layers.removeAll { $0.playhead?.hasArrived(at: time) ?? false }
  }

  /// What is on screen at a time, over the value the slot rests at.
  func value(at time: Double, rest: Lanes) -> Lanes {
    var left = Lanes.zero
    for layer in layers {
      let state = layer.playback.state(
        of: slot, at: time, playhead: layer.playhead ?? layer.playback.playhead)
      guard let state else { continue }
      let start = state.startsFromScreen ? left * state.keeps : .zero
      let value = state.value + layer.offset * state.behind + start
      if layer.playhead == nil { return value }
      left = value - layer.target
    }
    return rest + left
  }
}

extension Playback {
  /// What a playback makes of a slot at a moment.
  struct SlotState {
    let value: Lanes
    /// How much of what is left below shows through, 0…1.
    let keeps: Double
    /// How much of the way from where it began is still to go, 0…1.
    let behind: Double
    let startsFromScreen: Bool
  }

  func state(of slot: Slot, at time: Double, playhead: Playhead) -> SlotState? {
    let position = playhead.position(at: time)
    guard let track = program.track(of: slot) else { return nil }
    var moment = Program.Moment(of: program)
    program.move(&moment, to: position)
    var value = program.value(ofTrack: track, at: moment)
    if let fading, let old = fading.program.value(of: slot, at: position) {
      let share = fading.playhead.position(at: time)
      value = lerp(old, value, share)
    }
    let weight = program.weight(ofTrack: track, at: moment)
    return SlotState(
      value: value, keeps: join == .adding ? 1 : 1 - weight,
      behind: beganAtEnd ? weight : 1 - weight, startsFromScreen: program.startsFromScreen(track))
  }
}
