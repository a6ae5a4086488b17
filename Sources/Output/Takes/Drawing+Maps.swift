package import Engine

extension Drawing {
  /// The drawing in units so small that its longer side has a hundred of them: thousandths, which
  /// files have, are far less than is seen.
  package var inSmallUnits: Drawing { inSmallUnits(of: longerSide) }

  /// The length of the longer side of its box.
  package var longerSide: Double { max(viewBox.width, viewBox.height) }

  /// The same in units of which a length has a hundred.
  package func inSmallUnits(of side: Double) -> Drawing {
    guard side > 0, side < 100 else { return self }
    let factor = 100 / side
    let map = AffineTransform.scale(factor, factor)
    return Drawing(
      viewBox: map.boundingBox(of: viewBox), items: items.map { $0.mapped(by: map) })
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
    case .text: return .group(transform: map, opacity: 1, items: [self])
    case .group(let id, let transform, let opacity, let items):
      // The group moves what is mapped as it moved what was not.
      let own = map.inverse.map { $0.then(transform).then(map) }
      let inner = items.map { $0.mapped(by: own == nil ? transform.then(map) : map) }
      return .group(id: id, transform: own ?? .identity, opacity: opacity, items: inner)
    case .clipped(let path, let items):
      return .clipped(by: path.mapped(by: map), items: items.map { $0.mapped(by: map) })
    case .masked(let mask, let mode, let items):
      return .masked(
        by: mask.map { $0.mapped(by: map) }, mode, items: items.map { $0.mapped(by: map) })
    case .composited(var compositing, let items):
      compositing.filter = compositing.filter?.mapped(by: map)
      return .composited(by: compositing, items: items.map { $0.mapped(by: map) })
    }
  }
}
