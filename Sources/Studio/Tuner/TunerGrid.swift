import Engine
import Workbench

/// Cells of one size in a room of the tuner's card, row by row; where there is no room for all, on pages.
struct TunerGrid {
  static let spacing = 6.0
  /// The view that leads to what there is no room for.
  static let moreID = "more"

  let columns: Int
  let rows: Int
  private let cell: Size

  /// - Parameters:
  ///   - least: the size of a cell, at least.
  ///   - highest: the height that it grows to, at most.
  init(_ room: Size, least: Size, highest: Double) {
    func count(_ length: Double, _ least: Double) -> Int {
      max(1, Int((length + Self.spacing) / (least + Self.spacing)))
    }
    columns = count(room.width, least.width)
    rows = count(room.height, least.height)
    func part(_ length: Double, _ count: Int) -> Double {
      max(0, (length + Self.spacing) / Double(count) - Self.spacing)
    }
    cell = Size(part(room.width, columns), min(highest, part(room.height, rows)))
  }

  func frame(of index: Int) -> Rect {
    let (row, column) = (Double(index / columns), Double(index % columns))
    return Rect(
      column * (cell.width + Self.spacing), row * (cell.height + Self.spacing), cell.width,
      cell.height)
  }

  /// What is on a page, and whether that is all; behind the last page comes the first.
  func page(_ page: Int, of count: Int) -> (shown: Range<Int>, isAll: Bool) {
    let cells = columns * rows
    guard count > cells, cells > 1 else { return (0..<min(count, cells), true) }
    // One cell leads on.
    let pages = (count + cells - 2) / (cells - 1)
    let first = page % pages * (cells - 1)
    return (first..<min(count, first + cells - 1), false)
  }
}

/// The cells of a page, and one that leads to the next.
struct TunerPage: ComposedLayout {
  let layout: any Layout

  /// - Parameter more: the look of the cell that leads on, and what it does.
  init(
    _ cells: [any Layout], page: Int, least: Size, highest: Double, look: PressLook,
    turn: @escaping () -> Void
  ) {
    layout = InRoom { room in
      let grid = TunerGrid(room, least: least, highest: highest)
      let page = grid.page(page, of: cells.count)
      let more = Box(
        Palette.ground(Palette.control, look), radius: 9, border: Palette.rim, borderWidth: 1,
        Label("More ›", size: 12, .semibold, Palette.soft, .center)
      )
      .onPress(TunerGrid.moreID, cornerRadius: 9, perform: turn)
      let shown = Array(cells[page.shown]) + (page.isAll ? [] : [more])
      AbsoluteLayout(shown.enumerated().map { .init($1, grid.frame(of: $0)) })
    }
  }
}
