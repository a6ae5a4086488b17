import Engine

extension Path {
  /// The rectangle that the path is, with one radius of all its corners; nil: it is none.
  var roundBox: (rect: Rect, radius: Double)? {
    guard let rect = tightBox, rect.width > 0, rect.height > 0,
      case .move(let start)? = elements.first
    else { return nil }
    let radius = elements.count == 5 ? 0 : start.x - rect.minX
    guard radius >= 0, radius <= min(rect.width, rect.height) / 2 * (1 + 1e-9) else { return nil }
    let ideal = radius == 0 ? Path.rect(rect) : .rounded(rect, Size(radius, radius))
    return lies(on: ideal, within: 1e-9 * (rect.width + rect.height)) ? (rect, radius) : nil
  }

  /// True if it has the steps of another path, each of its points that near to the other's.
  private func lies(on other: Path, within distance: Double) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { step, ideal in
        step.isCurve == ideal.isCurve && step.points.count == ideal.points.count
          && zip(step.points, ideal.points).allSatisfy { $0.distance(to: $1) <= distance }
      }
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    if case .cubic = self { true } else { false }
  }
}
