package import Engine

/// The fonts of the window, which measure text for a worker. What was measured is kept.
final class WindowText: TextMeasuring, GlyphMasking {
  private struct Line: Hashable {
    let text: String
    let font: Font
  }

  private let socket: WireSocket
  private var widths: [Line: Double] = [:]
  private var distances: [Font: FontMetrics] = [:]
  private var words: [String: [Int]?] = [:]

  /// The most widths that are kept.
  private static let most = 20_000

  init(_ socket: WireSocket) { self.socket = socket }

  func width(of text: String, font: Font) -> Double {
    let line = Line(text: text, font: font)
    if let known = widths[line] { return known }
    if widths.count >= Self.most { widths = [:] }
    let width = ask(.width, text, font).first ?? 0
    widths[line] = width
    return width
  }

  func metrics(of font: Font) -> FontMetrics {
    if let known = distances[font] { return known }
    if distances.count >= Self.most { distances = [:] }
    let found = ask(.metrics, "", font)
    let metrics =
      found.count == 3
      ? FontMetrics(ascent: found[0], descent: found[1], lineHeight: found[2])
      : MonospacedText().metrics(of: font)
    distances[font] = metrics
    return metrics
  }

  func wordEnds(in text: String) -> [Int]? {
    if let known = words[text] { return known }
    if words.count >= Self.most { words = [:] }
    let found = ask(.wordEnds, text, Font(size: 1)).compactMap { Int(exactly: $0) }
    let ends = found.isEmpty ? nil : found
    words[text] = ends
    return ends
  }

  /// A worker paints nothing.
  func mask(of text: String, font: Font) -> GlyphMask? { nil }

  /// The numbers that the window answers; none if it doesn't.
  private func ask(_ question: WorkerAnswer, _ text: String, _ font: Font) -> [Double] {
    var writer = WireWriter()
    writer.write(font)
    writer.write(text)
    guard (try? socket.send(question, writer.bytes)) != nil,
      let answer = try? socket.receive(), answer.kind == WorkerRequest.measured.rawValue
    else { return [] }
    var reader = WireReader()
    reader.take(answer.bytes)
    return (try? reader.numbers()) ?? []
  }
}

extension WireSocket {
  /// Answers a worker that measures text.
  ///
  /// - Returns: false if the message is no such question.
  package func answer(_ message: Message, measuring text: any TextMeasuring) throws(Closed) -> Bool
  {
    guard let question = WorkerAnswer(rawValue: message.kind),
      [.width, .metrics, .wordEnds].contains(question)
    else { return false }
    var (reader, writer) = (WireReader(), WireWriter())
    reader.take(message.bytes)
    guard let font = try? reader.value(Font.self), font.size.isFinite, font.size > 0,
      let words = try? reader.text()
    else { throw Closed() }
    let numbers: [Double]
    switch question {
    case .width: numbers = [text.width(of: words, font: font)]
    case .metrics:
      let metrics = text.metrics(of: font)
      numbers = [metrics.ascent, metrics.descent, metrics.lineHeight]
    default: numbers = (text.wordEnds(in: words) ?? []).map(Double.init)
    }
    writer.write(count: numbers.count)
    for number in numbers { writer.write(number) }
    try send(WorkerRequest.measured, writer.bytes)
    return true
  }
}

extension WireReader {
  /// As many numbers as come first.
  fileprivate mutating func numbers() throws(WireDamage) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<(try count()) { numbers.append(try number()) }
    return numbers
  }
}
