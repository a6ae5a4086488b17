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

  /// The most widths that are kept.
  private static let most = 20_000

  init(_ socket: WireSocket) { self.socket = socket }

  func width(of text: String, font: Font) -> Double {
    let line = Line(text: text, font: font)
    if let known = widths[line] { return known }
    if widths.count >= Self.most { widths = [:] }
    let width = ask(.width, text, font, count: 1).first ?? 0
    widths[line] = width
    return width
  }

  func metrics(of font: Font) -> FontMetrics {
    if let known = distances[font] { return known }
    if distances.count >= Self.most { distances = [:] }
    let found = ask(.metrics, "", font, count: 3)
    let metrics =
      found.count == 3
      ? FontMetrics(ascent: found[0], descent: found[1], lineHeight: found[2])
      : MonospacedText().metrics(of: font)
    distances[font] = metrics
    return metrics
  }

  /// A worker paints nothing.
  func mask(of text: String, font: Font) -> GlyphMask? { nil }

  private func ask(_ question: WorkerAnswer, _ text: String, _ font: Font, count: Int) -> [Double] {
    var writer = WireWriter()
    writer.write(font)
    writer.write(text)
    guard (try? socket.send(question, writer.bytes)) != nil,
      let answer = try? socket.receive(), answer.kind == WorkerRequest.measured.rawValue
    else { return [] }
    var reader = WireReader()
    reader.take(answer.bytes)
    return (0..<count).compactMap { _ in try? reader.number() }
  }
}

extension WireSocket {
  /// Answers a worker that measures text.
  ///
  /// - Returns: false if the message is no such question.
  package func answer(_ message: Message, measuring text: any TextMeasuring) throws(Closed) -> Bool
  {
    guard let question = WorkerAnswer(rawValue: message.kind),
      question == .width || question == .metrics
    else { return false }
    var (reader, writer) = (WireReader(), WireWriter())
    reader.take(message.bytes)
    guard let font = try? reader.value(Font.self), font.size.isFinite, font.size > 0,
      let words = try? reader.text()
    else { throw Closed() }
    if question == .width {
      writer.write(text.width(of: words, font: font))
    } else {
      let metrics = text.metrics(of: font)
      for number in [metrics.ascent, metrics.descent, metrics.lineHeight] { writer.write(number) }
    }
    try send(WorkerRequest.measured, writer.bytes)
    return true
  }
}
