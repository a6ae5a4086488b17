import Engine

/// An expression of fragments in an equation.
struct LawScene {
  let expression: FreeSemiring<Fragment>
  /// The same, as it was made.
  let sketch: Sketch
  let operations: LawOperations

  init(_ sketch: Sketch, _ operations: LawOperations) {
    self.init(sketch, sketch.expression, operations)
  }

  private init(
    _ sketch: Sketch, _ expression: FreeSemiring<Fragment>, _ operations: LawOperations
  ) {
    self.sketch = sketch
    self.expression = expression
    self.operations = operations
  }

  static func * (a: LawScene, b: LawScene) -> LawScene {
    LawScene(.sequence(a.sketch, b.sketch), .times(a.expression, b.expression), a.operations)
  }

  static func + (a: LawScene, b: LawScene) -> LawScene {
    LawScene(.parallel(a.sketch, b.sketch), .plus(a.expression, b.expression), a.operations)
  }

  // MARK: Meanings

  /// The intervals in which the fragments play, as the table says.
  var intervals: [Interval] { operations.intervals(expression) }
  var sceneIntervals: [Interval] { Scene("", expression).intervals }
  var seconds: Double? { expression.interpret { MaxPlus($0.animation.duration) }.seconds }
  var isZero: Bool { seconds == nil }
  var duration: Double { seconds ?? 0 }
  var latestEnd: Double { intervals.map(\.end).max() ?? 0 }

  /// The sum of products in numbers, every fragment as its number.
  var count: Double { expression.interpret { Double($0.name.count + 1) } }

  /// The animation that is seen: every fragment as a way from 0 to 1.
  var term: LawTerm {
    let meaning = expression.interpret { linear(from: 0, to: 1, in: $0.animation.duration) }
    return LawTerm(animation: meaning, operations: operations)
  }

  /// The same by the sketch's own recursion.
  var sketchedTerm: LawTerm { LawTerm(animation: sketch.animation, operations: operations) }
}

extension Sketch {
  /// The sums and products of a sketch that has nothing else.
  fileprivate var expression: FreeSemiring<Fragment> {
    switch self {
    case .zero: .zero
    case .one: .one
    case .line(_, _, let duration, let property):
      .single(Fragment("abc".part(property), for: duration))
    case .sequence(let a, let b): .times(a.expression, b.expression)
    case .parallel(let a, let b): .plus(a.expression, b.expression)
    default: preconditionFailure("scenes are made of sums and products")
    }
  }
}

extension String {
  fileprivate func part(_ index: Int) -> String { String(Array(self)[index]) }
}
