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
    _ track: TakeTrack, within tolerance: Double, _ numbers: @escaping (Lanes) -> [Double]
  ) -> JSONValue {
    property([track], within: tolerance) { numbers($0[0]) }
  }

  /// A property of several tracks.
  func property(
    _ tracks: [TakeTrack], within tolerance: Double, _ numbers: @escaping ([Lanes]) -> [Double]
  ) -> JSONValue {
    property(tracks, within: tolerance, Self.spelling(numbers))
  }

  /// A property of a track that only jumps.
  func steps(_ track: TakeTrack, _ numbers: @escaping (Lanes) -> [Double]) -> JSONValue {
    property(
      fitter.steps(of: track).map(JointKey.init), [track], within: 1,
      Self.spelling { numbers($0[0]) })
  }

  /// The outlines of a path that always has the same elements, each as a shape.
  func shapes(
    _ track: TakeTrack, within tolerance: Double, _ path: @escaping (Lanes) -> Path
  ) -> [JSONValue] {
    outlines(track, within: tolerance, path).map { ["ty": "sh", "ks": $0] }
  }

  /// The same as properties.
  func outlines(
    _ track: TakeTrack, within tolerance: Double, _ path: @escaping (Lanes) -> Path
  ) -> [JSONValue] {
    let first = LottieOutline.outlines(of: path(track.values.first ?? .zero))
    return first.indices.map { number in
      func outline(_ values: [Lanes]) -> JSONValue {
        LottieOutline.outlines(of: path(values[0]))[number].value
      }
      return property(
        [track], within: tolerance, Spelling(still: outline) { [outline($0)] })
    }
  }

  /// How the values of tracks stand in a file.
  private struct Spelling {
    /// Where nothing moves.
    let still: ([Lanes]) -> JSONValue
    /// In a keyframe.
    let key: ([Lanes]) -> JSONValue
  }

  /// One number stands alone where nothing moves.
  private static func spelling(_ numbers: @escaping ([Lanes]) -> [Double]) -> Spelling {
    Spelling { values in
      let all = numbers(values)
      return all.count == 1 ? .number(all[0]) : .numbers(all)
    } key: {
      .numbers(numbers($0))
    }
  }

  private func property(
    _ tracks: [TakeTrack], within tolerance: Double, _ spelling: Spelling
  ) -> JSONValue {
    // One half is the keys', the other that of the curves between them.
    let keys = fitter.keys(of: tracks, within: tolerance / 2)
    return property(keys, tracks, within: tolerance / 2, spelling)
  }

  private func property(
    _ keys: [JointKey], _ tracks: [TakeTrack], within tolerance: Double, _ spelling: Spelling
  ) -> JSONValue {
    guard !keys.isEmpty else {
      return .still(spelling.still(tracks.map { $0.values.first ?? .zero }))
    }
    var frames: [JSONValue] = []
    for (key, next) in zip(keys, keys.dropFirst()) {
      frames += Self.frames(from: key, to: next, within: tolerance, spelling)
    }
    if let last = keys.last {
      frames.append(Self.frame(at: last.time, spelling.key(last.values), [:]))
    }
    return ["a": 1, "k": .array(frames)]
  }

  // MARK: Keyframes

  private static func frame(
    at time: Double, _ value: JSONValue, _ way: JSONValue
  ) -> JSONValue {
    ["t": .number(time * rate), "s": value] + way
  }

  /// The keyframes from a key to the next one, which is left out.
  private static func frames(
    from key: JointKey, to next: JointKey, within tolerance: Double, _ spelling: Spelling
  ) -> [JSONValue] {
    func frame(at share: Double, _ value: Double, _ way: JSONValue) -> JSONValue {
      let values = zip(key.values, next.values).map { lerp($0, $1, value) }
      return Self.frame(at: lerp(key.time, next.time, share), spelling.key(values), way)
    }
    switch key.curve {
    case .cssStepEnd: return [frame(at: 0, 0, ["h": 1])]
    case .linear: return [frame(at: 0, 0, handles(0, 0, 1, 1))]
    case .cubicBezier(let curve):
      return [frame(at: 0, 0, handles(curve.x1, curve.y1, curve.x2, curve.y2))]
    default:
      let way = max(next.distance(to: key), 1e-9)
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
