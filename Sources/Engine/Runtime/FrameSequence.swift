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

  /// Makes the step of the next frame, given the frame before it; nil: that was the last one.
  package typealias Source = (Frame?) throws(NeverRests) -> Step?

  private let runtime: Runtime
  private let source: Source
  private var size: Size
  private var last: Frame?
  private var isOver = false
  /// Told of every frame.
  public var watch: ((Frame) -> Void)?

  /// A sequence whose frames depend on those before them.
  ///
  /// - Parameter source: asked before each frame.
  package init(runtime: Runtime, size: Size, source: @escaping Source) {
    self.runtime = runtime
    self.size = size
    self.source = source
  }

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
    let clock = VirtualClock(rate: rate)
    let count = duration.map(clock.frameCount)
    let end = script.entries.last?.time ?? .zero
    let limit = limit ?? clock.frameCount(duration: 3600 + end.seconds(since: .zero))
    var script = script
    self.init(runtime: runtime, size: size) { last throws(NeverRests) in
      let index = last.map { $0.index + 1 } ?? 0
      if let last {
        let isDue = count.map { index < $0 } ?? (last.report.isRunning || !script.isExhausted)
        guard isDue else { return nil }
      }
      if count == nil, index >= limit { throw NeverRests(frames: limit) }
      let time = clock.time(ofFrame: index)
      return Step(time: time, events: script.events(upTo: time))
    }
  }

  /// A sequence of given frames.
  ///
  /// - Parameters:
  ///   - size: the size the runtime was made with, in points.
  ///   - steps: in order of time; two may have one time.
  public init(runtime: Runtime, size: Size, steps: [Step]) {
    var rest = steps.makeIterator()
    self.init(runtime: runtime, size: size) { _ in rest.next() }
  }

  /// The next frame; nil after the last one.
  public mutating func next() throws(NeverRests) -> Frame? {
    guard !isOver, let step = try source(last) else {
      isOver = true
      return nil
    }
    for case .resize(let newSize) in step.events { size = newSize }
    let frame = Frame(
      index: last.map { $0.index + 1 } ?? 0, size: size,
      report: runtime.frame(at: step.time, events: step.events), events: step.events)
    last = frame
    watch?(frame)
    return frame
  }
}
