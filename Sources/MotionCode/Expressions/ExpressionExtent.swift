import Engine

/// The duration and the pieces of an expression's animation, which the limits are about.
struct ExpressionExtent: Equatable {
  /// Nil for zero, which takes no time and takes it from all that it is sequenced with.
  var seconds: Double?
  /// Parts and waits played one by one; 0 for zero and one.
  var pieces: Int

  static let zero = ExpressionExtent(seconds: nil, pieces: 0)
  static let one = ExpressionExtent(seconds: 0, pieces: 0)

  static func part(seconds: Double) -> ExpressionExtent {
    ExpressionExtent(seconds: seconds, pieces: 1)
  }

  static func + (a: ExpressionExtent, b: ExpressionExtent) -> ExpressionExtent {
    guard let first = a.seconds else { return b }
    guard let second = b.seconds else { return a }
    return ExpressionExtent(seconds: max(first, second), pieces: a.pieces + b.pieces)
  }

  static func * (a: ExpressionExtent, b: ExpressionExtent) -> ExpressionExtent {
    guard let first = a.seconds, let second = b.seconds else { return .zero }
    return ExpressionExtent(seconds: first + second, pieces: a.pieces + b.pieces)
  }

  /// With a wait before or behind; zero and one don't wait.
  func waiting(_ wait: Double) -> ExpressionExtent {
    pieces > 0 && wait > 0 ? self * .part(seconds: wait) : self
  }

  /// As often as `count` says; 0 times is one.
  func repeated(_ count: Int) -> ExpressionExtent {
    guard count > 0 else { return .one }
    return ExpressionExtent(seconds: seconds.map { $0 * Double(count) }, pieces: pieces * count)
  }

  func stretched(to duration: Double) -> ExpressionExtent {
    pieces > 0 ? ExpressionExtent(seconds: duration, pieces: pieces) : self
  }

  /// Sums that are 3600 in decimals may be a trifle more in binary.
  private static let rounding = 1e-6

  /// A message that says what is too large, and what to do; nil if nothing is.
  var excess: String? {
    if let seconds, !(seconds <= ExpressionLimits.seconds + Self.rounding) {
      return
        "with this it takes more than \(PlainNumber.text(ExpressionLimits.seconds)) seconds;"
        + " make it shorter"
    }
    guard pieces > ExpressionLimits.pieces else { return nil }
    return "with this more than \(ExpressionLimits.pieces) parts are played; repeat fewer"
  }
}
