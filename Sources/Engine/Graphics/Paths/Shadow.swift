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
  /// The points by which the shadow's edges lie outside of the box's; < 0: inside.
  package var spread = 0.0

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
    Lanes(offset.x, offset.y, blur, color.red, color.green, color.blue, color.alpha, spread)
  }
  /// The value of such numbers.
  public init(lanes: Lanes) {
    self.init(
      blur: lanes[2], offset: Point(lanes[0], lanes[1]),
      color: Color(red: lanes[3], green: lanes[4], blue: lanes[5], alpha: lanes[6]))
    spread = lanes[7]
  }
}

extension Shadow {
  /// The shadow as numbers that count as far as it is opaque: one that fades in or out keeps its
  /// place and colour.
  var fadingLanes: Lanes {
    var lanes = lanes * color.alpha
    lanes[6] = color.alpha
    return lanes
  }

  /// The shadow of such numbers, within what can be shown; nil: nothing is seen of it.
  package init?(fading lanes: Lanes) {
    let alpha = lanes[6]
    guard alpha > 0 else { return nil }
    var own = lanes / alpha
    own[6] = alpha
    self = Shadow(lanes: own).shown
  }

  /// The same shadow within what can be shown: blur ≥ 0, the colour's components 0…1.
  var shown: Shadow {
    let components = pointwiseMin(pointwiseMax(color.lanes, .zero), Lanes(repeating: 1))
    var shown = self
    (shown.blur, shown.color) = (max(0, blur), Color(lanes: components))
    return shown
  }
}
