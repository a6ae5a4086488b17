/// The room that items of a drawing take.
extension Drawing.Item {
  /// The box around all that the item paints, lines included; nil if it paints nothing.
  package var reach: Rect? {
    switch self {
    case .fill(let path, _): path.tightBox
    case .stroke(let path, let style, _):
      path.tightBox?.inset(
        by: -style.width / 2 * style.farthest(hasCorners: path.elements.count > 2))
    case .text(let text): text.reach
    case .group(_, let transform, _, let items):
      Self.reach(of: items).map(transform.boundingBox)
    case .clipped(let path, let items):
      Self.reach(of: items).flatMap { box in path.tightBox.map(box.intersection) }
    case .masked(let mask, _, let items):
      Self.reach(of: items).flatMap { box in Self.reach(of: mask).map(box.intersection) }
    case .composited(let compositing, let items):
      compositing.filter?.reach(of: Self.reach(of: items)) ?? Self.reach(of: items)
    }
  }

  /// The same of several; nil if they paint nothing.
  package static func reach(of items: [Drawing.Item]) -> Rect? { union(items.map(\.reach)) }

  private static func union(_ boxes: [Rect?]) -> Rect? {
    boxes.compactMap { $0 }.reduce(nil) { whole, box in whole?.union(box) ?? box }
  }
}
