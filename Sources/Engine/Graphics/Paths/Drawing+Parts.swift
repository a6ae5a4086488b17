/// Parts: the groups of a drawing that have an id, and how they are moved without drawing anew.
extension Drawing {
  /// A group with an id.
  public struct Part: Hashable, Sendable {
    /// The id of the group.
    public let id: String
    /// The smallest box around the points of its outlines, in its own coordinates; lines may reach
    /// out of it by half their width.
    public let box: Rect
  }

  /// The looks of a part beside those it is drawn with.
  public struct Pose: Hashable, Sendable {
    /// Applied first, in the part's own coordinates.
    public var transform: AffineTransform
    /// A factor of the part's own opacity, 0…1.
    public var opacity: Double

    /// A pose; the part's own unless it is given another one.
    ///
    /// - Parameters:
    ///   - transform: in the coordinates of the drawing.
    ///   - opacity: 0…1, a factor.
    public init(transform: AffineTransform = .identity, opacity: Double = 1) {
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// The parts that have outlines, in paint order, each before those inside of it.
  public var parts: [Part] {
    var parts: [Part] = []
    _ = Self.box(of: items, parts: &parts)
    return parts
  }

  /// The same drawing with parts that are moved and faded, by their ids; ids that it hasn't mean
  /// nothing.
  ///
  ///     face.posed(["eye": Drawing.Pose(transform: .scale(1, 0.1))])
  public func posed(_ poses: [String: Pose]) -> Drawing {
    guard !poses.isEmpty else { return self }
    var posed = self
    posed.items = items.map { $0.posed(poses) }
    return posed
  }

  /// The box around items, in their coordinates; nil without any point.
  private static func box(of items: [Item], parts: inout [Part]) -> Rect? {
    var box: Rect?
    for item in items {
      guard let inner = Self.box(of: item, parts: &parts) else { continue }
      box = box?.union(inner) ?? inner
    }
    return box
  }

  private static func box(of item: Item, parts: inout [Part]) -> Rect? {
    switch item {
    case .fill(let path, _), .stroke(let path, _, _): return path.controlBox
    case .text(let text): return text.reach
    case .group(let id, let transform, _, let items):
      let place = parts.count
      guard let inner = box(of: items, parts: &parts) else { return nil }
      if let id { parts.insert(Part(id: id, box: inner), at: place) }
      return transform.boundingBox(of: inner)
    case .clipped(_, let items), .masked(_, _, let items), .composited(_, let items):
      return box(of: items, parts: &parts)
    }
  }
}

extension Drawing.Item {
  fileprivate func posed(_ poses: [String: Drawing.Pose]) -> Drawing.Item {
    switch self {
    case .fill, .stroke, .text: return self
    case .clipped(let path, let items):
      return .clipped(by: path, items: items.map { $0.posed(poses) })
    case .masked(let mask, let mode, let items):
      return .masked(by: mask, mode, items: items.map { $0.posed(poses) })
    case .composited(let compositing, let items):
      return .composited(by: compositing, items: items.map { $0.posed(poses) })
    case .group(let id, let transform, let opacity, let items):
      let pose = id.flatMap { poses[$0] } ?? Drawing.Pose()
      return .group(
        id: id, transform: pose.transform.then(transform), opacity: pose.opacity * opacity,
        items: items.map { $0.posed(poses) })
    }
  }
}

extension Path {
  /// The smallest box around the ends and control points of all steps; nil for the empty path.
  fileprivate var controlBox: Rect? {
    var corners: (low: Point, high: Point)?
    for point in elements.lazy.flatMap(\.points) {
      let (low, high) = corners ?? (point, point)
      corners = (
        Point(min(low.x, point.x), min(low.y, point.y)),
        Point(max(high.x, point.x), max(high.y, point.y))
      )
    }
    return corners.map { Rect($0.low.x, $0.low.y, $0.high.x - $0.low.x, $0.high.y - $0.low.y) }
  }
}

extension Path.Element {
  /// The point that the pen goes to, behind those that bend the way.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}
