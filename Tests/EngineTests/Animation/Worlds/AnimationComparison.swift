import Engine
import EngineTestSupport
import Testing

/// The values in which two animations must agree.
enum Agreement {
  /// In sum and count, so that one can stand for the other inside any expression.
  case everywhere
  /// In the mean only.
  case inTheMean
}

/// Expects that two animations are of one kind, take one time and show one value, up to rounding.
func expectSame(
  _ a: Animation<FloatAverage>, _ b: Animation<FloatAverage>, at progresses: [Double],
  _ agreement: Agreement = .everywhere, _ context: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard a.kindName == b.kindName, agree(a.duration, b.duration) else {
    Issue.record("\(a) against \(b): \(context())", sourceLocation: sourceLocation)
    return
  }
  for progress in progresses {
    guard let left = a.value(progress), let right = b.value(progress) else { continue }
    let same =
      switch agreement {
      case .everywhere: left.count == right.count && agree(left.sum[0], right.sum[0])
      case .inTheMean: agree(left.mean, right.mean)
      }
    guard !same else { continue }
    Issue.record(
      "\(left) against \(right) at \(progress): \(context())", sourceLocation: sourceLocation)
    return
  }
}

extension Animation {
  var kindName: String {
    switch self {
    case .cancelled: "zero"
    case .trivial: "one"
    case .runnable: "run"
    }
  }

  /// True if both are one and the same animation, not only equal ones.
  func isIdentical(to other: Animation) -> Bool {
    switch (self, other) {
    case (.cancelled, .cancelled), (.trivial, .trivial): true
    case (.runnable(let a), .runnable(let b)): a === b
    default: false
    }
  }
}
