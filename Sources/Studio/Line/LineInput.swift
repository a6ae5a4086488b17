import Engine
import MotionCode

/// A person at a line: keys, hand, clipboard and input method, and the caret that shows it all.
struct LineInput {
  private(set) var line: LineEditor
  /// The text that is to be put on the clipboard; nil: nothing new.
  private(set) var copied: String?
  /// True from the key for it until the clipboard's text has come.
  private(set) var wantsPaste = false
  private var hand = LineHand()
  private var blink: CaretBlink
  /// The characters before those that are shown, if there is no room for all.
  private var start = 0
  private var lastEdit = Instant.zero

  /// A time without an edit after which typing is another step of undo, in seconds.
  private static let pause = 1.0

  /// - Parameter longest: the most characters that it takes.
  init(_ text: String, blinks: Bool, longest: Int = ExpressionLimits.characters) {
    line = LineEditor(text, longest: longest)
    blink = CaretBlink(blinks: blinks)
  }

  /// False for a caret that is always seen.
  var blinks: Bool {
    get { blink.blinks }
    set { blink.blinks = newValue }
  }

  func showsCaret(at time: Instant) -> Bool { line.isEditing && blink.isShown(at: time) }

  /// The time at which the caret looks different by itself.
  func nextPicture(after time: Instant) -> Instant? {
    line.isEditing ? blink.next(after: time) : nil
  }

  mutating func takeCopied() -> String? {
    defer { copied = nil }
    return copied
  }

  // MARK: What happens

  /// Takes a key or text, if it is for the line; returns true if it was.
  mutating func handle(_ event: InputEvent, at time: Instant) -> Bool {
    switch event {
    case .text(let text): type(text, at: time)
    case .composition(let composition): line.compose(composition)
    case .key(let key):
      guard let command = LineCommand(key: key) else { return line.isComposing }
      return perform(command, at: time)
    default: return false
    }
    blink.restart(at: time)
    return line.isEditing
  }

  /// Begins to edit the line, or leaves it.
  mutating func toggle(at time: Instant) {
    line.isEditing.toggle()
    blink.restart(at: time)
  }

  /// Writes a word where the caret is, after another one with a sign between them, and edits the
  /// line.
  mutating func write(_ word: String, at time: Instant) {
    line.isEditing = true
    line.endStep()
    line.insert(line.followsOperand ? " * " + word : word)
    line.endStep()
    blink.restart(at: time)
  }

  mutating func follow(_ tracking: Tracking, in view: LineView, at time: Instant) {
    hand.follow(tracking, on: &line, in: view, at: time)
    blink.restart(at: time)
  }

  /// Goes on beyond an end of what is shown, if the hand is there; returns true if it did.
  mutating func scroll(in view: LineView, at time: Instant) -> Bool {
    hand.scroll(on: &line, in: view, at: time)
  }

  /// The line as it is shown in a width; it moves no further than it must.
  mutating func view(width: Double, measuring: any TextMeasuring) -> LineView {
    let view = LineView(line, from: start, width: width, measuring: measuring)
    start = view.start
    return view
  }

  private mutating func perform(_ command: LineCommand, at time: Instant) -> Bool {
    let isFree = line.isEditing && !line.isComposing
    if isFree, command == .copy || command == .cut, !line.selection.isEmpty {
      copied = line.text.selected
    }
    if isFree { wantsPaste = command == .paste }
    blink.restart(at: time)
    notePause(at: time)
    return line.perform(command)
  }

  private mutating func type(_ text: String, at time: Instant) {
    let isPasted = wantsPaste
    wantsPaste = false
    guard line.isEditing else { return }
    notePause(at: time)
    if isPasted { line.endStep() }
    line.insert(text)
    if isPasted { line.endStep() }
  }

  private mutating func notePause(at time: Instant) {
    if time.seconds(since: lastEdit) > Self.pause { line.endStep() }
    lastEdit = time
  }
}
