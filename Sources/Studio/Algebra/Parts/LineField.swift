import Engine
import MotionCode
import Workbench

/// The field the expression is typed in, and below it the vocabulary or what is wrong.
final class LineField {
  private let measuring: any TextMeasuring
  private let box = View()
  private let selection = View()
  private let text = View()
  /// The line below what an input method is making.
  private let underline = View()
  private let caret = View()
  private let pointer = View()
  private let message = View()
  private let chips = View()

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
    pointer.content = .drawing(Self.arrow)
  }

  // MARK: The layout

  private static let height = 60.0
  private static let margin = 22.0

  /// - Parameters:
  ///   - below: the height of what is below the field, in points.
  ///   - track: told of presses on the field, in the text's coordinates.
  ///   - write: told the word of the vocabulary that was pressed.
  func layout(
    below: Double, track: @escaping (Tracking) -> Void, write: @escaping (String) -> Void
  ) -> any Layout {
    box.cursor = .text
    box.tracking = { track($0.moved(by: Point(-Self.margin, 0))) }
    return VStack {
      Box.card(line).held(by: box).size(height: Self.height)
      ZStack {
        SizeLayout<View>().held(by: message)
        InRoom { [self] in vocabulary(in: $0.width, write) }
      }
      .size(height: below).inset(Insets(top: 8))
    }
  }

  /// The text above what is selected, with the caret, and a sign below that points at a mistake.
  private var line: any Layout {
    ZStack {
      Box(Palette.tint(Palette.blue), radius: 3, width: 0, height: 30, alignment: .centerLeading)
        .held(by: selection)
      SizeLayout<View>().held(by: text)
      Box(Palette.ink, width: 0, height: 2, alignment: .bottomLeading)
        .held(by: underline).inset(Insets(bottom: 6))
      Box(Palette.blue, radius: 1, id: "caret", width: 2, height: 30, alignment: .centerLeading)
        .held(by: caret)
      SizeLayout<View>(width: 14, height: 9, alignment: .bottomLeading, viewReuseId: "error")
        .held(by: pointer).inset(Insets(bottom: -5))
    }
    .inset(Insets(top: 8, left: Self.margin, bottom: 8, right: Self.margin))
  }

  /// The words of the vocabulary, one after the other, closer if there is too little room.
  private func vocabulary(in width: Double, _ write: @escaping (String) -> Void) -> any Layout {
    let typesetter = Typesetter(measuring: measuring)
    let font = Font(size: 14, weight: .semibold)
    let names = LinePart.allCases.map(\.rawValue)
    let widths = names.map { measuring.width(of: $0, font: font) + 24 }
    let gap = 8.0
    let shrink = min(1, width / (widths.reduce(-gap) { $0 + $1 + gap }))
    return HStack(spacing: gap * shrink, distribution: .leading) {
      for (name, width) in zip(names, widths) {
        Button(
          name, size: 14, color: Palette.ink, fill: Palette.tint(Palette.part(name)),
          insets: Insets(left: 8, right: 8), typesetter: typesetter, id: name, yieldsToDrag: true
        ) { write(name) }
        .size(width: width * shrink, height: 32)
      }
    }
    .size(height: 32, alignment: .topFill).held(by: chips).inset(Insets(top: 4))
  }

  /// It points up at the character that is wrong.
  private static var arrow: Drawing {
    let corners = [Point(7, 0), Point(14, 9), Point(0, 9)]
    return Drawing(
      viewBox: Rect(0, 0, 14, 9), items: [.fill(.polygon(corners), .color(Palette.red))])
  }

  // MARK: The line

  /// The room for the text, in points.
  var width: Double { text.size.width }

  /// The caret, in the window.
  var caretBox: Rect { caret.presentedBox }

  func show(_ line: LineEditor, in view: LineView, _ error: ExpressionError?) {
    text.content = .text(TextContent(label: view.text, size: view.size, color: Palette.ink))
    caret.center.x = text.frame.x + view.x(of: view.caret)
    stretch(selection, over: line.isEditing ? view.selection : 0..<0, in: view)
    stretch(underline, over: view.composition, in: view)
    box.borderWidth = 2
    box.borderColor = error != nil ? Palette.red : line.isEditing ? Palette.blue : Palette.line
    chips.alpha = error == nil || line.awaitsOperand ? 1 : 0
    pointer.alpha = error == nil || line.isComposing ? 0 : 1
    message.content = .empty
    guard let error else { return }
    pointer.center.x = text.frame.x + Self.middle(of: error.column - 1, view)
    // Where a word is missing, the words to choose from say it.
    guard chips.alpha == 0 else { return }
    message.content = .text(
      TextContent(
        label: "Column \(error.column): \(error.message)", size: 15, weight: .semibold,
        color: Palette.readable(Palette.red)))
  }

  func showCaret(_ isShown: Bool) { caret.alpha = isShown ? 1 : 0 }

  /// Puts a mark over characters, as far as they are shown.
  private func stretch(_ mark: View, over range: Range<Int>, in view: LineView) {
    let (left, right) = (view.x(of: range.lowerBound), view.x(of: range.upperBound))
    mark.frame = Rect(
      text.frame.x + left, mark.frame.y, right - left, mark.frame.height)
  }

  /// The middle of a character; behind the last one, where the next one would be.
  private static func middle(of index: Int, _ view: LineView) -> Double {
    let (left, right) = (view.x(of: index), view.x(of: index + 1))
    return right > left ? (left + right) / 2 : left + 4
  }
}
