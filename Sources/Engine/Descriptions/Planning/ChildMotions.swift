/// The role of an element in a transition.
public enum ChildRole: Hashable, Sendable {
  case entry, leave, update
}

/// The time at which the views of elements that leave go off the screen.
public enum RemovalTime: Hashable, Sendable {
  /// All together, when the transition is over.
  case whenAllEnd
  /// Each when its own motion is over.
  case whenOwnEnds
}

/// The three parts of a transition, as values: what leaves, what stays and what enters.
///
/// An empty part is one, and so takes no time in a sequence.
public struct TransitionPhases {
  /// The motions of what leaves, of what stays and of what enters.
  public var removals, updates, insertions: Animation<Effect>

  /// All at once.
  public var together: Animation<Effect> { removals + updates + insertions }
}

/// The content of ``ChildrenAnimations``, without the type of the keys.
struct ChildMotions {
  /// One child's motions; where a role has none of its own the common one counts.
  struct Entry {
    var common: Animation<ChildTransition>?
    var byRole: [ChildRole: Animation<ChildTransition>] = [:]

    func motion(_ role: ChildRole) -> Animation<ChildTransition>? { byRole[role] ?? common }
    var all: [Animation<ChildTransition>] { Array(byRole.values) + (common.map { [$0] } ?? []) }
  }

  var named: [String: Entry] = [:]
  var others = Entry()
  var choreography: (TransitionPhases) -> Animation<Effect> = { $0.together }
  var removal = RemovalTime.whenAllEnd

  /// True if no child was given a motion.
  var isSilent: Bool { named.isEmpty && others.common == nil && others.byRole.isEmpty }

  func motion(of key: String?, _ role: ChildRole) -> Animation<ChildTransition> {
    key.flatMap { named[$0]?.motion(role) } ?? others.motion(role) ?? .none
  }

  var shouldAnimate: Bool {
    others.all.contains { $0.duration > 0 }
      || named.values.contains { $0.all.contains { $0.duration > 0 } }
  }
}
