public import Engine

public typealias CGAffineTransform = Transform

/// The transforms that a scale, a turn and a shift make, in this order; those that shear are not
/// among them, so there is no `concatenating`.
extension Transform {
  /// Scales around the view's centre.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(scale: CGPoint(x, y)) }

  /// Moves by a distance in points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(translation: CGPoint(x, y)) }

  /// Turns around the view's centre, by an angle in radians; positive turns clockwise.
  public init(rotationAngle angle: CGFloat) { self.init(rotation: angle) }

  /// The transform with a shift before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var moved = self
    moved.translation = matrix.apply(to: CGPoint(x, y))
    return moved
  }

  /// The transform with a scale before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    var scaled = self
    scaled.scale = CGPoint(scale.x * x, scale.y * y)
    return scaled
  }

  /// True if it changes nothing.
  public var isIdentity: Bool { self == .identity }
}
