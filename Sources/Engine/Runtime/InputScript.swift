/// Input events with their times: what a person would do, written down.
///
/// A line is a time in seconds, a word and its values:
///
/// ```
/// # a drag to the left, given up half-way
/// 0.50 key Right
/// 1.00 press 300 200
/// 1.10 move 180 200
/// 1.30 release
/// 1.35 cancel
/// 1.40 hover 200 100
/// 1.45 hover off
/// 1.45 wheel 300 200 0 60
/// 1.5 resize 480 960
/// 2 text fadeIn * (a + b)
/// ```
///
/// What is typed goes on to the end of its line, as it stands there. Places are in canvas units; a
/// wheel has its place, then by how much the content goes on to the right and down. Times are ≥ 0
/// and never decrease. A `#` at the start of a line or after a blank begins a comment; empty lines
/// are nothing.
public struct InputScript: Hashable, Sendable {
  /// One event and when it happens.
  public struct Entry: Hashable, Sendable {
    /// The time at which it happens.
    public var time: Instant
    /// The event that happens.
    public var event: InputEvent
    /// The line of the text it came from, counted from 1.
    public var line: Int

    /// An entry of a script.
    public init(time: Instant, event: InputEvent, line: Int) {
      self.time = time
      self.event = event
      self.line = line
    }
  }

  /// In the order of the text, which is also the order of time.
  public private(set) var entries: [Entry]
  private var delivered = 0

  /// A script without events.
  public init() { entries = [] }

  /// A script from events that are already in order of time.
  public init(_ entries: [Entry], file: StaticString = #fileID, line: UInt = #line) {
    let times = entries.map(\.time)
    require(
      zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
      "the events of a script must be in order of time", file: file, line: line)
    self.entries = entries
  }

  /// True if no event is left to deliver.
  public var isExhausted: Bool { delivered == entries.count }

  /// The events up to a time, that time included, which were not delivered before.
  public mutating func events(upTo time: Instant) -> [InputEvent] {
    let start = delivered
    while delivered < entries.count, entries[delivered].time <= time { delivered += 1 }
    return entries[start..<delivered].map(\.event)
  }
}
