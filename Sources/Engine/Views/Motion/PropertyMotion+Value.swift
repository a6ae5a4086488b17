extension PropertyMotion {
  /// The time at which everything that runs on by itself has come to its end, in the stage's
  /// seconds; infinity if something never does, −infinity if there is nothing.
  var arrival: Double {
    let ends = residues.map(\.residue.end) + leftovers.map(\.waning.end)
    return layers.reduce(ends.max() ?? -.infinity) { latest, layer in
      layer.playback.fadings.reduce(max(latest, layer.motion.arrival)) {
        max($0, $1.playhead.arrival)
      }
    }
  }

  /// The time at which what is left of a playback comes to its end, in the stage's seconds; nil if
  /// there is nothing.
  func arrival(of playback: Playback) -> Double? {
    let ends = leftovers.filter { $0.waning.playback === playback }.map(\.waning.end)
    return (ends + layers.filter { $0.playback === playback }.map(\.motion.arrival)).max()
  }

  /// Shows what is on screen at a time.
  func present(at time: Double) {
    let rest = property.owner.restLanes(of: property.number)
    property.owner.present(value(at: time, rest: rest), of: property.number)
  }

  /// The value to which a playback takes the property, which stays where it rests in lanes that are
  /// not moved; nil if the playback doesn't move it.
  func goal(of playback: Playback) -> Lanes? {
    var goal: Lanes?
    for layer in layers where layer.playback === playback && !layer.isLeft {
      guard let end = end(of: layer) else { continue }
      let value = end.value + layer.offset * end.behind
      if layer.lanes == .all { return value }
      goal = layer.lanes.replace(
        goal ?? property.owner.restLanes(of: property.number), by: value)
    }
    return goal
  }

  /// The state that a layer gives the property at the end it goes to; nil if it doesn't move the
  /// property.
  func end(of layer: Layer) -> Playback.PropertyState? {
    layer.state(at: layer.motion.target)
  }

  /// The value on screen at a time, of a property that rests at `rest`.
  func value(at time: Double, rest: Lanes) -> Lanes {
    var left = residues.reduce(Lanes.zero) {
      $0 + $1.lanes.replace(.zero, by: $1.residue.value(at: time))
    }
    if !leftovers.isEmpty { left += Leftover.sum(of: leftovers, at: time) }
    var (shown, lanes) = (rest, LaneSet())
    for layer in layers {
      guard let value = value(of: layer, at: time, rest: rest, over: left) else { continue }
      if case .own(_, let goal) = layer.lead {
        left = layer.lanes.replace(left, by: value - goal)
      } else if layer.lanes == .all {
        return value
      } else {
        shown = layer.lanes.replace(shown, by: value)
        lanes.formUnion(layer.lanes)
      }
    }
    return lanes.isEmpty ? rest + left : lanes.replace(rest + left, by: shown)
  }

  /// Takes a playback out of lanes that its new program knows by another name, as the whole of a
  /// property for a part of it.
  ///
  /// - Returns: the value that it gave them; nil if there are none.
  mutating func drop(
    _ playback: Playback, from part: Property, at time: Double, rest: Lanes
  ) -> Lanes? {
    var start: Lanes?
    for place in layers.indices {
      let layer = layers[place]
      guard layer.playback === playback, !layer.isLeft, layer.named != part.lanes,
        !layer.lanes.isDisjoint(with: part.lanes),
        !playback.program.properties.contains(property.only(layer.named)),
        let state = layer.state(of: property, at: time, rest: rest)
      else { continue }
      start = layer.lanes.replace(start ?? rest, by: state.value + layer.offset * state.behind)
      layers[place].lanes.subtract(part.lanes)
    }
    layers.removeAll(where: \.lanes.isEmpty)
    return start
  }

  /// The value that a layer shows together with what is left below it; nil if it moves the property
  /// no more.
  private func value(of layer: Layer, at time: Double, rest: Lanes, over left: Lanes) -> Lanes? {
    if layer.offset == .zero, layer.lanes == .all, left == .zero || layer.keepsAll,
      let value = layer.value(of: property, at: time)
    {
      return value + left
    }
    var resting = rest
    if case .own(_, let goal) = layer.lead { resting = goal }
    guard let state = layer.state(of: property, at: time, rest: resting) else { return nil }
    return state.value + layer.offset * state.behind + left * state.keeps
  }
}

extension PropertyMotion.Layer {
  /// True if all that is left below it shows through, all of its way.
  var keepsAll: Bool {
    playback.join == .adding && track.map { sampler.program.tracks[$0].startsFromScreen } ?? false
  }

  /// The value that the layer shows alone, without an offset; nil if its program doesn't move the
  /// property, or while one that was replaced fades out.
  fileprivate func value(of property: Property, at time: Double) -> Lanes? {
    guard playback.fadings.isEmpty, let track else { return nil }
    sampler.move(to: position(of: property, at: time))
    // Added to nothing, as anything that has an offset is: there is no −0.
    return sampler.value(ofTrack: track) + Lanes.zero
  }

  /// The state that the layer gives a property at a time; nil if it moves the property no more.
  fileprivate func state(of property: Property, at time: Double, rest: Lanes) -> Playback
    .PropertyState?
  {
    let position = position(of: property, at: time)
    let new = state(at: position)
    guard !playback.fadings.isEmpty else { return new }
    let property = property.only(named)
    var shown: Playback.PropertyState?
    var share = 0.0
    for fading in playback.fadings {
      let progress = motion.duration > 0 ? position / motion.duration : fading.progress
      let state =
        playback.state(
          in: fading.sampler, of: property, at: progress * fading.sampler.program.duration)
        ?? .resting(at: before)
      shown = shown?.mixed(with: state, share) ?? state
      share = fading.playhead.position(at: time)
    }
    return shown?.mixed(with: new ?? .resting(at: rest), share)
  }
}
