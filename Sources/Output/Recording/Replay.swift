package import Engine

/// A recording on its way through a program, frame by frame.
package struct Replay {
  /// A frame that is shown again.
  package struct Frame {
    package let shown: Run.Frame
    /// The place of the recorded frame of that time, and its mark; nil: there was none.
    package let recorded: Recorded?
    /// True if anything was given to the program before it, or its picture changes by itself.
    package let isAsked: Bool
  }

  /// A recorded frame that another one is compared with.
  package struct Recorded: Hashable {
    /// Counted from 0.
    package let index: Int
    /// nil: it was not to be compared.
    package let mark: PictureMark?

    /// True if the frame is as it was recorded; nil: nobody knows.
    package func isShown(by frame: Run.Frame) -> Bool? {
      mark.map { $0 == PictureMark(frame.report.display) }
    }
  }

  /// A frame that is to be made.
  private struct Planned {
    var time: Instant
    var events: [InputEvent] = []
    /// Gives the program what came; nil: nothing did.
    var give: (() -> Void)?
    var recorded: Recorded?
  }

  private let program: any HostedScreen
  private let plan: [Planned]
  /// The number of frames that were recorded.
  let count: Int
  /// The version of the program that recorded it.
  let recorder: String
  /// The fingerprint of the fonts that it was recorded with; nil: nobody knows.
  let fonts: String?
  /// The frames, before each of which the program is given what came.
  package private(set) var run: Run
  /// True if the program's picture changes by itself, as a creature that breathes does.
  private var isAlive = false
  /// The number of frames that have been shown.
  package private(set) var done = 0
  /// The time of the next frame; nil after the last one.
  package var nextTime: Instant? { done < plan.count ? plan[done].time : nil }

  /// - Parameters:
  ///   - rate: frames a second in place of the recorded ones, > 0; nil: those. Where something came
  ///     there is a frame nevertheless.
  ///   - program: one that was started as the recording says.
  ///   - give: gives the program an input that is no event.
  package init<Launch>(
    _ recording: Recording<Launch>, rate: Double? = nil, in program: any HostedScreen,
    giving give: @escaping (Launch.Input) -> Void
  ) throws {
    self.program = program
    (count, recorder) = (recording.frames.count, recording.start.program)
    fonts = recording.start.fonts
    let recorded = Self.planned(recording.frames, giving: give)
    let plan = try rate.map { try Self.merged(recorded, rate: $0) } ?? recorded
    self.plan = plan
    run = Run(program, size: recording.start.size) { last in
      let index = last.map { $0.index + 1 } ?? 0
      guard index < plan.count else { return nil }
      plan[index].give?()
      return Run.Step(time: plan[index].time, events: plan[index].events)
    }
  }

  /// The next frame; nil after the last one.
  package mutating func next() throws -> Frame? {
    guard done < plan.count else { return nil }
    let planned = plan[done]
    let isAsked = planned.give != nil || isAlive
    done += 1
    guard let shown = try run.next() else { return nil }
    isAlive = program.nextPicture(after: planned.time) != nil
    return Frame(shown: shown, recorded: planned.recorded, isAsked: isAsked)
  }

  // MARK: Frames

  /// The most frames that are made: a day of ten a second.
  private static let mostFrames = 1_000_000
  /// The nanoseconds by which times of two rates that are the same may differ.
  private static let rounding: Int64 = 1

  private static func planned<Launch>(
    _ frames: [Recording<Launch>.Frame], giving give: @escaping (Launch.Input) -> Void
  ) -> [Planned] {
    frames.enumerated().map { index, frame in
      let inputs = frame.inputs
      return Planned(
        time: frame.time, events: inputs.compactMap(\.event),
        give: inputs.isEmpty ? nil : { inputs.filter { $0.event == nil }.forEach(give) },
        recorded: Recorded(index: index, mark: frame.mark))
    }
  }

  /// The frames of a rate, and those before which something came.
  private static func merged(_ recorded: [Planned], rate: Double) throws -> [Planned] {
    let clock = VirtualClock(rate: rate)
    guard let last = recorded.last,
      clock.frameCount(duration: last.time.seconds(since: .zero))
        <= mostFrames
    else {
      throw Failure("more than \(mostFrames) frames would have to be made; take a smaller --fps")
    }
    var (merged, next, number) = ([Planned](), 0, 0)
    while next < recorded.count {
      let time = clock.time(ofFrame: number)
      if recorded[next].time.nanoseconds > time.nanoseconds + rounding {
        merged.append(Planned(time: time))
        number += 1
        continue
      }
      // Of several pictures of one time the last one stayed.
      let isLast = next + 1 == recorded.count || recorded[next + 1].time > recorded[next].time
      let isCommon = isLast && abs(recorded[next].time.nanoseconds - time.nanoseconds) <= rounding
      if isCommon || recorded[next].give != nil { merged.append(recorded[next]) }
      if isCommon { number += 1 }
      next += 1
    }
    return merged
  }
}
