/// A runtime's frames on exact times: what trace, render and films walk through.
///
/// Frame k is the time k/rate. Before it all events up to that time are delivered, and what they
/// begin starts there. With a duration there are round(rate · duration) + 1 frames; without one
/// the last frame is the first that has no event left and nothing running.
public struct FrameSequence {
  /// One frame of a sequence.
  public struct Frame: Sendable {
    /// Counted from 0.
    public let index: Int
    /// The screen's size at this frame, in points.
    public let size: Size
    /// The frame as the runtime made it.
    public let report: FrameReport
    /// The events that came before it.
    public let events: [InputEvent]

    /// A frame that was made elsewhere.
    public init(index: Int, size: Size, report: FrameReport, events: [InputEvent]) {
      self.index = index
      self.size = size
      self.report = report
      self.events = events
    }
  }

  /// A frame that is to be made: its time, and the events that come before it.
  public struct Step: Sendable {
    /// The time of the frame.
    public var time: Instant
    /// The events that come before it, in order.
    public var events: [InputEvent]

    /// A frame at a time.
    public init(time: Instant, events: [InputEvent] = []) {
      self.time = time
      self.events = events
    }
  }

  /// The screen still moved when the longest allowed sequence was over.
  public struct NeverRests: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of frames that were made.
    public var frames: Int
    /// The problem, and what to do about it.
    public var description: String {
      "something still moves after \(frames) frames; give a duration to end earlier"
    }
  }

  private let runtime: Runtime
  /// The frames, if they are given one by one.
  private let steps: [Step]?
  private let clock: VirtualClock
  private let count: Int?
  private let limit: Int
  private var script: InputScript
  private var size: Size
  private var index = 0
  private var isOver = false
  /// Told of every frame.
  public var watch: ((Frame) -> Void)?

  /// - Parameters:
  ///   - size: the size the runtime was made with, in points.
  ///   - rate: frames a second, finite and > 0.
  ///   - duration: in seconds, ≥ 0; nil runs until nothing is left to do.
  ///   - limit: without a duration, the number of frames at which waiting for rest is an error;
  ///     nil is an hour of them after the script's last event.
  public init(
    runtime: Runtime, size: Size, rate: Double, duration: Double? = nil,
    script: InputScript = InputScript(), limit: Int? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    require(
      duration.map { $0 >= 0 && $0 < 1e9 } ?? true, "a duration is 0 or more seconds", file: file,
      line: line)
    self.runtime = runtime
    self.size = size
    steps = nil
    clock = VirtualClock(rate: rate)
    self.script = script
    let last = script.entries.last?.time ?? .zero
    self.limit = limit ?? clock.frameCount(duration: 3600 + last.seconds(since: .zero))
    count = duration.map(clock.frameCount)
  }

  /// A sequence of given frames.
  ///
  /// - Parameters:
  ///   - size: the size the runtime was made with, in points.
  ///   - steps: in order of time; two may have one time.
  public init(runtime: Runtime, size: Size, steps: [Step]) {
    self.runtime = runtime
    self.size = size
    self.steps = steps
    clock = VirtualClock(rate: 1)
    script = InputScript()
    limit = steps.count
    count = steps.count
    isOver = steps.isEmpty
  }

  /// The next frame; nil after the last one.
  public mutating func next() throws(NeverRests) -> Frame? {
    guard !isOver else { return nil }
    if count == nil, index >= limit { throw NeverRests(frames: limit) }
    let step = nextStep()
    for case .resize(let newSize) in step.events { size = newSize }
    let frame = Frame(
      index: index, size: size, report: runtime.frame(at: step.time, events: step.events),
      events: step.events)
    index += 1
    isOver = count.map { index == $0 } ?? (script.isExhausted && !frame.report.isRunning)
    watch?(frame)
    return frame
  }

  private mutating func nextStep() -> Step {
    if let steps { return steps[index] }
    let time = clock.time(ofFrame: index)
    return Step(time: time, events: script.events(upTo: time))
  }
}
