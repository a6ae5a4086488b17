extension InputScript {
  /// A line that is not an event, or one at a view that is not there: where, what is wrong and what
  /// would be right.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    /// The mistake, and what would be right.
    public var problem: String
    /// The name of the script's file; nil: it has none.
    var file: String?

    /// The file, the line and the problem, in words.
    public var description: String { (file.map { "\($0), " } ?? "") + "line \(line): \(problem)" }
  }

  /// Reads a script; the first wrong line is the error.
  public init(parsing text: String) throws(ParseError) {
    var lines = Lines()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines.number += 1
      var words = Self.words(of: line)
      guard let first = words.first else { continue }
      if let typed = Self.typed(line) { words = [first, "text", typed] }
      do throws(Problem) {
        try lines.add(words)
      } catch {
        throw ParseError(line: lines.number, problem: error.text)
      }
    }
    self.init(lines.entries)
  }

  /// The lines of a script that were read.
  private struct Lines {
    /// That of the last line, counted from 1.
    var number = 0
    private var time = Instant.zero
    private var timed: [Entry] = []
    /// The drag that was read last, and its end.
    private var drag: (line: Int, end: Instant)?

    /// In order of time: a drag goes on while others come.
    var entries: [Entry] {
      timed.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element)
    }

    mutating func add(_ words: [Substring]) throws(Problem) {
      let next = try InputScript.time(words[0])
      guard next >= time else {
        throw Problem("the time \(words[0]) is before the line above; times must not decrease")
      }
      time = next
      let entries = try InputScript.entries(Array(words.dropFirst()), at: next, line: number)
      if let drag, next < drag.end, entries.contains(where: \.event.isPointers) {
        let end = PlainNumber.exact(drag.end.seconds(since: .zero))
        throw Problem("the pointer is busy: the drag of line \(drag.line) lasts until \(end)")
      }
      if let end = entries.last?.time, end > next { drag = (number, end) }
      timed += entries
    }
  }

  /// The words of a line, without its comment.
  private static func words(of line: Substring) -> [Substring] {
    let words = line.split(whereSeparator: \.isWhitespace)
    return Array(words.prefix { !$0.hasPrefix("#") })
  }

  /// The text behind the word `text` and a blank, to the end of the line: blanks and `#` are text
  /// too; nil on a line of another event.
  private static func typed(_ line: Substring) -> Substring? {
    let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    return parts.count == 3 && parts[1] == "text" ? parts[2] : nil
  }

  private static func time(_ word: Substring) throws(Problem) -> Instant {
    guard let seconds = decimal(word) else {
      throw Problem("“\(word)” is not a time; a line begins with seconds, as in 0.50 key Right")
    }
    guard seconds >= 0 else { throw Problem("the time \(word) is negative; 0 is the first") }
    guard seconds <= longest else {
      throw Problem("the time \(word) is too late; at most \(Int(longest)) seconds")
    }
    return Instant(nanoseconds: Int64((seconds * 1e9).rounded()))
  }

  private static func entries(
    _ words: [Substring], at time: Instant, line: Int
  ) throws(Problem) -> [Entry] {
    guard let verb = words.first else {
      throw Problem("nothing follows the time; one of \(verbs) must")
    }
    let values = Array(words.dropFirst())
    switch verb {
    case "tap":
      let problem = "tap needs the id of what is pressed, as in tap tarn"
      return tap(try id(values[...], problem), at: time, line: line)
    case "drag": return try drag(values, at: time, line: line)
    default:
      let (event, origin) = try act(verb, values)
      return [Entry(time: time, event: event, line: line, origin: origin)]
    }
  }

  /// An event, at the middle of a view if an id stands where a point would. An id with a number among its
  /// words, and “off”, can't be named here.
  private static func act(
    _ verb: Substring, _ values: [Substring]
  ) throws(Problem) -> (InputEvent, Origin?) {
    let numbers = verb == "wheel" ? 2 : 0
    let (name, rest) = (values.dropLast(numbers), values.suffix(numbers))
    guard ["press", "move", "hover", "wheel"].contains(verb), values != ["off"], !name.isEmpty,
      !name.contains(where: { decimal($0) != nil })
    else { return (try event(verb, values), nil) }
    return (try event(verb, ["0", "0"] + rest), .view(name.joined(separator: " ")))
  }

  private static func id(_ values: ArraySlice<Substring>, _ problem: String) throws(Problem)
    -> String
  {
    guard !values.isEmpty else { throw Problem(problem) }
    return values.joined(separator: " ")
  }

  private static func drag(
    _ values: [Substring], at time: Instant, line: Int
  ) throws(Problem) -> [Entry] {
    let problem =
      "drag needs an id, left, right, up or down, and how many points, as in drag sheet down 300;"
      + " then its seconds, if not 0.3; at most \(Int(farthest)) points and 60 seconds"
    let ways = [
      "left": Point(-1, 0), "right": Point(1, 0), "up": Point(0, -1), "down": Point(0, 1),
    ]
    guard let place = values.lastIndex(where: { ways[String($0)] != nil }),
      let way = ways[String(values[place])]
    else { throw Problem(problem) }
    let words = values[(place + 1)...]
    let numbers = words.compactMap(decimal)
    guard 1...2 ~= words.count, numbers.count == words.count, 0...farthest ~= numbers[0],
      numbers.count == 1 || 0...60 ~= numbers[1]
    else { throw Problem(problem) }
    return drag(
      try id(values[..<place], problem), by: way * numbers[0],
      over: numbers.count == 2 ? numbers[1] : 0.3, at: time, line: line)
  }

  private static func event(
    _ verb: Substring, _ values: [Substring]
  ) throws(Problem) -> InputEvent {
    switch verb {
    case "key": return .key(try key(values, of: verb))
    case "keyup": return .keyUp(try key(values, of: verb))
    case "text": return .text(try text(values))
    case "press": return .press(try point(values, of: verb))
    case "move": return .move(try point(values, of: verb))
    case "release": return try alone(.release, verb, values)
    case "cancel": return try alone(.cancel, verb, values)
    case "hover": return .hover(values == ["off"] ? nil : try point(values, of: verb))
    case "wheel": return try wheel(values)
    case "pinch": return try pinch(values)
    case "resize": return .resize(try size(values))
    default: throw Problem("“\(verb)” is not an event; use one of \(verbs)")
    }
  }

  private static func key(_ values: [Substring], of verb: Substring) throws(Problem) -> Key {
    guard !values.isEmpty else { throw Problem("\(verb) needs a name, as in \(verb) Right") }
    return Key(rawValue: values.joined(separator: " "))
  }

  private static func text(_ values: [Substring]) throws(Problem) -> String {
    guard let text = values.first, !text.isEmpty else {
      throw Problem("text needs what is typed, as in text a + b")
    }
    return String(text)
  }

  private static func point(_ values: [Substring], of verb: Substring) throws(Problem) -> Point {
    let numbers = values.compactMap(decimal)
    guard values.count == 2, numbers.count == 2, numbers.allSatisfy({ abs($0) <= farthest }) else {
      throw Problem(
        "\(verb) needs x and y in canvas units, or an id, as in \(verb) 300 200 or \(verb) tarn")
    }
    return Point(numbers[0], numbers[1])
  }

  private static func wheel(_ values: [Substring]) throws(Problem) -> InputEvent {
    let numbers = values.compactMap(decimal)
    guard values.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= farthest }) else {
      throw Problem(
        "wheel needs x and y, and by how much the content goes on, as in wheel 300 200 0 60")
    }
    return .wheel(at: Point(numbers[0], numbers[1]), by: Point(numbers[2], numbers[3]))
  }

  private static func pinch(_ values: [Substring]) throws(Problem) -> InputEvent {
    let numbers = values.compactMap(decimal)
    guard values.count == 3, numbers.count == 3, numbers.allSatisfy({ abs($0) <= farthest }),
      InputEvent.pinches.contains(numbers[2])
    else {
      throw Problem(
        "pinch needs x and y, and by how many times the fingers are apart, as in pinch 300 200 1.5")
    }
    return .pinch(at: Point(numbers[0], numbers[1]), by: numbers[2])
  }

  private static func size(_ values: [Substring]) throws(Problem) -> Size {
    let numbers = values.compactMap(decimal)
    guard values.count == 2, numbers.count == 2, numbers.allSatisfy((1...16384).contains) else {
      throw Problem("resize needs a width and a height from 1 to 16384, as in resize 480 960")
    }
    return Size(numbers[0], numbers[1])
  }

  private static func alone(
    _ event: InputEvent, _ verb: Substring, _ values: [Substring]
  ) throws(Problem) -> InputEvent {
    guard let extra = values.first else { return event }
    throw Problem("\(verb) stands alone, but “\(extra)” follows it")
  }

  /// A number in plain decimal digits; nil for everything else, exponents and names included.
  private static func decimal(_ word: Substring) -> Double? {
    let plain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
    }
    guard plain, let value = Double(word), value.isFinite else { return nil }
    return value
  }

  private static let verbs =
    "key, keyup, text, tap, drag, press, move, release, cancel, hover, wheel, pinch, resize"
  /// A day, in seconds.
  private static let longest = 86_400.0
  private static let farthest = 1_000_000.0

  private struct Problem: Error {
    let text: String
    init(_ text: String) { self.text = text }
  }
}

extension InputEvent {
  /// True if the pointer does it.
  fileprivate var isPointers: Bool {
    switch self {
    case .press, .move, .release, .cancel, .hover, .wheel, .pinch: true
    case .key, .keyUp, .text, .composition, .resize: false
    }
  }
}
