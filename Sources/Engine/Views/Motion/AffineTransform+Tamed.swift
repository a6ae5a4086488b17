extension AffineTransform {
  /// The largest factor by which the map back may lead farther than on screen.
  static let farthest = 16.0

  /// The map back, which never stretches more than ``farthest`` times.
  ///
  /// The inverse exactly, unless the map makes anything smaller than a 16th. Along such a direction
  /// the map back stretches the less, the smaller the map makes it, and not at all where nothing
  /// is left of it: so a map that goes through nothing, to its mirror image, has a map back that
  /// goes through nothing too, without a jump.
  ///
  /// - Parameter middle: the point to which the map back always leads from its place on screen,
  ///   also where nothing else is left.
  func tamedInverse(around middle: Point) -> AffineTransform {
    // The squares of the factors by which the map stretches along its two axes, and how they lie.
    let (x, y, mixed) = (a * a + b * b, c * c + d * d, a * c + b * d)
    let (mean, half) = ((x + y) / 2, (x - y) / 2)
    let spread = (half * half + mixed * mixed).squareRoot()
    let (large, small) = (mean + spread, max(0, mean - spread))
    let least = 1 / (Self.farthest * Self.farthest)
    if small >= least, let inverse { return inverse }
    let (weak, strong) = (1 / max(small, least), 1 / max(large, least))
    // 1 / (the map's square), with the factors kept in bounds, times the map's transpose.
    let slope = spread > 0 ? (strong - weak) / (2 * spread) : 0
    let xx = weak + slope * (x - small)
    let yy = weak + slope * (y - small)
    let xy = slope * mixed
    let back = AffineTransform(
      a: xx * a + xy * c, b: xy * a + yy * c, c: xx * b + xy * d, d: xy * b + yy * d, tx: 0, ty: 0)
    let shown = apply(to: middle)
    let shift = middle - back.apply(to: shown)
    return back.then(.translation(shift.x, shift.y))
  }
}
