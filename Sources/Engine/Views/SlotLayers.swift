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
    /// The lanes of the slot that it moves.
    var lanes: LaneSet
    /// Those that it began to move: what its program calls the slot.
    let named: LaneSet
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
      lanes = slot.lanes
      named = slot.lanes
      target = rest
      before = rest
      offset = .zero
      place = (playback.reader, playback.program.track(of: slot))
    }

    /// Looks the slot up in the playback's new program.
    mutating func findPlace(of slot: Slot) {
      guard place.reader !== playback.reader else { return }
      place = (playback.reader, playback.program.track(of: slot.only(named)))
    }

    /// Whether its playback moves the slot, or did before its program was replaced.
    func movesSlot(_ slot: Slot) -> Bool { playback.moves(slot.only(named)) }

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
  private(set) var residue: Residue?
  /// The lanes in which it shows.
  private(set) var residueLanes = LaneSet.all

  init(slot: Slot, residue: Residue? = nil) {
    self.slot = slot
    self.residue = residue
  }

  var isEmpty: Bool { layers.isEmpty && residue == nil }

  /// The lanes that something moves.
  var movedLanes: LaneSet {
    layers.reduce(residue == nil ? [] : residueLanes) { $0.union($1.lanes) }
  }

  /// Whether something that was taken over is still on its way.
  var hasLeftovers: Bool { residue != nil || layers.contains(where: \.isLeft) }

  /// Whether a playback moves some lanes, and no other took over from it there.
  func isLive(_ playback: Playback, in lanes: LaneSet = .all) -> Bool {
    layers.contains {
      $0.playback === playback && !$0.isLeft && !$0.lanes.isDisjoint(with: lanes)
    }
  }

  // MARK: Changes

  /// A playback takes over the lanes of a slot that it names; what lies below an animation that says
  /// where it starts is gone there.
  mutating func take(
    _ part: Slot, by playback: Playback, at time: Double, rest: Lanes,
    _ interruption: Interruption = .additive
  ) {
    leaveBehind(part.lanes, at: time, target: rest)
    switch interruption {
    case .additive: break
    case .jump: forget(part.lanes)
    case .velocity: carry(part, over: playback, at: time, rest: rest)
    }
    var layer = Layer(playback, of: part, rest: rest)
    if playback.startsFromScreen(part) {
      let start = playback.reader.value(of: part, at: playback.playhead.position(at: time))
      layer.offset = Self.offset(from: start ?? rest, to: rest)
    } else {
      forget(part.lanes)
    }
    layers.append(layer)
  }

  /// Nothing moves some lanes any more.
  mutating func forget(_ lanes: LaneSet) { forget(lanes, below: layers.count) }

  private mutating func forget(_ lanes: LaneSet, below place: Int) {
    for place in 0..<place { layers[place].lanes.subtract(lanes) }
    layers.removeAll(where: \.lanes.isEmpty)
    residueLanes.subtract(lanes)
    if residueLanes.isEmpty { residue = nil }
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

  /// What moves some lanes runs on there by itself: all of it, or one playback.
  mutating func leaveBehind(
    _ lanes: LaneSet = .all, of playback: Playback? = nil, at time: Double, target: Lanes
  ) {
    for place in layers.indices.reversed() where !layers[place].isLeft {
      let layer = layers[place]
      let common = layer.lanes.intersection(lanes)
      guard !common.isEmpty, playback == nil || layer.playback === playback else { continue }
      var playhead = layer.playback.playhead
      if playhead.isHeld { playhead.run(at: time, rate: 1) }
      layers[place].lanes = common
      layers[place].playhead = playhead
      layers[place].target = target
      guard common != layer.lanes else { continue }
      layers.insert(layer, at: place)
      layers[place].lanes.subtract(common)
    }
  }

  /// Takes out a playback that moves the slot no more.
  mutating func letGo(of playback: Playback) {
    let slot = slot
    layers.removeAll { $0.playback === playback && !$0.isLeft && !$0.movesSlot(slot) }
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

  /// Removes what a playback moves that has ended.
  mutating func end(_ playback: Playback) {
    for place in layers.indices.reversed()
    where place < layers.count && layers[place].playback === playback && !layers[place].isLeft {
      removeEnded(place)
    }
  }

  /// Removes a layer at its end, with what it hides by then.
  private mutating func removeEnded(_ place: Int) {
    let layer = layers.remove(at: place)
    if end(of: layer)?.keeps == 0 { forget(layer.lanes, below: place) }
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
    var copy = self
    let target = slot.owner.restLanes(of: slot.property)
    for layer in layers where !layer.isLeft && layer.playback.outcome != nil {
      copy.leaveBehind(of: layer.playback, at: time, target: target)
    }
    return copy
  }
}
