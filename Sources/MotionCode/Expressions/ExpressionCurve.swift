package import Engine

/// A curve that can be named in an expression.
package struct ExpressionCurve: Equatable, Sendable {
  /// The names, as they are typed.
  enum Shape: String, CaseIterable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case cssEase, cssEaseIn, cssEaseOut, cssEaseInOut

    /// The strength of the deck's eases where nothing else is said; nil for curves that come in one
    /// strength only.
    var usualStrength: Double? {
      switch self {
      case .easeIn, .easeOut: 2
      case .easeInOut: 1
      case .linear, .cssEase, .cssEaseIn, .cssEaseOut, .cssEaseInOut: nil
      }
    }
  }

  let shape: Shape
  /// Nil for curves that come in one strength only.
  let strength: Double?

  init(_ shape: Shape, strength: Double? = nil) {
    self.shape = shape
    self.strength = shape.usualStrength.map { strength ?? $0 }
  }

  package var timing: TimingCurve {
    switch shape {
    case .linear: .linear
    case .easeIn: .deckEaseIn(strength ?? 2)
    case .easeOut: .deckEaseOut(strength ?? 2)
    case .easeInOut: .deckEaseInOut(strength ?? 1)
    case .cssEase: .cssEase
    case .cssEaseIn: .cssEaseIn
    case .cssEaseOut: .cssEaseOut
    case .cssEaseInOut: .cssEaseInOut
    }
  }
}

extension ExpressionCurve: CustomStringConvertible {
  /// As it is typed; the usual strength is left out.
  package var description: String {
    guard let strength, strength != shape.usualStrength else { return shape.rawValue }
    return "\(shape.rawValue)(\(PlainNumber.text(strength)))"
  }
}
