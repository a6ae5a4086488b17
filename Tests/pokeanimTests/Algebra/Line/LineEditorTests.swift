import Engine
import Testing

@testable import pokeanim

@Suite struct LineEditorTests {
  /// An act of a person on a line.
  private enum Act: CaseIterable {
    case typeA, typeWord, left, right, home, end, backspace, delete, escape
  }

  /// The same line as two texts: before the caret and behind it.
  private struct Model: Equatable {
    var before = "ab"
    var after = ""
    var isEditing = true

    mutating func perform(_ act: Act) {
      guard isEditing else { return }
      switch act {
      case .typeA: before += "a"
      case .typeWord: before += "x y"
      case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
      case .right: if !after.isEmpty { before.append(after.removeFirst()) }
      case .home: (before, after) = ("", before + after)
      case .end: (before, after) = (before + after, "")
      case .backspace: _ = before.popLast()
      case .delete: if !after.isEmpty { after.removeFirst() }
      case .escape: isEditing = false
      }
    }
  }

  private func perform(_ act: Act, on line: inout LineEditor) {
    switch act {
    case .typeA: if line.isEditing { line.insert("a") }
    case .typeWord: if line.isEditing { line.insert("x y") }
    case .left: _ = line.handle(.left)
    case .right: _ = line.handle(.right)
    case .home: _ = line.handle(.home)
    case .end: _ = line.handle(.end)
    case .backspace: _ = line.handle(.backspace)
    case .delete: _ = line.handle(.delete)
    case .escape: _ = line.handle(.escape)
    }
  }

  /// Every sequence of up to five acts.
  @Test func everySmallWorldIsTheModels() {
    var worlds = [(line: LineEditor("ab"), model: Model())]
    for _ in 0..<5 {
      worlds = worlds.flatMap { world in
        Act.allCases.map { act in
          var (line, model) = world
          perform(act, on: &line)
          model.perform(act)
          return (line, model)
        }
      }
      let wrong = worlds.first { line, model in
        line.text != model.before + model.after || line.caret != model.before.count
          || line.isEditing != model.isEditing
      }
      #expect(wrong == nil)
    }
  }

  @Test func otherKeysAreNotForTheLine() {
    var line = LineEditor("ab")
    for key: Key in [.return, .up, .down, .tab, .h, .space, .f11] {
      let isTaken = line.handle(key)
      #expect(!isTaken, "\(key)")
    }
    #expect(line == LineEditor("ab"))
  }

  @Test func aLineThatIsNotEditedTakesNoKeys() {
    var line = LineEditor("ab", isEditing: false)
    for key: Key in [.left, .backspace, .escape] {
      let isTaken = line.handle(key)
      #expect(!isTaken)
    }
    #expect(line.text == "ab")
  }

  @Test func aLineHasOneLineAndAnEnd() {
    var line = LineEditor("")
    line.insert("a\nb\tc")
    #expect(line.text == "a b c")
    line.insert(String(repeating: "x", count: 5000))
    #expect(line.characters.count == LineEditor.longest && line.caret == LineEditor.longest)
    line.insert("y")
    #expect(line.characters.count == LineEditor.longest)
    line.place(caret: -3)
    #expect(line.caret == 0)
  }

  @Test func charactersAreWhatAPersonCounts() {
    var line = LineEditor("e\u{301}")
    #expect(line.caret == 1)
    _ = line.handle(.backspace)
    #expect(line.text.isEmpty)
  }
}
