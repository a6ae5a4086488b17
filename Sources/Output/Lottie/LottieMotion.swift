import Engine
import JSONText
import MotionCode

/// Tracks as the animated properties of a Lottie file.
struct LottieMotion {
  let fitter: TrackFitter

  /// The frames a second of the file; what moves does so between them, too.
  static let rate = 60.0

  /// A property of a track.
  ///
  /// - Parameters:
  ///   - tolerance: the most by which a number of the track may differ.
  ///   - numbers: the numbers of the file for those of the track, an affine map of them.
  func property(
    _ track: TakeTrack, within tolerance: Double, _ numbers: (Lanes) -> [Double]
  ) -> JSONValue {
    // One half is the keys', the other that of the curves between them.
    property(fitter.keys(of: track, within: tolerance / 2), track, within: tolerance / 2, numbers)
  }

  /// A property of a track that only jumps.
  func steps(_ track: TakeTrack, _ numbers: (Lanes) -> [Double]) -> JSONValue {
    property(fitter.steps(of: track), track, within: 1, numbers)
  }

  private func property(
    _ keys: [TrackKey], _ track: TakeTrack, within tolerance: Double,
    _ numbers: (Lanes) -> [Double]
  ) -> JSONValue {
    guard !keys.isEmpty else {
      return .still(Self.value(numbers(track.values.first ?? .zero)))
    }
    var frames: [JSONValue] = []
    for (key, next) in zip(keys, keys.dropFirst()) {
      frames += Self.frames(from: key, to: next, within: tolerance, numbers)
    }
    if let last = keys.last { frames.append(Self.frame(at: last.time, numbers(last.value), [:])) }
    return ["a": 1, "k": .array(frames)]
  }

  /// One number stands alone where nothing moves.
  private static func value(_ numbers: [Double]) -> JSONValue {
    numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
  }

  // MARK: Keyframes

  private static func frame(
    at time: Double, _ numbers: [Double], _ way: JSONValue
  ) -> JSONValue {
    ["t": .number(time * rate), "s": .numbers(numbers)] + way
  }

  /// The keyframes from a key to the next one, which is left out.
  private static func frames(
    from key: TrackKey, to next: TrackKey, within tolerance: Double,
    _ numbers: (Lanes) -> [Double]
  ) -> [JSONValue] {
    func frame(at share: Double, _ value: Double, _ way: JSONValue) -> JSONValue {
      Self.frame(
        at: lerp(key.time, next.time, share), numbers(lerp(key.value, next.value, value)), way)
    }
    switch key.curve {
    case .cssStepEnd: return [frame(at: 0, 0, ["h": 1])]
    case .linear: return [frame(at: 0, 0, handles(0, 0, 1, 1))]
    case .cubicBezier(let curve):
      return [frame(at: 0, 0, handles(curve.x1, curve.y1, curve.x2, curve.y2))]
    default:
      let way = max(next.value.distance(to: key.value), 1e-9)
      let pieces = CubicFit(curve: key.curve, tolerance: min(0.01, tolerance / way)).pieces
      return pieces.map { piece in
        let length = piece.to - piece.from
        func share(_ value: Double) -> Double { (value - piece.from) / length }
        let way =
          abs(length) < 1e-9
          ? handles(0, 0, 1, 1)
          : handles(1.0 / 3, share(piece.first), 2.0 / 3, share(piece.second))
        return frame(at: piece.start, piece.from, way)
      }
    }
  }

  private static func handles(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> JSONValue {
    [
      "o": ["x": .numbers(x1), "y": .numbers(y1)], "i": ["x": .numbers(x2), "y": .numbers(y2)],
    ]
  }
}
