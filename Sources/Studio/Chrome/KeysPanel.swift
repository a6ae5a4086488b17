import Engine
import Workbench

/// The list of keys, over everything else until it is pressed.
final class KeysPanel: Part {
  /// The keys that there are.
  var rows: () -> [KeyRow] = { [] }
  var isShown = false {
    didSet { if isShown != oldValue { page = 0 } }
  }

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
      let inner = Double(columns) * (KeysPanel.column + KeysPanel.margin)
      return Size(KeysPanel.margin + inner, 84 + 30 * Double(height))
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

  private let overlay: Overlay
  private let pane = Pane<Keys> { keys, _ in KeysPanel.layout(of: keys) }
  /// Everything below the list; a press there goes on to the next page, or closes it.
  private let backdrop = View()
  private var window = Size.zero
  /// False in a window that is too small for any list.
  private var fits = false
  /// The page that is shown, counted from 0, and the number of pages.
  private var page = 0
  private var pageCount = 1

  init(reducesMotion: Bool = false) {
    overlay = Overlay(by: .popping, reducesMotion: reducesMotion)
    backdrop.takesFocus = false
    backdrop.cursor = .arrow
    backdrop.action = { [unowned self] in turn() }
  }

  /// Shows the list, its next page, or, behind the last one, none.
  func turn() {
    if isShown, page + 1 < pageCount { page += 1 } else { isShown.toggle() }
  }

  // MARK: As a part

  var reducesMotion: Bool {
    get { overlay.reducesMotion }
    set { overlay.reducesMotion = newValue }
  }
  var isRunning: Bool { overlay.isRunning }
  var inputTrees: [InputTree] { isShown ? [InputTree(backdrop, isModal: true)] : [] }
  func resize(to window: Size, room: Size, at time: Instant) {
    self.window = window
    overlay.resize(to: window, room: room, at: time)
  }
  func advance(to time: Instant) { overlay.advance(to: time) }
  func update() { overlay.show(isShown ? "keys" : nil) }
  func layOut() { if isShown { layOut(rows(), in: window) } }
  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] {
    overlay.commands { _ in picture(builder) }
  }

  // MARK: The card

  /// The card in the middle of a window: as large as designed, in a large window larger, like all
  /// of the chrome, in a small one as fits; in two columns where they are larger than one, and in
  /// pages where all rows at once could not be read.
  func layOut(_ rows: [KeyRow], in size: Size) {
    let pages = Self.pages(of: rows, in: size)
    (page, pageCount) = (min(page, pages.count - 1), pages.count)
    let shown = pages[page]
    let factor = shown.factor(in: size)
    backdrop.frame = Rect(origin: .zero, size: size)
    fits = factor > 0
    guard fits else { return }
    let frame = Rect(center: backdrop.frame.center, size: shown.size * factor)
    pane.root.paint(
      Palette.current.panel, radius: 18 * factor, border: Palette.edge, borderWidth: 1)
    pane.show(shown, in: frame.rounded, unit: factor, width: shown.size.width, overflows: true)
  }

  func picture(_ builder: DisplayListBuilder) -> [DrawCommand] {
    guard fits else { return [] }
    // The shade reaches beyond the window, so that it has no edges as the card comes.
    let size = backdrop.frame.size
    let beyond = backdrop.frame.inset(by: -0.1 * max(size.width, size.height))
    return [.fill(.rect(beyond), .color(Palette.current.scrim))] + pane.commands(builder)
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
}
