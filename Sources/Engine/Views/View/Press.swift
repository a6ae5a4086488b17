/// The mark of the pointer or of a key on a view, for the view to look different.
public enum PressLook: Hashable, Sendable {
  case plain
  /// The pointer is over the view, no button down.
  case hovered
  /// The view is pressed, and letting go here would be its action; or a key has just pressed it.
  case pressed
}

/// A step that the keyboard takes with a view that a hand draws along, as a slider's knob.
public enum Adjustment: Hashable, Sendable {
  /// On by a share of the whole way; below 0 it is back.
  case by(Double)
  case toStart, toEnd

  /// The share of the way, 0…1, to which it leads from another one.
  ///
  /// - Parameter least: the smallest step of a view that knows only some places.
  public func applied(to share: Double, least: Double = 0) -> Double {
    switch self {
    case .by(let step):
      min(1, max(0, share + (step < 0 ? min(step, -least) : max(step, least))))
    case .toStart: 0
    case .toEnd: 1
    }
  }
}

/// The shape of the pointer, which says what can be done where it is.
public enum Cursor: Hashable, Sendable {
  case arrow
  /// Something to press.
  case hand
  /// Something to drag, and something that is dragged.
  case openHand, closedHand
  /// Text to write in.
  case text
  /// Something to draw to the left and to the right.
  case resizeHorizontally

  /// The shape while a press holds on to what is there.
  var held: Cursor { self == .openHand ? .closedHand : self }
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

extension Tracking {
  /// The same press in coordinates with another origin.
  public func moved(by offset: Point) -> Tracking {
    switch self {
    case .began(let point): .began(point + offset)
    case .moved(let point): .moved(point + offset)
    case .ended(let point): .ended(point + offset)
    case .cancelled: .cancelled
    }
  }
}
