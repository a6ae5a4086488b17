extension Stage {
  /// The longest fade that stands for a movement, in seconds.
  static let fadeDuration = 0.15

  /// Dims the views that a fade moves: the one rule for people who asked for less motion.
  ///
  /// Each goes out where it is in the first third and in where it goes to in the last; leaving views
  /// only go out, entering ones only in. So nothing changes its place while it can be seen to.
  func dim() {
    guard reducesMotion || !dimmed.isEmpty else { return }
    let now = seconds
    for view in dimmed { view.present(alpha(of: view), of: ViewProperty.alpha.rawValue) }
    dimmed = []
    for (view, strength) in strengths(at: now) {
      view.present(alpha(of: view) * strength, of: ViewProperty.alpha.rawValue)
      dimmed.append(view)
    }
  }

  /// The views whose places change in a fade, and how much of each shows, 0…1.
  private func strengths(at time: Double) -> [(view: View, strength: Double)] {
    var list: [(view: View, strength: Double)] = []
    var places: [ObjectIdentifier: Int] = [:]
    for entry in slots.entries where entry.slot.isPlace {
      guard let view = entry.slot.owner as? View, let strength = entry.strength(of: view, at: time)
      else { continue }
      if let place = places[ObjectIdentifier(view)] {
        list[place].strength = min(list[place].strength, strength)
      } else {
        places[ObjectIdentifier(view)] = list.count
        list.append((view, strength))
      }
    }
    return list
  }

  /// The view's opacity with all that moves it.
  private func alpha(of view: View) -> Lanes {
    let slot = view.slot(.alpha)
    let rest = view.restLanes(of: slot.property)
    let now = seconds
    return slots.read(slot) { $0.value(at: now, rest: rest) } ?? rest
  }
}

extension SlotLayers {
  /// How much of a view shows while fades change this place of it; nil if none does.
  fileprivate func strength(of view: View, at time: Double) -> Double? {
    layers.compactMap { layer in
      let playhead = layer.motion
      guard
        layer.state(at: playhead.from)?.value != layer.state(at: playhead.target)?.value
      else { return nil }
      return playhead.strength(of: view.phase, at: time)
    }.min()
  }
}

extension Playhead {
  /// How much of a view in a phase shows in a fade, 0…1; nil if there is none.
  fileprivate func strength(of phase: LifePhase, at time: Double) -> Double? {
    guard case .fading(_, let length, let switching) = motion else { return nil }
    let isAway = phase == .leaving && time >= switching || phase == .entering && time < switching
    return isAway ? 0 : min(1, max(0, 3 * abs(time - switching) * speed / length - 0.5))
  }
}

extension Slot {
  /// Whether it says where a view is.
  var isPlace: Bool { Self.places.contains(property) && owner is View }

  private static let places: Set<Int> = Set(
    [ViewProperty.center, .size, .translation, .scale, .rotation].map(\.rawValue))
}
