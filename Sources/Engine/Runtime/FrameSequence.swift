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
    /// What comes before it, in order.
    package var entries: [InputScript.Entry]
    /// The events that come before it, in order; those at views as their script has them.
    public var events: [InputEvent] { entries.map(\.event) }

    /// A frame at a time.
    public init(time: Instant, events: [InputEvent] = []) {
      let entries = events.map { InputScript.Entry(time: time, event: $0, line: 0) }
      self.init(time: time, entries: entries)
    }

    package init(time: Instant, entries: [InputScript.Entry]) {
      self.time = time
      self.entries = entries
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
  private var pointer = ScriptPointer()
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
      return Step(time: time, entries: script.entries(upTo: time))
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
  ///
  /// - Throws: ``NeverRests``, or an ``InputScript/ParseError`` for an event at a view that is not
  ///   there.
  public mutating func next() throws -> Frame? {
    guard !isOver, let step = try source(last) else {
      isOver = true
      return nil
    }
    for case .resize(let newSize) in step.events { size = newSize }
    let (report, events) = try play(step)
    let frame = Frame(
      index: last.map { $0.index + 1 } ?? 0, size: size, report: report, events: events)
    last = frame
    watch?(frame)
    return frame
  }

  /// The frame of a step, and its events as they came.
  private mutating func play(_ step: Step) throws -> (FrameReport, [InputEvent]) {
    var (rest, events, pointer) = (step.entries[...], [InputEvent](), pointer)
    var problem: InputScript.ParseError?
    let report = runtime.frame(at: step.time) {
      while let entry = rest.popFirst() {
        switch Result(catching: { () throws(InputScript.ParseError) in
          try pointer.event(of: entry, in: runtime, at: step.time)
        }) {
        case .success(let event):
          events.append(event)
          if !event.isOutdone(by: rest.first?.event) { return event }
        case .failure(let error):
          (problem, rest) = (error, [])
        }
      }
      return nil
    }
    self.pointer = pointer
    if let problem { throw problem }
    return (report, events)
  }
}
