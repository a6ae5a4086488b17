import Engine
import JSONText

/// The checks that depend on how time passes: frames, compositions, seeking.
extension TimingVectors {
  static let timeChecks: [String: VectorFile.Check] = [
    "follow_framerate": checkFollowing, "step_invariance": checkSteppedSpring,
    "composition_local_time": checkLocalTimes, "seek": checkSeek,
  ]

  // MARK: Frames

  private static func checkFollowing(_ value: VectorValue) throws -> Mismatch? {
    let speed = try value.member("target_speed").number
    let end = try value.optional("t_s")?.nonNegative ?? wholeFrames(value)
    var follow = Follow(try spring(value), at: 0)
    for (time, length) in try frames(until: end, value) {
      follow.advance(to: speed * (time + length), over: length)
    }
    return try compare(value, "first_order_hold_x", follow.value)
  }

  /// The end of the first frame that does not end before the total time.
  private static func wholeFrames(_ value: VectorValue) throws -> Double {
    let rate = try value.member("fps").positive
    let count = try value.member("total_ms").nonNegative / 1000 * rate
    return (count - 1e-9).rounded(.up) / rate
  }

  private static func checkSteppedSpring(_ value: VectorValue) throws -> Mismatch? {
    let spring = try spring(value)
    let (from, to) = (try value.member("from").number, try value.member("to").number)
    var state = (displacement: from - to, velocity: try value.optional("v0")?.number ?? 0)
    for (_, length) in try frames(until: value.member("T").nonNegative, value) {
      state = spring.step(after: length)
        .applied(displacement: state.displacement, velocity: state.velocity)
    }
    return try compare(value, "expected_x", to + state.displacement)
  }

  /// Starts and lengths of the frames up to a time; the last one is shortened.
  private static func frames(
    until end: Double, _ value: VectorValue
  ) throws -> [(start: Double, length: Double)] {
    let fps = try value.member("fps")
    let rate = try fps.positive
    guard end * rate < 1e6 else { throw fps.wrong("a rate of fewer than a million frames") }
    let whole = Int((end * rate).rounded(.down))
    var frames = (0..<whole).map { (Double($0) / rate, 1 / rate) }
    let rest = end - Double(whole) / rate
    if rest > 0 { frames.append((Double(whole) / rate, rest)) }
    return frames
  }

  // MARK: Composition

  private static func checkLocalTimes(_ value: VectorValue) throws -> Mismatch? {
    let scene = Scene("tree", try expression(value.member("tree")))
    let time = try value.member("time_ms").number
    if let found = try compare(value, "total_ms", scene.duration) { return found }
    let wanted = try value.member("local_ms")
    let tolerance = try value.member("tol").nonNegative
    for interval in scene.intervals {
      let local = min(time - interval.start, interval.end - interval.start)
      let found = mismatch(
        wanted.json[interval.name], local, within: tolerance, at: interval.name)
      if let found { return found }
    }
    return nil
  }

  private static func expression(_ value: VectorValue) throws -> FreeSemiring<Fragment> {
    if let parts = value.optional("seq") {
      return try parts.elements.reduce(.one) { .times($0, try expression($1)) }
    }
    if let parts = value.optional("par") {
      return try parts.elements.reduce(.zero) { .plus($0, try expression($1)) }
    }
    return .single(
      Fragment(try value.member("leaf").string, for: try value.member("dur").positive))
  }

  private static func checkSeek(_ value: VectorValue) throws -> Mismatch? {
    let child = try value.member("child_ms").positive
    let total = try value.member("total_ms")
    guard try total.number >= child else { throw total.wrong("at least child_ms") }
    let way = linear(from: 0, to: 1000, in: child / 1000)
    let rest = (try total.number - child) / 1000
    let whole = rest > 0 ? way.held(for: rest) : way
    let shown = whole.value(try value.member("fraction").number)?.mean
    return try compare(value, "value", shown ?? .nan)
  }
}
