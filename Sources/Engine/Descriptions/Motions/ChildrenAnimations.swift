/// Which child moves how: filled by a description's `updateChildrenAnimations`.
///
/// Children are named by their keys; `"\(key)"` is what their props call them.
///
///     container.allChildren = Animation(type: .linear(duration: 0.3))
///     container[.title] = Animation(type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0))
///     container[.title, .leave] = Animation(type: .linear(duration: 0.1))
///     container[.button] = .none
public struct ChildrenAnimations<Keys> {
  private(set) var motions = ChildMotions()

  /// No animations: everything jumps.
  public init() {}

  /// For children that have no animation of their own.
  public var allChildren: Animation<ChildTransition> {
    get { motions.others.common ?? .none }
    set { motions.others = ChildMotions.Entry(common: newValue) }
  }

  /// The animation of a child; an explicit `.none` beats ``allChildren``.
  public subscript(key: Keys) -> Animation<ChildTransition> {
    get { animation(forKey: "\(key)") }
    set { motions.named["\(key)"] = ChildMotions.Entry(common: newValue) }
  }

  /// The same animation for several children. Reading gives the first one's.
  public subscript(keys: [Keys]) -> Animation<ChildTransition> {
    get { keys.first.map { self[$0] } ?? allChildren }
    set { for key in keys { self[key] = newValue } }
  }

  /// The animation of a child in one role only: when it enters, leaves or stays.
  ///
  /// Set it after the child's common animation, which takes the place of all roles.
  public subscript(key: Keys, role: ChildRole) -> Animation<ChildTransition> {
    get { motions.motion(of: "\(key)", role) }
    set { motions.named["\(key)", default: ChildMotions.Entry()].byRole[role] = newValue }
  }

  /// The animation of the other children in one role only.
  public subscript(allChildren role: ChildRole) -> Animation<ChildTransition> {
    get { motions.others.motion(role) ?? .none }
    set { motions.others.byRole[role] = newValue }
  }

  /// The order in which the parts of the change follow each other: all at once, unless set.
  ///
  ///     container.choreography = { $0.removals * $0.updates * $0.insertions }
  ///
  /// The answer must move what it was given, each part once and forwards.
  public var choreography: (TransitionPhases) -> Animation<Effect> {
    get { motions.choreography }
    set { motions.choreography = newValue }
  }

  /// The time at which leaving children go off the screen. It alters nobody's motion.
  public var removal: RemovalTime {
    get { motions.removal }
    set { motions.removal = newValue }
  }

  /// True if any child moves.
  public var shouldAnimate: Bool { motions.shouldAnimate }

  /// The animation of the child that its props call so; nil: of a child without a name.
  ///
  /// - Parameter role: nil: the common one.
  package func animation(
    forKey key: String?, role: ChildRole? = nil
  ) -> Animation<ChildTransition> {
    if let role { return motions.motion(of: key, role) }
    return key.flatMap { motions.named[$0]?.common } ?? allChildren
  }
}
