import Engine

/// The field the expression is typed in, and below it the vocabulary or what is wrong.
final class LineField {
  private let places: LinePlaces
  private let measuring: any TextMeasuring
  private let box: View
  private let text: View
  private let caret: View
  private let pointer: View
  private let message: View
  private var chips: [View] = []

  /// - Parameters:
  ///   - place: told where in the text a press was let go, in points from its left side.
  ///   - write: told the word of the vocabulary that was pressed.
  init(
    in page: View, _ places: LinePlaces, measuring: any TextMeasuring,
    place: @escaping (Double) -> Void, write: @escaping (String) -> Void
  ) {
    self.places = places
    self.measuring = measuring
    box = PageBuilder.addCard(to: page, places.field)
    box.borderWidth = 2
    text = PageBuilder.addText(to: page, "", places.text, size: LineView.largest)
    caret = PageBuilder.addBox(
      to: page, Rect(0, places.text.midY - 15, 2, 30), Palette.blue, radius: 1, key: "caret")
    pointer = View(frame: Rect(0, places.field.maxY - 12, 14, 9), key: "error")
    pointer.content = .drawing(Self.arrow)
    page.addSubview(pointer)
    message = PageBuilder.addText(to: page, "", places.below, size: 15)
    for view in [text, caret, pointer, message] { view.takesInput = false }
    box.yieldsToDrag = true
    box.cursor = .text
    box.tracking = { tracking in
      guard case .ended(let point) = tracking else { return }
      place(point.x + places.field.x - places.text.x)
    }
    let names = LinePart.allCases.map(\.rawValue)
    for (name, frame) in zip(names, places.chips(names, measuring: measuring)) {
      let chip = PageBuilder.addBox(
        to: page, frame, Palette.tint(Palette.part(name)), radius: frame.height / 2)
      PageBuilder.addText(
        to: chip, name, Rect(8, 0, max(0, frame.width - 16), frame.height), size: 14,
        weight: .semibold, color: Palette.ink, alignment: .center)
      chip.yieldsToDrag = true
      chip.action = { write(name) }
      chips.append(chip)
    }
  }

  func show(_ line: LineEditor, _ error: ExpressionError?) {
    let view = LineView(line, width: places.text.width, measuring: measuring)
    text.content = PageBuilder.text(view.text, size: view.size, color: Palette.ink)
    caret.alpha = line.isEditing ? 1 : 0
    caret.center.x = places.text.x + view.x(of: line.caret)
    box.borderColor = error != nil ? Palette.red : line.isEditing ? Palette.blue : Palette.line
    for chip in chips { chip.alpha = error == nil ? 1 : 0 }
    pointer.alpha = error == nil ? 0 : 1
    message.content = .none
    guard let error else { return }
    pointer.center.x = places.text.x + Self.middle(of: error.column - 1, view)
    message.content = PageBuilder.text(
      "Column \(error.column): \(error.message)", size: 15, weight: .semibold,
      color: Palette.readable(Palette.red))
  }

  /// It points up at the character that is wrong.
  private static var arrow: Drawing {
    var path = Path()
    path.move(to: Point(7, 0))
    path.line(to: Point(14, 9))
    path.line(to: Point(0, 9))
    path.close()
    return Drawing(viewBox: Rect(0, 0, 14, 9), items: [.fill(path, .color(Palette.red))])
  }

  /// The middle of a character; behind the last one, where the next one would be.
  private static func middle(of index: Int, _ view: LineView) -> Double {
    let (left, right) = (view.x(of: index), view.x(of: index + 1))
    return right > left ? (left + right) / 2 : left + 4
  }
}
