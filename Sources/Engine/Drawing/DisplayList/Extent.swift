/// The box around all that commands can touch: whoever paints or compares a part of a picture need
/// not go through the outlines of a drawing to see that none of them lies there.
struct Extent: Sendable {
  /// In the commands' coordinates; nil: they touch nothing.
  private var box: Rect?

  /// The largest number that rounding, in layers of any depth, makes wrong by less than a tenth of
  /// a pixel, on a device with at most `largestScale` pixels a unit.
  private static let largest = 1_048_576.0
  private static let largestScale = 16_384.0
  /// The pixels by which a box in a drawing may be moved to lie on pixels, and a rest for rounding.
  private static let slack = 2.0

  /// nil: it is not known. Where a text lies depends on its font, and where a box lies that others
  /// are aligned with, on where it is shown; and of large numbers rounding leaves too little.
  init?(of commands: [DrawCommand]) {
    guard add(commands, on: Way()) else { return nil }
  }

  /// The pixels that the commands can touch where a map leads from their coordinates to the
  /// device's; nil: it is not known.
  func pixels(by map: AffineTransform) -> PixelRect? {
    guard let box else { return .empty }
    let scale = max(abs(map.a), abs(map.b), abs(map.c), abs(map.d))
    guard scale <= Self.largestScale, max(abs(map.tx), abs(map.ty)) <= Self.largest else {
      return nil
    }
    return box.deviceBounds(map)?.pixels(padding: Self.slack)
  }

  /// The way from the coordinates of nested commands to those of the outermost ones.
  private struct Way {
    var map = AffineTransform.identity
    /// The map with no number below 0: what it makes of a place without signs is as large as all
    /// that is added up on the way, even where little is left of it in the end.
    var sums = AffineTransform.identity

    func into(_ layer: Layer) -> Way {
      Way(map: layer.transform.then(map), sums: layer.transform.unsigned.then(sums))
    }
  }

  /// False if it is not known where the commands lie.
  private mutating func add(_ commands: [DrawCommand], on way: Way) -> Bool {
    for command in commands {
      let isKnown =
        switch command {
        case .fill(let path, _): add(path, padding: 0, on: way)
        case .stroke(let path, let style, _):
          add(path, padding: style.width / 2 * style.farthest(), on: way)
        case .layer(let layer):
          layer.isExact && layer.hasKnownMask && layer.compositing.filter == nil
            && add(layer.commands, on: way.into(layer))
        case .shadow, .text: false
        }
      guard isKnown else { return false }
    }
    return true
  }

  private mutating func add(_ path: Path, padding: Double, on way: Way) -> Bool {
    guard !path.elements.isEmpty else { return true }
    guard let raw = path.deviceBounds(.identity), let moved = path.deviceBounds(way.map) else {
      return false
    }
    let farthest = Point(
      max(abs(raw.low.x), abs(raw.high.x)) + padding,
      max(abs(raw.low.y), abs(raw.high.y)) + padding)
    let sum = way.sums.apply(to: farthest)
    guard padding >= 0, sum.x <= Self.largest, sum.y <= Self.largest else { return false }
    let size = moved.high - moved.low
    let reach = Rect(origin: moved.low, size: Size(size.x, size.y))
      .inset(by: -padding * way.map.stretch)
    box = box?.union(reach) ?? reach
    return true
  }
}

extension Layer {
  /// True if it lies where its map says: it isn't aligned, or it is a box that is.
  fileprivate var isExact: Bool {
    guard let alignment else { return true }
    guard viewBox == nil, let fit = alignment.fit, commands.count == 1,
      case .fill(let path, _) = commands[0], let bounds = path.deviceBounds(.identity)
    else { return false }
    let size = fit.shown.pose.size
    return min(bounds.low.x, bounds.low.y) >= 0 && bounds.high.x <= size.width
      && bounds.high.y <= size.height
  }
}

extension Layer {
  /// False if its mask may hold text, for which whoever prepares texts looks where no extent is
  /// known.
  fileprivate var hasKnownMask: Bool {
    guard let mask else { return true }
    return Extent(of: mask.commands) != nil
  }
}

extension AffineTransform {
  /// The map without the signs of its numbers.
  fileprivate var unsigned: AffineTransform {
    AffineTransform(a: abs(a), b: abs(b), c: abs(c), d: abs(d), tx: abs(tx), ty: abs(ty))
  }
}
