/// What lies between two ways to composite a group.
extension Compositing {
  /// nil: they mix otherwise, or their filters have other steps.
  func between(_ other: Compositing, _ fraction: Double) -> Compositing? {
    guard blend == other.blend, isIsolated == other.isIsolated else { return nil }
    switch (filter, other.filter) {
    case (nil, nil): return self
    case (let filter?, let end?):
      return filter.between(end, fraction).map {
        Compositing(blend: blend, isIsolated: isIsolated, filter: $0)
      }
    default: return nil
    }
  }
}

extension Filter {
  fileprivate func between(_ other: Filter, _ fraction: Double) -> Filter? {
    guard self != other else { return self }
    let steps = steps.pairs(with: other.steps) { $0.between($1, fraction) }
    guard let steps, (region == nil) == (other.region == nil) else { return nil }
    return Filter(region: region.between(other.region, fraction), steps: steps)
  }
}

extension Filter.Step {
  fileprivate func between(_ other: Filter.Step, _ fraction: Double) -> Filter.Step? {
    guard inputs == other.inputs, isLinear == other.isLinear,
      (region == nil) == (other.region == nil),
      let operation = operation.between(other.operation, fraction)
    else { return nil }
    return Filter.Step(
      operation, inputs, region: region.between(other.region, fraction), isLinear: isLinear)
  }
}

extension Rect? {
  /// Both are there, or none is.
  fileprivate func between(_ other: Rect?, _ fraction: Double) -> Rect? {
    guard let self, let other else { return nil }
    return self.interpolated(to: other, at: fraction)
  }
}

extension Filter.Operation {
  /// Lengths, colours and the numbers of matrices have something between them; of all else both are
  /// the same.
  fileprivate func between(
    _ other: Filter.Operation, _ fraction: Double
  ) -> Filter.Operation? {
    switch (self, other) {
    case (.blur(let size), .blur(let end)):
      return .blur(size.interpolated(to: end, at: fraction))
    case (.offset(let way), .offset(let end)):
      return .offset(way.interpolated(to: end, at: fraction))
    case (.erode(let radius), .erode(let end)):
      return .erode(radius.interpolated(to: end, at: fraction))
    case (.dilate(let radius), .dilate(let end)):
      return .dilate(radius.interpolated(to: end, at: fraction))
    case (.tile(let rect), .tile(let end)):
      return .tile(rect.interpolated(to: end, at: fraction))
    case (.flood(let color), .flood(let end)):
      return .flood(color.interpolated(to: end, at: fraction))
    case (.shadow(let way, let blur, let color), .shadow(let end, let last, let goal)):
      return .shadow(
        offset: way.interpolated(to: end, at: fraction),
        blur: blur.interpolated(to: last, at: fraction), color.interpolated(to: goal, at: fraction))
    case (.matrix(let rows), .matrix(let ends)):
      return rows.pairs(with: ends) { lerp($0, $1, fraction) }.map { .matrix($0) }
    default: return self == other ? self : nil
    }
  }
}
