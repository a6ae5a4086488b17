/// Which child moves how: filled by a description's `updateChildrenAnimations`.
///
/// Children are named by their keys; `"\(key)"` is what their props call them.
public struct ChildrenAnimations<Keys> {
  /// For children that have no animation of their own.
  public var allChildren: Animation<ChildTransition> = .none
  private var animations: [String: Animation<ChildTransition>] = [:]

  public init() {}

  /// The animation of a child; an explicit `.none` beats ``allChildren``.
  public subscript(key: Keys) -> Animation<ChildTransition> {
    get { animation(forKey: "\(key)") }
    set { animations["\(key)"] = newValue }
  }

  /// The same animation for several children. Reading gives the first one's.
  public subscript(keys: [Keys]) -> Animation<ChildTransition> {
    get { keys.first.map { self[$0] } ?? allChildren }
    set { for key in keys { self[key] = newValue } }
  }

  /// Whether any child moves.
  public var shouldAnimate: Bool {
    ([allChildren] + animations.values).contains { $0.duration > 0 }
  }

  /// The animation of the child that its props call so; nil: of a child without a name.
  public func animation(forKey key: String?) -> Animation<ChildTransition> {
    key.flatMap { animations[$0] } ?? allChildren
  }
}
