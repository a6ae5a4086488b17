import Engine
import Glibc

extension LottieShapes.Pose {
  /// The pose that a map is: a scale, a turn and a shift; nil: it slants, too.
  init?(_ map: AffineTransform) {
    let across = hypot(map.a, map.b)
    guard across > 0, abs(map.a * map.c + map.b * map.d) < 1e-6 * across else { return nil }
    place = ["a": 0, "k": .numbers(map.tx, map.ty)]
    scale = ["a": 0, "k": .numbers(across * 100, map.determinant / across * 100)]
    turn = ["a": 0, "k": .number(atan2(map.b, map.a) * 180 / .pi)]
  }
}

extension Drawing.Item {
  /// The item as it is drawn under a map; a line keeps one width, that of the mean scale.
  func mapped(by map: AffineTransform) -> Drawing.Item {
    switch self {
    case .fill(let path, let paint): return .fill(path.mapped(by: map), paint.mapped(by: map))
    case .stroke(let path, var style, let paint):
      style.width *= abs(map.determinant).squareRoot()
      return .stroke(path.mapped(by: map), style, paint.mapped(by: map))
    case .group(let id, let transform, let opacity, let items):
      let inner = items.map { $0.mapped(by: transform.then(map)) }
      return .group(id: id, transform: .identity, opacity: opacity, items: inner)
    case .clipped(let path, let items):
      return .clipped(by: path.mapped(by: map), items: items.map { $0.mapped(by: map) })
    }
  }
}

extension Paint {
  fileprivate func mapped(by map: AffineTransform) -> Paint {
    switch self {
    case .color: self
    case .linearGradient(let start, let end, let stops):
      .linearGradient(start: map.apply(to: start), end: map.apply(to: end), stops: stops)
    case .radialGradient(let circle, let focus, let stops):
      .radialGradient(circle.then(map), focus: focus, stops: stops)
    }
  }
}
