/// Where and how strongly a view shows on screen, to be held when it changes its parent.
struct ScreenSpot {
  let parent: View?
  /// The view's centre in the root's coordinates.
  private let center: Point
  /// How much of the view's own opacity its parents leave, 0…1.
  private let strength: Double

  init(of view: View) {
    parent = view.superview
    center = view.presentedToRoot.apply(
      to: Point(view.presented.size.width / 2, view.presented.size.height / 2))
    strength = Self.strength(above: view)
  }

  /// Puts a view, in its new parent, at the spot; what moved it ends.
  ///
  /// - Parameter looks: the view's when it is wholly there.
  func hold(_ view: View, on host: View, looks: Appearance) {
    guard let parent = view.superview else { return }
    let back = parent.presentedToRoot.inverse ?? .identity
    view.frame = Rect(center: back.apply(to: center), size: view.presented.size)
    let now = Self.strength(above: view)
    guard now > 0, now != strength else { return }
    view.layoutMark?.settled = looks
    view.alpha = min(1, view.presented.alpha * strength / now)
  }

  private static func strength(above view: View) -> Double {
    var product = 1.0
    var above = view.superview
    while let parent = above {
      product *= parent.presented.alpha
      above = parent.superview
    }
    return product
  }
}
