/// A rounded rectangle under a Gaussian blur.
///
/// The rectangle is cut across into slabs: one between the corners, and pairs of thin ones that
/// follow the arcs at the top and the bottom. A blurred slab is one function of x times one of y,
/// so the whole is a short sum of products, exact for rectangles of any size, at any fraction of a
/// pixel. The steps between slabs are so low that the blur leaves nothing of them, up to corners of
/// some 400 standard deviations.
struct BlurredBox {
  /// The part of the rectangle between two depths below its top edge, and its mirror image above
  /// the bottom edge; the middle slab is its own.
  struct Slab {
    /// From the rectangle's top, in points.
    var top: Double
    var bottom: Double
    /// From both sides, in points.
    var inset: Double
    var isMiddle: Bool
  }

  let rect: Rect
  /// The radius of the corners, in points.
  let radius: Double
  /// The blur's standard deviation, in points.
  let deviation: Double
  /// Standard deviations in a point.
  private let sharpness: Double
  let slabs: UnsafeBufferPointer<Slab>
  private let gaussian: Gaussian

  /// The share of a colour that nobody sees, not even of black on white: no level differs by it.
  static let unseen = 0.00135

  /// - Parameters:
  ///   - deviation: the blur's standard deviation in points, > 0.
  ///   - memory: keeps the slabs, as long as the box is used.
  init(_ rect: Rect, radius: Double, deviation: Double, memory: ShadowRows) {
    gaussian = memory.gaussian
    self.rect = rect
    self.deviation = deviation
    sharpness = 1 / deviation
    let radius = radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
    self.radius = radius
    let arcs = radius > 0 ? Self.arcs(radius / deviation) : 0
    let slabs = memory.slabs.reserve(arcs + 1)
    slabs[0] = Slab(top: radius, bottom: rect.height - radius, inset: 0, isMiddle: true)
    for index in 0..<arcs { slabs[index + 1] = Self.arc(index, of: arcs, radius: radius) }
    self.slabs = UnsafeBufferPointer(start: slabs, count: arcs + 1)
  }

  /// The pairs of slabs for a radius in standard deviations: with those the blur is exact to a
  /// hundredth.
  private static func arcs(_ radius: Double) -> Int {
    guard radius > 23 else { return 1 + max(2, Int((1.3 * radius).rounded(.up))) }
    return min(256, max(31, Int((0.65 * radius).rounded(.up))))
  }

  /// A slab of an arc that is cut by equal angles, as wide as the arc there is on average.
  private static func arc(_ index: Int, of count: Int, radius: Double) -> Slab {
    let step = Double.pi / 2 / Double(count)
    let (low, high) = (Double(index) * step, Double(index + 1) * step)
    func area(_ angle: Double) -> Double { (Math.sin(angle) * Math.cos(angle) + angle) / 2 }
    let (bottom, top) = (Math.sin(low), index + 1 == count ? 1 : Math.sin(high))
    let chord = (area(high) - area(low)) / (top - bottom)
    return Slab(
      top: radius * (1 - top), bottom: radius * (1 - bottom), inset: radius * (1 - chord),
      isMiddle: false)
  }

  // MARK: Coverage

  /// The factor of a slab in the column at x.
  func column(_ slab: Slab, _ x: Double) -> Double {
    between(rect.minX + slab.inset, rect.maxX - slab.inset, x)
  }

  /// The factor of a slab in the row at y.
  func row(_ slab: Slab, _ y: Double) -> Double {
    let upper = between(rect.minY + slab.top, rect.minY + slab.bottom, y)
    guard !slab.isMiddle else { return upper }
    return upper + between(rect.maxY - slab.bottom, rect.maxY - slab.top, y)
  }

  @inline(__always) private func between(_ low: Double, _ high: Double, _ place: Double) -> Double {
    gaussian.share(below: (place - low) * sharpness)
      - gaussian.share(below: (place - high) * sharpness)
  }
}
