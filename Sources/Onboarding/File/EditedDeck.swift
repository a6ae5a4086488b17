import JSONText

/// A document in a window that changes parts of it, while others may change its file: with undo.
package struct EditedDeck: Sendable {
  /// Edits that take a step back, or make it again.
  private struct Step {
    /// In the order in which they are made.
    var edits: [DeckEdit]
    /// The parts that the step changes.
    var paths: [DeckPath]
  }

  /// The text of the file, as it was read or written last, and the slides that it says.
  private var file: JSONDocument
  package private(set) var fileDeck: Deck
  /// The text with what the window has changed in it, and the slides that it says.
  private var document: JSONDocument
  package private(set) var deck: Deck
  /// What the window has changed and the file does not have yet, each part as it is to be.
  package private(set) var unsaved: [DeckEdit] = []
  /// Steps that can be taken back, and made again, the next one last.
  private var (done, undone) = ([Step](), [Step]())
  /// The parts that the window has ever changed.
  private var touched: [DeckPath] = []

  /// The steps that are kept, at most.
  private static let most = 10_000

  /// A document as its file has it.
  ///
  /// - Throws: a `JSONError` or a `DeckFileError` that says what is wrong with it.
  package init(_ bytes: [UInt8]) throws {
    file = try JSONDocument(bytes)
    fileDeck = try DeckFile(bytes).deck
    (document, deck) = (file, fileDeck)
  }

  /// The text of the file, and with what the window has changed in it.
  package var fileText: [UInt8] { file.bytes }
  package var text: [UInt8] { document.bytes }

  // MARK: The window

  /// Writes down how elements were tuned; see ``make(_:isMore:)``.
  ///
  /// - Parameter set: the set whose motions were tuned, where an element has one for each.
  package mutating func tune(
    _ tunings: [DeckTuning], _ set: MotionSet, isMore: Bool
  ) throws -> Bool {
    try make(
      tunings.flatMap { tuning in
        tuning.isReset
          ? resetting(tuning.id, set) : tuning.edits(in: document.value, of: deck, set)
      }, isMore: isMore)
  }

  /// The edits that give an element the motions that it has in the file.
  private func resetting(_ id: String, _ set: MotionSet) -> [DeckEdit] {
    let slides = deck.slides.filter { slide in slide.all.contains { $0.key == id } }
    let paths = slides.flatMap { slide in
      [document.value, file.value].flatMap { document in
        let own = DeckPath(motionOf: id, on: slide.name, in: document, set, isOwn: true)
        let name = own.value(in: document)?.motionName.map { DeckPath("motions", $0) }
        // One that the window has made may be another element's by now.
        return [own] + [name].compactMap(\.self).filter { $0.value(in: file.value) != nil }
      }
    }
    return paths.map { DeckEdit($0, file.text(of: $0).map { .written($0) }) }
  }

  /// The naming of an element's motion.
  func naming(_ id: String, _ name: String, _ set: MotionSet) -> DeckNaming {
    DeckNaming(id: id, name: name, set: set, document: document.value, deck: deck)
  }

  /// Changes parts of the text: a step that can be taken back. What becomes as the file has it is
  /// spelt as there.
  ///
  /// - Parameter isMore: true if it goes on with the last step, where that changed the same parts.
  /// - Returns: false if all is as it was.
  /// - Throws: a `DeckFileError` for a document that would be wrong; nothing has changed then.
  @discardableResult
  package mutating func make(_ edits: [DeckEdit], isMore: Bool = false) throws -> Bool {
    let paths = edits.map(\.path)
    var text = document
    var step = Step(edits: edits.apply(to: &text), paths: paths)
    guard text.bytes != document.bytes else { return false }
    let joins = isMore && done.last.map { Set($0.paths) == Set(paths) } ?? false
    if joins, let last = done.last {
      // One step, however often its parts have changed on the way.
      let wanted = paths.map { DeckEdit($0, $0.value(in: text.value)) }
      text = document
      _ = last.edits.apply(to: &text)
      step.edits = wanted.apply(to: &text)
    }
    step.edits = try spell(&text, paths) + step.edits
    try show(text, of: paths)
    if joins { done.removeLast() }
    done.append(step)
    if done.count > Self.most { done.removeFirst() }
    undone = []
    return true
  }

  /// Spells parts of a text as the file does, where the same slides come of it.
  ///
  /// - Returns: the edits that take that back.
  private func spell(_ text: inout JSONDocument, _ paths: [DeckPath]) throws -> [DeckEdit] {
    var own = text
    let back = paths.map { DeckEdit($0, file.text(of: $0).map { .written($0) }) }.apply(to: &own)
    guard own.bytes != text.bytes, let deck = try? DeckFile(own.bytes).deck,
      deck == (try DeckFile(text.bytes).deck)
    else { return [] }
    text = own
    return back
  }

  /// Takes the last step back.
  ///
  /// - Returns: false if there is none.
  /// - Throws: a `DeckFileError` where the document would be wrong, since somebody has changed other
  ///   parts of it; the step is still there then.
  package mutating func undo() throws -> Bool { try step(from: \.done, to: \.undone) }

  /// Makes the step again that was taken back last; see ``undo()``.
  package mutating func redo() throws -> Bool { try step(from: \.undone, to: \.done) }

  private mutating func step(
    from steps: WritableKeyPath<Self, [Step]>, to others: WritableKeyPath<Self, [Step]>
  ) throws -> Bool {
    while let step = self[keyPath: steps].last {
      var text = document
      let back = step.edits.apply(to: &text)
      // Nothing is left of a step whose parts are gone.
      if text.bytes != document.bytes {
        try show(text, of: step.paths)
        self[keyPath: others].append(Step(edits: back, paths: step.paths))
        self[keyPath: steps].removeLast()
        return true
      }
      self[keyPath: steps].removeLast()
    }
    return false
  }

  /// Offers edits of an earlier window as the step that can be made next.
  package mutating func offer(_ edits: [DeckEdit]) {
    undone = [Step(edits: edits, paths: edits.map(\.path))]
  }

  /// Has another text, in which some parts differ, and finds what differs from the file.
  private mutating func show(_ text: JSONDocument, of paths: [DeckPath]) throws {
    deck = try DeckFile(text.bytes).deck
    document = text
    for path in paths where !touched.contains(path) { touched.append(path) }
    let differing = touched.filter {
      !JSONValue.same($0.value(in: file.value), $0.value(in: document.value))
    }
    unsaved = differing.filter { path in !differing.contains { $0.holds(path) } }
      .map { DeckEdit($0, $0.value(in: document.value)) }
  }

  // MARK: The file

  /// Takes the text that somebody else has saved. Where both sides have changed a part it is as the file
  /// has it, and the window's comes back with the next step that is taken back.
  ///
  /// - Returns: the number of such parts.
  /// - Throws: a `JSONError` or a `DeckFileError` that says what is wrong with the text; nothing has
  ///   changed then.
  @discardableResult
  package mutating func take(file bytes: [UInt8]) throws -> Int {
    guard bytes != file.bytes else { return 0 }
    let new = try JSONDocument(bytes)
    let newDeck = try DeckFile(bytes).deck
    let merge = DeckMerge(unsaved, from: file, into: new)
    let conflicts = Step(edits: merge.conflicts, paths: merge.conflicts.map(\.path))
    (file, fileDeck) = (new, newDeck)
    try show(merge.document, of: conflicts.paths)
    if !conflicts.edits.isEmpty { done.append(conflicts) }
    return conflicts.edits.count
  }

  /// The file has the window's text by now.
  package mutating func takeWritten() {
    (file, fileDeck) = (document, deck)
    unsaved = []
  }
}

extension [DeckEdit] {
  /// Makes the edits whose parts there are.
  ///
  /// - Returns: those that take them back, in the order in which they do.
  fileprivate func apply(to document: inout JSONDocument) -> [DeckEdit] {
    var back: [DeckEdit] = []
    for edit in self {
      if let inverse = try? edit.apply(to: &document) { back.insert(inverse, at: 0) }
    }
    return back
  }
}

extension JSONDocument {
  /// The text of a part; nil: it is not there.
  fileprivate func text(of path: DeckPath) -> [UInt8]? {
    path.steps(in: value).flatMap(text(at:))
  }
}

extension DeckPath {
  /// True for a path to a part of this one.
  fileprivate func holds(_ other: DeckPath) -> Bool {
    owner == other.owner && members.count < other.members.count
      && other.members.starts(with: members)
  }
}
