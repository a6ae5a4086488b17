import Engine
import Workbench

/// The motions of a screen by their names: a press on a name shows that one alone, one on the mark beside it
/// lets it be tuned with the others.
struct TunerList {
  let shown: TunerPanel.List
  let isSmall: Bool
  let looks: (String) -> PressLook
  let use: (TunerCard.Use) -> Void

  /// The view that chooses all that move.
  static let allID = "motion.all"
  static func id(of name: String) -> String { "motion." + name }
  static func markID(of name: String) -> String { "motion.mark." + name }

  var layout: any Layout {
    TunerPage(
      (shown.choosesSeveral ? [all] : []) + shown.rows.map(row), page: shown.page,
      least: Size(122, isSmall ? 25 : 30), highest: 34, look: looks(TunerGrid.moreID)
    ) { use(.turnPage) }
  }

  private var all: any Layout {
    let moving = shown.rows.filter(\.moves)
    let isChosen = moving.allSatisfy(\.isChosen)
    return cell(
      "All that move", id: Self.allID, isChosen: isChosen, isStrong: true,
      mark: nil, isMarked: isChosen
    ) { .chooseAll }
  }

  private func row(_ row: TunerPanel.List.Row) -> any Layout {
    cell(
      row.name, id: Self.id(of: row.name), isChosen: row.isChosen, isStrong: row.moves,
      mark: shown.choosesSeveral ? Self.markID(of: row.name) : nil, isMarked: row.isChosen
    ) { .choose(row.name) }
  }

  /// - Parameter mark: the id of the mark's view, if it takes presses.
  private func cell(
    _ name: String, id: String, isChosen: Bool, isStrong: Bool, mark: String?, isMarked: Bool,
    _ press: @escaping () -> TunerCard.Use
  ) -> any Layout {
    let color = isChosen ? Palette.readable(Palette.blue) : isStrong ? Palette.ink : Palette.faint
    let side = shown.choosesSeveral ? 30.0 : 10
    let parts = ZStack {
      Box(
        Palette.ground(isChosen ? Palette.tint(Palette.blue) : Palette.well, looks(id)), radius: 9,
        border: Palette.rim, borderWidth: 1,
        Label(name, size: 13, isStrong ? .semibold : .regular, color)
          .inset(Insets(left: side, right: 6))
      )
      .onPress(id, cornerRadius: 9) { use(press()) }
      if shown.choosesSeveral {
        ControlMark.check(isMarked, isMarked ? Palette.blue : Palette.faint)
          .size(width: side, alignment: .fillLeading)
      }
      if let mark {
        SizeLayout<View>(width: side).onPress(mark, cornerRadius: 9) {
          use(.check(name))
        }
        .size(width: side, alignment: .fillLeading)
      }
    }
    // What has a name does not become something else on its way.
    return SizeLayout<View>(viewReuseId: id + ".cell", sublayout: parts)
  }
}
