import Engine

/// An input as a list: the place of its frame in the line, a word, and values. A move, of which a
/// hand makes one a frame, has no word: `[3,312,200]`.
struct RecordedEntry<Input: RecordedInput>: Equatable, Codable {
  /// The frame in the line before which it came, counted from 0.
  let frame: Int
  let input: Input

  private static var farthest: ClosedRange<Double> { -1e6...1e6 }

  init(frame: Int, input: Input) {
    self.frame = frame
    self.input = input
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    frame = try values.decode(Int.self)
    if let x = try? values.number(of: Self.farthest) {
      input = .event(.move(Point(x, try values.number(of: Self.farthest))))
    } else {
      input = try Self.input(&values)
    }
    guard values.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "nothing more is wanted")
    }
  }

  private static func input(_ values: inout any UnkeyedDecodingContainer) throws -> Input {
    let word = try values.decode(String.self)
    if let event = try event(word, &values) { return .event(event) }
    if let input = try Input(word: word, value: &values) { return input }
    throw DecodingError.dataCorruptedError(
      in: values, debugDescription: "there is no input “\(word)”")
  }

  private static func event(
    _ word: String, _ values: inout any UnkeyedDecodingContainer
  ) throws -> InputEvent? {
    switch word {
    case "press": return .press(try point(&values))
    case "release": return .release
    case "cancel": return .cancel
    case "hover": return .hover(values.isAtEnd ? nil : try point(&values))
    case "pinch":
      let (place, factor) = (try point(&values), try values.decode(Double.self))
      guard InputEvent.pinches.contains(factor) else {
        throw DecodingError.dataCorruptedError(
          in: values, debugDescription: "a pinch is by a factor from 0.001 to 1000")
      }
      return .pinch(at: place, by: factor)
    case "wheel": return .wheel(at: try point(&values), by: try point(&values))
    case "key": return .key(Key(rawValue: try values.decode(String.self)))
    case "keyup": return .keyUp(Key(rawValue: try values.decode(String.self)))
    case "text": return .text(try values.decode(String.self))
    case "composition":
      let text = try values.decode(String.self)
      let (first, count) = (try values.decode(Int.self), try values.decode(Int.self))
      let length = text.count
      let start = min(max(0, first), length)
      return .composition(
        TextComposition(text, selection: start..<start + min(max(0, count), length - start)))
    case "resize":
      let sides = RecordingFile.sides
      return .resize(Size(try values.number(of: sides), try values.number(of: sides)))
    default: return nil
    }
  }

  private static func point(_ values: inout any UnkeyedDecodingContainer) throws -> Point {
    Point(try values.number(of: farthest), try values.number(of: farthest))
  }

  // MARK: Writing

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(frame)
    if let event = input.event {
      try encode(event, &values)
    } else if let (word, value) = input.recorded {
      try values.encode(word)
      try values.encode(value)
    }
  }

  private func encode(
    _ event: InputEvent, _ values: inout any UnkeyedEncodingContainer
  ) throws {
    switch event {
    case .press(let point): try values.encode("press", point.x, point.y)
    case .move(let point): try values.encode(numbers: point.x, point.y)
    case .release: try values.encode("release")
    case .cancel: try values.encode("cancel")
    case .hover(nil): try values.encode("hover")
    case .hover(let point?): try values.encode("hover", point.x, point.y)
    case .pinch(let point, let factor): try values.encode("pinch", point.x, point.y, factor)
    case .wheel(let point, let way): try values.encode("wheel", point.x, point.y, way.x, way.y)
    case .key(let key): try values.encode(words: "key", key.rawValue)
    case .keyUp(let key): try values.encode(words: "keyup", key.rawValue)
    case .text(let text): try values.encode(words: "text", text)
    case .composition(let made):
      try values.encode(words: "composition", made.text)
      try values.encode(made.selection.lowerBound)
      try values.encode(made.selection.count)
    case .resize(let size): try values.encode("resize", size.width, size.height)
    }
  }
}

extension UnkeyedEncodingContainer {
  fileprivate mutating func encode(numbers: Double...) throws {
    for number in numbers { try encode(number) }
  }

  fileprivate mutating func encode(_ word: String, _ numbers: Double...) throws {
    try encode(word)
    for number in numbers { try encode(number) }
  }

  fileprivate mutating func encode(words: String...) throws {
    for word in words { try encode(word) }
  }
}

extension UnkeyedDecodingContainer {
  /// The next value, a number that must lie in a range.
  package mutating func number(of range: ClosedRange<Double>) throws -> Double {
    let value = try decode(Double.self)
    guard range.contains(value) else {
      throw DecodingError.dataCorruptedError(
        in: self,
        debugDescription: "\(value) does not lie in \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
