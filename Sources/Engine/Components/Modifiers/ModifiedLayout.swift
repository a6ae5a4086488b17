/// A layout that says something about another one to the component view that shows it; it takes
/// up no room and makes no view.
public struct ModifiedLayout: Layout {
  enum Modifier {
    case id(String)
    case reuseKey(String)
    /// nil: the component view's own animator.
    case animator((any Animator)?)
    /// Puts functions around the animator there is.
    case wrapper((inout WrapperAnimator) -> Void)
  }

  let modifier: Modifier
  let content: any Layout

  public var flexibility: Flexibility { content.flexibility }
  public var needsView: Bool { false }

  public func measurement(within maxSize: Size) -> LayoutMeasurement {
    let child = content.measurement(within: maxSize)
    return LayoutMeasurement(
      layout: self, size: child.size, maxSize: maxSize, sublayouts: [child])
  }

  public func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    guard let child = measurement.sublayouts.first?.arrangement(within: rect) else {
      return LayoutArrangement(layout: self, frame: rect, sublayouts: [])
    }
    return LayoutArrangement(
      layout: self, frame: child.frame, sublayouts: [child.moved(to: .zero)])
  }
}

extension LayoutArrangement {
  /// The same with its frame elsewhere.
  func moved(to origin: Point) -> LayoutArrangement {
    LayoutArrangement(
      layout: layout, frame: Rect(origin: origin, size: frame.size), sublayouts: sublayouts)
  }
}
