import Engine

/// The order in which the elements of two slides move.
public enum Choreography: Hashable, Sendable {
  /// All at once.
  case together
  /// Leaving elements first, then those that stay, then those that enter.
  case outThenIn
  /// At once, but each element that enters waits for so many seconds after the one before it.
  case stagger(Double)
}

extension Choreography {
  /// Puts the motions of two slides into this order.
  ///
  /// - Parameter inSight: the keys of the elements of the next slide that are in sight.
  func order(
    _ container: inout ChildrenAnimations<String>, from current: Slide, to next: Slide,
    inSight: @autoclosure () -> Set<String>
  ) {
    switch self {
    case .together: break
    case .outThenIn: container.choreography = { $0.removals * $0.updates * $0.insertions }
    case .stagger(let seconds):
      let present = Set(current.all.map(\.key))
      let seen = inSight()
      let entering = Self.entering(next.elements, beside: present).filter(seen.contains)
      for (place, key) in entering.enumerated() where place > 0 {
        container[key, .entry] = container[key, .entry].delayed(by: seconds * Double(place))
      }
    }
  }

  /// The elements that come by themselves: what is in one of them comes with it, and the black below a
  /// slide at once.
  private static func entering(
    _ elements: [SlideElement], beside present: Set<String>
  ) -> [String] {
    elements.filter { $0.place != .canvas }.flatMap { element in
      present.contains(element.key) ? entering(element.elements, beside: present) : [element.key]
    }
  }
}
