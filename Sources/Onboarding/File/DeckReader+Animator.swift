import Engine
import JSONText

/// The animators of a file's groups.
extension DeckReader {
  /// Reads how the elements of a group come, go and change places; nil: it is wrong, which is noted.
  func animator(_ value: FileValue) -> SlideAnimator? {
    let parts = value.members(["kind", "stagger", "from", "curve", "spring", "duration"])
    guard case .object = value.json else { return nil }
    guard let kind = parts["kind"] else {
      value.wrong("wanted a “kind”: \(Spelling.list(SlideAnimator.Kind.allCases.map(\.rawValue)))")
      return nil
    }
    let named = kind.choice([
      "scale": SlideAnimator.Kind.scale, "slide": .slide, "fade": .fade, "flip": .flip,
      "spring": .spring,
    ])
    let stagger = parts["stagger"]?.number(0...60) ?? 0
    let from = parts["from"]?.choice([
      "top": SlideAnimator.Origin.top, "bottom": .bottom, "center": .center,
    ])
    if parts["stagger"] == nil {
      parts["from"]?.wrong("“from”: nobody waits for another one; give a “stagger”, too")
    }
    let type = type(parts, of: named ?? .scale)
    guard let named else { return nil }
    var animator = SlideAnimator(named, type)
    (animator.stagger, animator.from) = (stagger, from ?? .top)
    return animator
  }

  private func type(
    _ parts: [String: FileValue], of kind: SlideAnimator.Kind
  ) -> AnimationType {
    guard parts["curve"] == nil, parts["spring"] == nil else { return motions.type(parts) }
    return kind.type(duration: parts["duration"]?.number(0...60) ?? SlideAnimator.usualDuration)
  }
}
