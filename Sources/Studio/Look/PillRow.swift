import Engine
import Workbench

/// A row of names at a place on a page; a press on a name chooses it.
struct PillRow: Equatable {
  let frame: Rect
  let names: [String]
  /// Points of the row's page for one of its design, in which it is 44 high.
  var unit = 1.0

  /// The row on its page.
  func layout(
    selected: Int, looks: (String) -> PressLook = { _ in .plain },
    choose: @escaping (Int) -> Void
  ) -> any Layout {
    let pills = Pills(
      names, selected: selected, size: max(10, 15 * unit), margin: 4 * unit,
      ground: Palette.tabs, looks: looks, yieldsToDrag: true, choose: choose)
    return AbsoluteLayout([.init(pills, frame)])
  }
}

/// A row of names on screen.
final class PillBar: Part {
  private struct Shown: Equatable {
    let row: PillRow
    let selected: Int
  }

  private let pane: Pane<Shown>
  var root: View { pane.root }

  /// - Parameter choose: told the index of a name that is pressed.
  init(reducesMotion: Bool = false, choose: @escaping (Int) -> Void) {
    pane = Pane(timing: ChromeTiming.glide, reducesMotion: reducesMotion) { shown, looks in
      shown.row.layout(selected: shown.selected, looks: looks, choose: choose)
    }
  }

  var reducesMotion: Bool {
    get { pane.reducesMotion }
    set { pane.reducesMotion = newValue }
  }

  /// True while something moves in it.
  var isRunning: Bool { pane.isRunning }

  func advance(to time: Instant) { pane.advance(to: time) }

  /// - Parameters:
  ///   - window: in points.
  ///   - unit: points of the window for one of the row's page.
  func show(_ row: PillRow, selected: Int, in window: Size, unit: Double = 1) {
    let shown = Shown(row: row, selected: selected)
    pane.show(shown, in: Rect(origin: .zero, size: window), unit: unit)
  }

  func commands(_ builder: DisplayListBuilder) -> [DrawCommand] { pane.commands(builder) }

  /// The place of a name in the window.
  func frame(of name: String) -> Rect? { pane.frame(of: name) }
}
