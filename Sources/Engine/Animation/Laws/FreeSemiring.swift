/// An expression of sums and products, before anyone says what they mean.
///
///     let scene = FreeSemiring.times(.single("a"), .plus(.single("b"), .single("c")))
///     scene.interpret { MaxPlus(durations[$0]) }   // how long it takes
///     scene.interpret { animations[$0] }           // what is seen
///     switch scene.form {
///     case .times(let first, let second): …        // one level of it
///     case .zero, .one, .single, .plus: …
///     }
///
/// Any depth is built, interpreted and released without recursion. So it is no `indirect enum`, as
/// it is in the deck: Swift releases one by recursion, and a deep one overflows the stack.
public struct FreeSemiring<A> {
  /// The outermost level of an expression: its parts are expressions again.
  public enum Form {
    /// Nothing that could ever play.
    case zero
    /// Nothing, which takes no time.
    case one
    /// A leaf.
    case single(A)
    /// Both at once.
    case plus(FreeSemiring, FreeSemiring)
    /// One after the other.
    case times(FreeSemiring, FreeSemiring)
  }

  private let node: Node

  private init(_ form: Form) { node = Node(form) }

  /// The expression as an enum, to switch over.
  public var form: Form { node.form }

  /// The zero: nothing that could ever play.
  public static var zero: FreeSemiring { FreeSemiring(.zero) }

  /// The one: nothing, which takes no time.
  public static var one: FreeSemiring { FreeSemiring(.one) }

  /// A leaf.
  public static func single(_ leaf: A) -> FreeSemiring { FreeSemiring(.single(leaf)) }

  /// The sum: both at once.
  public static func plus(_ a: FreeSemiring, _ b: FreeSemiring) -> FreeSemiring {
    FreeSemiring(.plus(a, b))
  }

  /// The product: one after the other.
  public static func times(_ a: FreeSemiring, _ b: FreeSemiring) -> FreeSemiring {
    FreeSemiring(.times(a, b))
  }

  /// The holder of a form, which releases those below it without recursion.
  private final class Node: TreeNode {
    private(set) var form: Form

    init(_ form: Form) { self.form = form }

    deinit { releaseChildren() }

    override func takeChildren(into list: inout [TreeNode]) {
      switch form {
      case .zero, .one, .single: return
      case .plus(let left, let right), .times(let left, let right):
        list.append(left.node)
        list.append(right.node)
      }
      form = .zero
    }
  }
}

// MARK: Meaning

extension FreeSemiring {
  /// The expression's value in a semiring, once its leaves have values there.
  public func interpret<Meaning: Semiring>(_ meaning: (A) -> Meaning) -> Meaning {
    fold(zero: .zero, one: .one, single: meaning, plus: { $0 + $1 }, times: { $0 * $1 })
  }

  /// The same expression with other leaves.
  public func map<B>(_ transform: (A) -> B) -> FreeSemiring<B> {
    fold(
      zero: .zero, one: .one, single: { .single(transform($0)) },
      plus: FreeSemiring<B>.plus, times: FreeSemiring<B>.times)
  }

  /// The leaves, from left to right.
  public var leaves: [A] {
    var leaves: [A] = []
    var pending = [self]
    while let expression = pending.popLast() {
      switch expression.form {
      case .zero, .one: break
      case .single(let leaf): leaves.append(leaf)
      case .plus(let left, let right), .times(let left, let right): pending += [right, left]
      }
    }
    return leaves
  }

  private enum Step {
    case visit(FreeSemiring)
    case add, multiply
  }

  /// The value of the whole from the values of its parts, bottom-up, without recursion.
  func fold<Result>(
    zero: Result, one: Result, single: (A) -> Result,
    plus: (Result, Result) -> Result, times: (Result, Result) -> Result
  ) -> Result {
    var steps = [Step.visit(self)]
    var results: [Result] = []
    func combine(_ operation: (Result, Result) -> Result) {
      let right = results.removeLast()
      results.append(operation(results.removeLast(), right))
    }
    while let step = steps.popLast() {
      switch step {
      case .add: combine(plus)
      case .multiply: combine(times)
      case .visit(let expression):
        switch expression.form {
        case .zero: results.append(zero)
        case .one: results.append(one)
        case .single(let leaf): results.append(single(leaf))
        case .plus(let left, let right): steps += [.add, .visit(right), .visit(left)]
        case .times(let left, let right): steps += [.multiply, .visit(right), .visit(left)]
        }
      }
    }
    return results[0]
  }
}
