import Engine
import MotionCode

/// A part of a motion that a line of algebra may name.
struct TimelinePart {
  let properties: [MotionProperty]
  let time: SlideTime
}

extension SlideTimeline {
  /// Reads a line of algebra in which each property moves once.
  ///
  /// - Parameter timing: that of the motion.
  init(
    _ text: String, _ parts: [String: TimelinePart], in timing: AnimatorTiming
  ) throws(ExpressionError) {
    let durations = parts.mapValues {
      MotionDetails.Time($0.time.curve, duration: $0.time.duration).timing(beside: timing).duration
    }
    var reader = TimelineReader(parts: parts, words: TimelineWords(text))
    self = try reader.timeline(Expression.parse(text, durations: durations, waits: true))
  }
}

/// Makes a timeline of an expression, whose words it goes over on the way.
private struct TimelineReader {
  let parts: [String: TimelinePart]
  var words: TimelineWords
  var moved: Set<MotionProperty> = []

  init(parts: [String: TimelinePart], words: TimelineWords) {
    (self.parts, self.words) = (parts, words)
  }

  mutating func timeline(_ expression: Expression) throws(ExpressionError) -> SlideTimeline {
    switch expression {
    case .one:
      _ = words.nextPart()
      return .nothing
    case .zero: throw wrong("0 takes all others away; leave it out", at: words.nextPart())
    case .part(let name): return try part(name)
    case .sum(let a, let b): return .sum(try timeline(a), try timeline(b))
    case .product(let a, let b): return .product(try timeline(a), try timeline(b))
    case .held(.one, let seconds) where words.parts.first?.text == "wait":
      _ = words.nextPart()
      return .wait(seconds)
    case .delayed(let a, let seconds):
      return .delayed(try before(a).timeline, by: seconds)
    case .held(let a, let seconds): return .held(try before(a).timeline, for: seconds)
    case .stretched(let a, let seconds):
      return .stretched(try before(a).timeline, to: seconds)
    case .time(let a, let curve): return try bent(a, along: curve.timing)
    case .reversed(let a), .looped(let a), .repeating(let a, _):
      let word = try before(a).postfix
      throw wrong("“\(word?.text ?? "")” can't be here: a part goes its way once", at: word)
    }
  }

  private mutating func part(_ name: String) throws(ExpressionError) -> SlideTimeline {
    let word = words.nextPart()
    guard let part = parts[name] else { throw wrong("“\(name)” is no part", at: word) }
    for property in part.properties where !moved.insert(property).inserted {
      throw wrong("“\(property.rawValue)” moves twice; it goes its way once", at: word)
    }
    return .part(part.properties, part.time)
  }

  /// What stands before a point, and the word behind that.
  private mutating func before(
    _ expression: Expression
  ) throws(ExpressionError) -> (timeline: SlideTimeline, postfix: ExpressionScanner.Word?) {
    let timeline = try timeline(expression)
    return (timeline, words.nextPostfix())
  }

  private mutating func bent(
    _ expression: Expression, along curve: TimingCurve
  ) throws(ExpressionError) -> SlideTimeline {
    let (timeline, word) = try before(expression)
    guard case .part = expression, case .part(let properties, var time) = timeline else {
      throw wrong("“time” bends one part alone; put it right behind that", at: word)
    }
    time.curve = curve
    return .part(properties, time)
  }

  private func wrong(_ message: String, at word: ExpressionScanner.Word?) -> ExpressionError {
    ExpressionError(column: word?.column ?? 1, message: message)
  }
}
