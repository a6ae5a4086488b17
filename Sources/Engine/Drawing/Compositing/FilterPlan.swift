/// A filter at a place: its lengths in pixels, and the pixels that it needs and gives.
///
/// Nothing in it depends on the pixels that are asked for, so that each has the same value in any
/// part of a picture.
struct FilterPlan {
  /// A step with its lengths in pixels.
  struct Step {
    let operation: Filter.Operation
    let blur: (across: BlurKernel, down: BlurKernel)
    let shift: (across: Int, down: Int)
    /// How far around a pixel others go into it.
    let spread: (across: Int, down: Int)
    /// The rectangle that a tile repeats; nil: it repeats nothing.
    let tile: FilterTile?
    /// The pixels of the picture whose edges a convolution goes by; nil: it has none.
    let edges: PixelRect?
    let inputs: [Filter.Input]
    let region: FilterRegion?
    let isLinear: Bool
  }

  let steps: [Step]
  /// True for each step that the last one leads to; the others are not made.
  let isUsed: [Bool]
  /// The pixels outside of which there is nothing.
  let region: FilterRegion?
  /// How far what is seen at a pixel may come from.
  let reach: (across: Int, down: Int)
  /// The numbers of the commands that steps take by themselves.
  let parts: Set<Int>
  /// How far filters carry what the filtered commands show, those around included.
  private let carried: Int
  /// The pixels that steps need wherever they are asked for some.
  private let anchors: PixelRect
  private let isLocal: Bool
  private let filter: Filter

  /// The most pixels that filters in one another carry a picture together, and a filter in a small
  /// region; lengths beyond are cut in proportion.
  private static let (farthest, farthestInSmall) = (1024, 6000)
  private static let small = 2048
  /// The most pixels of a region in which something is repeated.
  private static let mostTiled = 1 << 24

  init(_ filter: Filter, at place: Place) {
    let map = place.map
    let raw = filter.steps.map { FilterLengths($0.operation, map) }
    let whole = filter.longest(raw.map(\.room))
    let region = filter.region.map { FilterRegion($0, by: map) }
    let isSmall = region.map { max($0.block.width, $0.block.height) <= Self.small } ?? false
    let most = isSmall ? Self.farthestInSmall : max(0, Self.farthest - place.carried)
    let factor = min(1, Double(most) / max(1, whole.width, whole.height))
    let isUsed = filter.isUsed
    let steps = zip(filter.steps, raw).map { step, lengths in
      let own = step.region.map { FilterRegion($0, by: map).block }
      let room = Self.repeating(region?.block ?? own)
      return Step(step, lengths, factor: factor, map, room)
    }
    let reach = filter.longest(steps.map(\.lengths.room))
    self.filter = filter
    self.region = region
    self.steps = steps
    self.reach = (Int(reach.width), Int(reach.height))
    self.isUsed = isUsed
    parts = filter.parts
    anchors = zip(steps, isUsed).reduce(.empty) { $1.1 ? $0.union($1.0.anchor) : $0 }
    isLocal = filter.isLocal
    carried = place.carried + (isSmall ? 0 : max(self.reach.across, self.reach.down))
  }

  /// The pixels that commands can touch once they are filtered.
  func reach(
    of commands: [DrawCommand], at place: Place, glyphs: (any GlyphMasking)?
  ) -> PixelRect {
    let bounds = region.map { place.bounds.intersection($0.block) } ?? place.bounds
    let block = DrawCommand.reach(
      of: commands, at: inside(place, needed(for: bounds)), glyphs: glyphs)
    let regions = steps.map { step in
      FilterReach.everything.cut(to: region?.block.rect).cut(to: step.region?.block.rect)
    }
    let source = FilterReach(block.isEmpty ? nil : block.rect)
    switch source.through(filter.steps, steps.map(\.lengths), regions) {
    case .nothing: return .empty
    case .box(let box):
      return PixelRect(
        covering: box.origin, Point(box.maxX, box.maxY)
      ).intersection(bounds)
    case .everything: return bounds
    }
  }

  /// The pixels of commands at a place on which some others depend once they are filtered.
  func needed(
    for block: PixelRect, of commands: [DrawCommand], at place: Place,
    glyphs: (any GlyphMasking)?
  ) -> PixelRect {
    let all = needed(for: block)
    guard isLocal else { return all }
    let shown = DrawCommand.reach(of: commands, at: inside(place, all), glyphs: glyphs)
    return shown.isEmpty ? .empty : grown(shown).intersection(all)
  }

