/// The pointer's mark on a view, for the view to look different.
public enum PressLook: Hashable, Sendable {
  case plain
  /// The pointer is over the view, no button down.
  case hovered
  /// The view is pressed, and letting go here would be its action.
  case pressed
}

/// A press that a view follows, in the view's own coordinates.
public enum Tracking: Hashable, Sendable {
  case began(Point)
  /// The pressed hand is there, on the view or not.
  case moved(Point)
  case ended(Point)
  /// The press was lost, or has become a drag that the view yields to the screen.
  case cancelled

  /// The place of the hand; nil if the press was cancelled.
  public var point: Point? {
    switch self {
    case .began(let point), .moved(let point), .ended(let point): point
    case .cancelled: nil
    }
  }
}
