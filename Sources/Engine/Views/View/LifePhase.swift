/// The phase of a view's life on screen.
public enum LifePhase: String, Hashable, Sendable {
  /// On its way in; its place in the description is already taken.
  case entering
  case present
  /// On its way out; takes no input and no updates.
  case leaving
  /// Off the tree.
  case gone
}
