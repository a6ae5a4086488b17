/// Named fragments in an expression: what plays when, before what it looks like.
///
///     Scene("hello", .times(.single(Fragment("grow", for: 2)), .single(Fragment("fade", for: 1))))
///       .intervals   // grow 0…2, fade 2…3
public struct Scene {
  public var name: String
  public var expression: FreeSemiring<Fragment>

  public init(_ name: String, _ expression: FreeSemiring<Fragment>) {
    self.name = name
    self.expression = expression
  }

  /// In seconds.
  public var duration: Double { animation.duration }

  /// The scene as one animation.
  public var animation: Animation<Effect> { expression.interpret(\.animation) }

  /// The interval of each fragment, from left to right.
  ///
  /// A fragment whose animation is zero or one has an interval without length, at its start. What a
  /// zero annihilates never plays and has no interval. Takes a time proportional to the number of
  /// fragments.
  public var intervals: [Interval] {
    let plan = expression.fold(
      zero: Plan.zero, one: .one, single: Plan.init(leaf:), compound: Plan.init)
    return plan.intervals
  }

  /// The names of the objects that the fragments move, each once, in their order.
  public var actors: [String] {
    var seen = Set<String>()
    return expression.leaves.compactMap(\.actor).filter { seen.insert($0).inserted }
  }
}

/// A named piece of a scene.
public struct Fragment {
  public var name: String
  /// The name of what it moves; nil if it is not said.
  public var actor: String?
  /// The animation it plays; its duration is the fragment's.
  public var animation: Animation<Effect>

  public init(_ name: String, actor: String? = nil, _ animation: Animation<Effect>) {
    self.name = name
    self.actor = actor
    self.animation = animation
  }

  /// A fragment that takes its time and shows nothing.
  ///
  /// - Parameter duration: in seconds; finite and > 0.
  public init(_ name: String, actor: String? = nil, for duration: Double) {
    self.init(name, actor: actor, .runnable(duration: duration) { _ in Effect() })
  }
}

/// The facts of a part of a scene, found bottom-up: whether it ever plays, and how long it takes.
private final class Plan {
  enum Kind {
    case nothing
    case fragment(String)
    case sequence(Plan, Plan)
    case parallel(Plan, Plan)
  }

  /// nil: it never plays.
  let duration: Double?
  private var kind: Kind

  static var zero: Plan { Plan(nil, .nothing) }
  static var one: Plan { Plan(0, .nothing) }

  private init(_ duration: Double?, _ kind: Kind) {
    self.duration = duration
    self.kind = kind
  }

  convenience init(leaf: Fragment) {
    let isZero = if case .cancelled = leaf.animation { true } else { false }
    self.init(isZero ? nil : leaf.animation.duration, .fragment(leaf.name))
  }

  convenience init(_ operation: FreeSemiringNode<Fragment>.Operator, _ left: Plan, _ right: Plan) {
    let (first, second) = (MaxPlus(left.duration), MaxPlus(right.duration))
    switch operation {
    case .times: self.init((first * second).seconds, .sequence(left, right))
    case .plus: self.init((first + second).seconds, .parallel(left, right))
    }
  }

  /// Top-down: who starts when.
  var intervals: [Interval] {
    var intervals: [Interval] = []
    var pending: [(plan: Plan, start: Double)] = [(self, 0)]
    while let (plan, start) = pending.popLast() {
      switch plan.kind {
      case .nothing: break
      case .fragment(let name):
        intervals.append(Interval(name, start: start, end: start + (plan.duration ?? 0)))
      case .sequence(let first, let second):
        // A product with a zero in it is annihilated as a whole.
        guard plan.duration != nil, let duration = first.duration else { continue }
        pending += [(second, start + duration), (first, start)]
      case .parallel(let first, let second): pending += [(second, start), (first, start)]
      }
    }
    return intervals
  }

  deinit {
    var pending = takeParts()
    while var plan = pending.popLast() {
      if isKnownUniquelyReferenced(&plan) { pending += plan.takeParts() }
    }
  }

  private func takeParts() -> [Plan] {
    defer { kind = .nothing }
    switch kind {
    case .nothing, .fragment: return []
    case .sequence(let first, let second), .parallel(let first, let second):
      return [first, second]
    }
  }
}
