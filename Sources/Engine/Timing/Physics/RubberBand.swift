/// The give of an edge: the further the hand pulls beyond it, the less the content follows.
public enum RubberBand {
  /// The distance by which content of a dimension (points, above 0) follows an overshoot, both in
  /// points: x·c·d / (d + c·|x|). Odd in x, slope c at 0, never as much as the dimension.
  ///
  ///     RubberBand.offset(overshoot: 10, dimension: 100)  // 5.213…
  public static func offset(
    overshoot: Double, dimension: Double, coefficient: Double = 0.55
  ) -> Double {
    check(dimension, coefficient)
    let size = dimension / (1 + dimension / (coefficient * abs(overshoot)))
    return overshoot < 0 ? -size : size
  }

  /// The overshoot that has this offset: b·d / (c·(d − |b|)); infinite from the dimension on.
  public static func overshoot(
    offset: Double, dimension: Double, coefficient: Double = 0.55
  ) -> Double {
    check(dimension, coefficient)
    let size = abs(offset) * dimension / (coefficient * max(dimension - abs(offset), 0))
    return offset < 0 ? -size : size
  }

  private static func check(_ dimension: Double, _ coefficient: Double) {
    require(
      dimension > 0 && coefficient > 0, "RubberBand: dimension and coefficient must be above 0")
  }
}
