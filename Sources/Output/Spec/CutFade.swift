import Engine
import MotionCode

/// A fade beyond nothing, which is cut off there: it has gone before its end, or comes after its
/// beginning. What is seen of it goes along a part of its curve.
struct CutFade {
  /// The keys in its place, but for the one at its end.
  let keys: [CodedWay.Key]

  /// - Parameters:
  ///   - times: those of the moments from its beginning to its end, in seconds.
  ///   - values: the opacities there.
  ///   - curve: the one along which all of it may go.
  init?(times: [Double], values: [Double], along curve: CubicBezier) {
    guard let start = times.first, let end = times.last, times.count > 3 else { return nil }
    let isOut = values[values.count - 1] < Self.nothing
    guard isOut != (values[0] < Self.nothing) else { return nil }
    // The moment next to nothing tells most of how far beyond it the fade would go.
    let seen = values.indices.filter { values[$0] > 0.02 && values[$0] < 0.98 }
    guard let moment = isOut ? seen.last : seen.first else { return nil }
    let duration = end - start
    let share = curve.value(at: (times[moment] - start) / duration)
    let whole = isOut ? values[0] : values[values.count - 1]
    let way = (whole - values[moment]) / (isOut ? share : 1 - share)
    guard way.isFinite, way > whole else { return nil }
    let goal = isOut ? whole / way : 1 - whole / way
    let cut = Self.place(where: curve, reaches: goal)
    guard let part = isOut ? curve.part(from: 0, to: cut) : curve.part(from: cut, to: 1) else {
      return nil
    }
    let middle = start + cut * duration
    let (first, last) = isOut ? (start, middle) : (middle, end)
    guard
      zip(times, values).allSatisfy({ time, value in
        let place = min(1, max(0, (time - first) / (last - first)))
        let rest = isOut ? 1 - part.value(at: place) : part.value(at: place)
        return abs(whole * rest - value) < CodedProperty.opacity.tolerance
      })
    else { return nil }
    let bent = TimingCurve.cubicBezier(part)
    let all = Lanes(repeating: whole)
    keys =
      isOut
      ? [.init(all, at: start, bent), .init(.zero, at: middle, .linear)]
      : [.init(.zero, at: start, .linear), .init(.zero, at: middle, bent)]
  }

  private static let nothing = 1e-6

  private static func place(where curve: CubicBezier, reaches goal: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if curve.value(at: middle) < goal { low = middle } else { high = middle }
    }
    return high
  }
}
