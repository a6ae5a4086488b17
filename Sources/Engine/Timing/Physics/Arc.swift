/// The bend of a way from one place to another: a part of a circle.
enum Arc {
  /// The most that a way may turn, in radians: three quarters of a circle.
  static let most = 1.5 * Double.pi

  /// An angle within what an arc can have; no number counts as straight.
  static func cut(_ angle: Double) -> Double {
    angle.isNaN ? 0 : min(most, max(-most, angle))
  }

  /// The place on the way at a progress: each end exactly at 0 and 1, at a steady pace between them,
  /// and on along the circle beyond.
  ///
  /// - Parameter angle: by which the way turns, in radians; > 0 clockwise on screen. Where it is
  ///   almost nothing the way is straight.
  static func point(from: Lanes, to: Lanes, angle: Double, at progress: Double) -> Lanes {
    let (half, chord) = (cut(angle) / 2, to - from)
    guard abs(half) > 1e-9, progress != 0, progress != 1, chord.sum().isFinite else {
      return lerp(from, to, progress)
    }
    let factor = Math.sin(half * progress) / Math.sin(half)
    let turn = -half * (1 - progress)
    let (sine, cosine) = (Math.sin(turn) * factor, Math.cos(turn) * factor)
    var place = from
    place[0] += chord[0] * cosine - chord[1] * sine
    place[1] += chord[0] * sine + chord[1] * cosine
    return place.cut
  }
}
