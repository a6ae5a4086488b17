package import Engine
package import JSONText

/// Numbers of a motion that somebody sets, each by itself: the others stay as the document has them.
package struct MotionChange: Equatable, Sendable {
  /// A CSS easing, in place of a spring.
  package var curve: String?
  /// The damping and the response of a spring, in place of a curve.
  package var damping: Double?
  package var response: Double?
  /// In seconds.
  package var duration: Double?
  package var delay: Double?
  /// The role that is meant, without ``delay``; nil: all that have no timing of their own.
  package var role: ChildRole?

  /// A change of nothing.
  package init() {}

  /// A motion with the change.
  func applied(to motion: JSONValue) -> JSONValue {
    guard let role else { return timed(motion) }
    var motion = motion
    motion[role.member] = timed(motion[role.member] ?? Self.timing(of: motion))
    return motion
  }

  /// The part of a motion that says its time and its curve.
  private static func timing(of motion: JSONValue) -> JSONValue {
    guard case .object(let members) = motion else { return .object([]) }
    return .object(members.filter { ["curve", "spring", "duration"].contains($0.key) })
  }

  private func timed(_ motion: JSONValue) -> JSONValue {
    var motion = motion
    if let curve {
      (motion["spring"], motion["curve"]) = (nil, .string(curve))
    }
    if damping != nil || response != nil {
      var spring = motion["spring"] ?? .object([])
      if let damping { spring["damping"] = .number(damping) }
      if let response {
        // Such a spring has its own time, and begins at rest.
        (spring["response"], spring["velocity"], motion["duration"]) = (.number(response), nil, nil)
      }
      (motion["curve"], motion["spring"]) = (nil, spring)
    }
    if let duration {
      motion["duration"] = .number(duration)
      if var spring = motion["spring"], spring["response"] != nil {
        spring["response"] = nil
        motion["spring"] = spring
      }
    }
    if let delay { motion["delay"] = .number(delay) }
    return motion
  }

  /// The edits that make the change in an element's motion on each slide that it is on.
  ///
  /// - Parameters:
  ///   - slide: the name of the only slide that is meant; nil: all of them.
  ///   - deck: the slides of the document.
  package func edits(
    of id: String, on slide: String? = nil, in document: JSONValue, of deck: Deck
  ) -> [DeckEdit] {
    var edits: [DeckEdit] = []
    for name in deck.slides.map(\.name) where slide == nil || slide == name {
      guard let element = deck.slide(named: name)?.all.first(where: { $0.key == id }) else {
        continue
      }
      let place = DeckPath(motionOf: id, on: name, in: document, .fluid)
      for (path, change) in parts(at: place, in: document) {
        let new = change.applied(to: path.motion(in: document) ?? .object([]))
        let isUsual = path.value(in: document) == nil
        let edit = DeckEdit(path, isUsual ? element.fluid?.json(in: new) ?? new : new)
        if !edits.contains(edit) { edits.append(edit) }
      }
    }
    return edits
  }

  /// Where an element's time and its wait are said: in one place, unless the time has a name and the rest
  /// is the element's own.
  private func parts(
    at place: DeckPath, in document: JSONValue
  ) -> [(path: DeckPath, change: MotionChange)] {
    guard case .string(let name)? = place.motion(in: document)?["timing"] else {
      return [(place, self)]
    }
    var (time, wait) = (self, MotionChange())
    (time.delay, wait.delay) = (nil, delay)
    let parts = [(path: DeckPath("motions", name), change: time), (path: place, change: wait)]
    return parts.filter { $0.change != MotionChange() }
  }
}
