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
    let inputs: [Filter.Input]
    let region: FilterRegion?
    let isLinear: Bool
  }

  let steps: [Step]
  /// The pixels outside of which there is nothing.
  let region: FilterRegion?
  /// How far what is seen at a pixel may come from.
  let reach: (across: Int, down: Int)
  private let isLocal: Bool

  /// The most pixels that a picture is carried, in a large region and in a small one; lengths beyond
  /// are cut in proportion.
  private static let (farthest, farthestInSmall) = (1024.0, 6000.0)
  private static let small = 2048

  init(_ filter: Filter, at place: Place) {
    let map = place.map
    let raw = filter.steps.map { Lengths($0.operation, map) }
    let whole = raw.reduce((0.0, 0.0)) { ($0.0 + $1.reach.width, $0.1 + $1.reach.height) }
    let region = filter.region.map { FilterRegion($0, by: map) }
    let isSmall = region.map { max($0.block.width, $0.block.height) <= Self.small } ?? false
    let most = isSmall ? Self.farthestInSmall : Self.farthest
    let factor = min(1, most / max(1, whole.0, whole.1))
    self.region = region
    isLocal = filter.isLocal
    var reaches: [(Int, Int)] = []
    var steps: [Step] = []
    for (step, lengths) in zip(filter.steps, raw) {
      let planned = Step(step, lengths, factor: factor, map)
      let before = step.inputs.reduce((0, 0)) { most, input in
        guard case .step(let number) = input else { return most }
        return (max(most.0, reaches[number].0), max(most.1, reaches[number].1))
      }
      reaches.append((before.0 + planned.reach.across, before.1 + planned.reach.down))
      steps.append(planned)
    }
    self.steps = steps
    reach = reaches.last.map { (across: $0.0, down: $0.1) } ?? (0, 0)
  }

  /// The pixels that commands can touch once they are filtered.
  func reach(
    of commands: [DrawCommand], at place: Place, glyphs: (any GlyphMasking)?
  ) -> PixelRect {
    let bounds = region.map { place.bounds.intersection($0.block) } ?? place.bounds
    guard isLocal else { return bounds }
    var wide = place
    wide.bounds = needed(for: bounds)
    let block = DrawCommand.reach(of: commands, at: wide, glyphs: glyphs)
    return block.isEmpty ? .empty : grown(block).intersection(bounds)
  }

  /// The pixels on which some others depend.
  func needed(for block: PixelRect) -> PixelRect {
    region.map { grown(block).intersection($0.block) } ?? grown(block)
  }

  private func grown(_ block: PixelRect) -> PixelRect {
    PixelRect(
      left: block.left - reach.across, top: block.top - reach.down,
      right: block.right + reach.across, bottom: block.bottom + reach.down)
  }
}

/// The lengths of a step in pixels.
private struct Lengths {
  var blur = Size.zero
  var shift = Point.zero

  init(_ operation: Filter.Operation, _ map: AffineTransform) {
    switch operation {
    case .blur(let deviations): blur = map.deviations(deviations)
    case .offset(let way): shift = map.direction(way)
    case .shadow(let way, let deviations, _):
      (blur, shift) = (map.deviations(deviations), map.direction(way))
    case .flood, .blend, .composite, .merge, .matrix, .transfer: break
    }
  }

  var reach: Size { Size(3 * blur.width + abs(shift.x), 3 * blur.height + abs(shift.y)) }
}

extension FilterPlan.Step {
  fileprivate init(
    _ step: Filter.Step, _ lengths: Lengths, factor: Double, _ map: AffineTransform
  ) {
    operation = step.operation
    inputs = step.inputs
    isLinear = step.isLinear
    region = step.region.map { FilterRegion($0, by: map) }
    blur = (
      BlurKernel(deviation: lengths.blur.width * factor),
      BlurKernel(deviation: lengths.blur.height * factor)
    )
    let (x, y) = (lengths.shift.x * factor, lengths.shift.y * factor)
    shift = (Self.whole(x), Self.whole(y))
  }

  /// The nearest whole number; 0 for what is none.
  private static func whole(_ length: Double) -> Int {
    length.isFinite ? Int(max(-16_384, min(16_384, length.rounded()))) : 0
  }

  fileprivate var reach: (across: Int, down: Int) {
    (blur.across.reach + abs(shift.across), blur.down.reach + abs(shift.down))
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
