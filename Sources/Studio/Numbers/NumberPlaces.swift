import Engine

/// The place of the card of numbers in a window, and as many rows as there is room for: a column at the
/// right of a wide window, a row at the foot of a tall or a small one.
struct NumberPlaces: Equatable {
  /// The numbers that there are rows for, on each page.
  let rows: Int
  /// The pages that all of them take, ≥ 1.
  let pages: Int
  /// Points of the window for one of the card's design.
  let unit: Double
  /// The card in the window.
  let frame: Rect
  /// The card in points of its design.
  let size: Size

  static let (head, row, foot) = (34.0, 50.0, 50.0)
  static let insets = Insets(top: 14, left: 20, bottom: 16, right: 20)
  /// The part of a tall window's height that the card takes, at most.
  private static let highest = 0.5

  /// - Parameter count: of the numbers, ≥ 1.
  init(window: Size, count: Int) {
    let isTall = window.width < 0.9 * window.height
    let width = isTall ? 360.0 : 288
    let margin = isTall ? 8.0 : 16
    let unit =
      isTall
      ? min(1.6, (window.width - 2 * margin) / width)
      : min(1.6, max(0.8, min(window.width / 960, window.height / 720)))
    self.unit = max(0.01, min(unit, (window.width - 2 * margin) / width))
    // The bar and the notices at the top stay free.
    let room = isTall ? Self.highest * window.height : window.height - 2 * 56 * self.unit
    let fixed = Self.insets.top + Self.insets.bottom + Self.head + Self.foot
    let fitting = Int(max(0, (room / self.unit - fixed) / Self.row))
    rows = max(1, min(count, fitting))
    pages = (count + rows - 1) / rows
    size = Size(width, fixed + Double(rows) * Self.row)
    let fitted = Size((size.width * self.unit).rounded(), (size.height * self.unit).rounded())
    let origin =
      isTall
      ? Point(((window.width - fitted.width) / 2).rounded(), window.height - margin - fitted.height)
      : Point(window.width - margin - fitted.width, ((window.height - fitted.height) / 2).rounded())
    frame = Rect(origin: origin, size: fitted)
  }
}
