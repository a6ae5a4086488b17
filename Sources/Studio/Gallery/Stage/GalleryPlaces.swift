import Engine

/// The places of the gallery's parts in a window: the cards, and beside them, or below them in a
/// tall or small window, the panel.
struct GalleryPlaces: Equatable {
  /// The window, in points.
  let window: Size
  /// True if the panel lies below the cards and is short.
  let isCompact: Bool
  /// Points of the window for one of the panel's design.
  let unit: Double
  let panel: Rect
  /// The line with the last change.
  let strip: Rect
  /// The area of the cards.
  let room: Rect

  static let panelWidth = 264.0
  static let compactHeight = 190.0
  /// The height that the whole panel needs at its smallest, in points.
  static let leastHeight = 388.0

  /// - Parameter covered: the room that something else covers at the panel's side and at the top,
  ///   in points.
  init(window: Size, covered: Insets = .zero) {
    self.window = window
    let isHighEnough = window.height >= Self.leastHeight
    isCompact = window.width < 640 || window.width < window.height || !isHighEnough
    if isCompact {
      unit = min(1.6, max(0.5, min(window.width / 320, window.height / 480)))
      let height = (Self.compactHeight * unit).rounded()
      panel = Rect(0, window.height - height, window.width, height)
    } else {
      unit = min(1.4, max(0.6, window.height / 720))
      let width = (Self.panelWidth * unit).rounded()
      panel = Rect(window.width - width, 0, width, window.height)
    }
    let area =
      isCompact
      ? Size(max(0, window.width - covered.right), min(panel.y, window.height - covered.bottom))
      : Size(min(panel.x, window.width - covered.right), window.height)
    let line = ((isCompact ? 30 : 44) * unit).rounded()
    strip = Rect(0, area.height - line, area.width, line)
    let top = min(covered.top, max(0, area.height - line))
    room = Rect(0, top, max(0, area.width), max(0, area.height - line - top))
  }

  /// The margin beside the line's words.
  var stripMargin: Double { 16 * unit }
  /// The room for the last change's name.
  var stripWords: Rect {
    Rect(strip.x + stripMargin, strip.y, (isCompact ? 78 : 110) * unit, strip.height)
  }
  /// The last change's bar, between its name and its duration.
  var track: Rect {
    let left = stripWords.maxX
    return Rect(
      left, strip.midY - 2.5 * unit, max(0, strip.maxX - stripMargin - 76 * unit - left),
      5 * unit)
  }
}
