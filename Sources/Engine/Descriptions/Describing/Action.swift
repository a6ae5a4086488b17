/// A change of the state of a part, as a value that the part hands to its children in their props:
/// a button carries it, and a press of the button makes it.
///
///     ViewDescription.button(
///       "next", text, frame, background: .black, action: Action(handle) { $0.page += 1 })
///
/// Functions can't be compared, so actions are equal by their identity: the part, the place in the
/// source, and the `id`. An equal action is taken over as it was before. So a function that uses
/// more than the state takes what it uses as its `id`, as the rows of a list do.
public struct Action: Hashable, Sendable {
  private let part: Int
  private let source: String
  private let id: String
  private let change: @Sendable (any NodeDescriptionState) -> any NodeDescriptionState

  /// An action of the part that gave out the handle.
  ///
  /// - Parameters:
  ///   - handle: of the part whose state is changed.
  ///   - id: what the function uses beside the state; nothing by default.
  ///   - change: the change, made when the tree is advanced next, and nothing else: while the state
  ///     is on its way to another one, both are changed.
  public init<State>(
    _ handle: StateHandle<State>, id: String = "", file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, change: @escaping @Sendable (inout State) -> Void
  ) {
    part = handle.node
    source = "\(file):\(line):\(column)"
    self.id = id
    self.change = { state in
      guard var state = state as? State else { return state }
      change(&state)
      return state
    }
  }

  /// True for the same part, place in the source, and `id`.
  public static func == (a: Action, b: Action) -> Bool {
    a.part == b.part && a.source == b.source && a.id == b.id
  }

  /// Equal actions have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(part)
    hasher.combine(source)
    hasher.combine(id)
  }

  /// The change as one of those that are asked for until the next frame.
  var update: StateUpdates.Update { StateUpdates.Update(node: part, change: change) }
}
