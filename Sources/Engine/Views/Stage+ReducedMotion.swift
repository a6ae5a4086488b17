extension Stage {
  /// The longest fade that stands for a movement, in seconds.
  static let fadeDuration = 0.15

  /// Dims the views that a fade moves: the one rule for people who asked for less motion.
  ///
  /// Each goes out where it is in the first third and in where it goes to in the last; leaving views
  /// only go out, entering ones only in. So nothing changes its place while it can be seen to.
  func dim() {
    let fading = playing.filter { $0.playhead.fadeShare(at: seconds) != nil && $0.outcome == nil }
    guard !dimmed.isEmpty || !fading.isEmpty else { return }
    for view in dimmed { view.present(alpha(of: view), of: ViewProperty.alpha.rawValue) }
    dimmed = []
    for playback in fading {
      guard let share = playback.playhead.fadeShare(at: seconds) else { continue }
      for view in movedViews(of: playback) { dim(view, at: share) }
    }
  }

  private func dim(_ view: View, at share: Double) {
    let strength =
      switch view.phase {
      case .leaving: 1 - 3 * share
      case .entering: 3 * share - 2
      case .present, .gone: max(1 - 3 * share, 3 * share - 2)
      }
    view.present(alpha(of: view) * max(0, strength), of: ViewProperty.alpha.rawValue)
    dimmed.append(view)
  }

  /// The views whose places change in a fade, by its own change or by what it took over.
  private func movedViews(of playback: Playback) -> [View] {
    var seen: Set<ObjectIdentifier> = []
    return playback.program.slots.compactMap { slot in
      guard slot.isPlace, let view = slot.owner as? View,
        playback.changes(slot) || slots.read(slot, { $0.hasLeftovers }) == true,
        seen.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      return view
    }
  }

  /// The view's opacity with all that moves it.
  private func alpha(of view: View) -> Lanes {
    let slot = view.slot(.alpha)
    let rest = view.restLanes(of: slot.property)
    let now = seconds
    return slots.read(slot) { $0.value(at: now, rest: rest) } ?? rest
  }
}

extension Playback {
  /// Whether a fade leaves a slot elsewhere than it is now.
  fileprivate func changes(_ slot: Slot) -> Bool {
    program.value(of: slot, at: playhead.from) != program.value(of: slot, at: playhead.target)
  }
}

extension Slot {
  /// Whether it says where a view is.
  var isPlace: Bool { Self.places.contains(property) && owner is View }

  private static let places: Set<Int> = Set(
    [ViewProperty.center, .size, .translation, .scale, .rotation].map(\.rawValue))
}
