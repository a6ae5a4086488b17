extension Program {
  /// The straight ways of a track of plain numbers in the whole's own time, close together: as most
  /// long tracks are.
  ///
  /// A class, so that a sample costs one reference and no copies.
  final class NumberWays {
    private struct Item {
      let start: Double
      let duration: Double
      let from: Double
      let to: Double
      let isEven: Bool
    }

    private let items: [Item]
    /// Apart from the items, which most of the time are looked at alone.
    private let curves: [TimingCurve]
    /// The one curve of all ways; nil if they differ.
    private let curve: TimingCurve?

    /// nil if any span is no straight way, or one of several numbers.
    init?(_ spans: [Span]) {
      var items: [Item] = []
      var curves: [TimingCurve] = []
      for span in spans {
        guard case .tween(let tween) = span.motion, tween.isNumber else { return nil }
        items.append(
          Item(
            start: span.start, duration: span.duration, from: tween.from[0], to: tween.to[0],
            isEven: tween.curve == .linear))
        curves.append(tween.curve)
      }
      guard let first = curves.first else { return nil }
      self.items = items
      self.curves = curves
      curve = curves.allSatisfy { $0 == first } ? first : nil
    }

    /// The value of one way at a time.
    func value(of place: Int, at time: Double, seam: Double) -> Double {
      items.withUnsafeBufferPointer { value($0, place, at: time, seam) }
    }

    /// The mean of all ways at a time.
    func mean(at time: Double, seam: Double) -> Double {
      items.withUnsafeBufferPointer { items in
        var sum = 0.0
        if case .linear = curve {
          for item in items { sum += Self.value(item, Self.fraction(of: item, at: time, seam)) }
        } else if let curve {
          for item in items {
            sum += Self.value(item, curve.value(at: Self.fraction(of: item, at: time, seam)))
          }
        } else {
          for place in items.indices { sum += value(items, place, at: time, seam) }
        }
        return sum / Double(items.count)
      }
    }

    @inline(__always)
    private func value(
      _ items: UnsafeBufferPointer<Item>, _ place: Int, at time: Double, _ seam: Double
    ) -> Double {
      let item = items[place]
      let fraction = Self.fraction(of: item, at: time, seam)
      return Self.value(item, item.isEven ? fraction : curves[place].value(at: fraction))
    }

    @inline(__always)
    private static func fraction(of item: Item, at time: Double, _ seam: Double) -> Double {
      Seam.fraction(time - item.start, of: item.duration, width: seam)
    }

    @inline(__always)
    private static func value(_ item: Item, _ share: Double) -> Double {
      lerp(item.from, item.to, share)
    }
  }
}

extension Tween {
  /// True if only the first lane is used.
  fileprivate var isNumber: Bool { from.isFirstLaneOnly && to.isFirstLaneOnly }
}

extension Lanes {
  fileprivate var isFirstLaneOnly: Bool {
    var others = self
    others[0] = 0
    return others == .zero
  }
}
