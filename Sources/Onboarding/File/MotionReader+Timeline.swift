import Engine
import JSONText
import MotionCode

/// Lines of algebra that put the parts of a motion in order.
extension MotionReader {
  /// The words for what an element does, and the properties that they are about.
  private static let words: [String: [MotionPart]] = [
    "fade": [.opacity], "move": [.place], "turn": [.rotation], "grow": [.size, .scale],
  ]

  /// The parts that every element has, by the words for them and by the names of its properties.
  private static let usualParts: [String: [MotionPart]] = words.merging(
    MotionPart.allCases.map { ($0.rawValue, [$0]) }
  ) { first, _ in first }

  /// A part of a motion.
  private struct Part {
    let properties: [MotionPart]
    let type: AnimationType
  }

  /// Reads the line of algebra that says when which property moves.
  func readTimeline(_ parts: [String: FileValue], of motion: inout SlideMotion) {
    guard let line = parts["timeline"] else {
      parts["parts"]?.wrong("“parts”: nothing puts them in order; give it a “timeline”")
      return
    }
    parts["properties"]?.wrong("“timeline” says that already; leave out one of them")
    guard let text = line.string("a line of algebra, as fade * (move + turn)") else { return }
    let known = timelineParts(parts["parts"], beside: motion.type)
    let durations = known.mapValues { $0.type.timing?.duration ?? 0 }
    do throws(ExpressionError) {
      let expression = try Expression.parse(text, durations: durations, waits: true)
      let spans = try TimelineSpan.spans(of: expression, durations, in: text)
      motion.times = try times(spans, known, in: text)
    } catch {
      line.wrong(Self.told(error, in: text, known: durations.keys.sorted()))
    }
  }

  /// The mistake, with the name that was probably meant.
  private static func told(
    _ error: ExpressionError, in text: String, known: [String]
  ) -> String {
    let word = text.dropFirst(error.column - 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !known.contains(String(word)), error.message.contains("is no part"),
      let guess = Spelling.nearest(to: String(word), in: known)
    else { return "\(error)" }
    return "column \(error.column): “\(word)” is no part; did you mean “\(guess)”?"
  }

  /// The parts that every element has, and those that the file names.
  private func timelineParts(
    _ value: FileValue?, beside type: AnimationType
  ) -> [String: Part] {
    var parts = Self.usualParts.mapValues { Part(properties: $0, type: type) }
    for (name, value) in value?.entries(of: "parts", most: 50) ?? [] {
      guard parts[name] == nil, name != "wait" else {
        value.wrong("“\(name)” is a part that every element has; give this one another name")
        continue
      }
      let members = value.members(["of"] + Self.timing)
      guard case .object = value.json else { continue }
      guard let of = members["of"] else {
        value.wrong("wanted an “of”: the properties that it is about, as [\"place\"]")
        continue
      }
      parts[name] = Part(
        properties: properties(of), type: self.type(members, beside: type))
    }
    return parts
  }

  private func properties(_ value: FileValue) -> [MotionPart] {
    let list: [FileValue]
    if case .string = value.json {
      list = [value]
    } else {
      list = value.elements(of: "properties", most: MotionPart.allCases.count) ?? []
    }
    let names = MotionPart.allCases.map(\.rawValue)
    return list.compactMap { value in
      guard let name = value.string("the name of a property") else { return nil }
      if let part = MotionPart(rawValue: name) { return part }
      let guess = Spelling.nearest(to: name, in: names)
      let right = guess.map { "did you mean “\($0)”?" } ?? "known are \(Spelling.list(names))"
      value.wrong("no property “\(name.prefix(40))”; \(right)")
      return nil
    }
  }

  private func times(
    _ spans: [TimelineSpan], _ parts: [String: Part], in text: String
  ) throws(ExpressionError) -> [MotionPart: SlideTime] {
    var times: [MotionPart: SlideTime] = [:]
    for span in spans {
      guard let part = parts[span.name], let timing = part.type.timing else { continue }
      for property in part.properties {
        guard times[property] == nil else {
          throw TimelineSpan.wrong(
            "“\(property.rawValue)” moves twice; it goes its way once", at: span.name, in: text,
            isLast: true)
        }
        let duration = max(span.duration, 1e-3)
        var type = AnimationType(timing, in: duration)
        if let curve = span.curve { type = .curve(curve, duration: duration) }
        times[property] = SlideTime(type, delay: span.start)
      }
    }
    return times
  }
}

/// The time of a part in a line of algebra.
struct TimelineSpan {
  let name: String
  var start: Double
  var duration: Double
  /// The curve that the line says; nil: that of the part.
  var curve: TimingCurve?

  /// The parts of a line, each as often as it is named.
  static func spans(
    of expression: Expression, _ durations: [String: Double], in text: String
  ) throws(ExpressionError) -> [TimelineSpan] {
    try Line(expression, durations, in: text).spans
  }

  /// A mistake at a word in a text.
  static func wrong(
    _ message: String, at word: String, in text: String, isLast: Bool = false
  ) -> ExpressionError {
    let (text, word) = (Array(text), Array(word))
    let columns = text.indices.filter { text[$0...].starts(with: word) }
    let column = (isLast ? columns.last : columns.first) ?? 0
    return ExpressionError(column: column + 1, message: message)
  }

  /// The parts of a line, and its duration.
  private struct Line {
    var spans: [TimelineSpan] = []
    var duration = 0.0

    init(
      _ expression: Expression, _ durations: [String: Double], in text: String
    ) throws(ExpressionError) {
      switch expression {
      case .one: break
      case .zero:
        throw wrong("0 takes all others away; leave it out", at: "0", in: text)
      case .part(let name):
        duration = durations[name] ?? 0
        spans = [TimelineSpan(name: name, start: 0, duration: duration)]
      case .sum(let a, let b):
        let (first, second) = (try Line(a, durations, in: text), try Line(b, durations, in: text))
        (spans, duration) = (first.spans + second.spans, max(first.duration, second.duration))
      case .product(let a, let b):
        let (first, second) = (try Line(a, durations, in: text), try Line(b, durations, in: text))
        spans = first.spans + second.moved(by: first.duration)
        duration = first.duration + second.duration
      case .delayed(let a, let delay):
        let line = try Line(a, durations, in: text)
        (spans, duration) = (line.moved(by: delay), line.duration + delay)
      case .held(let a, let time):
        let line = try Line(a, durations, in: text)
        (spans, duration) = (line.spans, line.duration + time)
      case .stretched(let a, let whole):
        let line = try Line(a, durations, in: text)
        let factor = line.duration > 0 ? whole / line.duration : 1
        (spans, duration) = (line.slowed(by: factor), whole)
      case .time(let a, let curve):
        self = try Line(a, durations, in: text)
        guard spans.count == 1 else {
          throw wrong("“time” bends one part, and here are several", at: "time(", in: text)
        }
        spans[0].curve = curve.timing
      case .reversed: throw Self.onlyOnce("reversed", in: text)
      case .looped: throw Self.onlyOnce("looped", in: text)
      case .repeating: throw Self.onlyOnce("repeating", in: text)
      }
    }

    private static func onlyOnce(_ word: String, in text: String) -> ExpressionError {
      wrong("“\(word)” can't be here: a part goes its way once", at: word, in: text)
    }

    private func moved(by seconds: Double) -> [TimelineSpan] {
      spans.map { span in
        var span = span
        span.start += seconds
        return span
      }
    }

    private func slowed(by factor: Double) -> [TimelineSpan] {
      spans.map { span in
        var span = span
        (span.start, span.duration) = (span.start * factor, span.duration * factor)
        return span
      }
    }
  }
}
