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
        max(1, window.chromeUnit), (window.width - 16) / size.width,
        (window.height - 16) / size.height)
    }
  }

  /// The width of a column of keys, and beside it, in points of the design.
  private static let (column, margin) = (400.0, 28.0)

  /// Everything below the list of keys; a press there closes it.
  let backdrop = View()
  var onClose: () -> Void = {}

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
  /// of the chrome, in a small one as fits; in two columns where they are larger than one.
  func keys(_ rows: [KeyRow], in size: Size) -> [DrawCommand] {
    let (one, two) = (Keys(rows: rows, columns: 1), Keys(rows: rows, columns: 2))
    let shown = two.factor(in: size) > one.factor(in: size) ? two : one
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

  private static func layout(of keys: Keys) -> any Layout {
    VStack {
      Label("Keys", size: 20, .bold, .white).size(height: 30).inset(Insets(top: 18, bottom: 8))
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
      Label(row.names, size: 15, .semibold, .white).size(width: 132)
      Label(row.story, size: 15, .regular, Palette.current.panelWords).size(width: 264)
        .inset(Insets(left: 4))
    }
    .size(height: 30)
  }

  private func rounded(_ frame: Rect) -> Rect {
    Rect(frame.x.rounded(), frame.y.rounded(), frame.width.rounded(), frame.height.rounded())
  }
}
