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
/// 1.46 pinch 300 200 1.5
/// 1.5 resize 480 960
/// 2 text fadeIn * (a + b)
/// 2.5 tap tarn
/// 3 drag sheet down 300
/// ```
///
/// What is typed goes on to the end of its line, as it stands there. Places are in canvas units, or
/// the key of a view: the middle of what can be seen of it when its time has come. A wheel has its
/// place, then by how much the content goes on to the right and down. A tap is a press at a view
/// and its release at the same time. A drag presses there, goes as far as it says in points of the
/// design (``InputTree/unit``), evenly over 0.3 seconds or those of a last word, and lets go. Times
/// are ≥ 0 and never decrease. A `#` at the start of a line or after a blank begins a comment; empty
/// lines are nothing.
public struct InputScript: Hashable, Sendable {
  /// The point that an event's own is counted from.
  public enum Origin: Hashable, Sendable {
    /// The middle of what can be seen of a view, by its key, when the event is due.
    case view(String)
    /// The last press at a view. The event's point is in points of its design.
    case press
  }

  /// One event and when it happens.
  public struct Entry: Hashable, Sendable {
    /// The time at which it happens.
    public var time: Instant
    /// The event that happens.
    public var event: InputEvent
    /// The line of the text it came from, counted from 1.
    public var line: Int
    /// The point that the event's own is counted from; nil: the screen's origin.
    public var origin: Origin?
    /// The name of the script's file, for messages; nil: it has none.
    package var file: String?

    /// An entry of a script.
    public init(time: Instant, event: InputEvent, line: Int, origin: Origin? = nil) {
      self.time = time
      self.event = event
      self.line = line
      self.origin = origin
    }
  }

  /// In order of time; those of one time in the order of the text.
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

  /// The events up to a time, that time included, which were not delivered before; those at views
  /// have points that are counted from there.
  public mutating func events(upTo time: Instant) -> [InputEvent] {
    entries(upTo: time).map(\.event)
  }

  /// The entries up to a time, that time included, which were not delivered before.
  package mutating func entries(upTo time: Instant) -> [Entry] {
    let start = delivered
    while delivered < entries.count, entries[delivered].time <= time { delivered += 1 }
    return Array(entries[start..<delivered])
  }

  /// The same script, from a file.
  package func named(_ file: String) -> InputScript {
    var script = self
    for index in script.entries.indices { script.entries[index].file = file }
    return script
  }
}
