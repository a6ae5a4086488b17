/// Changes the appearance of an element at rest into the one that it enters from, or leaves to. A
/// pure function. One that changes other props is a ``NodePropsTransformer``.
public typealias AnimationPropsTransformer = @Sendable (Appearance) -> Appearance

/// The built-in transformers. They act on the appearance at rest, one after the other from left to
/// right.
public enum AnimationProps {
  /// The size times a factor ≥ 0, around the centre.
  public static func scale(_ factor: Double) -> AnimationPropsTransformer {
    changing { $0.size = $0.size * factor }
  }

  /// Shifted to the left, by points of the canvas.
  public static func moveLeft(_ distance: Double) -> AnimationPropsTransformer {
    moving(Point(-distance, 0))
  }

  /// Shifted to the right, by points of the canvas.
  public static func moveRight(_ distance: Double) -> AnimationPropsTransformer {
    moving(Point(distance, 0))
  }

  /// Shifted upwards, by points of the canvas.
  public static func moveUp(_ distance: Double) -> AnimationPropsTransformer {
    moving(Point(0, -distance))
  }

  /// Shifted downwards, by points of the canvas.
  public static func moveDown(_ distance: Double) -> AnimationPropsTransformer {
    moving(Point(0, distance))
  }

  /// Transparent; with an alpha below 0, before the end of the way.
  public static func fade(to alpha: Double = 0) -> AnimationPropsTransformer {
    changing { $0.alpha = alpha }
  }

  /// Turned around the centre, by an angle in radians; positive turns clockwise.
  public static func rotate(_ angle: Double) -> AnimationPropsTransformer {
    changing { $0.transform.rotation += angle }
  }

  private static func moving(_ distance: Point) -> AnimationPropsTransformer {
    changing { $0.center = $0.center + distance }
  }

  private static func changing(
    _ change: @escaping @Sendable (inout Appearance) -> Void
  ) -> AnimationPropsTransformer {
    { appearance in
      var appearance = appearance
      change(&appearance)
      return appearance
    }
  }
}
