/// What moves one slot: playbacks on top of each other, the newest last.
///
/// On screen is the value of the newest plus what is left of those below it: the distance of each
/// from where it was going when the next one took over. So a value never jumps, and what is left
/// fades as the old ways come to their ends.
struct SlotLayers {
  struct Layer {
    let playback: Playback
    /// Set when another layer took over: from then on it runs on by itself.
    var playhead: Playhead? {
      get { departure?.playhead }
      set { departure = newValue.map(Departure.init) }
    }
    /// Whether another layer took over.
    var isLeft: Bool { departure != nil }
    /// Apart, as most layers have none and layers are copied often.
    private var departure: Departure?
    /// Where it was going then.
    var target: Lanes
    /// Where the slot rested when the playback began to move it.
    let before: Lanes
    /// How far that was from where the playback says it begins; fades out on the way.
    var offset: Lanes
    /// Where the playback's program has the slot; nil if it doesn't move it.
    private(set) var place: (reader: ProgramReader, track: Int?)

    init(_ playback: Playback, of slot: Slot, rest: Lanes) {
      self.playback = playback
      target = rest
      before = rest
      offset = .zero
      place = (playback.reader, playback.program.track(of: slot))
    }

    /// Looks the slot up in the playback's new program.
    mutating func findPlace(of slot: Slot) {
      guard place.reader !== playback.reader else { return }
      place = (playback.reader, playback.program.track(of: slot))
    }

    /// What the playback makes of the slot at a position; nil if it doesn't move it.
    func state(at position: Double) -> Playback.SlotState? {
      place.track.map { place.reader.state(ofTrack: $0, at: position, of: playback) }
    }

    var motion: Playhead { playhead ?? playback.playhead }

    /// Where it is at a time, in seconds of the playback.
    func position(at time: Double) -> Double {
      departure?.playhead.position(at: time) ?? playback.position(at: time)
    }
  }

  /// A playhead of a layer's own.
  private final class Departure {
    let playhead: Playhead

    init(_ playhead: Playhead) { self.playhead = playhead }
  }

  var slot: Slot
  var layers: [Layer] = []
  /// What is left, below all layers, of motions in coordinates that the slot has left.
  var residue: Residue?

  init(slot: Slot, residue: Residue? = nil) {
    self.slot = slot
    self.residue = residue
  }

  var isEmpty: Bool { layers.isEmpty && residue == nil }

  /// Whether something that was taken over is still on its way.
  var hasLeftovers: Bool { residue != nil || layers.contains(where: \.isLeft) }

  /// The newest one, if no other took over from it.
  var live: Playback? {
    guard let top = layers.last, !top.isLeft else { return nil }
    return top.playback
  }

  // MARK: Changes

  /// A playback takes over; what lies below an animation that says where it starts is gone.
  mutating func take(
    by playback: Playback, at time: Double, rest: Lanes, _ interruption: Interruption = .additive
  ) {
    leaveBehind(at: time, target: rest)
    switch interruption {
    case .additive: break
    case .jump: forget()
    case .velocity: carry(over: playback, at: time, rest: rest)
    }
    var layer = Layer(playback, of: slot, rest: rest)
    if playback.startsFromScreen(slot) {
      let start = playback.reader.value(of: slot, at: playback.playhead.position(at: time))
      layer.offset = Self.offset(from: start ?? rest, to: rest)
    } else {
      forget()
    }
    layers.append(layer)
  }

  /// Nothing moves the slot any more.
  mutating func forget() {
    layers = []
    residue = nil
  }

  /// The way from one value to another; exactly nothing if only rounding lies between them.
  private static func offset(from start: Lanes, to rest: Lanes) -> Lanes {
    let offset = rest - start
    let isRounding = (0..<Lanes.scalarCount).allSatisfy {
      abs(offset[$0]) <= 1e-9 * max(1, abs(rest[$0]))
    }
    return isRounding ? .zero : offset
  }

  /// Follows playbacks that have a new program.
  mutating func findPlaces() {
    for place in layers.indices { layers[place].findPlace(of: slot) }
  }

  /// The newest layer is where it says from now on, wherever the slot rested before.
  mutating func dropOffset() {
    if let top = layers.indices.last { layers[top].offset = .zero }
  }

  /// The newest layer runs on by itself.
  mutating func leaveBehind(at time: Double, target: Lanes) {
    guard let top = layers.indices.last, !layers[top].isLeft else { return }
    var playhead = layers[top].playback.playhead
    if playhead.isHeld { playhead.run(at: time, rate: 1) }
    layers[top].playhead = playhead
    layers[top].target = target
  }

