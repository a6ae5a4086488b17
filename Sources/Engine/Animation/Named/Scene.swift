/// Named fragments in an expression: what plays when, before what it looks like.
///
///     Scene("hello", .times(.single(Fragment("grow", for: 2)), .single(Fragment("fade", for: 1))))
///       .intervals   // grow 0…2, fade 2…3
public struct Scene {
  /// The name under which it is listed.
  public var name: String
  /// The fragments, put in sequence and in parallel.
  public var expression: FreeSemiring<Fragment>

  /// A scene of fragments.
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
    var plan = Plan()
    let (zero, one) = (plan.add(nothing: nil), plan.add(nothing: 0))
    let whole = expression.fold(
      zero: zero, one: one, single: { plan.add($0) },
      plus: { plan.add(parallel: $0, $1) }, times: { plan.add(sequence: $0, $1) })
    return plan.intervals(of: whole)
  }

  /// The names of the objects that the fragments move, each once, in their order.
  public var actors: [String] {
    var seen = Set<String>()
    var actors: [String] = []
    for actor in expression.leaves.compactMap(\.actor) {
      if seen.insert(actor).inserted { actors.append(actor) }
    }
    return actors
  }
}

/// A named piece of a scene.
public struct Fragment {
  /// The name under which it is listed.
  public var name: String
  /// The name of what it moves; nil if it is not said.
  public var actor: String?
  /// The animation it plays; its duration is the fragment's.
  public var animation: Animation<Effect>

  /// A fragment that shows an animation.
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

/// The parts of a scene's expression, and how long each takes, found bottom-up.
private struct Plan {
  private enum Part {
    case nothing
    case fragment(String)
    case sequence(Int, Int)
    case parallel(Int, Int)
  }

  private struct Row {
    let part: Part
    /// nil: it never plays.
    let duration: Double?
  }

  /// Each behind the rows of its parts, which it knows by their numbers.
  private var rows: [Row] = []

  mutating func add(nothing duration: Double?) -> Int { add(.nothing, duration) }

  mutating func add(_ leaf: Fragment) -> Int {
    let isZero = if case .cancelled = leaf.animation { true } else { false }
    return add(.fragment(leaf.name), isZero ? nil : leaf.animation.duration)
  }

  mutating func add(sequence first: Int, _ second: Int) -> Int {
    add(.sequence(first, second), (length(first) * length(second)).seconds)
  }

  mutating func add(parallel first: Int, _ second: Int) -> Int {
    add(.parallel(first, second), (length(first) + length(second)).seconds)
  }

  private func length(_ row: Int) -> MaxPlus { MaxPlus(rows[row].duration) }

  private mutating func add(_ part: Part, _ duration: Double?) -> Int {
    rows.append(Row(part: part, duration: duration))
    return rows.count - 1
  }

  /// The intervals of a part that begins at 0, top-down.
  func intervals(of whole: Int) -> [Interval] {
    var intervals: [Interval] = []
    var pending = [(row: whole, start: 0.0)]
    while let (row, start) = pending.popLast() {
      let duration = rows[row].duration
      switch rows[row].part {
      case .nothing: break
      case .fragment(let name):
        intervals.append(Interval(name, start: start, end: start + (duration ?? 0)))
      case .sequence(let first, let second):
        // A product with a zero in it is annihilated as a whole.
        guard duration != nil, let before = rows[first].duration else { continue }
        pending += [(second, start + before), (first, start)]
      case .parallel(let first, let second): pending += [(second, start), (first, start)]
      }
    }
    return intervals
  }
}
