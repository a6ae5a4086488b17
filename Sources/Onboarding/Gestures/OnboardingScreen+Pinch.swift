import Engine

/// Two fingers that lead to another slide: they scrub the change as a drag does.
extension OnboardingScreen {
  /// A pinch on its way.
  struct Pinch {
    let pinch: SlidePinch
    let step: SlideHistory.Step
    /// Where a drag would have begun that does the same.
    let press: Point
  }

  /// Takes an event of two fingers.
  ///
  /// - Returns: true if it is for nobody else.
  func pinch(with event: InputEvent, at time: Instant) -> Bool {
    switch event {
    case .pinch(let point, let factor):
      if pinch == nil { begin(at: point, time) }
      follow(factor, time)
      return true
    case .release where pinch != nil, .cancel where pinch != nil:
      hand.handle(event, at: time, on: self)
      pinch = nil
      return true
    case .press where pinch != nil:
      // Its end was lost.
      hand.cancel(at: time, on: self)
      pinch = nil
      return false
    default: return false
    }
  }

  private func begin(at point: Point, _ time: Instant) {
    guard let meant = pinchedElement(at: point)?.gestures.pinch, let step = step(of: meant.link)
    else {
      return
    }
    _ = claim(.cancel, at: time)
    hand.cancel(at: time, on: self)
    pinch = Pinch(pinch: meant, step: step, press: point)
    hand.handle(.press(point), at: time, on: self)
  }

  /// Goes as far as a drag to the left would, for the share of its way that the fingers have gone.
  private func follow(_ factor: Double, _ time: Instant) {
    guard let pinch else { return }
    let way = pinch.pinch.progress(by: factor) * max(1, column.width)
    hand.handle(.move(pinch.press - Point(way, 0)), at: time, on: self)
  }

  /// The innermost element under a point that can be pinched.
  private func pinchedElement(at point: Point) -> SlideElement? {
    var view = toHand.inverse.flatMap { root.seen(at: $0.apply(to: point)) }
    while let current = view {
      if let element = current.key.flatMap({ elements[$0] }), element.gestures.pinch != nil {
        return element
      }
      view = current.superview
    }
    return nil
  }
}
