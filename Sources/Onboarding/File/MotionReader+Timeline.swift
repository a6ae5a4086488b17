import Engine
import JSONText
import MotionCode

/// Lines of algebra that put the parts of a motion in order.
extension MotionReader {
  /// The words for what an element does, and the properties that they are about.
  private static let words: [String: [MotionProperty]] = [
    "fade": [.opacity], "fadeIn": [.opacity], "fadeOut": [.opacity], "move": [.place],
    "turn": [.rotation], "grow": [.size, .scale],
  ]

  /// The parts that every element has, by the words for them and by the names of its properties.
  static let usualParts: [String: TimelinePart] = words.merging(
    MotionProperty.allCases.map { ($0.rawValue, [$0]) }
  ) { first, _ in first }
  .mapValues { TimelinePart(properties: $0, time: SlideTime()) }

  /// The seconds that a line may take.
  private static let longestLine = 60.0

  /// Reads the line of algebra that says when which property moves.
  func readTimeline(_ parts: [String: FileValue], of motion: inout SlideMotion) {
    guard let line = parts["timeline"] else {
      parts["parts"]?.wrong("“parts”: nothing puts them in order; give it a “timeline”")
      return
    }
    parts["properties"]?.wrong("“timeline” says that already; leave out one of them")
    guard let text = line.string("a line of algebra, as fade * (move + turn)") else { return }
    let entries = parts["parts"]?.entries(of: "parts", most: 50) ?? []
    let own = ownParts(entries, beside: motion.type)
    let known = Self.usualParts.merging(own) { $1 }
    let timing = motion.type.timing ?? .linear(duration: 0)
    do throws(ExpressionError) {
      let timeline = try SlideTimeline(text, known, in: timing)
      let seconds = timeline.duration(in: timing)
      if seconds > Self.longestLine + 1e-6 {
        line.wrong("it takes \(PlainNumber.text(seconds)) seconds; make it at most 60")
      }
      motion.timeline = timeline
    } catch {
      return line.wrong(Self.message(for: error, in: text, known: known.keys.sorted()))
    }
    let used = Set(TimelineWords(text).parts.map(\.text))
    for (name, value) in entries where own[name] != nil && !used.contains(name) {
      value.wrong("“\(name)” is not in the “timeline”; put it there, or take it out")
    }
  }

  /// The mistake, with the name that was probably meant.
  private static func message(
    for error: ExpressionError, in text: String, known: [String]
  ) -> String {
    let word = text.dropFirst(error.column - 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !known.contains(String(word)), error.message.contains("is no part"),
      let guess = Spelling.nearest(to: String(word), in: known)
    else { return "\(error)" }
    return "column \(error.column): “\(word)” is no part; did you mean “\(guess)”?"
  }

  /// The parts that the file names.
  private func ownParts(
    _ entries: [(name: String, value: FileValue)], beside type: AnimationType
  ) -> [String: TimelinePart] {
    var parts: [String: TimelinePart] = [:]
    for (name, value) in entries {
      guard Self.usualParts[name] == nil, name != "wait" else {
        value.wrong("“\(name)” is a part that every element has; give this one another name")
        continue
      }
      guard TimelineWords(name).isOneName(name) else {
        value.wrong("“\(name.prefix(40))” can't stand in a line; a name has letters, digits and _")
        continue
      }
      let members = value.members(["of"] + Self.timing)
      guard case .object = value.json else { continue }
      guard let of = members["of"] else {
        value.wrong("wanted an “of”: the properties that it is about, as [\"place\"]")
        continue
      }
      parts[name] = TimelinePart(
        properties: properties(of), time: time(members, beside: type))
    }
    return parts
  }

  private func properties(_ value: FileValue) -> [MotionProperty] {
    let list: [FileValue]
    if case .string = value.json {
      list = [value]
    } else {
      list = value.elements(of: "properties", most: MotionProperty.allCases.count) ?? []
    }
    let names = MotionProperty.allCases.map(\.rawValue)
    return list.compactMap { value in
      guard let name = value.string("the name of a property") else { return nil }
      if let part = MotionProperty(rawValue: name) { return part }
      let guess = Spelling.nearest(to: name, in: names)
      let right = guess.map { "did you mean “\($0)”?" } ?? "known are \(Spelling.list(names))"
      value.wrong("no property “\(name.prefix(40))”; \(right)")
      return nil
    }
  }
}

extension TimelineWords {
  /// True if a text is one word that is no number.
  fileprivate func isOneName(_ text: String) -> Bool {
    parts.map(\.text) == [text] && text.first?.isNumber == false
  }
}
