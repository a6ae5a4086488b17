package import Engine

/// The time that each phase of a frame took, in nanoseconds.
package struct FrameTimes: Hashable, Sendable {
  private var times = SIMD8<Int64>.zero

  package init() {}

  package subscript(phase: FramePhase) -> Int64 {
    get { times[phase.rawValue] }
    set { times[phase.rawValue] = newValue }
  }

  /// The time of all phases.
  var sum: Int64 { times.wrappedSum() }
}

/// The times of the last frames that were shown, of so many as a graph has bars.
package struct FrameHistory: Hashable, Sendable {
  package static let longest = 116
  /// The newest last.
  package private(set) var frames: [FrameTimes] = []

  package init() {}

  package mutating func add(_ frame: FrameTimes) {
    if frames.count == Self.longest { frames.removeFirst() }
    frames.append(frame)
  }

  /// The time that half of the frames did not exceed in a phase; nil if there are none.
  package func median(of phase: FramePhase) -> Int64? {
    frames.isEmpty ? nil : frames.map { $0[phase] }.sorted()[(frames.count - 1) / 2]
  }
}
