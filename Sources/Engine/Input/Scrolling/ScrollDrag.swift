/// Content under a hand: it follows, and beyond its ends it gives way like a rubber band.
struct ScrollDrag: Hashable, Sendable {
  private static let coefficient = 0.55

  private let extent: ScrollExtent
  /// The offset at which the hand took hold.
  let start: Double
  /// The offset that the content would have without its ends, when this drag began.
  private let origin: Double
  private let dimension: Double
  /// The hand's translation at which this drag began.
  private let taken: Double
  private(set) var translation: Double

  /// A drag that begins where the content is, inside its ends or beyond.
  init(at offset: Double, in extent: ScrollExtent, taken: Double = 0, start: Double? = nil) {
    let end = extent.clamped(offset)
    let excess = offset - end
    // What was flung further out than the band is long may be caught there, too.
    dimension = max(extent.viewport, 2 * abs(excess), 1)
    origin =
      end
      + RubberBand.overshoot(offset: excess, dimension: dimension, coefficient: Self.coefficient)
    (self.extent, self.taken, translation) = (extent, taken, taken)
    self.start = start ?? offset
  }

  mutating func move(to translation: Double) { self.translation = translation }

  /// The same drag with other ends, moved by a distance; the content does not jump.
  func resized(to extent: ScrollExtent, shiftedBy shift: Double) -> ScrollDrag {
    ScrollDrag(at: offset + shift, in: extent, taken: translation, start: start + shift)
  }

  var offset: Double {
    let end = extent.clamped(place)
    return end
      + RubberBand.offset(
        overshoot: place - end, dimension: dimension, coefficient: Self.coefficient)
  }

  /// The offset's velocity under a hand of this velocity, against it; slower beyond the ends.
  func velocity(forHand velocity: Double) -> Double {
    let overshoot = abs(place - extent.clamped(place))
    guard overshoot > 0 else { return -velocity }
    let share = dimension / (dimension + Self.coefficient * overshoot)
    return -velocity * Self.coefficient * share * share
  }

  /// The offset that the content would have without its ends.
  private var place: Double { origin - (translation - taken) }
}
