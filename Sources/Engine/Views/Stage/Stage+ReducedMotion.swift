/// The part of a view that shows while a fade changes its place.
struct Dimming {
  let view: View
  /// 0…1.
  let strength: Double
  /// The view's phase by then.
  let phase: LifePhase
}

extension Stage {
  /// The longest fade that stands for a movement, in seconds.
  static let fadeDuration = 0.15

  /// Dims the views that a fade moves: the one rule for people who asked for less motion.
  ///
  /// Each goes out where it is in the first third and in where it goes to in the last; leaving
  /// views only go out, entering ones only in. So nothing changes its place while it can be seen
  /// to.
  func dim() {
    guard reducesMotion || !dimmed.isEmpty else { return }
    for dimming in dimmed.values { show(dimming.view, 1) }
    dimmed = dimmings(at: seconds)
    for dimming in dimmed.values { show(dimming.view, dimming.strength) }
  }

  private func show(_ view: View, _ strength: Double) {
    view.present(alpha(of: view) * strength, of: ViewProperty.alpha.rawValue)
  }

  /// The part of a property's view that shows now; nil if motion is not reduced.
  func dimming(of property: Property) -> Dimming? {
    guard reducesMotion, let view = property.owner as? View else { return nil }
    return dimmed[ObjectIdentifier(view)] ?? Dimming(view: view, strength: 1, phase: view.phase)
  }

  /// The views whose places change in a fade.
  private func dimmings(at time: Double) -> [ObjectIdentifier: Dimming] {
    var all: [ObjectIdentifier: Dimming] = [:]
    for entry in properties.entries where entry.property.isPlace {
      guard let view = entry.property.owner as? View,
        let strength = entry.strength(of: view, at: time)
      else { continue }
      let others = all[ObjectIdentifier(view)]?.strength ?? 1
      all[ObjectIdentifier(view)] = Dimming(
        view: view, strength: min(others, strength), phase: view.phase)
    }
    return all
  }

  /// The view's opacity with all that moves it.
  private func alpha(of view: View) -> Lanes {
    let property = view.property(.alpha)
    let rest = view.restLanes(of: property.number)
    let now = seconds
    return properties.read(property) { $0.value(at: now, rest: rest) } ?? rest
  }
}

extension PropertyMotion {
  /// The share of a view that shows while fades change this place of it, 0…1; nil if none does.
  fileprivate func strength(of view: View, at time: Double) -> Double? {
    // What was on its way goes out where it was, also if it is coming back.
    let phase = hasLeftovers && view.phase == .entering ? LifePhase.present : view.phase
    return layers.compactMap { layer in
      let playhead = layer.motion
      guard case .fading(let fade) = playhead.motion,
        layer.state(at: playhead.from)?.value != layer.state(at: playhead.target)?.value
      else { return nil }
      return fade.strength(of: phase, at: time, speed: playhead.speed)
    }.min()
  }
}

extension Property {
  /// True if it is a view's middle, whose way may be an arc.
  var isCenter: Bool { number == ViewProperty.center.rawValue && owner is View }

  /// True if it is a part of a view's place: its centre, size, translation, scale or rotation, or
  /// that of the parts of its text.
  var isPlace: Bool { Self.places.contains(number) && owner is View }

  /// True if it is the state in which the parts of a view's text come and go.
  var isText: Bool { number == View.textNumber && owner is View }

  private static let places: Set<Int> = Set(
    [ViewProperty.center, .size, .translation, .scale, .rotation].map(\.rawValue)
      + [View.textNumber])
}
