import Engine
import MotionCode
import Workbench

/// The expression line: what is typed is parsed, and can be played, at once.
final class ExpressionPage: AlgebraPage {
  let name = "Line"
  let player = PagePlayer(root: View(), animation: .one)
  private(set) var input: LineInput
  /// The mistake in the line, if any; the last line that was right is still on the stage then.
  private(set) var error: ExpressionError?
  private let measuring: any TextMeasuring
  private let blinks: Bool
  /// The last line that was right.
  private(set) var expression = Expression.one
  private var canvas = AlgebraCanvas(window: ScreenEntry.algebra.naturalSize)
  /// The shapes that it moves; nil until it has been laid out.
  private(set) var shapes: ShapeStage?
  private var bars: IntervalBars?
  private var field: LineField?

  /// - Parameters:
  ///   - text: the line at first; nil: one that shows what a line can be.
  ///   - blinks: true if the caret does, unless people asked for less motion.
  init(_ text: String? = nil, measuring: any TextMeasuring, blinks: Bool = false) {
    (self.measuring, self.blinks) = (measuring, blinks)
    input = LineInput(text ?? "fadeIn * (shrink + rotate).looped", blinks: blinks)
    parse()
  }

  var line: LineEditor { input.line }
  var takesText: Bool { line.isEditing }
  var isComposing: Bool { line.isComposing }
  var caret: Rect? { line.isEditing ? field?.caretBox : nil }
  var wantsClipboardText: Bool { input.wantsPaste }
  func takeClipboardText() -> String? { input.takeCopied() }
  func nextPicture(after time: Instant) -> Instant? { input.nextPicture(after: time) }

  func layOut(_ canvas: AlgebraCanvas) {
    self.canvas = canvas
    build { player.relocate(root: $0, animation: $1) }
  }

  func follow() {
    input.blinks = blinks && !player.reducesMotion
    if let view = fieldView, input.scroll(in: view, at: player.now) { showLine() }
    field?.showCaret(input.showsCaret(at: player.now))
    bars?.update(seconds: player.seconds, give: player.give)
    shapes?.follow()
  }

  // MARK: What is on the page

  private func build(_ show: (View, Animation<Effect>) -> Void) {
    let shapes = ShapeStage()
    func animation() -> Animation<Effect> {
      expression.animation(parts: LinePart.animations(on: shapes))
    }
    let bars = LineBars(animation())
    let field = LineField(measuring: measuring)
    let top = field.layout(
      below: canvas.isTall ? 56 : 44, track: { [unowned self] in track($0) },
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
    showLine()
    // Made again, as a way around a shape depends on where that lies by now.
    show(root, animation())
  }

  private var fieldView: LineView? {
    field.map { input.view(width: $0.width, measuring: measuring) }
  }

  private func showLine() {
    guard let field, let view = fieldView else { return }
    field.show(line, in: view, error)
    field.showCaret(input.showsCaret(at: player.now))
  }

  // MARK: The line

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(.tab) where !isComposing:
      edit { $0.toggle(at: $1) }
      return true
    case .key(.return) where !isComposing: return error != nil
    default: return edit { $0.handle(event, at: $1) }
    }
  }

  private func track(_ tracking: Tracking) {
    guard let view = fieldView else { return }
    edit { $0.follow(tracking, in: view, at: $1) }
  }

  private func write(_ word: String) { edit { $0.write(word, at: $1) } }

  private func edit<Result>(_ change: (inout LineInput, Instant) -> Result) -> Result {
    let before = line.characters
    let result = change(&input, player.now)
    if line.characters != before { parse() }
    if line.characters != before, error == nil {
      build { player.show(root: $0, animation: $1) }
    } else {
      showLine()
    }
    return result
  }

  private func parse() {
    do {
      expression = try Expression.parse(line.string, durations: LinePart.durations)
      error = nil
    } catch {
      self.error = error
      if player.isMoving { player.pause() }
    }
  }
}
