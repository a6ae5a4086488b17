/// A part of the screen, described: what it is made of, not how it changes.
///
/// A description is a value. Its type says how its props become children and content; the tree
/// compares two descriptions and moves the views from one to the other.
public protocol NodeDescription {
  associatedtype Props: NodeDescriptionProps
  /// What belongs to the part on screen rather than to who describes it.
  associatedtype State: Equatable & Sendable = NoState
  /// The names of the children, for their animations.
  associatedtype Keys = NoKeys

  var props: Props { get }

  /// The children, back to front.
  static func childrenDescriptions(props: Props, state: State) -> [any NodeDescription]
  /// Puts everything that is not appearance into the view: text, drawings, whether it takes input.
  static func apply(props: Props, to view: View)
  /// Says how the children move when the props or the state change.
  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State)
}

/// The state of a description that has none.
public struct NoState: Equatable, Sendable {
  public init() {}
}

/// The keys of a description whose children have none.
public enum NoKeys: Sendable {}

extension NodeDescription {
  public static func childrenDescriptions(props: Props, state: State) -> [any NodeDescription] {
    []
  }

  public static func apply(props: Props, to view: View) {}

  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State
  ) {}
}
