import Engine
import EngineSDL

/// The panels above the screens: the list of keys, and a pill that says what is unusual.
final class Panels {
  private let measuring: any TextMeasuring
  private let builder: DisplayListBuilder
  private let pill = View()
  private let words = View()
  private let keys = Pane<Keys> { keys, _ in Panels.layout(of: keys) }

  /// The list of keys, in columns side by side.
  private struct Keys: Equatable {
    let rows: [KeyRow]
    let columns: Int
    /// The page that the rows are on, counted from 0, of so many.
    var page = 0
    var pages = 1

    /// The rows of a column, or of the longest one.
    var height: Int { (rows.count + columns - 1) / columns }

    /// In points of the design.
    var size: Size {
      let inner = Double(columns) * (Panels.column + Panels.margin)
      return Size(Panels.margin + inner, 84 + 30 * Double(height))
    }

    /// The size of a point of the design in a window.
    func factor(in window: Size) -> Double {
      min(
        max(1, window.chromeUnit), (window.width - 12) / size.width,
        (window.height - 12) / size.height)
    }
  }

  /// The width of a column of keys, and beside it, in points of the design.
  private static let (column, margin) = (394.0, 12.0)
  /// The width of the keys' names in it.
  private static let names = 140.0

  /// Everything below the list of keys; a press there closes it.
  let backdrop = View()
  var onClose: () -> Void = {}
  /// The page of the keys that is shown, counted from 0, and the number of pages.
  private var page = 0
  private var pageCount = 1

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
    builder = DisplayListBuilder(measuring: measuring)
    pill.addSubview(words)
    backdrop.takesFocus = false
    backdrop.cursor = .arrow
    backdrop.action = { [unowned self] in onClose() }
  }

  // MARK: The pill

  /// The text of the pill; nil if all is as usual.
  static func status(speed: Double, isPaused: Bool, loops: Bool = false) -> String? {
    var parts: [String] = []
    if isPaused { parts.append("Paused") }
    if loops { parts.append("Loop") }
    if speed < 1 { parts.append("1/\(PlainNumber.text(1 / speed, decimals: 2)) speed") }
    if speed > 1 { parts.append("\(PlainNumber.text(speed, decimals: 2))× speed") }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The pill at the top right of a window, where no page has its title; below a bar that lies where
  /// long words would, and in several lines.
  ///
  /// - Parameters:
  ///   - covered: the width that something else covers at the window's right, in points.
  ///   - bar: the place of the bar at the window's top.
  func pill(
    _ text: String, in size: Size, covered: Double = 0, clearOf bar: Rect = .zero
  ) -> [DrawCommand] {
    // In proportion to a window of 960×720, so that it keeps clear of the pages' titles.
    let unit = min(3, max(0.6, min(size.width / 960, size.height / 720)))
    let font = Font(size: 14 * unit, weight: .semibold)
    let end = size.width - covered - 16 * unit
    let wanted = measuring.width(of: text, font: font) + 28 * unit
    let width = max(0, min(wanted, end - 16 * unit))
    var frame = Rect(end - width, 14 * unit, width, 32 * unit)
    if frame.minX < bar.maxX + 8 * unit {
      let block = TextBlock.wrapping(
        text, font: font, width: width - 28 * unit, by: .words, measuring: measuring)
      frame.origin.y = bar.maxY + 8 * unit
      frame.size.height = max(frame.height, block.size.height + 14 * unit)
    }
    pill.frame = rounded(frame)
    pill.paint(Palette.current.glass, radius: 16 * unit, border: Palette.edge, borderWidth: 1)
    words.frame = Rect(7 * unit, 0, max(0, pill.frame.width - 14 * unit), pill.frame.height)
    words.content = .text(
      TextContent(text, font: font, color: .white, minimumScale: 0.5, wrapping: .words))
    return builder.commands(for: pill)
  }

  // MARK: The keys

  /// The card in the middle of a window: as large as designed, in a large window larger, like all
  /// of the chrome, in a small one as fits; in two columns where they are larger than one, and in
  /// pages where all rows at once could not be read.
  func keys(_ rows: [KeyRow], in size: Size) -> [DrawCommand] {
    let pages = Self.pages(of: rows, in: size)
    (page, pageCount) = (min(page, pages.count - 1), pages.count)
    let shown = pages[page]
    let factor = shown.factor(in: size)
    guard factor > 0 else { return [] }
    backdrop.frame = Rect(origin: .zero, size: size)
    // The shade reaches beyond the window, so that it has no edges as the card comes.
    let beyond = backdrop.frame.inset(by: -0.1 * max(size.width, size.height))
    let frame = Rect(center: Rect(origin: .zero, size: size).center, size: shown.size * factor)
    keys.root.paint(
      Palette.current.panel, radius: 18 * factor, border: Palette.edge, borderWidth: 1)
    keys.show(
      shown, in: rounded(frame), unit: factor, width: shown.size.width, overflows: true)
    return [.fill(.rect(beyond), .color(Palette.current.scrim))] + keys.commands(builder)
  }

  /// The rows on as few pages as can be read.
  private static func pages(of rows: [KeyRow], in size: Size) -> [Keys] {
    let counts = 1...max(1, rows.count)
    let found = counts.lazy.map { pages(of: rows, count: $0, in: size) }
      .first { ($0.first?.factor(in: size) ?? 1) * Self.textSize >= Self.leastText }
    return found ?? pages(of: rows, count: 1, in: size)
  }

  private static func pages(of rows: [KeyRow], count: Int, in size: Size) -> [Keys] {
    let length = (rows.count + count - 1) / count
    return stride(from: 0, to: max(1, rows.count), by: max(1, length)).map { start in
      let part = Array(rows[start..<min(start + length, rows.count)])
      let (one, two) = (Keys(rows: part, columns: 1), Keys(rows: part, columns: 2))
      var keys = two.factor(in: size) > one.factor(in: size) ? two : one
      (keys.page, keys.pages) = (start / max(1, length), count)
      return keys
    }
  }

  /// The size of the rows' text in the design, and the least size of it in a window, in points.
  private static let (textSize, leastText) = (15.0, 11.0)

  /// Turns to the next page of the keys; returns false on the last one.
  func turnPage() -> Bool {
    guard page + 1 < pageCount else { return false }
    page += 1
    return true
  }

  /// Turns back to the first page.
  func turnBack() { page = 0 }

  private static func layout(of keys: Keys) -> any Layout {
    VStack {
      ZStack {
        Label("Keys", size: 20, .bold, .white)
        if keys.pages > 1 {
          let isLast = keys.page + 1 == keys.pages
          let place = "\(keys.page + 1) of \(keys.pages)" + (isLast ? "" : ": press for more")
          Label(place, size: textSize, .regular, Palette.current.panelWords, .trailing)
        }
      }
      .size(height: 30).inset(Insets(top: 18, bottom: 8))
      HStack(spacing: margin, distribution: .leading) {
        for start in stride(from: 0, to: keys.rows.count, by: max(1, keys.height)) {
          VStack(distribution: .leading) {
            for row in keys.rows[start..<min(start + keys.height, keys.rows.count)] { line(row) }
          }
          .size(width: column)
        }
      }
    }
    .inset(Insets(left: margin, right: margin))
  }

  private static func line(_ row: KeyRow) -> any Layout {
    HStack {
      Label(row.names, size: textSize, .semibold, .white).size(width: names)
      Label(row.story, size: textSize, .regular, Palette.current.panelWords)
        .size(width: column - names - 4).inset(Insets(left: 4))
    }
    .size(height: 30)
  }

  private func rounded(_ frame: Rect) -> Rect {
    Rect(frame.x.rounded(), frame.y.rounded(), frame.width.rounded(), frame.height.rounded())
  }
}
