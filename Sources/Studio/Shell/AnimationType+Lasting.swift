import Engine

extension AnimationType {
  /// The same with another duration, in seconds.
  func lasting(_ duration: Double) -> AnimationType {
    switch self {
    case .none: .none
    case .linear: .linear(duration: duration)
    case .curve(let curve, _): .curve(curve, duration: duration)
    case .spring(_, let damping, let velocity):
      .spring(duration: duration, damping: damping, initialVelocity: velocity)
    }
  }
}
