/// Whose state is to change: a plain value, which a description may hand to its children in
/// their props.
public struct StateHandle<State: NodeDescriptionState>: Hashable, Sendable {
  /// The part's number in its tree.
  let node: Int
}

/// Changes the state of a part of the screen, from what a press or a timer calls.
///
/// Nothing happens at once: all changes that are asked for until the tree is advanced make one
/// update. What a part that has gone asks for is forgotten.
public struct StateUpdater<State: NodeDescriptionState> {
  private let handle: StateHandle<State>
  private let updates: StateUpdates?

  init(_ handle: StateHandle<State>, in updates: StateUpdates?) {
    self.handle = handle
    self.updates = updates
  }

  /// Changes the part's own state. The change does nothing else: while the state is on its way to
  /// another one, both are changed.
  public func callAsFunction(_ change: @escaping (inout State) -> Void) {
    updates?.add(handle, change)
  }

  /// Changes the state of another part of the same tree, which gave out its handle.
  public func update<Other>(
    _ handle: StateHandle<Other>, _ change: @escaping (inout Other) -> Void
  ) {
    updates?.add(handle, change)
  }

  /// Makes the change of an action that a part of the same tree handed out.
  public func perform(_ action: Action) { updates?.add(action.update) }
}

/// The changes of state that were asked for since the last frame, in their order.
final class StateUpdates {
  struct Update {
    let node: Int
    let change: (any NodeDescriptionState) -> any NodeDescriptionState
  }

  private var pending: [Update] = []

  var isEmpty: Bool { pending.isEmpty }

  func add<State>(_ handle: StateHandle<State>, _ change: @escaping (inout State) -> Void) {
    add(
      Update(node: handle.node) { state in
        guard var state = state as? State else { return state }
        change(&state)
        return state
      })
  }

  func add(_ update: Update) { pending.append(update) }

  func take() -> [Update] {
    defer { pending = [] }
    return pending
  }
}
