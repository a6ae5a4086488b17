/// The spans of a track of plain numbers, close together: what makes sampling quick.
///
/// Made where all spans are straight ways of one number in the whole's own time, as most are. A
/// class, so that a sample costs one reference and no copies.
final class ScalarSpans {
  private struct Item {
    let start: Double
    let duration: Double
    let from: Double
    let to: Double
    /// When it begins to be shown; the one before may be held until then.
    let shownFrom: Double
    let curve: TimingCurve
  }

  private let items: [Item]
  /// The one curve of all spans; nil if they differ.
  private let curve: TimingCurve?
  /// Whether all spans are shown all the time, so that each moment is the mean of all.
  let areAlwaysShown: Bool

  init?(_ spans: [Program.Span]) {
    items = spans.compactMap { span in
      guard span.frame == 0, case .tween(let tween) = span.motion, tween.isScalar else {
        return nil
      }
      return Item(
        start: span.start, duration: span.duration, from: tween.from[0], to: tween.to[0],
        shownFrom: span.active.start, curve: tween.curve)
    }
    areAlwaysShown = spans.allSatisfy {
      $0.active.includesStart && $0.active.start == 0 && $0.active.end == $0.active.whole
    }
    let first = items.first?.curve
    curve = items.allSatisfy { $0.curve == first } ? first : nil
    if items.isEmpty || items.count != spans.count { return nil }
  }

  /// The value of one span of a sequence; while it is waited for, that of the one before.
  func value(of place: Int, at time: Double, seam: Double) -> Double {
    items.withUnsafeBufferPointer { items in
      let isWaiting = place > 0 && time <= items[place].shownFrom + seam
      return Self.value(items[isWaiting ? place - 1 : place], at: time, seam: seam)
    }
  }

  /// The mean of all spans.
  func mean(at time: Double, seam: Double) -> Double {
    items.withUnsafeBufferPointer { items in
      var sum = 0.0
      if case .linear = curve {
        for item in items { sum += Self.straight(item, at: time, seam: seam) }
      } else {
        for item in items { sum += Self.value(item, at: time, seam: seam) }
      }
      return sum / Double(items.count)
    }
  }

  @inline(__always)
  private static func straight(_ item: Item, at time: Double, seam: Double) -> Double {
    let progress = progress(time - item.start, of: item.duration, seam: seam)
    return item.from * (1 - progress) + item.to * progress
  }

  @inline(__always)
  private static func value(_ item: Item, at time: Double, seam: Double) -> Double {
    if case .linear = item.curve { return straight(item, at: time, seam: seam) }
    let progress = progress(time - item.start, of: item.duration, seam: seam)
    return lerp(item.from, item.to, item.curve.value(at: progress))
  }

  @inline(__always)
  private static func progress(_ time: Double, of duration: Double, seam: Double) -> Double {
    let fraction = max(0, time / duration)
    return time >= duration - seam || fraction >= 1 - 1e-12 ? 1 : fraction
  }
}

extension Tween {
  /// Whether only the first lane is used.
  fileprivate var isScalar: Bool { from.isFirstLaneOnly && to.isFirstLaneOnly }
}

extension Lanes {
  fileprivate var isFirstLaneOnly: Bool {
    var others = self
    others[0] = 0
    return others == .zero
  }
}
