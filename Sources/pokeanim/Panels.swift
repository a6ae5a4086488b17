import Engine

/// What lies above the screens: the list of keys, and a pill that says what is unusual.
struct Panels {
  private let builder: DisplayListBuilder

  init(measuring: any TextMeasuring) { builder = DisplayListBuilder(measuring: measuring) }

  private static let ink = Color(white: 1)
  private static let card = Color(30, 27, 36, alpha: 0.96)

  // MARK: The pill

  /// What the pill says; nil if all is as usual.
  static func status(speed: Double, isPaused: Bool) -> String? {
    let pace =
      speed == 1 ? nil : speed < 1 ? "1/\(plain(1 / speed)) speed" : "\(plain(speed))× speed"
    let parts = [isPaused ? "Paused" : nil, pace].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// At most two decimals, none that say nothing.
  private static func plain(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    guard rest > 0 else { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The pill at the top of a window.
  func pill(_ text: String, in size: Size) -> DisplayList {
    // In proportion to a window of 960×720, so that it keeps clear of the pages' titles.
    let unit = min(3, max(0.6, min(size.width / 960, size.height / 720)))
    let frame = Rect(
      center: Point(size.width / 2, 30 * unit),
      size: Size(min(200 * unit, size.width - 16), 32 * unit))
    let pill = View(frame: rounded(frame), backgroundColor: Self.card.withAlpha(0.75))
    pill.cornerRadius = 16 * unit
    pill.content = .text(
      TextContent(
        text, font: Font(size: 14 * unit, weight: .semibold), color: Self.ink, minimumScale: 0.5))
    return DisplayList(builder.commands(for: pill))
  }

  // MARK: The keys

  private static let rows = [
    ("Right  ·  Left", "next or previous; forward or back"),
    ("Return", "next; play to the other end"),
    ("drag", "scrub; let go to commit or cancel"),
    ("Space", "pause and resume, or play"),
    ("R", "reverse"),
    (",  ·  .", "step a frame back or forward"),
    ("[  ·  ]", "half or double speed"),
    ("1  ·  2  ·  3  ·  4", "slides, squares, algebra, gallery"),
    ("M  ·  G", "squares: mirror the later layout; guides"),
    ("Up  ·  Down", "squares: pair of layouts; algebra: page"),
    ("Tab  ·  Esc", "algebra: edit the line, leave it"),
    ("A  ·  −  ·  C  ·  F", "gallery: add, remove, clear, fill"),
    ("S  ·  O  ·  V", "gallery: shuffle, sort, turn round"),
    ("L  ·  I", "gallery: list, interruptions"),
    ("Tab  W  E  D  P  Z", "gallery: motion, order, timing, size"),
    ("T", "tune what moves: curves and springs"),
    ("F11", "full screen"),
    ("H", "show or hide the keys"),
    ("Esc  ·  Q", "quit"),
  ]

  /// The card in the middle of a window, as large as designed or as fits.
  func keys(in size: Size) -> DisplayList {
    let design = Size(440, 72 + 30 * Double(Self.rows.count))
    let factor = min(1, (size.width - 16) / design.width, (size.height - 16) / design.height)
    guard factor > 0 else { return DisplayList() }
    let card = View(
      frame: rounded(
        Rect(center: Rect(origin: .zero, size: size).center, size: design * factor)),
      backgroundColor: Self.card)
    card.cornerRadius = 18 * factor
    card.addSubview(label("Keys", .bold, 20 * factor, Rect(28, 18, 380, 30), factor))
    for (index, row) in Self.rows.enumerated() {
      let top = 56 + 30 * Double(index)
      card.addSubview(label(row.0, .semibold, 15 * factor, Rect(28, top, 120, 30), factor))
      card.addSubview(
        label(row.1, .regular, 15 * factor, Rect(152, top, 276, 30), factor, opacity: 0.78))
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
