/// The stack of playbacks that animate one property, the newest last.
///
/// On screen is the value of the newest plus what is left of those below it: the distance of each
/// from where it was going when the next one took over. So a value never jumps, and what is left
/// fades as the old ways come to their ends.
struct PropertyMotion {
  struct Layer {
    /// The one that decides where a layer stands.
    enum Lead {
      /// Its playback: the newest layer's, as long as that lasts.
      case playback
      /// A playhead of its own, since another layer took over, and the value it was going to then.
      /// Indirect, as most layers have none and layers are copied often.
      indirect case own(Playhead, goal: Lanes)
    }

    let playback: Playback
    var lead = Lead.playback
    /// The lanes of the property that it moves.
    var lanes: LaneSet
    /// The lanes that it began to move, by which its program knows the property.
    let named: LaneSet
    /// The value at which the property rested when the playback began to move it.
    let before: Lanes
    /// The distance from the value at which the playback says it begins to `before`; fades out on
    /// the way.
    var offset: Lanes
    /// The sampler of the playback's program.
    private(set) var sampler: ProgramSampler
    /// The property's track in the program; nil if it doesn't move the property.
    private(set) var track: Int?

    init(_ playback: Playback, of property: Property, rest: Lanes) {
      self.playback = playback
      lanes = property.lanes
      named = property.lanes
      before = rest
      offset = .zero
      sampler = playback.sampler
      track = playback.program.track(of: property)
    }

    /// Looks the property up in the playback's new program.
    mutating func findTrack(of property: Property) {
      guard sampler !== playback.sampler else { return }
      sampler = playback.sampler
      track = playback.program.track(of: property.only(named))
    }

    /// True if its playback's program moves the property, or one that was replaced and still fades
    /// out does.
    func movesProperty(_ property: Property) -> Bool { playback.moves(property.only(named)) }

    /// The state that the playback gives the property at a position; nil if it doesn't move it.
    func state(at position: Double) -> Playback.PropertyState? {
      track.map { playback.state(in: sampler, ofTrack: $0, at: position) }
    }

    /// True once another layer took over, or it was left behind, so that it runs on by itself.
    var isLeft: Bool { if case .own = lead { true } else { false } }

    var motion: Playhead {
      if case .own(let playhead, _) = lead { playhead } else { playback.playhead }
    }

    /// True if it ran on by itself and has come to its end, with all that its playback took over
    /// from.
    func isOver(at time: Double) -> Bool {
      isLeft && motion.hasArrived(at: time) && playback.hasFaded(at: time)
    }

    /// The position that the property shows at a time, in seconds of the animation.
    func position(of property: Property, at time: Double) -> Double {
      switch lead {
      case .playback: playback.position(at: time, of: property)
      case .own(let playhead, _): playhead.position(at: time, of: property)
      }
    }
  }

  /// A residue, and the lanes it shows in.
  struct Rest {
    let residue: Residue
    var lanes: LaneSet
  }

  var property: Property
  var layers: [Layer] = []
  /// The rests, below all layers, of motions that have no playback.
  private(set) var residues: [Rest] = []
  /// The leftovers, below all layers too, of motions that were taken over.
  private(set) var leftovers: [Leftover] = []
  /// The time at which the first of the leftovers is over, in the stage's seconds, or an earlier one.
  private(set) var nextEnd = Double.infinity
  /// Seconds within which two times are the same.
  static let rounding = 1e-9

  init(property: Property, residue: Residue? = nil) {
    self.property = property
    if let residue { add(residue, in: .all) }
  }

  mutating func add(_ residue: Residue, in lanes: LaneSet) {
    residues.append(Rest(residue: residue, lanes: lanes))
  }

  var isEmpty: Bool { layers.isEmpty && leftovers.isEmpty && residues.isEmpty }

  /// The lanes that something moves.
  var movedLanes: LaneSet {
    let left = residues.map(\.lanes) + leftovers.map(\.lanes)
    return (left + layers.map(\.lanes)).reduce(LaneSet()) { $0.union($1) }
  }

