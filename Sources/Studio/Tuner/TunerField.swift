import Engine
import Workbench

/// A field on the tuner's card in which a text is typed: a number, or the name of a preset.
struct TunerField {
  static let id = "field"
  static let caretID = "field.caret"

  /// The sizes of a field, in points of the design.
  struct Style {
    let margin: Double
    let radius: Double
    /// The height of the caret.
    let caret: Double
    let sizes: ClosedRange<Double>

    static let name = Style(margin: 10, radius: 10, caret: 22, sizes: 11...15)
    static let number = Style(margin: 6, radius: 6, caret: 16, sizes: 11...13)
  }

  let line: LineEditor
  let style: Style
  /// False if what is typed is refused.
  var isRight = true
  let measuring: any TextMeasuring
  /// Told a press or a drag in the text, as it is shown.
  let follow: (Tracking, LineView) -> Void

  var layout: any Layout {
    Box(
      // Its border would stay on a box without a text that its view becomes.
      Palette.trough, radius: style.radius, border: isRight ? Palette.blue : Palette.red,
      borderWidth: 2, id: Self.id + ".box",
      // A row leaves no space beside a part without length.
      SizeLayout<View>(
        minWidth: 1, minHeight: 1,
        sublayout: InRoom { room in text(in: room.width - 2 * style.margin) }))
  }

  private func text(in width: Double) -> any Layout {
    let view = LineView(line, width: max(1, width), sizes: style.sizes, measuring: measuring)
    func mark(
      _ color: Color, over range: Range<Int>, height: Double, alignment: Alignment
    ) -> any Layout {
      let (left, right) = (view.x(of: range.lowerBound), view.x(of: range.upperBound))
      return Box(color, radius: 1, width: right - left, height: height, alignment: alignment)
        .inset(Insets(left: left))
    }
    return ZStack {
      mark(
        Palette.tint(Palette.blue), over: view.selection, height: style.caret,
        alignment: .centerLeading)
      Label(view.text, size: view.size, .regular, Palette.ink)
      mark(Palette.ink, over: view.composition, height: 1.5, alignment: .bottomLeading)
        .inset(Insets(bottom: 8))
      Box(
        Palette.blue, radius: 1, id: Self.caretID, width: 2, height: style.caret,
        alignment: .centerLeading
      )
      .inset(Insets(left: view.x(of: view.caret)))
    }
    .inset(Insets(left: style.margin, right: style.margin))
    .onTracking(Self.id, cornerRadius: style.radius) { tracking, _ in
      follow(tracking.moved(by: Point(-style.margin, 0)), view)
    }
  }
}
