import Engine
import EngineSDL

/// The field in which the name of a preset is typed.
struct TunerNameField {
  static let id = "name"
  static let caretID = "name.caret"

  let line: LineEditor
  let measuring: any TextMeasuring
  /// Told a press or a drag in the text, as it is shown.
  let follow: (Tracking, LineView) -> Void

  private static let margin = 10.0

  var layout: any Layout {
    Box(
      // Its border would stay on a box without a name that its view becomes.
      Palette.trough, radius: 10, border: Palette.blue, borderWidth: 2, id: Self.id + ".box",
      // A row leaves no space beside a part without length.
      SizeLayout<View>(
        minWidth: 1, minHeight: 1,
        sublayout: InRoom { room in text(in: room.width - 2 * Self.margin) }))
  }

  private func text(in width: Double) -> any Layout {
    let view = LineView(line, width: max(1, width), sizes: 11...15, measuring: measuring)
    func mark(
      _ color: Color, over range: Range<Int>, height: Double, alignment: Alignment
    ) -> any Layout {
      let (left, right) = (view.x(of: range.lowerBound), view.x(of: range.upperBound))
      return Box(color, radius: 1, width: right - left, height: height, alignment: alignment)
        .inset(Insets(left: left))
    }
    return ZStack {
      mark(Palette.tint(Palette.blue), over: view.selection, height: 22, alignment: .centerLeading)
      Label(view.text, size: view.size, .regular, Palette.ink)
      mark(Palette.ink, over: view.composition, height: 1.5, alignment: .bottomLeading)
        .inset(Insets(bottom: 8))
      Box(
        Palette.blue, radius: 1, id: Self.caretID, width: 2, height: 22, alignment: .centerLeading
      )
      .inset(Insets(left: view.x(of: view.caret)))
    }
    .inset(Insets(left: Self.margin, right: Self.margin))
    .onTracking(Self.id, cornerRadius: 10) { tracking, _ in
      follow(tracking.moved(by: Point(-Self.margin, 0)), view)
    }
  }
}
