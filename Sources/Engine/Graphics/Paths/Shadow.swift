/// The soft shadow that a view's box throws on what lies below it.
///
///     view.shadow = Shadow(blur: 8, offset: Point(0, 2), color: Color(40, 48, 90, alpha: 0.1))
public struct Shadow: Hashable, Sendable {
  /// The softness: the standard deviation of its Gaussian blur in points, ≥ 0, as the
  /// `shadowRadius` of Core Animation; a CSS `box-shadow` blurs twice as far by its number.
  public var blur: Double
  /// From the box to its shadow, in points.
  public var offset: Point
  /// Its alpha, 0…1, is how dark the shadow is.
  public var color: Color

  /// A shadow; `blur` and `offset` in points.
  public init(blur: Double, offset: Point = .zero, color: Color) {
    self.blur = blur
    self.offset = offset
    self.color = color
  }

  /// No shadow.
  public static let clear = Shadow(blur: 0, color: .clear)
}

extension Shadow: Interpolatable {
  /// The value as numbers, for the engine to calculate with.
  public var lanes: Lanes {
    Lanes(offset.x, offset.y, blur, color.red, color.green, color.blue, color.alpha, 0)
  }
  /// The value of such numbers.
  public init(lanes: Lanes) {
    self.init(
      blur: lanes[2], offset: Point(lanes[0], lanes[1]),
      color: Color(red: lanes[3], green: lanes[4], blue: lanes[5], alpha: lanes[6]))
  }
}

extension Shadow {
  /// The same shadow within what can be shown: blur ≥ 0, the colour's components 0…1.
  var shown: Shadow {
    let components = pointwiseMin(pointwiseMax(color.lanes, .zero), Lanes(repeating: 1))
    return Shadow(blur: max(0, blur), offset: offset, color: Color(lanes: components))
  }
}
