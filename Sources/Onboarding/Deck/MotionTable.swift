package import Engine

/// The motions of all elements of a slide show at one moment, made once for all of them.
package struct MotionTable {
  private let elements: [String]
  /// As the motion set has them.
  private let standard: ChildrenAnimations<String>
  /// As they were tuned.
  private let tuned: ChildrenAnimations<String>

  init(_ props: Intro.Props) {
    var container = ChildrenAnimations<String>()
    Intro.describeMotions(of: props, in: &container, from: props.step)
    elements = props.deck.keys
    standard = container
    Intro.tune(&container, as: props)
    tuned = container
  }

  /// The elements that have a motion, in the order of the slides.
  package var keys: [String] { elements.filter { tuned[$0].duration > 0 } }

  /// The type of an element's motion, whether or not it waits first; none if it is not of one type.
  package func type(of key: String) -> AnimationType { tuned[key].waited.motion.type ?? .none }

  /// The motion that the motion set has for an element.
  package func standardType(of key: String) -> AnimationType {
    standard[key].waited.motion.type ?? .none
  }

  /// The seconds for which an element waits before it moves, as its slide says and as it was tuned.
  package func wait(of key: String) -> Double { tuned[key].waited.seconds }
}
