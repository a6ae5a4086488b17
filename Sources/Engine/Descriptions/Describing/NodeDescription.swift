/// A part of the screen, described: what it is made of, not how it changes.
///
/// A description is a value. Its type says how its props become children and content; the tree
/// compares two descriptions and moves the views from one to the other. A part whose props and
/// state are equal to what they were is not described again.
public protocol NodeDescription: Sendable {
  associatedtype Props: NodeDescriptionProps
  /// The data that belongs to the part on screen rather than to who describes it. It lasts as long
  /// as the part does.
  associatedtype State: NodeDescriptionState = NoState
  /// The names of the children, for their animations.
  associatedtype Keys = NoKeys

  var props: Props { get }

  /// The children, back to front.
  static func childrenDescriptions(props: Props) -> [any NodeDescription]
  /// The children of a part that has a state. Calls the plain one unless implemented.
  static func childrenDescriptions(props: Props, state: State) -> [any NodeDescription]
  /// The children, for those who hand a child the means to change this part's state. Calls the
  /// plain one unless implemented.
  static func childrenDescriptions(
    props: Props, state: State, handle: StateHandle<State>
  ) -> [any NodeDescription]
  /// Puts everything that is not appearance into the view: text, drawings, whether it takes input.
  static func apply(props: Props, to view: View)
  /// The same for parts that show their state or react to a press. Calls the plain one unless
  /// implemented.
  static func apply(props: Props, state: State, to view: View, update: StateUpdater<State>)
  /// Says how the children move when the props change.
  ///
  /// A part that names no animation at all lets its children go along with its own motion.
  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props)
  /// The same for parts that have a state. Calls the plain one unless implemented.
  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State)
}

/// A view whose children are described together with it: to whoever describes it they are
/// children of its own, and move by the same ``ChildrenAnimations``.
public protocol NodeDescriptionWithChildren: NodeDescription {}

/// The state of a part of the screen; a part that comes begins with the empty one.
public protocol NodeDescriptionState: Equatable, Sendable {
  init()
}

/// The state of a description that has none.
public struct NoState: NodeDescriptionState {
  /// The state without any content.
  public init() {}
}

/// The keys of a description whose children have none.
public enum NoKeys: Sendable {}

/// A description whose values are its own props.
extension NodeDescription where Props == Self {
  /// The description itself, which is its own props.
  public var props: Self { self }
}

extension NodeDescription {
  /// No children. It is an error if the description has ``Keys``, the names of its children: then
  /// one of the three forms is implemented, as it is spelt here.
  public static func childrenDescriptions(props: Props) -> [any NodeDescription] {
    require(
      Keys.self == NoKeys.self,
      "\(Self.self) has Keys but describes no children: it implements none of "
        + "childrenDescriptions(props:), (props:state:) and (props:state:handle:)")
    return []
  }

  /// The children for the props alone.
  public static func childrenDescriptions(props: Props, state: State) -> [any NodeDescription] {
    childrenDescriptions(props: props)
  }

  /// The children for the props and the state alone.
  public static func childrenDescriptions(
    props: Props, state: State, handle: StateHandle<State>
  ) -> [any NodeDescription] {
    childrenDescriptions(props: props, state: state)
  }

  /// Does nothing beyond the appearance.
  public static func apply(props: Props, to view: View) {}

  /// Applies the props alone.
  public static func apply(
    props: Props, state: State, to view: View, update: StateUpdater<State>
  ) {
    apply(props: props, to: view)
  }

  /// Animates nothing. It is an error if the description has ``Keys``, which are for animations:
  /// then one of the two forms is implemented, as it is spelt here.
  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props
  ) {
    require(
      Keys.self == NoKeys.self,
      "\(Self.self) has Keys but moves no children: it implements neither "
        + "updateChildrenAnimations(container:currentProps:nextProps:) nor that with "
        + "currentState: and nextState: at its end")
  }

  /// Animates nothing, unless the form with fewer parameters says so.
  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>,
    currentProps: Props, nextProps: Props, currentState: State, nextState: State
  ) {
    updateChildrenAnimations(
      container: &container, currentProps: currentProps, nextProps: nextProps)
  }
}
