import JSONText

/// A document in a window that changes parts of it, while others may change its file: with undo.
package struct EditedDeck: Sendable {
  /// What the window has changed at once.
  private struct Step {
    /// The parts that were to be changed.
    let paths: [DeckPath]
    /// What has become of them.
    var changes: [PartChange]

    init(_ paths: [DeckPath], from old: JSONDocument, to new: JSONDocument) {
      self.paths = paths
      changes = paths.compactMap { PartChange(of: $0, from: old, to: new) }
    }

    /// Makes the step, or takes it back, as far as others have left its parts alone, and as the document
    /// is right with it.
    ///
    /// - Throws: a `DeckFileError` if there is something left to change, and the document would be wrong
    ///   with any of it; nothing has changed then.
    func apply(to document: inout JSONDocument, isBack: Bool) throws(DeckFileError) {
      let changes = isBack ? changes.reversed() : changes
      var all = document
      for change in changes { change.apply(to: &all, isBack: isBack) }
      guard all.bytes != document.bytes else { return }
      do {
        _ = try DeckFile(all.bytes)
        document = all
      } catch {
        // Members of several hands may be wrong together.
        var some = document
        for change in changes { change.applyIfRight(to: &some, isBack: isBack) }
        guard some.bytes != document.bytes else { throw error }
        document = some
      }
    }

    mutating func rebase(_ saves: inout SavedParts) {
      for index in changes.indices { changes[index].rebase(&saves) }
    }
  }

  /// The text of the file, as it was read or written last, and the slides that it says.
  private var file: JSONDocument
  package private(set) var fileDeck: Deck
  /// The text with what the window has changed in it, and the slides that it says.
  private var document: JSONDocument
  package private(set) var deck: Deck
  /// What the window has changed and the file does not have yet, each part as it is to be.
  package private(set) var unsaved: [DeckEdit] = []
  /// The same of slides and elements that the file has lost, until they are there again.
  private var homeless: [BasedEdit] = []
  /// Steps that can be taken back, and made again, the next one last.
  private var (done, undone) = ([Step](), [Step]())
  /// The parts of steps that the file has lost with a slide or an element.
  private var lost: SavedParts.Lost = [:]
  /// The number of parts that were looked up for the steps when the file was taken last.
  private(set) var lookups = 0
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

  /// The edits for another window: those that are not saved, and those of slides and elements that the
  /// file has lost.
  package var draft: [DeckEdit] { unsaved + homeless.map(\.edit) }

  // MARK: The window

  /// Writes down how elements were tuned; see ``make(_:isMore:)``.
  ///
  /// - Parameter set: the set whose motions were tuned, where an element has one for each.
  package mutating func tune(
    _ tunings: [DeckTuning], _ set: MotionSet, isMore: Bool
  ) throws -> Bool {
    let edits = tunings.flatMap { tuning in
      tuning.isReset
        ? resetting(tuning.id, set) : tuning.edits(in: document.value, of: deck, set)
    }
    return try make(edits.joined(in: document.value), isMore: isMore)
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

  /// A part of the text; nil: it is not there.
  func value(of path: DeckPath) -> JSONValue? { path.value(in: document.value) }

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
    var (old, text) = (document, document)
    edits.apply(to: &text)
    guard text.bytes != document.bytes else { return false }
    let joins = isMore && done.last.map { Set($0.paths) == Set(paths) } ?? false
    if joins, let last = done.last {
      // One step, however often its parts have changed on the way.
      let wanted = paths.map { DeckEdit($0, $0.value(in: text.value)) }
      try? last.apply(to: &old, isBack: true)
      text = old
      wanted.apply(to: &text)
    }
    try spell(&text, paths)
    try show(text, of: paths)
    if joins { done.removeLast() }
    done.append(Step(paths, from: old, to: document))
    if done.count > Self.most { done.removeFirst() }
    undone = []
    return true
  }

  /// Spells parts of a text as the file does, where the same slides come of it.
  private func spell(_ text: inout JSONDocument, _ paths: [DeckPath]) throws {
    var own = text
    paths.map { DeckEdit($0, file.text(of: $0).map { .written($0) }) }.apply(to: &own)
    guard own.bytes != text.bytes, let deck = try? DeckFile(own.bytes).deck,
      deck == (try DeckFile(text.bytes).deck)
    else { return }
    text = own
  }

  /// Takes the last step back, member by member: what somebody else has put there since stays, and so does
  /// what the document would be wrong without.
  ///
  /// - Returns: false if there is none of which anything is left.
  /// - Throws: a `DeckFileError` if the document would be wrong without it; the step stays the next one then.
  package mutating func undo() throws -> Bool { try step(isBack: true) }

  /// Makes the step again that was taken back last; see ``undo()``.
  package mutating func redo() throws -> Bool { try step(isBack: false) }

  private mutating func step(isBack: Bool) throws -> Bool {
    let (steps, others) = isBack ? (\Self.done, \Self.undone) : (\.undone, \.done)
    while let step = self[keyPath: steps].last {
      var text = document
      try step.apply(to: &text, isBack: isBack)
      // Nothing is left of a step whose parts are gone, or somebody else's.
      let isLeft = text.bytes != document.bytes
      if isLeft { try show(text, of: step.paths) }
      self[keyPath: steps].removeLast()
      guard isLeft else { continue }
      self[keyPath: others].append(step)
      return true
    }
    return false
  }

  /// Offers edits of an earlier window as the step that can be made next.
  ///
  /// - Returns: false if they would change nothing; nothing is offered then.
  package mutating func offer(_ edits: [DeckEdit]) -> Bool {
    var (wanted, text) = (document, document)
    edits.apply(to: &wanted)
    let step = Step(edits.map(\.path), from: document, to: wanted)
    try? step.apply(to: &text, isBack: false)
    guard !text.value.isSame(as: document.value) else { return false }
    undone = [step]
    return true
  }

  /// Has another text, in which some parts differ, and finds what differs from the file.
  private mutating func show(_ text: JSONDocument, of paths: [DeckPath]) throws {
    deck = try DeckFile(text.bytes).deck
    // What says the same is spelt the same.
    document = text.value.isSame(as: file.value) ? file : text
    for path in paths where !touched.contains(path) { touched.append(path) }
    let differing = touched.filter {
      !JSONValue.same($0.value(in: file.value), $0.value(in: document.value))
    }
    unsaved = differing.filter { path in !differing.contains { $0.holds(path) } }
      .map { DeckEdit($0, $0.value(in: document.value)) }
  }

  // MARK: The file

  /// Takes the text that somebody else has saved. Where both sides have changed a part it is as the file
  /// has it, and the window's comes back with the next step that is taken back. Edits of a slide or an
  /// element that the text does not have wait until a text has it again.
  ///
  /// - Returns: the number of parts that both sides have changed.
  /// - Throws: a `JSONError` or a `DeckFileError` that says what is wrong with the text; nothing has
  ///   changed then.
  @discardableResult
  package mutating func take(file bytes: [UInt8]) throws -> Int {
    guard bytes != file.bytes else { return 0 }
    let new = try JSONDocument(bytes)
    let newDeck = try DeckFile(bytes).deck
    let merge = DeckMerge(unsaved, homeless, from: file, into: new)
    let isHomeless = { (edit: DeckEdit) in edit.path.steps(in: new.value) == nil }
    homeless = (unsaved.flatMap { $0.based(on: file.value) } + homeless)
      .filter { isHomeless($0.edit) }
    let conflicts = merge.conflicts.filter { !isHomeless($0) }
    let parts = conflicts.flatMap { $0.parts(since: file.value) }
    let text = respelt(merge.document, beside: new)
    rebaseSteps(to: new)
    (file, fileDeck) = (new, newDeck)
    let paths = conflicts.map(\.path)
    try show(text, of: paths)
    guard !paths.isEmpty else { return 0 }
    var own = document
    parts.apply(to: &own)
    done.append(Step(paths, from: own, to: document))
    return paths.count
  }

  private mutating func rebaseSteps(to new: JSONDocument) {
    var saves = SavedParts(from: file, to: new, lost: lost)
    for index in done.indices { done[index].rebase(&saves) }
    for index in undone.indices { undone[index].rebase(&saves) }
    (lost, lookups) = (saves.lost, saves.count)
  }

  /// A text with what is not saved, spelt as the window has that.
  private func respelt(_ merged: JSONDocument, beside file: JSONDocument) -> JSONDocument {
    var text = file
    for edit in unsaved {
      PartChange(of: edit.path, from: self.file, to: document)?.apply(to: &text, isBack: false)
    }
    return text.value.isSame(as: merged.value) ? text : merged
  }

  /// The file has the window's text by now.
  package mutating func takeWritten() {
    (file, fileDeck) = (document, deck)
    unsaved = []
  }
}

extension [DeckEdit] {
  /// Makes the edits whose parts there are.
  fileprivate func apply(to document: inout JSONDocument) {
    for edit in self { _ = try? edit.apply(to: &document) }
  }
}

extension PartChange {
  /// Makes the change, or takes it back, if the document is right with it.
  fileprivate func applyIfRight(to document: inout JSONDocument, isBack: Bool) {
    var changed = document
    apply(to: &changed, isBack: isBack)
    if (try? DeckFile(changed.bytes)) != nil { document = changed }
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