  /// What was left of a playback goes on in the places of its new program, if it has any.
  mutating func relay(_ playback: Playback, at time: Double) {
    for place in layers.indices.reversed()
    where layers[place].playback === playback && layers[place].isLeft {
      layers[place].findPlace(of: slot)
      layers[place].playhead = layers[place].motion.stretched(to: playback.duration, at: time)
      layers[place].offset = .zero
      if let end = end(of: layers[place]) {
        layers[place].target = end.value
      } else {
        layers.remove(at: place)
      }
    }
  }

  /// Forgets the layers below the newest that have come to their ends.
  mutating func forgetArrived(at time: Double) {
    guard hasLeftovers else { return }
    for place in layers.indices.reversed()
    where place < layers.count && layers[place].playhead?.hasArrived(at: time) ?? false {
      removeEnded(place)
    }
    if let residue, residue.end <= time { self.residue = nil }
  }

  /// Forgets everything that was taken over.
  mutating func dropLeftovers() {
    layers.removeAll(where: \.isLeft)
    residue = nil
  }

  /// Removes the newest layer, which has ended.
  mutating func endLive() { removeEnded(layers.count - 1) }

  /// Removes a layer at its end, with what it hides by then.
  private mutating func removeEnded(_ place: Int) {
    let hides = end(of: layers[place])?.keeps == 0
    layers.removeSubrange((hides ? 0 : place)...place)
    if hides { residue = nil }
  }

  /// The same motion, left to itself from now on.
  func leftBehind(at time: Double, target: Lanes) -> SlotLayers {
    var copy = self
    copy.leaveBehind(at: time, target: target)
    return copy
  }

  /// The same motion after others may have taken its place: a playback that has ended meanwhile
  /// moves nothing by itself any more.
  func goingOn(at time: Double) -> SlotLayers {
    guard let live, live.outcome != nil else { return self }
    return leftBehind(at: time, target: slot.owner.restLanes(of: slot.property))
  }

  // MARK: Values

  /// When everything that runs on by itself has come to its end, in the stage's seconds; infinity
  /// if something never does.
  var arrival: Double {
    layers.reduce(residue?.end ?? -.infinity) { latest, layer in
      layer.playback.fadings.reduce(max(latest, layer.motion.arrival)) {
        max($0, $1.playhead.arrival)
      }
    }
  }

  /// Shows what is on screen at a time.
  func present(at time: Double) {
    let rest = slot.owner.restLanes(of: slot.property)
    slot.owner.present(value(at: time, rest: rest), of: slot.property)
  }

  /// Where the newest layer goes to, if it moves the slot.
  var goal: Lanes? {
    guard let top = layers.last, let end = end(of: top) else { return nil }
    return end.value + top.offset * end.behind
  }

  /// What a layer makes of the slot at the end it goes to.
  private func end(of layer: Layer) -> Playback.SlotState? {
    layer.state(at: layer.motion.target)
  }

  /// What is on screen at a time, over the value the slot rests at.
  func value(at time: Double, rest: Lanes) -> Lanes {
    var left = residue?.value(at: time) ?? .zero
    for layer in layers {
      if left == .zero, layer.offset == .zero, let value = layer.value(at: time) {
        if !layer.isLeft { return value }
        left = value - layer.target
        continue
      }
      let resting = layer.isLeft ? layer.target : rest
      guard let state = layer.state(of: slot, at: time, rest: resting) else { continue }
      let value = state.value + layer.offset * state.behind + left * state.keeps
      if !layer.isLeft { return value }
      left = value - layer.target
    }
    return rest + left
  }
}

extension SlotLayers.Layer {
  /// What the layer shows alone, without an offset; nil if that is not so simple.
  fileprivate func value(at time: Double) -> Lanes? {
    guard playback.fadings.isEmpty, let track = place.track else { return nil }
    // Added to nothing, as anything that has an offset is: there is no −0.
    return place.reader.value(ofTrack: track, at: position(at: time)) + Lanes.zero
  }

  /// What the layer makes of a slot at a time; nil if it moves the slot no more.
  fileprivate func state(of slot: Slot, at time: Double, rest: Lanes) -> Playback.SlotState? {
    let position = position(at: time)
    let new = state(at: position)
    guard !playback.fadings.isEmpty else { return new }
    guard playback.moves(slot) else { return nil }
    var shown: Playback.SlotState?
    var share = 0.0
    for fading in playback.fadings {
      let progress = motion.duration > 0 ? position / motion.duration : fading.progress
      let state =
        playback.state(
          in: fading.reader, of: slot, at: progress * fading.reader.program.duration)
        ?? .resting(at: before)
      shown = shown?.mixed(with: state, share) ?? state
      share = fading.playhead.position(at: time)
    }
    return shown?.mixed(with: new ?? .resting(at: rest), share)
  }
}
