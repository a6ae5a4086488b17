/// A part of a runnable animation. Made by the operators; a program only holds it.
public final class AnimationNode<Value>: TreeNode {
  enum Kind {
    case leaf(Leaf<Value>)
    case sequence(AnimationNode, AnimationNode)
    case parallel(AnimationNode, AnimationNode, merge: (Value, Value) -> Value)
    /// The part's own time is bent: at a fraction of the whole, that fraction warped.
    case warped(AnimationNode, TimeWarp)
    /// A part that has a name or a marker; nothing else is different.
    case named(AnimationNode, PartLabel)
    /// The part again and again, without an end.
    case endless(AnimationNode)
    /// Being released: the children were handed on.
    case released
  }

  /// The duration, > 0: exact enough that sums don't depend on how they are grouped.
  let length: PreciseSeconds
  private(set) var kind: Kind
  /// The size of its tree.
  let extent: NodeExtent
  /// The mark by which the part is found again in whatever it is put into.
  let tag: PartTag?

  /// In seconds, > 0; infinite if a part repeats forever.
  var duration: Double { length.value }

  /// - Parameter length: > 0; its parts have been checked already.
  init(length: PreciseSeconds, kind: Kind, tag: PartTag? = nil) {
    self.length = length
    self.kind = kind
    self.tag = tag
    extent =
      switch kind {
      case .leaf(let leaf): leaf.extent
      case .sequence(let first, let second), .parallel(let first, let second, _):
        first.extent.beside(second.extent)
      case .warped(let part, _), .named(let part, _), .endless(let part): part.extent
      case .released: .leaf
      }
  }

  /// - Parameter duration: in seconds, from outside: finite and > 0.
  convenience init(
    duration: Double, kind: Kind, tag: PartTag? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      duration.isFinite && duration > 0, "a duration must be finite and > 0, not \(duration)",
      file: file, line: line)
    self.init(length: PreciseSeconds(duration), kind: kind, tag: tag)
  }

  convenience init(
    duration: Double, leaf: Leaf<Value>, tag: PartTag? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(duration: duration, kind: .leaf(leaf), tag: tag, file: file, line: line)
  }

  /// Stops the program if the part never ends: what is asked of it needs an end.
  func requireEnd(_ what: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    require(
      duration.isFinite, "what repeats forever has no end, so it can't be \(what); put it last",
      file: file, line: line)
  }

  deinit {
    if hasParts { releaseChildren() }
  }

  private var hasParts: Bool {
    switch kind {
    case .leaf, .released: false
    case .sequence, .parallel, .warped, .named, .endless: true
    }
  }

  override func takeChildren(into list: inout [TreeNode]) {
    switch kind {
    case .leaf, .released: return
    case .warped(let part, _), .named(let part, _), .endless(let part):
      if part.hasParts { list.append(part) }
    case .sequence(let first, let second), .parallel(let first, let second, _):
      if first.hasParts { list.append(first) }
      if second.hasParts { list.append(second) }
    }
    kind = .released
  }
}

/// A mark on a part of an animation: no name that people see, and no other mark is equal to it.
final class PartTag {}

/// The end of the tree: a value for each progress, as data where possible.
struct Leaf<Value> {
  var sample: (_ progress: Double) -> Value
  /// The property that the leaf moves, if it is bound.
  var property: Property?
  /// The value as lanes; nil if the value is no number.
  var motion: Motion?
  /// The extent of the animations that its function asks.
  var extent = NodeExtent.leaf
}

/// The course of a part's own time while the whole goes from 0 to 1.
enum TimeWarp: Equatable {
  case reversed
  case curve(TimingCurve)
  /// Faster or slower: the part's whole time in another duration.
  case stretched
  /// Stays at one fraction of the part's time.
  case resting(at: Double)
  /// The part a number of times, ≥ 1, one after the other.
  case repeated(Int)
  /// The part again and again, in a whole without an end.
  case endless

  /// True if the part may be gone through more than once.
  var isRepeating: Bool {
    switch self {
    case .repeated, .endless: true
    case .reversed, .curve, .stretched, .resting: false
    }
  }

  /// The fraction of the part's time at a fraction of the whole's; both 0…1.
  func callAsFunction(_ fraction: Double) -> Double {
    switch self {
    case .reversed: 1 - fraction
    case .curve(let curve): min(1, max(0, curve.value(at: fraction)))
    case .stretched, .endless: fraction
    case .resting(let place): place
    case .repeated(let count): Self.repeated(fraction, Double(count))
    }
  }

  /// At a seam the end of the earlier repetition wins.
  private static func repeated(_ fraction: Double, _ count: Double) -> Double {
    let passed = fraction * count
    let pass = max(0, (passed - Seam.width(in: count)).rounded(.up) - 1)
    return min(1, passed - pass)
  }
}

/// The size of an animation's tree, within what can be worked out: refused when it is built, since
/// a later frame could only run out of stack or time.
struct NodeExtent {
  /// The number of leaves, each as often as it is reached.
  private let leaves: Int32
  /// The number of functions that ask one another before a leaf has its value.
  private let nesting: Int32

  /// The extent of a leaf that asks no other animation.
  static let leaf = NodeExtent(leaves: 1, nesting: 0)

  private static let mostLeaves = Int32(1 << 22)
  private static let deepest = Int32(400)

  private init(leaves: Int32, nesting: Int32) {
    self.leaves = leaves
    self.nesting = nesting
  }

  /// The extent of a sum or product.
  func beside(_ other: NodeExtent) -> NodeExtent {
    let sum = leaves + other.leaves
    require(
      sum <= Self.mostLeaves,
      "an animation has at most \(Self.mostLeaves) parts, here are \(sum); repeating(count:) is one"
    )
    return NodeExtent(leaves: sum, nesting: max(nesting, other.nesting))
  }

  /// The extent of a leaf that asks this animation for its values.
  func nested(file: StaticString, line: UInt) -> NodeExtent {
    require(
      nesting < Self.deepest,
      "map and zip are nested at most \(Self.deepest) times; here is one more", file: file,
      line: line)
    return NodeExtent(leaves: 1, nesting: nesting + 1)
  }
}
