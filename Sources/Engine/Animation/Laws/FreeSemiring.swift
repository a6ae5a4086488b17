/// An expression of sums and products, before anyone says what they mean.
///
///     let scene = FreeSemiring.times(.single("a"), .plus(.single("b"), .single("c")))
///     scene.interpret { MaxPlus(durations[$0]) }   // how long it takes
///     scene.interpret { animations[$0] }           // what is seen
///
/// Any depth is built, interpreted and released without recursion.
public enum FreeSemiring<A> {
  case zero
  case one
  case single(A)
  /// A product or a sum; made by ``times(_:_:)`` and ``plus(_:_:)``.
  case compound(FreeSemiringNode<A>)

  /// The product: one after the other.
  public static func times(_ a: FreeSemiring, _ b: FreeSemiring) -> FreeSemiring {
    .compound(FreeSemiringNode(.times, a, b))
  }

  /// The sum: both at once.
  public static func plus(_ a: FreeSemiring, _ b: FreeSemiring) -> FreeSemiring {
    .compound(FreeSemiringNode(.plus, a, b))
  }
}

/// A product or a sum in an expression.
public final class FreeSemiringNode<A>: TreeNode {
  /// Which of the two.
  public enum Operator: Hashable, Sendable { case times, plus }

  /// The operator between the two parts.
  public let operation: Operator
  /// The part before the operator.
  public private(set) var left: FreeSemiring<A>
  /// The part behind the operator.
  public private(set) var right: FreeSemiring<A>

  init(_ operation: Operator, _ left: FreeSemiring<A>, _ right: FreeSemiring<A>) {
    self.operation = operation
    self.left = left
    self.right = right
  }

  deinit { releaseChildren() }

  override func takeChildren(into list: inout [TreeNode]) {
    if case .compound(let node) = left { list.append(node) }
    if case .compound(let node) = right { list.append(node) }
    (left, right) = (.zero, .zero)
  }
}

// MARK: Meaning

extension FreeSemiring {
  /// The expression's value in a semiring, once its leaves have values there.
  public func interpret<Meaning: Semiring>(_ meaning: (A) -> Meaning) -> Meaning {
    fold(
      zero: .zero, one: .one, single: meaning,
      compound: { operation, left, right in
        operation == .times ? left * right : left + right
      })
  }

  /// The same expression with other leaves.
  public func map<B>(_ transform: (A) -> B) -> FreeSemiring<B> {
    fold(
      zero: .zero, one: .one, single: { .single(transform($0)) },
      compound: { operation, left, right in
        operation == .times ? .times(left, right) : .plus(left, right)
      })
  }

  /// The leaves, from left to right.
  public var leaves: [A] {
    var leaves: [A] = []
    var pending = [self]
    while let expression = pending.popLast() {
      switch expression {
      case .zero, .one: break
      case .single(let leaf): leaves.append(leaf)
      case .compound(let node): pending += [node.right, node.left]
      }
    }
    return leaves
  }

  private enum Step {
    case visit(FreeSemiring)
    case combine(FreeSemiringNode<A>.Operator)
  }

  /// The value of the whole from the values of its parts, bottom-up, without recursion.
  func fold<Result>(
    zero: Result, one: Result, single: (A) -> Result,
    compound: (FreeSemiringNode<A>.Operator, Result, Result) -> Result
  ) -> Result {
    var steps = [Step.visit(self)]
    var results: [Result] = []
    while let step = steps.popLast() {
      switch step {
      case .visit(.zero): results.append(zero)
      case .visit(.one): results.append(one)
      case .visit(.single(let leaf)): results.append(single(leaf))
      case .visit(.compound(let node)):
        steps += [.combine(node.operation), .visit(node.right), .visit(node.left)]
      case .combine(let operation):
        let right = results.removeLast()
        results.append(compound(operation, results.removeLast(), right))
      }
    }
    return results[0]
  }
}
