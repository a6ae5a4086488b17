/// The offsets along one axis at which scrolling comes to rest by itself, in points.
///
/// Each is a range: of one offset, or of all at which something longer than the viewport fills it.
public struct ScrollSnaps: Hashable, Sendable {
  /// The offsets that lie nearer than this to where they are counted from are no others, in points.
  private static let rounding = 0.5
  /// The share of the viewport within which a snap attracts, if it attracts only what is near.
  private static let reach = 1.0 / 3

  /// One for each thing that scrolling rests at, in the things' order; none: it rests anywhere.
  let ranges: [ClosedRange<Double>]
  /// True if it rests nowhere else.
  let isMandatory: Bool

  /// Snaps at these offsets, in points; no range: none.
  ///
  /// - Parameter isMandatory: true if scrolling rests nowhere else.
  public init(_ ranges: [ClosedRange<Double>] = [], isMandatory: Bool = true) {
    (self.ranges, self.isMandatory) = (ranges, isMandatory)
  }

  /// The snaps of things that lie along the axis.
  ///
  /// - Parameters:
  ///   - share: the line of a thing, and of the viewport, that come to lie on each other: 0 is the
  ///     start, 0.5 the middle, 1 the end.
  ///   - viewport: the length of what is seen, in points.
  public init(
    of things: [ClosedRange<Double>], at share: Double, viewport: Double, isMandatory: Bool
  ) {
    let ranges = things.map { thing in
      let (start, end) = (thing.lowerBound, thing.upperBound - viewport)
      // What is longer than the viewport is read from its start to its end.
      return end > start ? start...end : Self.point(start + (end - start) * share)
    }
    self.init(ranges, isMandatory: isMandatory)
  }

  private static func point(_ offset: Double) -> ClosedRange<Double> { offset...offset }

  /// The offset at which a throw comes to rest that would rest at another one.
  ///
  /// - Parameters:
  ///   - origin: the offset from which a hand or a wheel means to go on: it comes to rest beyond it,
  ///     if anything is there; nil: the nearest is right.
  func rest(
    near wanted: Double, from origin: Double? = nil, in extent: ScrollExtent
  ) -> Double {
    guard let nearest = nearest(to: wanted, in: extent) else { return wanted }
    if !isMandatory, abs(nearest - wanted) > extent.viewport * Self.reach { return wanted }
    guard let origin, wanted != origin else { return nearest }
    let isForward = wanted > origin
    let goesOn = isForward ? nearest > origin + Self.rounding : nearest < origin - Self.rounding
    if goesOn { return nearest }
    return isMandatory ? next(from: origin, isForward: isForward, in: extent) ?? nearest : wanted
  }

  /// The same offset after as many things have been laid out anew: at the same thing; nil: it was
  /// at none.
  ///
  /// - Parameters:
  ///   - before: the lengths in which it was at one of the old snaps.
  func place(
    of offset: Double, since old: ScrollSnaps, in before: ScrollExtent, now extent: ScrollExtent
  ) -> Double? {
    let place = old.ranges.firstIndex {
      before.clamped($0.lowerBound) - Self.rounding <= offset
        && offset <= before.clamped($0.upperBound) + Self.rounding
    }
    guard let place, old.ranges.count == ranges.count else { return nil }
    let (range, beyond) = (old.ranges[place], offset - old.ranges[place].lowerBound)
    let wanted = ranges[place].clamped(ranges[place].lowerBound + beyond)
    let new = extent.clamped(wanted)
    // At the end for want of room it is at the thing only as long as there is none.
    let wasThere = range.lowerBound - Self.rounding...range.upperBound + Self.rounding ~= offset
    return wasThere || new != wanted ? new : nil
  }

  private func nearest(to wanted: Double, in extent: ScrollExtent) -> Double? {
    let offsets = ranges.lazy.map { extent.clamped($0.clamped(wanted)) }
    return offsets.min { abs($0 - wanted) < abs($1 - wanted) }
  }

  private func next(from origin: Double, isForward: Bool, in extent: ScrollExtent) -> Double? {
    let offsets = ranges.lazy.map { extent.clamped(isForward ? $0.lowerBound : $0.upperBound) }
    return isForward
      ? offsets.filter { $0 > origin + Self.rounding }.min()
      : offsets.filter { $0 < origin - Self.rounding }.max()
  }
}

extension ClosedRange<Double> {
  fileprivate func clamped(_ offset: Double) -> Double {
    Swift.min(Swift.max(offset, lowerBound), upperBound)
  }
}
