package import Engine

/// The pill at the top right of the window that says what is unusual.
package final class NoticePill: Part {
  /// The words that are to be shown; nil: none are.
  package var text: () -> String? = { nil }
  /// The place that is left for it.
  package var place: () -> Place = { Place() }

  /// The room that other parts take at the top of the window.
  package struct Place {
    /// The width that something covers at the window's right, in points.
    package var covered = 0.0
    /// The bar.
    package var bar = Rect.zero

    package init(covered: Double = 0, bar: Rect = .zero) {
      (self.covered, self.bar) = (covered, bar)
    }
  }

  /// Its colours, below white text.
  package struct Colors {
    let ground: Color
    let edge: Color

    package init(ground: Color, edge: Color) { (self.ground, self.edge) = (ground, edge) }
  }

  private let overlay: Overlay
  private let measuring: any TextMeasuring
  private let colors: () -> Colors
  private let builder: DisplayListBuilder
  private let pill = View()
  private let words = View()
  private var room = Size.zero

  package init(
    measuring: any TextMeasuring, reducesMotion: Bool = false,
    colors: @escaping () -> Colors
  ) {
    (self.measuring, self.colors) = (measuring, colors)
    builder = DisplayListBuilder(measuring: measuring)
    overlay = Overlay(by: .fading, reducesMotion: reducesMotion)
    pill.addSubview(words)
  }

  // MARK: As a part

  package var reducesMotion: Bool {
    get { overlay.reducesMotion }
    set { overlay.reducesMotion = newValue }
  }
  package var isRunning: Bool { overlay.isRunning }
  package func resize(to window: Size, room: Size, at time: Instant) {
    self.room = room
    overlay.resize(to: window, room: room, at: time)
  }
  package func advance(to time: Instant) { overlay.advance(to: time) }
  package func update() { overlay.show(text()) }
  package func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    overlay.commands { words in
      let place = place()
      return pill(words, in: room, covered: place.covered, clearOf: place.bar)
    }
  }

  // MARK: The pill

  /// The text of the pill; nil if all is as usual.
  package static func status(speed: Double, isPaused: Bool, loops: Bool = false) -> String? {
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
  package func pill(
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
    pill.frame = frame.rounded
    let colors = colors()
    pill.paint(colors.ground, radius: 16 * unit, border: colors.edge, borderWidth: 1)
    words.frame = Rect(7 * unit, 0, max(0, pill.frame.width - 14 * unit), pill.frame.height)
    words.content = .text(
      TextContent(text, font: font, color: .white, minimumScale: 0.5, wrapping: .words))
    return builder.commands(for: pill)
  }
}
