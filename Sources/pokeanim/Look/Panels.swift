import Engine

/// The panels above the screens: the list of keys, and a pill that says what is unusual.
struct Panels {
  private let measuring: any TextMeasuring
  private let builder: DisplayListBuilder

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
    builder = DisplayListBuilder(measuring: measuring)
  }

  private static let ink = Color(white: 1)
  private static let card = Color(30, 27, 36, alpha: 0.96)

  // MARK: The pill

  /// The text of the pill; nil if all is as usual.
  static func status(speed: Double, isPaused: Bool, loops: Bool = false) -> String? {
    let pace =
      speed == 1 ? nil : speed < 1 ? "1/\(plain(1 / speed)) speed" : "\(plain(speed))× speed"
    let parts = [isPaused ? "Paused" : nil, loops ? "Loop" : nil, pace].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// At most two decimals, none that say nothing.
  private static func plain(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    guard rest > 0 else { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The pill at the top right of a window, where no page has its title.
  ///
  /// - Parameter covered: the width that something else covers at the window's right, in points.
  func pill(_ text: String, in size: Size, covered: Double = 0) -> DisplayList {
    // In proportion to a window of 960×720, so that it keeps clear of the pages' titles.
    let unit = min(3, max(0.6, min(size.width / 960, size.height / 720)))
    let font = Font(size: 14 * unit, weight: .semibold)
    let words = measuring.width(of: text, font: font) + 28 * unit
    let width = max(0, min(words, size.width - covered - 16 * unit))
    let frame = Rect(
      size.width - covered - 16 * unit - width, 14 * unit, width, 32 * unit)
    let pill = View(frame: rounded(frame), backgroundColor: Self.card.withAlpha(0.75))
    pill.cornerRadius = 16 * unit
    pill.content = .text(TextContent(text, font: font, color: Self.ink, minimumScale: 0.5))
    return DisplayList(builder.commands(for: pill))
  }

  // MARK: The keys

  /// The card in the middle of a window, as large as designed or as fits.
  func keys(_ rows: [KeyRow], in size: Size) -> DisplayList {
    let design = Size(440, 84 + 30 * Double(rows.count))
    let factor = min(1, (size.width - 16) / design.width, (size.height - 16) / design.height)
    guard factor > 0 else { return DisplayList() }
    let card = View(
      frame: rounded(
        Rect(center: Rect(origin: .zero, size: size).center, size: design * factor)),
      backgroundColor: Self.card)
    card.cornerRadius = 18 * factor
    card.addSubview(label("Keys", .bold, 20 * factor, Rect(28, 18, 380, 30), factor))
    for (index, row) in rows.enumerated() {
      let top = 56 + 30 * Double(index)
      card.addSubview(label(row.names, .semibold, 15 * factor, Rect(28, top, 132, 30), factor))
      card.addSubview(
        label(row.story, .regular, 15 * factor, Rect(164, top, 248, 30), factor, opacity: 0.78))
    }
    return DisplayList(builder.commands(for: card))
  }

  private func label(
    _ text: String, _ weight: Font.Weight, _ size: Double, _ frame: Rect, _ factor: Double,
    opacity: Double = 1
  ) -> View {
    let label = View(
      frame: Rect(
        frame.x * factor, frame.y * factor, frame.width * factor, frame.height * factor))
    label.content = .text(
      TextContent(
        text, font: Font(size: size, weight: weight), color: Self.ink.withAlpha(opacity),
        alignment: .leading, minimumScale: 0.5))
    return label
  }

  private func rounded(_ frame: Rect) -> Rect {
    Rect(frame.x.rounded(), frame.y.rounded(), frame.width.rounded(), frame.height.rounded())
  }
}
