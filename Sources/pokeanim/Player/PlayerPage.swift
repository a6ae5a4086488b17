import Engine
import EngineSystem
import Playground
import Studio
import Workbench

/// What a window says over the picture of a person's code: notices, and why the latest version of it is not
/// shown.
final class PlayerPage {
  /// The file's name.
  let name: String
  private let measuring: any TextMeasuring
  private let builder: DisplayListBuilder
  /// The words about what goes on, until it is over.
  private var standing: String?
  /// The words for a while, and the time from which on they are gone.
  private var notice: (words: String, end: Instant)?
  /// The question about code that was dropped; nil: nothing was.
  var question: CodeQuestion?
  private var now = Instant.zero
  private var lines: [Line] = []
  private var title = ""

  /// A line of a problem: its place, and words.
  fileprivate struct Line {
    let place: String
    let words: String
    let isError: Bool
  }

  init(_ name: String, measuring: any TextMeasuring) {
    (self.name, self.measuring) = (name, measuring)
    builder = DisplayListBuilder(measuring: measuring)
  }

  // MARK: What there is to say

  /// Says what goes on, until it is over.
  func begin(_ words: String) { standing = words }

  /// What went on is over.
  func end() { standing = nil }

  /// Says something for some seconds.
  func tell(_ words: String, for seconds: Double) {
    notice = (words, now.advanced(bySeconds: seconds))
  }

  /// Shows what the compiler says; nothing: all is well.
  func show(_ diagnostics: [Diagnostic]) {
    title = "\(name) can’t be compiled"
    let told = diagnostics.filter { $0.kind != .note && $0.kind != .warning }
    lines = (told.isEmpty ? diagnostics : told).map { Line($0, of: name) }
  }

  /// Shows why the code has stopped, or why other code is not shown.
  func show(problem: String, title: String? = nil) {
    self.title = title ?? "\(name) has stopped"
    lines = [Line(place: "", words: problem, isError: true)]
  }

  func advance(to time: Instant) {
    now = time
    if let notice, notice.end <= time { self.notice = nil }
  }

  /// True while frames are needed: a notice goes by itself.
  var isRunning: Bool { notice != nil }

  // MARK: The picture

  /// A picture with all of it over it.
  func display(_ picture: DisplayList, in size: Size) -> DisplayList {
    var commands = picture.commands
    if commands.isEmpty {
      commands = [.fill(.rect(Rect(origin: .zero, size: size)), .color(Palette.page))]
    }
    if !lines.isEmpty { commands += card(in: size) }
    if let words = question?.words ?? notice?.words ?? standing {
      commands += label(words, in: size)
    }
    return DisplayList(commands)
  }

  /// The name of one of two pictures.
  func name(_ words: String, in half: Rect) -> [DrawCommand] {
    label(words, center: Point(half.midX, half.maxY - 23), width: half.width - 16)
  }

  /// A notice: below the window's bar and the pill of the screen itself.
  private func label(_ words: String, in size: Size) -> [DrawCommand] {
    let unit = min(2, max(0.7, min(size.width / 960, size.height / 720)))
    return label(words, center: Point(size.width / 2, 68 * unit), width: size.width - 32)
  }

  private func label(_ words: String, center: Point, width: Double) -> [DrawCommand] {
    let font = Font(size: 14, weight: .semibold)
    let block = TextBlock.wrapping(
      words, font: font, width: width - 28, by: .words, measuring: measuring)
    let size = Size(min(width, block.size.width + 28), block.size.height + 12)
    let label = View(frame: Rect(center: center, size: size).rounded)
    label.cornerRadius = min(15, size.height / 2)
    label.backgroundColor = Color(white: 0.09, alpha: 0.86)
    label.content = .text(
      TextContent(words, font: font, color: .white, alignment: .center, wrapping: .words))
    return builder.commands(for: label)
  }

  private func card(in size: Size) -> [DrawCommand] {
    let margin = min(16, size.width / 24)
    let width = min(760, size.width - 2 * margin)
    let card = View(frame: .zero)
    let content = rows(width: width - 36, height: size.height * 0.6)
    let height = content.reduce(28) { $0 + $1.frame.height + 6 }
    card.frame =
      Rect((size.width - width) / 2, size.height - height - margin, width, height).rounded
    card.backgroundColor = Color(white: 0.09, alpha: 0.94)
    card.cornerRadius = 14
    card.shadow = Shadow(blur: 24, offset: Point(0, 8), color: Color(white: 0, alpha: 0.35))
    let stripe = View(frame: Rect(0, 14, 4, height - 28), backgroundColor: Color(255, 99, 92))
    stripe.cornerRadius = 2
    card.addSubview(stripe)
    var top = 14.0
    for row in content {
      row.frame.origin = Point(18, top)
      top += row.frame.height + 6
      card.addSubview(row)
    }
    return builder.commands(for: card)
  }

  /// The title and as many lines as fit.
  private func rows(width: Double, height: Double) -> [View] {
    var rows = [row(title, Font(size: 15, weight: .bold), .white, width: width)]
    var room = height - rows[0].frame.height - 40
    for (index, line) in lines.enumerated() {
      let color = line.isError ? Color(255, 158, 150) : Color(white: 0.82)
      let words = line.place.isEmpty ? line.words : "\(line.place)  \(line.words)"
      let row = row(words, Font(size: 14), color, width: width)
      room -= row.frame.height + 6
      guard room > 0 || index == 0 else {
        let more = "and \(lines.count - index) more, on the terminal"
        rows.append(self.row(more, Font(size: 13), Color(white: 0.6), width: width))
        break
      }
      rows.append(row)
    }
    return rows
  }

  private func row(_ words: String, _ font: Font, _ color: Color, width: Double) -> View {
    let block = TextBlock.wrapping(
      words, font: font, width: width, by: .words, measuring: measuring)
    let row = View(frame: Rect(0, 0, width, block.size.height.rounded(.up)))
    row.content = .text(
      TextContent(words, font: font, color: color, alignment: .leading, wrapping: .words))
    return row
  }
}

extension PlayerPage.Line {
  fileprivate init(_ diagnostic: Diagnostic, of name: String) {
    let file = diagnostic.place.map { FileSystem.name(of: $0.file) }
    let numbers = [diagnostic.place?.line, diagnostic.place?.column].compactMap(\.self)
    let other = [file].compactMap(\.self).filter { $0 != name }
    let place = other + numbers.map(String.init)
    self.place = numbers.isEmpty ? "" : place.joined(separator: ":")
    words = diagnostic.text
    isError = diagnostic.kind == .error
  }
}
