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
    /// The time at which it begins to be shown; the one before may be held until then.
    let shownFrom: Double
    let isStraight: Bool
  }

  private let items: [Item]
  /// Apart from the items, which most of the time are looked at alone.
  private let curves: [TimingCurve]
  /// The one curve of all spans; nil if they differ.
  private let curve: TimingCurve?
  /// True if all spans are shown all the time, so that each moment is the mean of all.
  let areAlwaysShown: Bool

  init?(_ spans: [Program.Span]) {
    var items: [Item] = []
    var curves: [TimingCurve] = []
    for span in spans {
      guard span.frame == 0, case .tween(let tween) = span.motion, tween.isScalar else {
        return nil
      }
      items.append(
        Item(
          start: span.start, duration: span.duration, from: tween.from[0], to: tween.to[0],
          shownFrom: span.active.start, isStraight: tween.curve == .linear))
      curves.append(tween.curve)
    }
    guard let first = curves.first else { return nil }
    self.items = items
    self.curves = curves
    curve = curves.allSatisfy { $0 == first } ? first : nil
    areAlwaysShown = spans.allSatisfy {
      $0.active.includesStart && $0.active.start == 0 && $0.active.end == $0.active.whole
    }
  }

  /// The value of one span of a sequence; while it is waited for, that of the one before.
  func value(of place: Int, at time: Double, seam: Double) -> Double {
    items.withUnsafeBufferPointer { items in
      let isWaiting = place > 0 && time <= items[place].shownFrom + seam
      return value(items, isWaiting ? place - 1 : place, at: time, seam: seam)
    }
  }

  /// The mean of all spans.
  func mean(at time: Double, seam: Double) -> Double {
    items.withUnsafeBufferPointer { items in
      var sum = 0.0
      if case .linear = curve {
        for item in items { sum += Self.straight(item, at: time, seam: seam) }
      } else if let curve {
        for item in items {
          let progress = Self.progress(time - item.start, of: item.duration, seam: seam)
          sum += lerp(item.from, item.to, curve.value(at: progress))
        }
      } else {
        for index in items.indices { sum += value(items, index, at: time, seam: seam) }
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
  private func value(
    _ items: UnsafeBufferPointer<Item>, _ index: Int, at time: Double, seam: Double
  ) -> Double {
    let item = items[index]
    if item.isStraight { return Self.straight(item, at: time, seam: seam) }
    let progress = Self.progress(time - item.start, of: item.duration, seam: seam)
    return lerp(item.from, item.to, curves[index].value(at: progress))
  }

  @inline(__always)
  private static func progress(_ time: Double, of duration: Double, seam: Double) -> Double {
    let fraction = max(0, time / duration)
    return time >= duration - seam || fraction >= 1 - 1e-12 ? 1 : fraction
  }
}

extension Tween {
  /// True if only the first lane is used.
  fileprivate var isScalar: Bool { from.isFirstLaneOnly && to.isFirstLaneOnly }
}

extension Lanes {
  fileprivate var isFirstLaneOnly: Bool {
    var others = self
    others[0] = 0
    return others == .zero
  }
}
