import Engine
import MotionCode

/// A line of text with a caret and a selection, as a person changes it.
///
/// Typing in a row is undone at once; a step, a pause or an edit of another kind ends the row. Text
/// that an input method is making is shown in the place of the selection, but not in the line yet.
struct LineEditor: Hashable {
  private(set) var text: LineText
  /// True while keys are for the line.
  var isEditing: Bool {
    didSet {
      guard !isEditing else { return }
      composition = .none
      endStep()
    }
  }
  private(set) var composition = TextComposition.none
  private var history = LineHistory()

  /// The most characters that the line takes.
  private let longest: Int

  init(_ text: String, isEditing: Bool = true, longest: Int = ExpressionLimits.characters) {
    self.text = LineText(String(text.prefix(longest)))
    self.isEditing = isEditing
    self.longest = longest
  }

  var string: String { text.string }
  var characters: [Character] { text.characters }
  var caret: Int { text.caret }
  var selection: Range<Int> { text.selection }
  var isComposing: Bool { composition != .none }

  /// The last sign before the caret, or before what is selected; nil: there is none.
  private var signBefore: Character? {
    characters.prefix(selection.lowerBound).last { !$0.isWhitespace }
  }
  /// True if a word before the caret would run into one that is written there.
  var followsOperand: Bool { signBefore.map { $0.isLetter || $0.isNumber || $0 == ")" } ?? false }
  /// True if the caret is at the end, where a word is missing.
  var awaitsOperand: Bool {
    isEditing && caret == characters.count && (signBefore.map { "+*(".contains($0) } ?? true)
  }

  /// Does what a command asks of the line alone; returns true if it was for the line. While an
  /// input method makes text, keys are the method's.
  mutating func perform(_ command: LineCommand) -> Bool {
    guard isEditing else { return false }
    if isComposing {
      if command == .leave { composition = .none }
      return true
    }
    switch command {
    case .move(let step, let extends): move(step, extends: extends)
    case .delete(let step): delete(step)
    case .cut: erase(.other) { _ in }
    case .selectAll: select(0..<characters.count)
    case .undo: if let old = history.undo(from: text) { text = old }
    case .redo: if let new = history.redo(from: text) { text = new }
    case .leave: isEditing = false
    case .copy, .paste: endStep()
    }
    return true
  }

  /// Writes in the place of the selection; line breaks and other controls become blanks, and
  /// what is too much for the line is left out. One character after the other is one step.
  mutating func insert(_ written: String) {
    composition = .none
    let room = longest - characters.count + selection.count
    let typed = String(written.prefix(room).map { $0.isControl ? " " : $0 })
    guard !typed.isEmpty else { return }
    edit(selection.isEmpty && written.count == 1 ? .typing : .other) {
      $0.replaceSelection(with: typed)
    }
  }

  /// Shows what an input method is making.
  mutating func compose(_ wanted: TextComposition) {
    guard isEditing else { return }
    composition = wanted
  }

  /// Selects characters, as far as there are; the caret comes to the end, or to the start.
  mutating func select(_ range: Range<Int>, caretAtStart: Bool = false) {
    endStep()
    text.place(caretAtStart ? range.upperBound : range.lowerBound)
    text.place(caretAtStart ? range.lowerBound : range.upperBound, extends: true)
  }

  /// Lets what is written next be undone by itself.
  mutating func endStep() { history.endStep() }

  // MARK: Edits

  private mutating func move(_ step: LineStep, extends: Bool) {
    endStep()
    if !extends, !selection.isEmpty, step == .back || step == .on {
      text.place(step == .back ? selection.lowerBound : selection.upperBound)
    } else {
      text.place(text.place(after: step), extends: extends)
    }
  }

  private mutating func delete(_ step: LineStep) {
    let isOne = selection.isEmpty && (step == .back || step == .on)
    erase(isOne ? .erasing : .other) {
      if $0.selection.isEmpty { $0.place($0.place(after: step), extends: true) }
    }
  }

  private mutating func erase(_ kind: LineHistory.Kind, selecting select: (inout LineText) -> Void)
  {
    edit(kind) {
      select(&$0)
      $0.replaceSelection(with: "")
    }
  }

  private mutating func edit(_ kind: LineHistory.Kind, _ change: (inout LineText) -> Void) {
    let before = text
    change(&text)
    if text.characters != before.characters { history.note(before, kind) }
  }
}

extension Character {
  /// True for what is no picture, but breaks a line or commands a terminal.
  fileprivate var isControl: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
