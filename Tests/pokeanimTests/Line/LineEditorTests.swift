import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct LineEditorTests {
  private static let longest = 6

  /// Something that is wrong with a line; nil: nothing is.
  private func fault(_ line: LineEditor) -> String? {
    let all = 0...line.characters.count
    guard all.contains(line.caret), all.contains(line.text.anchor) else { return "out of it" }
    if line.characters != Array(line.string) { return "a character is split, or two are one" }
    return line.characters.count > Self.longest ? "too long" : nil
  }

  /// Something that is wrong with an act on a line; nil: nothing is.
  private func fault(_ act: LineAct, on line: LineEditor) -> String? {
    var edited = line
    edited.endStep()
    act.perform(on: &edited)
    if let fault = fault(edited) { return fault }
    guard act.isEdit, edited.characters != line.characters else { return nil }
    var turned = edited
    _ = turned.perform(.undo)
    if turned.text != line.text { return "undo gives \(turned.text)" }
    _ = turned.perform(.redo)
    return turned.text != edited.text ? "redo gives \(turned.text)" : nil
  }

  /// Every sequence of up to four acts: nothing leaves the line, every edit can be undone and done
  /// again.
  @Test func everySmallWorldKeepsTheLaws() {
    var worlds: Set = [LineEditor("ab", longest: Self.longest)]
    for length in 1...4 {
      var next: Set<LineEditor> = []
      for line in worlds {
        for act in LineAct.allCases {
          if let fault = fault(act, on: line) { Issue.record("\(act) on \(line): \(fault)") }
          guard length < 4 else { continue }
          var line = line
          act.perform(on: &line)
          next.insert(line)
        }
      }
      worlds = next
    }
  }

  @Test func longLivesKeepTheLaws() {
    forAll(seeds: sequences(300)) { random in
      var line = LineEditor("", longest: Self.longest)
      for _ in 0..<60 {
        let act = random.element(of: LineAct.allCases)
        let fault = fault(act, on: line)
        #expect(fault == nil, "\(act)")
        act.perform(on: &line)
      }
    }
  }

  /// Every sequence of up to five acts of a few.
  @Test func everySmallWorldIsTheModels() {
    let acts: [LineAct] = [
      .typeA, .back, .on, .selectBack, .selectOn, .selectAll, .erase, .delete,
    ]
    let model = LineModel(longest: Self.longest)
    var worlds = [(line: LineEditor("ab", longest: Self.longest), model: model)]
    for _ in 0..<5 {
      worlds = worlds.flatMap { world in
        acts.map { act in
          var (line, model) = world
          act.perform(on: &line)
          model.perform(act)
          return (line, model)
        }
      }
      let wrong = worlds.first { !$0.model.describes($0.line) }
      #expect(wrong == nil)
    }
  }

  @Test func whatWasCutAndPastedIsThereAgain() {
    forAll(seeds: 0..<300) { random in
      let parts = ["a", "é", " ", LineAct.family, "*", "שלום"]
      let text = (0..<random.int(in: 0...9)).map { _ in random.element(of: parts) }.joined()
      var line = LineEditor(text)
      let a = random.int(in: 0...line.characters.count)
      let b = random.int(in: 0...line.characters.count)
      line.select(min(a, b)..<max(a, b))
      let (before, cut) = (line, line.text.selected)
      _ = line.perform(.cut)
      line.insert(cut)
      #expect(line.characters == before.characters && line.caret == before.caret)
    }
  }

  // MARK: Words

  @Test func wordsAndSignsAreSteps() {
    var line = LineEditor("fadeIn * (shrink")
    var places: [Int] = []
    for _ in 0..<5 {
      _ = line.perform(.move(.wordBack, extends: false))
      places.append(line.caret)
    }
    #expect(places == [10, 9, 7, 0, 0])
    places = []
    for _ in 0..<5 {
      _ = line.perform(.move(.wordOn, extends: false))
      places.append(line.caret)
    }
    #expect(places == [6, 8, 10, 16, 16])
    _ = line.perform(.delete(.wordBack))
    #expect(line.string == "fadeIn * (")
    _ = line.perform(.move(.start, extends: false))
    _ = line.perform(.delete(.wordOn))
    #expect(line.string == " * (")
  }

  // MARK: Undo

  @Test func typingIsUndoneAtOnceAndAMoveEndsIt() {
    var line = LineEditor("x")
    for letter in ["a", "b", "c"] { line.insert(letter) }
    _ = line.perform(.move(.back, extends: false))
    line.insert("d")
    #expect(line.string == "xabdc")
    var texts: [String] = []
    for _ in 0..<3 {
      _ = line.perform(.undo)
      texts.append(line.string)
    }
    #expect(texts == ["xabc", "x", "x"])
    _ = line.perform(.redo)
    #expect(line.string == "xabc" && line.caret == 3, "as it was left")
    line.insert("!")
    let edited = line
    _ = line.perform(.redo)
    #expect(line.text == edited.text, "another edit ends what can be done again")
  }

  @Test func deletingIsAnotherStepThanTyping() {
    var line = LineEditor("")
    for letter in ["a", "b", "c"] { line.insert(letter) }
    for _ in 0..<2 { _ = line.perform(.delete(.back)) }
    _ = line.perform(.undo)
    #expect(line.string == "abc")
    _ = line.perform(.undo)
    #expect(line.string.isEmpty)
  }

  @Test func onlyTheLastStepsAreRemembered() {
    var line = LineEditor("")
    for _ in 0..<LineHistory.longest + 50 {
      line.insert("x")
      line.endStep()
    }
    for _ in 0..<LineHistory.longest + 50 { _ = line.perform(.undo) }
    #expect(line.string == String(repeating: "x", count: 50))
  }

  // MARK: What may be in a line

  @Test func aLineHasOneLineAndAnEnd() {
    var line = LineEditor("", longest: 20)
    line.insert("a\nb\tc\r\nd\0e\u{1B}")
    #expect(line.string == "a b c d e ")
    line.insert(String(repeating: "x", count: 5000))
    #expect(line.characters.count == 20 && line.caret == 20)
    line.insert("y")
    #expect(line.characters.count == 20)
    line.select(18..<20)
    line.insert("yyyy")
    #expect(line.string.hasSuffix("xyy") && line.characters.count == 20)
  }

  @Test func charactersAreWhatAPersonCounts() {
    var line = LineEditor("e\u{301}" + LineAct.family)
    #expect(line.caret == 2)
    _ = line.perform(.delete(.back))
    _ = line.perform(.delete(.back))
    #expect(line.string.isEmpty)
    line.insert("e")
    line.insert("\u{301}")
    #expect(line.caret == 1 && line.characters == ["é"])
  }

  // MARK: Input methods

  @Test func aCompositionIsNotWrittenUntilItIsText() {
    var line = LineEditor("ab")
    line.compose(TextComposition("に"))
    #expect(line.string == "ab" && line.isComposing)
    let before = line
    for command: LineCommand in [.delete(.back), .move(.start, extends: true), .undo, .cut] {
      let isTaken = line.perform(command)
      #expect(isTaken && line == before, "the key is the input method's")
    }
    line.insert("日本")
    #expect(line.string == "ab日本" && !line.isComposing)
  }

  @Test func leavingDropsTheCompositionFirst() {
    var line = LineEditor("ab")
    line.compose(TextComposition("に"))
    _ = line.perform(.leave)
    #expect(!line.isComposing && line.isEditing)
    _ = line.perform(.leave)
    #expect(!line.isEditing)
    line.compose(TextComposition("に"))
    #expect(!line.isComposing, "nothing is edited")
  }

  @Test func aLineThatIsNotEditedTakesNoCommands() {
    var line = LineEditor("ab", isEditing: false)
    let before = line
    for command: LineCommand in [.move(.back, extends: false), .delete(.back), .cut, .leave] {
      let isTaken = line.perform(command)
      #expect(!isTaken && line == before)
    }
  }
}
