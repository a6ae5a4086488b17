/// The scale, the turn and the shift that a view applies to itself around its centre, in this
/// order.
///
/// The parts are kept apart, so that a turn by 2π is a whole turn on its way and a scale does
/// not shrink while it turns. ``matrix`` is the map they make together.
public struct Transform: Hashable, Sendable {
  /// The shift in points, applied last.
  public var translation: Point
  /// The factors along x and y, applied first; 1 leaves the size alone, negative mirrors.
  public var scale: Point
  /// The angle in radians; positive turns clockwise on screen.
  public var rotation: Double

  /// A transform of its three parts.
  public init(translation: Point = .zero, scale: Point = Point(1, 1), rotation: Double = 0) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }

  /// The transform that changes nothing.
  public static let identity = Transform()
  /// Scales both axes around the view's centre.
  public static func scale(_ factor: Double) -> Transform {
    Transform(scale: Point(factor, factor))
  }
  /// Moves by a distance in points.
  public static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(translation: Point(x, y))
  }
  /// Turns by an angle in radians, clockwise.
  public static func rotation(_ angle: Double) -> Transform { Transform(rotation: angle) }

  /// The map around the origin.
  public var matrix: AffineTransform {
    let scaled = AffineTransform.scale(scale.x, scale.y)
    let turned = rotation == 0 ? scaled : scaled.then(.rotation(rotation))
    return turned.then(.translation(translation.x, translation.y))
  }
}

extension Transform: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes {
    Lanes(translation.x, translation.y, scale.x, scale.y, rotation, 0, 0, 0)
  }
  /// The value of such numbers.
  public init(lanes: Lanes) {
    self.init(
      translation: Point(lanes[0], lanes[1]), scale: Point(lanes[2], lanes[3]), rotation: lanes[4])
  }
}