  /// On how many earlier courses its residues hang, one on the other; -1 for none.
  var generation: Int { residues.map(\.residue.generation).max() ?? -1 }

  /// True while something that was taken over is still on its way.
  var hasLeftovers: Bool {
    !leftovers.isEmpty || !residues.isEmpty || layers.contains(where: \.isLeft)
  }

  /// True while something that was taken over is on its way to its end.
  var hasEndingLeftovers: Bool {
    !leftovers.isEmpty || !residues.isEmpty
      || layers.contains { $0.isLeft && $0.motion.arrival.isFinite }
  }

  /// True if a playback moves any of some lanes, and no other took over from it there.
  func isLive(_ playback: Playback, in lanes: LaneSet) -> Bool {
    layers.contains {
      $0.playback === playback && !$0.isLeft && !$0.lanes.isDisjoint(with: lanes)
    }
  }

  // MARK: Changes

  /// A playback takes over the lanes of a property that it names; what lies below an animation that
  /// says where it starts is gone there.
  ///
  /// - Parameter old: the value it has given the property until now, under another name.
  mutating func take(
    _ part: Property, by playback: Playback, at time: Double, rest: Lanes, from old: Lanes? = nil,
    _ interruption: Interruption = .additive, _ dimming: Dimming? = nil
  ) {
    // What stands still has no speed, but runs once it is left behind. Less motion carries nothing.
    if interruption == .velocity, dimming == nil {
      carry(part, over: playback, at: time, rest: rest)
    }
    leaveBehind(part.lanes, at: time, target: rest, dimming)
    if interruption == .jump { forget(part.lanes) }
    var layer = Layer(playback, of: part, rest: old ?? rest)
    if playback.startsFromScreen(part) {
      let start = playback.sampler.value(of: part, at: playback.playhead.position(at: time))
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
    for place in residues.indices { residues[place].lanes.subtract(lanes) }
    residues.removeAll(where: \.lanes.isEmpty)
    for place in leftovers.indices { leftovers[place].forget(lanes) }
    leftovers.removeAll(where: \.lanes.isEmpty)
  }

  /// The way from one value to another; exactly nothing if only rounding lies between them.
  static func offset(from start: Lanes, to rest: Lanes) -> Lanes {
    let offset = rest - start
    let isRounding = (0..<Lanes.scalarCount).allSatisfy {
      abs(offset[$0]) <= 1e-9 * max(1, abs(rest[$0]))
    }
    return isRounding ? .zero : offset
  }

  /// Follows playbacks that have a new program.
  mutating func findTracks() {
    for place in layers.indices { layers[place].findTrack(of: property) }
  }

  /// The newest layer is where it says from now on, wherever the property rested before.
  mutating func dropOffset() {
    if let top = layers.indices.last { layers[top].offset = .zero }
  }

  /// Lets what moves some lanes, all of it or one playback, run on there by itself.
  ///
  /// - Parameter dimming: the part of the view that shows, if the motion goes to its end as a fade.
  mutating func leaveBehind(
    _ lanes: LaneSet = .all, of playback: Playback? = nil, at time: Double, target: Lanes,
    _ dimming: Dimming? = nil
  ) {
    for place in layers.indices.reversed() where !layers[place].isLeft {
      let layer = layers[place]
      let common = layer.lanes.intersection(lanes)
      guard !common.isEmpty, playback == nil || layer.playback === playback else { continue }
      var playhead = layer.playback.playhead
      if let dimming {
        playhead.waitForFade(at: time, in: Stage.fadeDuration, dimming)
      } else if playhead.isHeld {
        playhead.run(at: time)
      }
      layers[place].lanes = common
      layers[place].lead = .own(playhead, goal: target)
      guard common != layer.lanes else { continue }
      layers.insert(layer, at: place)
      layers[place].lanes.subtract(common)
    }
    condense(at: time)
  }

  /// Keeps of the lowest layers that were left only what they add to those above.
  private mutating func condense(at time: Double) {
    while let lowest = layers.first, let leftover = Leftover(lowest) {
      layers.removeFirst()
      add(leftover, at: time)
    }
  }

  private mutating func add(_ leftover: Leftover, at time: Double) {
    for place in leftovers.indices.reversed() {
      if leftovers[place].take(leftover, at: time) { return }
    }
    append(leftover)
  }

  private mutating func append(_ leftover: Leftover) {
    leftovers.append(leftover)
    nextEnd = min(nextEnd, leftover.waning.end)
  }

  /// Takes out a playback that moves the property no more.
  mutating func letGo(of playback: Playback) {
    let property = property
    layers.removeAll { $0.playback === playback && !$0.isLeft && !$0.movesProperty(property) }
  }

  /// Lets what was left of a playback go on in its new program, where that moves the property; else
  /// forgets it.
  mutating func relay(_ playback: Playback, at time: Double) {
    let (old, property) = (leftovers, property)
    leftovers.removeAll { $0.waning.playback === playback }
    for leftover in old where leftover.waning.playback === playback {
      relay(leftover, of: playback, property.only(leftover.named), at: time)
    }
    for place in layers.indices.reversed()
    where layers[place].playback === playback && layers[place].isLeft {
      layers[place].findTrack(of: property)
      let playhead = layers[place].motion.stretched(to: playback.program.duration, at: time)
      layers[place].offset = .zero
      if let end = layers[place].state(at: playhead.target) {
        layers[place].lead = .own(playhead, goal: end.value)
      } else {
        layers.remove(at: place)
      }
    }
  }

  private mutating func relay(
    _ leftover: Leftover, of playback: Playback, _ property: Property, at time: Double
  ) {
    var layer = Layer(playback, of: property, rest: .zero)
    layer.lanes = leftover.lanes
    let playhead = leftover.waning.playhead.stretched(to: playback.program.duration, at: time)
    guard let end = layer.state(at: playhead.target) else { return }
    layer.lead = .own(playhead, goal: end.value)
    if var relaid = Leftover(layer) {
      relaid.inherit(from: leftover)
      append(relaid)
    } else {
      layers.insert(layer, at: 0)
    }
  }

  /// True if anything that was taken over has come to its end by a time.
  func hasArrivals(at time: Double) -> Bool {
    nextEnd <= time + Self.rounding || residues.contains { $0.residue.end <= time }
      || layers.contains { $0.isOver(at: time) }
  }

  /// Forgets the layers below the newest that have come to their ends.
  mutating func forgetArrived(at time: Double) {
    for place in layers.indices.reversed()
    where place < layers.count && layers[place].isOver(at: time) {
      removeEnded(place)
    }
    if nextEnd <= time + Self.rounding {
      leftovers.removeAll { $0.waning.playhead.hasArrived(at: time) }
      nextEnd = leftovers.map(\.waning.end).min() ?? .infinity
    }
    residues.removeAll { $0.residue.end <= time }
  }

  /// Forgets everything that was taken over.
  mutating func dropLeftovers() {
    layers.removeAll(where: \.isLeft)
    leftovers = []
    residues = []
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

  /// True while a playback that was taken over still moves it.
  func hasLeftovers(of playback: Playback) -> Bool {
    leftovers.contains { $0.waning.playback === playback }
      || layers.contains { $0.playback === playback }
  }

  /// The same motion, left to itself from now on.
  func leftBehind(at time: Double, target: Lanes) -> PropertyMotion {
    var copy = self
    copy.leaveBehind(at: time, target: target)
    return copy
  }

  /// The same motion after others may have taken its place: a playback that has ended meanwhile
  /// moves nothing by itself any more.
  func goingOn(at time: Double) -> PropertyMotion {
    var copy = self
    let target = property.owner.restLanes(of: property.number)
    for layer in layers where !layer.isLeft && layer.playback.outcome != nil {
      copy.leaveBehind(of: layer.playback, at: time, target: target)
    }
    return copy
  }
}
