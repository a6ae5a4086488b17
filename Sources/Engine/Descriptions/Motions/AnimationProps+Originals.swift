/// The original's labels, and its usual distance.
extension AnimationProps {
  /// The size times a factor ≥ 0, around the centre.
  public static func scale(percentage: Double) -> AnimationPropsTransformer { scale(percentage) }

  /// Shifted to the left, by points of the canvas.
  public static func moveLeft(distance: Double = 1000) -> AnimationPropsTransformer {
    moveLeft(distance)
  }

  /// Shifted to the right, by points of the canvas.
  public static func moveRight(distance: Double = 1000) -> AnimationPropsTransformer {
    moveRight(distance)
  }
}

/// The same transformers, as functions of all props: for lists with such as change more than looks.
extension AnimationProps {
  /// The size times a factor ≥ 0, around the centre.
  @_disfavoredOverload
  public static func scale(_ factor: Double) -> NodePropsTransformer { ofLooks(scale(factor)) }

  /// The size times a factor ≥ 0, around the centre.
  @_disfavoredOverload
  public static func scale(percentage: Double) -> NodePropsTransformer {
    ofLooks(scale(percentage))
  }

  /// Shifted to the left, by points of the canvas.
  @_disfavoredOverload
  public static func moveLeft(_ distance: Double) -> NodePropsTransformer {
    ofLooks(moveLeft(distance))
  }

  /// Shifted to the left, by points of the canvas.
  @_disfavoredOverload
  public static func moveLeft(distance: Double = 1000) -> NodePropsTransformer {
    ofLooks(moveLeft(distance))
  }

  /// Shifted to the right, by points of the canvas.
  @_disfavoredOverload
  public static func moveRight(_ distance: Double) -> NodePropsTransformer {
    ofLooks(moveRight(distance))
  }

  /// Shifted to the right, by points of the canvas.
  @_disfavoredOverload
  public static func moveRight(distance: Double = 1000) -> NodePropsTransformer {
    ofLooks(moveRight(distance))
  }

  /// Shifted upwards, by points of the canvas.
  @_disfavoredOverload
  public static func moveUp(_ distance: Double) -> NodePropsTransformer {
    ofLooks(moveUp(distance))
  }

  /// Shifted downwards, by points of the canvas.
  @_disfavoredOverload
  public static func moveDown(_ distance: Double) -> NodePropsTransformer {
    ofLooks(moveDown(distance))
  }

  /// Transparent; with an alpha below 0, before the end of the way.
  @_disfavoredOverload
  public static func fade(to alpha: Double = 0) -> NodePropsTransformer {
    ofLooks(fade(to: alpha))
  }

  /// Turned around the centre, by an angle in radians; positive turns clockwise.
  @_disfavoredOverload
  public static func rotate(_ angle: Double) -> NodePropsTransformer { ofLooks(rotate(angle)) }

  private static func ofLooks(_ change: @escaping AnimationPropsTransformer) -> NodePropsTransformer
  {
    { props in
      var props = props
      props.appearance = change(props.appearance)
      return props
    }
  }
}
