package import Engine

/// The motions of all elements of a slide show at one moment, made once for all of them.
package struct MotionTable {
  /// An element that has a motion.
  package struct Row {
    package let key: String
    package let type: AnimationType
    package let standard: AnimationType
    /// In seconds.
    package let wait: Double
  }

  /// In the order of the slides.
  package let rows: [Row]
  /// As the motion set has them.
  private let standard: ChildrenAnimations<String>
  /// As they were tuned.
  private let tuned: ChildrenAnimations<String>

  init(_ props: Intro.Props) {
    var container = ChildrenAnimations<String>()
    let elements = props.deck.allElements(with: props.step, props.step)
    Intro.describeMotions(of: elements, as: props, in: &container, from: props.step)
    let designed = container
    Intro.tune(&container, as: props, with: elements)
    (standard, tuned) = (designed, container)
    rows = props.deck.keys.compactMap { [container] key in
      let motion = container[key]
      guard motion.duration > 0 else { return nil }
      let waited = motion.waited
      return Row(
        key: key, type: waited.motion.type ?? .none,
        standard: designed[key].waited.motion.type ?? .none, wait: waited.seconds)
    }
  }

  /// The same without what was tuned.
  var designed: MotionTable { MotionTable(rows: rows, standard: standard, tuned: standard) }

  private init(
    rows: [Row], standard: ChildrenAnimations<String>, tuned: ChildrenAnimations<String>
  ) {
    (self.rows, self.standard, self.tuned) = (rows, standard, tuned)
  }

  /// The elements that have a motion, in the order of the slides.
  package var keys: [String] { rows.map(\.key) }

  /// The type of an element's motion, whether or not it waits first; none if it is not of one type.
  ///
  /// - Parameter role: nil: the common one.
  package func type(of key: String, in role: ChildRole? = nil) -> AnimationType {
    (role.map { tuned[key, $0] } ?? tuned[key]).waited.motion.type ?? .none
  }

  /// The motion that the motion set has for an element.
  package func standardType(of key: String, in role: ChildRole? = nil) -> AnimationType {
    (role.map { standard[key, $0] } ?? standard[key]).waited.motion.type ?? .none
  }

  /// The seconds for which an element waits before it moves, as its slide says and as it was tuned.
  package func wait(of key: String) -> Double { tuned[key].waited.seconds }
}