  /// The place of the commands that are filtered, where some pixels of them are needed.
  func inside(_ place: Place, _ bounds: PixelRect) -> Place {
    var inner = place
    (inner.bounds, inner.carried) = (bounds, carried)
    return inner
  }

  private func needed(for block: PixelRect) -> PixelRect {
    let all = grown(block.union(anchors))
    return region.map { all.intersection($0.block) } ?? all
  }

  /// The pixels of a region in which something can be repeated; nil: it is too large, or has no
  /// end.
  private static func repeating(_ block: PixelRect?) -> PixelRect? {
    guard let block, !block.isEmpty, block.width <= mostTiled / block.height else { return nil }
    return block
  }

  private func grown(_ block: PixelRect) -> PixelRect {
    PixelRect(
      left: block.left - reach.across, top: block.top - reach.down,
      right: block.right + reach.across, bottom: block.bottom + reach.down)
  }
}

extension PixelRect {
  fileprivate var rect: Rect {
    Rect(Double(left), Double(top), Double(width), Double(height))
  }
}

extension FilterPlan.Step {
  fileprivate init(
    _ step: Filter.Step, _ lengths: FilterLengths, factor: Double, _ map: AffineTransform,
    _ room: PixelRect?
  ) {
    operation = step.operation
    inputs = step.inputs
    isLinear = step.isLinear
    region = step.region.map { FilterRegion($0, by: map) }
    blur = (
      BlurKernel(deviation: lengths.blur.width / 3 * factor),
      BlurKernel(deviation: lengths.blur.height / 3 * factor)
    )
    let (x, y) = (lengths.shift.x * factor, lengths.shift.y * factor)
    shift = (Self.whole(x), Self.whole(y))
    switch step.operation {
    case .convolve(let convolution):
      (spread, edges, tile) = (convolution.spread, room, nil)
    case .tile(let rect):
      (spread, edges, tile) = ((0, 0), nil, room.flatMap { FilterTile(rect, by: map, in: $0) })
    default:
      spread = (
        Self.radius(lengths.spread.width * factor), Self.radius(lengths.spread.height * factor)
      )
      (edges, tile) = (nil, nil)
    }
  }

  /// The pixels that it needs wherever it is asked for some.
  fileprivate var anchor: PixelRect {
    if case .convolve(let convolution) = operation, convolution.edges == .wrap {
      return edges ?? .empty
    }
    return tile?.block ?? .empty
  }

  /// The whole number that is not below a length; rounding adds none.
  private static func radius(_ length: Double) -> Int { whole((length - 1e-4).rounded(.up)) }

  /// The nearest whole number, of two the one nearer to 0; 0 for what is none.
  private static func whole(_ length: Double) -> Int {
    guard length.isFinite else { return 0 }
    let size = Int(min(16_384, (abs(length) - 0.5).rounded(.up)))
    return length < 0 ? -size : size
  }

  /// What it really carries, in whole pixels.
  fileprivate var lengths: FilterLengths {
    FilterLengths(
      blur: Size(Double(blur.across.reach), Double(blur.down.reach)),
      spread: Size(Double(spread.across), Double(spread.down)),
      shift: Point(Double(shift.across), Double(shift.down)))
  }
}

/// The pixels of a rectangle of other coordinates.
struct FilterRegion {
  /// All pixels that it touches.
  let block: PixelRect
  /// Where it is turned: whether the middle of a pixel lies in it.
  private let turned: (inverse: AffineTransform, rect: Rect)?

  init(_ rect: Rect, by map: AffineTransform) {
    // Rounding adds no pixel.
    block = rect.deviceBounds(map)?.pixels(padding: -1e-4) ?? .empty
    let isSquare = map.isUpright || abs(map.a) + abs(map.d) < 1e-9 * (abs(map.b) + abs(map.c))
    turned = isSquare ? nil : map.inverse.map { ($0, rect) }
  }

  var isTurned: Bool { turned != nil }

  func contains(_ x: Int, _ y: Int) -> Bool {
    guard let (inverse, rect) = turned else { return true }
    let point = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
    return point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY
      && point.y < rect.maxY
  }
}
