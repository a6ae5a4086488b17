import Engine

/// The expression line: what is typed is parsed, and can be played, at once.
final class ExpressionPage: AlgebraPage {
  let name = "Line"
  let player = AlgebraPlayer(root: View(), animation: .one)
  private(set) var line = LineEditor("fadeIn * (shrink + rotate).looped")
  /// The mistake in the line, if any; the last line that was right is still on the stage then.
  private(set) var error: ExpressionError?
  private let measuring: any TextMeasuring
  private var expression = Expression.one
  private var canvas = AlgebraCanvas(window: ScreenEntry.algebra.naturalSize)
  private var shapes: ShapeStage?
  private var bars: IntervalBars?
  private var field: LineField?

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
    parse()
  }

  var takesText: Bool { line.isEditing }

  func layOut(_ canvas: AlgebraCanvas) {
    self.canvas = canvas
    build { player.relocate(root: $0, animation: $1) }
  }

  func follow() {
    bars?.update(seconds: player.seconds)
    shapes?.follow()
  }

  // MARK: What is on the page

  private func build(_ show: (View, Animation<Effect>) -> Void) {
    let shapes = ShapeStage()
    let animation = expression.animation(parts: LinePart.animations(on: shapes))
    let bars = LineBars(animation)
    let field = LineField(measuring: measuring)
    let top = field.layout(
      below: canvas.isTall ? 56 : 44, place: { [unowned self] in place(caretAt: $0) },
      write: { [unowned self] in write($0) })
    let stage = Box.card(shapes.layout)
    let root = canvas.makeRoot(
      "Type an expression",
      "+  *  ( )  .reversed  .looped  .delayed(0.5)  .held(1)  .repeating(3)  .time(easeOut(2))",
      VStack {
        top.inset(Insets(bottom: 8))
        InRoom { [canvas] room in
          if canvas.isTall {
            VStack {
              stage
              bars.layout.size(height: min(200, room.height * 0.5)).inset(Insets(top: 14))
            }
          } else {
            HStack {
              stage.size(width: ((room.width - 20) * 0.44).rounded()).inset(Insets(right: 20))
              bars.layout
            }
          }
        }
      })
    (self.shapes, self.bars, self.field) = (shapes, bars.bars, field)
    field.show(line, error)
    show(root, animation)
  }

  // MARK: The line

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .text(let text):
      guard line.isEditing else { return false }
      edit { $0.insert(text) }
    case .key(.tab):
      line.isEditing.toggle()
      field?.show(line, error)
    case .key(.return): return error != nil
    case .key(let key):
      var changed = line
      guard changed.handle(key) else { return false }
      edit { $0 = changed }
    default: return false
    }
    return true
  }

  private func place(caretAt x: Double) {
    guard let index = field?.index(in: line, at: x) else { return }
    edit {
      $0.isEditing = true
      $0.place(caret: index)
    }
  }

  private func write(_ word: String) {
    edit {
      $0.isEditing = true
      $0.insert(word)
    }
  }

  private func edit(_ change: (inout LineEditor) -> Void) {
    let before = line.characters
    change(&line)
    guard line.characters != before else {
      field?.show(line, error)
      return
    }
    parse()
    if error == nil {
      build { player.show(root: $0, animation: $1) }
    } else {
      field?.show(line, error)
    }
  }

  private func parse() {
    do {
      expression = try Expression.parse(line.text, durations: LinePart.durations)
      error = nil
    } catch {
      self.error = error
      if player.isMoving { player.pause() }
    }
  }
}
