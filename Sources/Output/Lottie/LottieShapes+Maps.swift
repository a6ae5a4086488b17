import Engine
import Glibc
import JSONText

extension LottieShapes.Pose {
  /// The pose that a map is: a scale, a turn and a shift; nil: it slants, too.
  init?(_ map: AffineTransform) {
    let across = hypot(map.a, map.b)
    guard across > 0, abs(map.a * map.c + map.b * map.d) < 1e-6 * across else { return nil }
    place = .still(.numbers(map.tx, map.ty))
    scale = .still(.numbers(across * 100, map.determinant / across * 100))
    turn = .still(.number(atan2(map.b, map.a) * 180 / .pi))
  }
}
