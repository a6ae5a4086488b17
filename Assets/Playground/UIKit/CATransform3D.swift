// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Engine

public typealias CATransform3D = Transform

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Scales around the view's centre. Views are flat: `sz` has nothing to scale.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(scaleX: sx, y: sy)
}

/// Moves by a distance in points. There is no perspective, in which `tz` would show.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(translationX: tx, y: ty)
}

/// The transform with a scale before it.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  t.scaledBy(x: sx, y: sy)
}

/// The transform with a shift before it.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  t.translatedBy(x: tx, y: ty)
}

/// Turns by an angle in radians around the z axis, the only one around which a view turns.
///
/// - Precondition: `x` and `y` are 0, `z` is not.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat,
  file: StaticString = #fileID, line: UInt = #line
) -> CATransform3D {
  guard x == 0, y == 0, z != 0 else {
    fatalError("a view turns around the z axis alone: (0, 0, 1)", file: file, line: line)
  }
  return CATransform3D(rotationAngle: z < 0 ? -angle : angle)
}
