import Onboarding

/// The motions that the elements of slides have, by the elements' keys.
struct SwiftElementMotions {
  /// The motions of an element, on each of the slides that it is on; nil where it has none.
  private var own: [String: [SlideMotion?]] = [:]
  /// The last motion that it has on a slide of the deck, or else on one of the slides.
  private var last: [String: SlideMotion] = [:]

  /// - Parameter set: the one that the motions come from.
  init(of slides: [Slide], in deck: Deck, _ set: MotionSet) {
    for element in slides.flatMap(\.all) {
      let motion = element.motion(in: set)
      own[element.key, default: []].append(motion)
      if let motion { last[element.key] = motion }
    }
    for element in deck.slides.flatMap(\.all) {
      if let motion = element.motion(in: set) { last[element.key] = motion }
    }
  }

  /// True if slides have other motions for an element than the last one that has any.
  func differs(_ key: String) -> Bool {
    (own[key] ?? []).contains { motion in motion.map { $0 != last[key] } ?? false }
  }

  /// The motion of an element that moves the same way wherever it is, or that a slide without a motion
  /// for it leaves to the last slide that has one; nil: there is none.
  func common(of key: String) -> SlideMotion? {
    differs(key) && !(own[key] ?? []).contains(nil) ? nil : last[key]
  }
}
