import Engine
import EngineSDL
import Output
import Studio

/// A recording on its way through this program, frame by frame.
struct Replay {
  /// A frame that is shown again.
  struct Frame {
    let shown: Run.Frame
    /// The place of the recorded frame of that time, and its mark; nil: there was none.
    let recorded: Recorded?
    /// True if anything was given to the program before it, or its picture changes by itself.
    let isAsked: Bool
  }

  /// A recorded frame that another one is compared with.
  struct Recorded: Hashable {
    /// Counted from 0.
    let index: Int
    /// nil: it was not to be compared.
    let mark: PictureMark?

    /// True if the frame is as it was recorded; nil: nobody knows.
    func isShown(by frame: Run.Frame) -> Bool? {
      mark.map { $0 == PictureMark(frame.report.display) }
    }
  }

  /// A frame that is to be made.
  private struct Planned {
    var time: Instant
    var inputs: [ProgramInput] = []
    var recorded: Recorded?
  }

  private let program: any ProgramScreen
  private let plan: [Planned]
  /// The frames, before each of which the program is given what came.
  private(set) var run: Run
  /// True if the program's picture changes by itself, as a creature that breathes does.
  private var isAlive = false
  /// The number of frames that have been shown.
  private(set) var done = 0
  /// The time of the next frame; nil after the last one.
  var nextTime: Instant? { done < plan.count ? plan[done].time : nil }

  /// - Parameters:
  ///   - rate: frames a second in place of the recorded ones, > 0; nil: those. Where something came
  ///     there is a frame nevertheless.
  ///   - program: one that was started as the recording says.
  init(_ recording: Recording, rate: Double? = nil, in program: any ProgramScreen) throws {
    self.program = program
    let recorded = Self.planned(recording.frames)
    let plan = try rate.map { try Self.merged(recorded, rate: $0) } ?? recorded
    self.plan = plan
    run = Run(program, size: recording.start.size) { last in
      let index = last.map { $0.index + 1 } ?? 0
      guard index < plan.count else { return nil }
      for input in plan[index].inputs { input.give(to: program) }
      return Run.Step(time: plan[index].time, events: plan[index].inputs.compactMap(\.event))
    }
  }

  /// The next frame; nil after the last one.
  mutating func next() throws -> Frame? {
    guard done < plan.count else { return nil }
    let planned = plan[done]
    let isAsked = !planned.inputs.isEmpty || isAlive
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

  private static func planned(_ frames: [Recording.Frame]) -> [Planned] {
    frames.enumerated().map { index, frame in
      Planned(
        time: frame.time, inputs: frame.inputs,
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
      if isCommon || !recorded[next].inputs.isEmpty { merged.append(recorded[next]) }
      if isCommon { number += 1 }
      next += 1
    }
    return merged
  }
}
