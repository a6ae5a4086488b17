@testable import Studio
@testable import pokeanim

/// An act of a person at a line.
enum LineAct: CaseIterable {
  case typeA, typeFamily, typeAccent, pasteWords
  case back, on, wordBack, wordOn, selectBack, selectOn, selectToStart, selectAll
  case erase, delete, eraseWord, undo, redo, cut

  /// One character of three that are joined.
  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"

  func perform(on line: inout LineEditor) {
    switch self {
    case .typeA: line.insert("a")
    case .typeFamily: line.insert(Self.family)
    case .typeAccent: line.insert("\u{301}")
    case .pasteWords: line.insert("b c")
    default: if let command { _ = line.perform(command) }
    }
  }

  private var command: LineCommand? {
    switch self {
    case .typeA, .typeFamily, .typeAccent, .pasteWords: nil
    case .back: .move(.back, extends: false)
    case .on: .move(.on, extends: false)
    case .wordBack: .move(.wordBack, extends: false)
    case .wordOn: .move(.wordOn, extends: false)
    case .selectBack: .move(.back, extends: true)
    case .selectOn: .move(.on, extends: true)
    case .selectToStart: .move(.start, extends: true)
    case .selectAll: .selectAll
    case .erase: .delete(.back)
    case .delete: .delete(.on)
    case .eraseWord: .delete(.wordBack)
    case .undo: .undo
    case .redo: .redo
    case .cut: .cut
    }
  }

  var isEdit: Bool {
    switch self {
    case .typeA, .typeFamily, .typeAccent, .pasteWords, .erase, .delete, .eraseWord, .cut: true
    default: false
    }
  }
}

/// A line as texts: before the selection, in it, and behind it.
struct LineModel {
  let longest: Int
  private var before = "ab"
  private var selected = ""
  private var after = ""
  private var isCaretLeft = false

  init(longest: Int) { self.longest = longest }

  func describes(_ line: LineEditor) -> Bool {
    String(line.characters[..<line.selection.lowerBound]) == before
      && line.text.selected == selected
      && String(line.characters[line.selection.upperBound...]) == after
      && (line.caret < line.text.anchor) == isCaretLeft
  }

  mutating func perform(_ act: LineAct) {
    switch act {
    case .typeA: replace("a")
    case .back: step(left: true)
    case .on: step(left: false)
    case .selectBack: extend(left: true)
    case .selectOn: extend(left: false)
    case .selectAll: (before, selected, after, isCaretLeft) = ("", whole, "", false)
    case .erase: if selected.isEmpty { _ = before.popLast() } else { replace("") }
    case .delete: if selected.isEmpty { after = String(after.dropFirst()) } else { replace("") }
    default: break
    }
    if selected.isEmpty { isCaretLeft = false }
  }

  private var whole: String { before + selected + after }

  private mutating func replace(_ text: String) {
    if whole.count - selected.count + text.count <= longest { before += text }
    selected = ""
  }

  private mutating func step(left: Bool) {
    guard selected.isEmpty else {
      if left { after = selected + after } else { before += selected }
      selected = ""
      return
    }
    if left, let last = before.popLast() { after = String(last) + after }
    if !left, !after.isEmpty { before.append(after.removeFirst()) }
  }

  private mutating func extend(left: Bool) {
    if selected.isEmpty { isCaretLeft = left }
    switch (isCaretLeft, left) {
    case (true, true): if let last = before.popLast() { selected = String(last) + selected }
    case (true, false): if !selected.isEmpty { before.append(selected.removeFirst()) }
    case (false, false): if !after.isEmpty { selected.append(after.removeFirst()) }
    case (false, true): if let last = selected.popLast() { after = String(last) + after }
    }
  }
}
