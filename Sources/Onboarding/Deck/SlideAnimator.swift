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
  package func type(duration: Double) -> AnimationType {
    .spring(duration: duration, damping: self == .spring ? 0.35 : 0.9, initialVelocity: 0)
  }

  /// The type with which elements go, of a duration with which they come; nil: the same.
  package func leavingType(duration: Double) -> AnimationType? {
    self == .spring ? .curve(.cssEaseIn, duration: duration / 2) : nil
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

  /// The same difference as a transform, which does not fade.
  package var transform: Transform { moves.reduce(.identity) { $1.applied(to: $0) } }
}

extension SlideMove {
  /// A transform with the move in points.
  fileprivate func applied(to transform: Transform) -> Transform {
    var transform = transform
    switch self {
    case .scale(let factor): transform.scale = transform.scale * factor
    case .narrow(let factor): transform.scale.x *= factor
    case .left(let distance): transform.translation.x -= distance
    case .right(let distance): transform.translation.x += distance
    case .up(let distance): transform.translation.y -= distance
    case .down(let distance): transform.translation.y += distance
    case .rotate(let angle): transform.rotation += angle
    case .alpha, .draw: break
    }
    return transform
  }
}

extension SlideAnimator {
  /// The motion of an element that says none of its own.
  var motion: SlideMotion {
    var motion = SlideMotion(type, enter: kind.moves, leave: kind.moves)
    motion.leavingType = type.timing.flatMap { kind.leavingType(duration: $0.duration) }
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
  ///
  /// - Parameters:
  ///   - changed: the keys of all elements that do.
  ///   - groups: in the order in which their elements are shown.
  mutating func stagger(
    _ changed: Set<String>, of groups: [(group: SlideElement, animator: SlideAnimator)],
    _ role: ChildRole, in set: MotionSet
  ) {
    // What is in a group that comes itself comes with it.
    for (group, animator) in groups where animator.stagger > 0 && !changed.contains(group.key) {
      let waiting = group.elements.filter {
        changed.contains($0.key) && $0.motion(in: set) == animator.motion
      }
      for (element, steps) in zip(waiting, animator.steps(of: waiting.count)) where steps > 0 {
        let motion = self[element.key, role]
        self[element.key, role] = motion.delayed(by: animator.stagger * Double(steps))
      }
    }
  }
}
