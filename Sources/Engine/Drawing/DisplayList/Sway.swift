/// How a view is painted otherwise than it is presented: what goes on beside all changes.
package struct Sway: Hashable, Sendable {
  /// A colour in the place of that of the view's box, as far as a share says.
  package struct Fill: Hashable, Sendable {
    package var color: Color
    /// 0…1.
    package var share: Double

    /// A colour with its share.
    package init(color: Color, share: Double) { (self.color, self.share) = (color, share) }
  }

  /// In points of the parent.
  package var translation = Point.zero
  /// Around the centre.
  package var scale = 1.0
  /// In radians, clockwise around the centre.
  package var rotation = 0.0
  /// A factor.
  package var opacity = 1.0
  /// One over the other, the last one uppermost.
  package var fills: [Fill] = []

  /// As it is presented.
  package init() {}

  /// Both.
  package func and(_ other: Sway) -> Sway {
    var both = self
    both.translation = translation + other.translation
    both.scale *= other.scale
    both.rotation += other.rotation
    both.opacity *= other.opacity
    both.fills += other.fills
    return both
  }

  /// An appearance with it.
  func applied(to shown: Appearance) -> Appearance {
    var look = shown
    look.transform.translation = look.transform.translation + translation
    look.transform.scale = look.transform.scale * scale
    look.transform.rotation += rotation
    look.alpha = min(1, max(0, look.alpha * opacity))
    for fill in fills {
      look.backgroundColor = look.backgroundColor.interpolated(to: fill.color, at: fill.share)
    }
    return look
  }
}
