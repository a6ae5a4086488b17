/// The intervals of an animation or a scene, to be read: as text with bars, as CSV, or encoded.
public struct Timeline: Hashable, Sendable {
  /// Of the whole, in seconds; infinite if a part repeats forever.
  public var duration: Double
  /// The named parts, in seconds of the whole.
  public var intervals: [Interval]

  /// A timeline of named parts; `duration` in seconds.
  public init(duration: Double, intervals: [Interval]) {
    self.duration = duration
    self.intervals = intervals
  }

  /// The named parts of an animation.
  public init<Value>(_ animation: Animation<Value>) {
    self.init(duration: animation.duration, intervals: animation.intervals)
  }

  /// The fragments of a scene.
  public init(_ scene: Scene) {
    self.init(duration: scene.duration, intervals: scene.intervals)
  }

  /// A line for each part: its name, a bar, its times.
  ///
  ///     grow  ██████▒▒▒▒▒▒  0–2 s
  ///     fade  ▒▒▒▒▒▒██████  2–4 s
  ///
  /// - Parameter width: the characters of a whole bar, ≥ 1; at most 10,000 are shown.
  public func text(width: Int = 40) -> String {
    require(width >= 1, "a bar needs at least one character")
    let width = min(width, 10_000)
    let names = intervals.map { PlainLine.text($0.name) }
    let room = names.map(\.count).max() ?? 0
    return zip(names, intervals).map { name, interval in
      let name = name + String(repeating: " ", count: room - name.count)
      let times = "\(PlainNumber.text(interval.start))–\(PlainNumber.text(interval.end)) s"
      return "\(name)  \(bar(interval, width))  \(times)\n"
    }.joined()
  }

  /// The bars' whole: as long as anything that has an end.
  private var span: Double {
    guard !duration.isFinite else { return duration }
    return intervals.flatMap { [$0.start, $0.end] }.filter(\.isFinite).max() ?? 0
  }

  private func bar(_ interval: Interval, _ width: Int) -> String {
    let first = column(interval.start, width)
    let last = max(column(interval.end, width), first)
    return (0..<width).map { first <= $0 && $0 < last ? "█" : "▒" }.joined()
  }

  /// The column of a bar at which a time lies; the last one's end for a time that never comes.
  private func column(_ time: Double, _ width: Int) -> Int {
    guard time.isFinite else { return width }
    return span > 0 ? Int((time / span * Double(width)).rounded()) : 0
  }

  /// A header and a row for each part: name, start, end, in seconds.
  public var csv: String {
    intervals.reduce("name,start,end\n") { text, interval in
      let times = [interval.start, interval.end].map { PlainNumber.text($0) }
      return text + "\(Self.cell(interval.name)),\(times.joined(separator: ","))\n"
    }
  }

  /// A text as a cell: quoted where it must be, and behind a `'` where a spreadsheet would take it
  /// for a formula.
  ///
  /// Scalar by scalar: in a `Character` a quote or a line's end may be joined with others.
  package static func cell(_ text: String) -> String {
    let begins = text.unicodeScalars.first.map("=+-@\t\r\n".unicodeScalars.contains) ?? false
    let text = begins ? "'" + text : text
    guard text.unicodeScalars.contains(where: { ",\"\n\r".unicodeScalars.contains($0) }) else {
      return text
    }
    let doubled = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"" + doubled + "\""
  }
}

/// As an object with the duration and the parts; the times of what repeats forever are null.
extension Timeline: Encodable {
  private enum Member: CodingKey { case duration, intervals }

  /// Encodes the duration, then the parts.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(duration.finite, forKey: .duration)
    try members.encode(intervals, forKey: .intervals)
  }
}

extension Interval: Encodable {
  private enum Member: CodingKey { case name, start, end }

  /// Encodes the name, the start and the end, which are null where they are infinite.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(name, forKey: .name)
    try members.encode(start.finite, forKey: .start)
    try members.encode(end.finite, forKey: .end)
  }
}
