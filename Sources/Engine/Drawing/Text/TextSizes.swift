/// The em sizes in pixels of the masks that a text is drawn from.
///
/// At rest, or moved without another scale, that is the text's own size. While its scale changes
/// it is drawn from the two nearest of a few sizes between both ends of the way, so that no frame
/// needs masks of its own, and both ends have theirs.
struct TextSizes: Equatable {
  var first: Double
  /// The weight of the second mask, 0…1.
  var share = 0.0
  var second: Double?

  /// Larger text is drawn by enlarging a mask of this size.
  static let largest = 1024.0
  /// A size is at most so much larger than the one before it.
  private static let step = 1.25
  /// A way's larger size is at most so much larger than its smaller one.
  private static let range = 32.0

  init(_ size: Double, under map: AffineTransform, way: PlaceWay?) {
    let wanted = size * map.sizeFactor
    first = min(wanted, Self.largest)
    guard let way else { return }
    let (start, end) = (size * way.start.sizeFactor, size * way.end.sizeFactor)
    if Self.areSame(start, end) {
      // What rests at nothing is seen only on its way.
      let from = max(1, end)
      if !Self.areSame(wanted, end) { choose(wanted, from: from, growth: Self.step, count: nil) }
      return
    }
    let least = max(1, min(max(start, end), Self.largest) / Self.range)
    let from = min(max(start, least), Self.largest)
    let to = min(max(end, least), Self.largest)
    let count = max(1, (abs(Math.log(to / from)) / Math.log(Self.step)).rounded(.up))
    choose(wanted, from: from, growth: Math.pow(to / from, 1 / count), count: count)
  }

  /// The sizes from which `wanted` is drawn: some of `from`, `from` · `growth` …, up to the one of
  /// number `count`; nil: there is no first nor last one.
  private mutating func choose(_ wanted: Double, from: Double, growth: Double, count: Double?) {
    guard wanted > 0, growth != 1 else { return }
    let limits = count.map { 0...$0 } ?? -15...32
    let place = Math.log(min(wanted, Self.largest) / from) / Math.log(growth)
    let number = min(max(place, limits.lowerBound), limits.upperBound)
    let lower = number.rounded(.down)
    func size(_ number: Double) -> Double {
      min(number == 0 ? from : from * Math.pow(growth, number), Self.largest)
    }
    // What would hardly be seen is left out.
    switch number - lower {
    case ..<0.01: first = size(lower)
    case 0.99...: first = size(lower + 1)
    default: (first, share, second) = (size(lower), number - lower, size(lower + 1))
    }
  }

  private static func areSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * abs(a) }
}
