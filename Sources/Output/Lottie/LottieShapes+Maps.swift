import Engine
import Glibc
import JSONText

extension AffineTransform {
  /// True for a map that only turns, mirrors, scales and shifts: its sides are as long, and upright.
  var keepsCircles: Bool {
    abs(a * a + b * b - c * c - d * d) + abs(a * c + b * d) <= 1e-6 * abs(determinant) + 1e-9
  }
}

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
