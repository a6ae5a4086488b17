/// A description's functions for those who know its type at run time only.
///
/// Casts to types that are known at run time only are patterns here: an optional of such a type
/// would have to be looked up first.
extension NodeDescription {
  var anyProps: any NodeDescriptionProps { props }
  /// The key of its props, which are not passed on for it.
  var anyKey: String? { props.key }

  /// True if props are of the description's own type.
  static func hasProps(like props: any NodeDescriptionProps) -> Bool { props is Props }

  static var initialState: any NodeDescriptionState { State() }
  static var hasState: Bool { State.self != NoState.self }

  static func children(
    props: any NodeDescriptionProps, state: any NodeDescriptionState, node: Int
  ) -> [any NodeDescription] {
    switch (props, state) {
    case (let props as Props, let state as State):
      childrenDescriptions(props: props, state: state, handle: StateHandle(node: node))
    default: []
    }
  }

  static func show(
    _ props: any NodeDescriptionProps, _ state: any NodeDescriptionState, in view: View,
    node: Int, updates: StateUpdates?
  ) {
    switch (props, state) {
    case (let props as Props, let state as State):
      let update = StateUpdater(StateHandle<State>(node: node), in: updates)
      apply(props: props, state: state, to: view, update: update)
    default: return
    }
  }

  static func motions(from old: Element, to new: Element) -> ChildMotions {
    var container = ChildrenAnimations<Keys>()
    if let current = old.props as? Props, let next = new.props as? Props,
      let before = old.state as? State, let after = new.state as? State
    {
      updateChildrenAnimations(
        container: &container, currentProps: current, nextProps: next, currentState: before,
        nextState: after)
    }
    return container.motions
  }
}

extension NodeDescriptionProps {
  /// Real equality, also of the types.
  func equals(_ other: any NodeDescriptionProps) -> Bool {
    switch other {
    case let other as Self: self == other
    default: false
    }
  }
}

extension NodeDescriptionState {
  /// Real equality, also of the types.
  func equals(_ other: any NodeDescriptionState) -> Bool {
    switch other {
    case let other as Self: self == other
    default: false
    }
  }
}
