@_exported public import Engine

// UIKit's names for the engine's types. A name of UIKit that isn't in this module isn't known to the
// compiler: Docs/Playground.md lists those that are.

public typealias UIView = View
public typealias UIColor = Color
public typealias UIEdgeInsets = Insets
public typealias CGColor = Color
public typealias CGFloat = Double
public typealias CGPoint = Point
public typealias CGRect = Rect
public typealias CGSize = Size
public typealias TimeInterval = Double

/// Foundation has one, too, which a file that imports both modules would else have to choose.
public typealias AffineTransform = Engine.AffineTransform

extension Rect {
  /// The rectangle smaller by a distance on both sides of each axis; larger if it is negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    inset(by: UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { offset(by: CGPoint(dx, dy)) }
}
