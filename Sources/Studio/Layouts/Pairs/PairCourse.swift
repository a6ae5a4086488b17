import Engine

/// The way of going between the two layouts of a pair: by itself straight and steadily.
struct PairCourse: Equatable, Sendable {
  /// A place that a view passes.
  struct Stop: Equatable, Sendable {
    /// The moment, in parts of the whole way.
    let part: Double
    /// In the coordinates of the view's parent.
    let frame: Rect
    /// The pace from the stop before.
    var curve = TimingCurve.linear
  }

  /// In ascending parts, above 0 and below 1; they come after those in the pair's middle.
  var stops: [Stop] = []
  /// The part of the way, after the stops, on which it goes to its place, and rises above those it
  /// passes; before and after that it stays.
  var flight = 0.0...1.0
  /// The distance that it keeps from its way while it passes others, in points.
  var aside = Point.zero
  /// The size that it has by then, for one of its own.
  var asideScale = 1.0
  /// The part of the way on which a view fades that comes or goes.
  var fading = 0.0...1.0
  /// The place from which a view comes, seen from its place, in points.
  var origin = Point.zero
  /// The height to which it rises above the others on its way, in points; what passes others rises
  /// as high as it goes far.
  var height = 0.0

  static let plain = PairCourse()

  /// True if it is the shortest way, at one pace.
  var isStraight: Bool {
    stops.isEmpty && flight == 0...1 && aside == .zero && origin == .zero
  }
}

extension PairCourse {
  /// The part of the whole on which a way turns in its middle, before and after that.
  private static let bend = 0.06

  /// The stops of a way that leads by a place in its middle, and turns there by a parabola: nothing
  /// turns on the spot.
  static func stops(from: Rect, by middle: Rect, to: Rect) -> [Stop] {
    let near = middle.interpolated(to: from, at: 2 * bend)
    let far = middle.interpolated(to: to, at: 2 * bend)
    return (0...6).map { step in
      let share = Double(step) / 6
      let place = near.interpolated(to: middle, at: share)
        .interpolated(to: middle.interpolated(to: far, at: share), at: share)
      return Stop(part: 0.5 + (2 * share - 1) * bend, frame: place)
    }
  }
}

/// The contents of a view in the two layouts of a pair.
struct PairContents {
  let before, after: Content
}

/// The looks of a view in the two layouts of a pair, in its parent's coordinates.
struct PairEnds {
  let from: Appearance
  var to: Appearance

  /// True if it is in both layouts.
  var stays: Bool { from.alpha > 0 && to.alpha > 0 }

  /// True if nothing is seen through it, at both ends.
  var isOpaque: Bool { [from, to].allSatisfy { $0.alpha * $0.backgroundColor.alpha == 1 } }
}
