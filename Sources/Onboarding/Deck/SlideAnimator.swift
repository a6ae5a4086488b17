public import Engine

/// How the elements in a group come, go and change places that say no motion of their own: an animator
/// of a collection, as data.
public struct SlideAnimator: Hashable, Sendable {
  /// The kinds of animators; each is one of the gallery's.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// They grow, and shrink.
    case scale
    /// They rise, and fall.
    case slide
    /// They appear, and disappear.
    case fade
    /// They turn around their upright axes.
    case flip
    /// They turn and grow with a swing, and shrink.
    case spring
  }

  /// Where those begin that wait for each other.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    case top, bottom, center
  }

  /// How they look before they come and after they have gone.
  public var kind: Kind
  /// The curve or spring along which they move, and the duration.
  public var type: AnimationType
  /// The seconds from one to the next of those that come, and of those that go, ≥ 0.
  public var stagger = 0.0
  /// Which of them is the first.
  public var from = Origin.top

  /// An animator without waiting.
  public init(_ kind: Kind, _ type: AnimationType? = nil) {
    self.kind = kind
    self.type = type ?? kind.type(duration: Self.usualDuration)
  }

  /// The seconds that a change takes, if nobody says otherwise.
  static let usualDuration = 0.5
}

extension SlideAnimator.Kind {
  /// The spring that it moves along, if nobody says otherwise.
  func type(duration: Double) -> AnimationType {
    .spring(duration: duration, damping: self == .spring ? 0.35 : 0.9, initialVelocity: 0)
  }

  /// The difference between an element in its place and one that comes or has gone.
  var moves: [SlideMove] {
    switch self {
    case .scale: [.scale(0.2), .fade]
    case .slide: [.down(90), .fade]
    case .fade: [.fade]
    case .flip: [.narrow(0.02), .fade]
    case .spring: [.scale(0.01), .rotate(-0.6), .fade]
    }
  }
}

extension SlideAnimator {
  /// The motion of an element that says none of its own.
  var motion: SlideMotion {
    var motion = SlideMotion(type, enter: kind.moves, leave: kind.moves)
    if kind == .spring, let duration = type.timing?.duration {
      motion.leavingType = .curve(.cssEaseIn, duration: duration / 2)
    }
    return motion
  }

  /// The number of steps that each of so many elements waits.
  func steps(of count: Int) -> [Int] { (0..<count).map { from.order.rank(of: $0, in: count) } }
}

extension SlideAnimator.Origin {
  /// The same among the parts of a text.
  fileprivate var order: TextSplit.Origin {
    switch self {
    case .top: .start
    case .bottom: .end
    case .center: .center
    }
  }
}

extension [SlideElement] {
  /// All groups among them, and in them, that have an animator.
  var animated: [(group: SlideElement, animator: SlideAnimator)] {
    flatMap { $0.elements.isEmpty ? [] : [$0] + $0.elements.animatedGroups }
      .compactMap { group in group.animator.map { (group, $0) } }
  }

  private var animatedGroups: [SlideElement] {
    flatMap { $0.elements.isEmpty ? [] : [$0] + $0.elements.animatedGroups }
  }
}

extension ChildrenAnimations<String> {
  /// Lets those elements of groups wait for each other that come, or go, by the groups' animators.
  mutating func stagger(
    from current: [SlideElement], to next: [SlideElement], in set: MotionSet
  ) {
    stagger(next.animated, beside: Set(current.flatMap(\.all).map(\.key)), .entry, set)
    stagger(current.animated, beside: Set(next.flatMap(\.all).map(\.key)), .leave, set)
  }

  private mutating func stagger(
    _ groups: [(group: SlideElement, animator: SlideAnimator)], beside others: Set<String>,
    _ role: ChildRole, _ set: MotionSet
  ) {
    // What is in a group that comes itself comes with it.
    for (group, animator) in groups where animator.stagger > 0 && others.contains(group.key) {
      let changed = group.elements.filter {
        !others.contains($0.key) && $0.motion(in: set) == animator.motion
      }
      for (element, steps) in zip(changed, animator.steps(of: changed.count)) where steps > 0 {
        let motion = self[element.key, role]
        self[element.key, role] = motion.delayed(by: animator.stagger * Double(steps))
      }
    }
  }
}
