import Engine
import EngineTestSupport
import JSONText
import Testing

@testable import Onboarding

/// Random lives of a document.
extension EditedDeckTests {
  /// Tuning, undo, redo, saves of the window and of an editor, in any order.
  @Test func whateverHappensTheTextIsRightAndUndoLeadsBack() throws {
    try forAll(seeds: 0..<2_000) { random in
      var document = try self.document()
      var isEdited = false
      for _ in 0..<random.int(in: 1...14) {
        try self.step(&document, &isEdited, &random)
        #expect(try DeckFile(document.text).deck == document.deck)
        #expect(try DeckFile(document.fileText).deck == document.fileDeck)
        let says = (
          try JSONReader.read(document.text), try JSONReader.read(document.fileText)
        )
        #expect(document.unsaved.isEmpty == says.0.isSame(as: says.1))
      }
      // A step may be wrong beside the editor's numbers.
      while (try? document.undo()) == true {}
      if !isEdited { #expect(self.text(document) == Self.text) }
    }
  }

  private func step(
    _ document: inout EditedDeck, _ isEdited: inout Bool, _ random: inout SeededGenerator
  ) throws {
    let id = random.element(of: ["sun", "moon", "star"])
    let number = Double(random.int(in: 1...40)) / 10
    switch random.int(in: 0...9) {
    case 0...4:
      let types = [
        AnimationType.linear(duration: number), .curve(.cssEaseOut, duration: number),
        .spring(duration: number, damping: 0.5, initialVelocity: 0),
      ]
      _ = try document.tune(
        [
          DeckTuning(
            id, type: random.element(of: types), delay: random.int(in: 0...1) == 0 ? 0 : 0.5)
        ], .fluid,
        isMore: random.int(in: 0...1) == 0)
    case 5, 6: _ = try? document.undo()
    case 7: _ = try? document.redo()
    case 8: document.takeWritten()
    default:
      isEdited = true
      let digits = try Regex(#"\d\.\d+"#)
      var file = String(decoding: document.fileText, as: UTF8.self)
      let found = file.ranges(of: digits)
      guard !found.isEmpty else { return }
      file.replaceSubrange(found[random.int(in: 0...found.count - 1)], with: "0.7")
      try document.take(file: Array(file.utf8))
    }
  }

  /// Places at which an editor puts a member of his own, or changes one: each by a text that is there
  /// once, whatever the window does.
  private static let places: [(old: String, new: String)] = [
    (#""$comment": "ours""#, #""$comment": "theirs""#),
    (#""id": "sun", "text": "Sun", "#, #""id": "sun", "opacity": 0.5, "text": "Sun", "#),
    (#""$comment": "why""#, #""arc": 20, "$comment": "why""#),
    (#""snappy": {"#, #""snappy": {"arc": 30, "#),
    (#""motions": {"snappy""#, #""motions": {"theirs": {"duration": 2}, "snappy""#),
    (#"{"name": "a", "#, #"{"name": "a", "button": false, "#),
    (#""text": "Star""#, #""text": "Stars""#),
    (#""slides": ["#, #""loop": true, "slides": ["#),
  ]

  /// Tuning, naming, undo, redo and saves of the window between those of an editor, who changes no member
  /// that the window does.
  @Test func afterAllIsTakenBackTheTextHasWhatTheEditorHasChanged() throws {
    try forAll(seeds: 0..<2_000) { random in
      var document = try self.document()
      var (left, wanted) = (Self.places, Self.text)
      for _ in 0..<random.int(in: 1...14) {
        switch random.int(in: 0...9) {
        case 0...3: try tune(&document, &random)
        case 4: _ = try self.name(&document, &random)
        case 5: _ = try document.undo()
        case 6: _ = try document.redo()
        case 7: document.takeWritten()
        default:
          guard !left.isEmpty else { continue }
          let (old, new) = left.remove(at: random.int(in: 0...left.count - 1))
          try taking(old, new, in: &document, isWritten: false)
          wanted = wanted.replacing(old, with: new)
        }
        #expect(try DeckFile(document.text).deck == document.deck)
      }
      let last = document.text
      var count = 0
      while try document.undo() { count += 1 }
      #expect(self.text(document) == wanted)
      for _ in 0..<count { #expect(try document.redo()) }
      let again = try (JSONReader.read(document.text), JSONReader.read(last))
      if try !document.redo() { #expect(again.0.isSame(as: again.1)) }
    }
  }

  private func tune(_ document: inout EditedDeck, _ random: inout SeededGenerator) throws {
    let number = Double(random.int(in: 1...40)) / 10
    let types: [AnimationType?] = [
      nil, .linear(duration: number), .curve(.cssEaseOut, duration: number),
      .spring(duration: number, damping: 0.5, initialVelocity: 0),
    ]
    let id = random.element(of: ["sun", "moon", "star"])
    var tuning = DeckTuning(id, type: random.element(of: types))
    tuning.delay = random.element(of: [0, 0.5, -0.5])
    tuning.isReset = random.int(in: 0...7) == 0
    _ = try document.tune([tuning], .fluid, isMore: random.int(in: 0...1) == 0)
  }

  private func name(_ document: inout EditedDeck, _ random: inout SeededGenerator) throws {
    let id = random.element(of: ["sun", "moon", "star"])
    let name = "name\(document.namedMotions.count)"
    if random.int(in: 0...1) == 0 {
      _ = try document.use("snappy", for: [id], .fluid)
    } else if !document.namedMotions.contains(where: { $0.name == name }) {
      _ = try document.name([id], on: "a", as: name, .fluid)
    }
  }
  // MARK: An editor who moves things

  private func save(_ file: JSONValue, in document: inout EditedDeck) throws -> Int {
    let bytes = file.bytes()
    // Nobody is told of a file with mistakes.
    guard (try? DeckFile(bytes)) != nil else { return 0 }
    return try document.take(file: bytes)
  }

  private func expectUnsavedIsWhatDiffers(_ document: EditedDeck) throws {
    #expect(try DeckFile(document.text).deck == document.deck)
    #expect(try DeckFile(document.fileText).deck == document.fileDeck)
    let (text, file) = (
      try JSONReader.read(document.text), try JSONReader.read(document.fileText)
    )
    #expect(document.unsaved.isEmpty == text.isSame(as: file))
  }

  /// The editor takes slides, elements and motions away, moves them, gives them other names, and brings
  /// all of them back.
  @Test func whateverIsMovedTheUnsavedPartsAreThoseThatDiffer() throws {
    let first = try JSONReader.read(Array(Self.text.utf8))
    try forAll(seeds: 0..<2_000) { random in
      var document = try self.document()
      for _ in 0..<random.int(in: 1...14) {
        switch random.int(in: 0...9) {
        case 0...2: try tune(&document, &random)
        case 3: try? self.name(&document, &random)
        case 4: _ = try? document.undo()
        case 5: _ = try? document.redo()
        case 6: document.takeWritten()
        case 7: _ = try save(first, in: &document)
        default:
          let file = try JSONReader.read(document.fileText)
          _ = try save(rearranged(file, &random), in: &document)
        }
        try expectUnsavedIsWhatDiffers(document)
      }
    }
  }

  /// If the editor changes no part that the window has changed, all of those are there at the end.
  @Test func whatIsBroughtBackIsAsTheWindowHadIt() throws {
    let first = try JSONReader.read(Array(Self.text.utf8))
    var count = 0
    try forAll(seeds: 0..<500) { random in
      var document = try self.document()
      for _ in 0..<random.int(in: 1...3) { try tune(&document, &random) }
      let wanted = try JSONReader.read(document.text)
      var conflicts = 0
      for _ in 0..<random.int(in: 1...4) {
        let file = try JSONReader.read(document.fileText)
        conflicts += try save(rearranged(file, &random), in: &document)
      }
      conflicts += try save(first, in: &document)
      guard conflicts == 0 else { return }
      count += 1
      #expect(try JSONReader.read(document.text).isSame(as: wanted))
      while try document.undo() {}
      #expect(try JSONReader.read(document.text).isSame(as: first))
    }
    #expect(2 * count > chosenSeeds(of: 0..<500).count, "in most of them")
  }

  /// The file after one thing was moved, named otherwise, or taken away.
  private func rearranged(_ file: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    var (file, slides) = (file, file["slides"]?.list ?? [])
    let (from, to) = (
      random.int(in: 0...slides.count - 1), random.int(in: 0...slides.count - 1)
    )
    switch random.int(in: 0...7) {
    case 0: slides.remove(at: from)
    case 1: slides.swapAt(from, to)
    case 2: slides[from]["name"] = random.element(of: ["a", "b", nil])
    case 3: file["motions"]?[random.element(of: ["snappy", "name1", "name2"])] = nil
    case 4:
      let names = [("snappy", "quick"), ("quick", "snappy")]
      return renamed(file, random.element(of: names))
    default:
      var elements = slides[from]["elements"]?.list ?? []
      guard !elements.isEmpty else { return file }
      var element = elements.remove(at: random.int(in: 0...elements.count - 1))
      if random.int(in: 0...2) == 0 {
        element["id"] = .string(random.element(of: ["sun", "moon", "star", "new"]))
      }
      slides[from]["elements"] = .array(elements)
      guard random.int(in: 0...2) > 0 else { break }
      var others = slides[to]["elements"]?.list ?? []
      others.insert(element, at: random.int(in: 0...others.count))
      slides[to]["elements"] = .array(others)
    }
    file["slides"] = .array(slides)
    return file
  }

  /// Another name for a motion, wherever it stands.
  private func renamed(_ file: JSONValue, _ names: (old: String, new: String)) -> JSONValue {
    let text = String(decoding: file.bytes(), as: UTF8.self)
      .replacing("\"\(names.old)\"", with: "\"\(names.new)\"")
    return (try? JSONReader.read(Array(text.utf8))) ?? file
  }
}

extension JSONValue {
  fileprivate var list: [JSONValue] { if case .array(let list) = self { list } else { [] } }
}
