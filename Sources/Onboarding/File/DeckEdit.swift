package import JSONText

/// A change of one part of a document.
package struct DeckEdit: Equatable, Sendable {
  /// The part.
  package var path: DeckPath
  /// The part from now on; nil: there is none.
  package var value: JSONValue?
  /// The place of what comes back, as ``JSONEdit`` knows it.
  private var slot: JSONEdit.Slot?

  /// A change of the part at a path.
  package init(_ path: DeckPath, _ value: JSONValue?) {
    (self.path, self.value) = (path, value)
  }

  /// Changes the part in a document's text.
  ///
  /// - Returns: the edit that takes that back, to the byte; nil: the document has no such slide or
  ///   element, and is as it was.
  /// - Throws: what ``JSONDocument/apply(_:)`` throws.
  package func apply(to document: inout JSONDocument) throws(JSONError) -> DeckEdit? {
    guard let steps = path.steps(in: document.value) else { return nil }
    let back = try document.apply(JSONEdit(steps, value, slot: slot))
    // Members around the part may have been made for it.
    var inverse = DeckEdit(path, back.value)
    inverse.path.members.removeLast(steps.count - back.path.count)
    inverse.slot = back.slot
    return inverse
  }
}

extension DeckEdit {
  /// The edit as it is written down for another window.
  package var json: JSONValue {
    var json: JSONValue = .object([])
    json["slide"] = path.slide.map { .string($0) }
    json["element"] = path.element.map { .string($0) }
    json["members"] = .array(path.members.map { .string($0) })
    json["value"] = value
    return json
  }

  /// An edit that was written down; nil: it is none, or a later version's.
  package init?(_ json: JSONValue) {
    guard case .object(let all) = json, case .array(let names)? = json["members"] else {
      return nil
    }
    let (slide, element) = (json["slide"]?.text, json["element"]?.text)
    let members = names.compactMap(\.text)
    guard !names.isEmpty, members.count == names.count,
      all.allSatisfy({ ["slide", "element", "members", "value"].contains($0.key) }),
      slide != nil || json["slide"] == nil && json["element"] == nil,
      element != nil || json["element"] == nil
    else { return nil }
    self.init(DeckPath(slide: slide, element: element, members: members), json["value"])
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// An edit, and the value that its part had before.
package struct BasedEdit: Equatable, Sendable {
  package let edit: DeckEdit
  /// nil: the part was not there.
  let old: JSONValue?
}

/// A window's edits, brought into a text of the document that somebody may have changed meanwhile.
///
/// A member that one side has changed is as that side has it. Where both have, the file wins. Slides
/// and elements are found by their names, wherever they stand by now.
package struct DeckMerge: Equatable, Sendable {
  /// The file's text with the window's edits in it.
  package private(set) var document: JSONDocument
  /// The edits that are not in it, for whoever wants the window's values back: the file has another
  /// value there, or has the slide or the element no more, or would be wrong with them.
  package private(set) var conflicts: [DeckEdit] = []
  /// The edits that take back what is in it, in the order in which they do.
  package private(set) var inverses: [DeckEdit] = []

  /// - Parameters:
  ///   - edits: those made since the text `base`, in order.
  ///   - homeless: edits of slides and elements that `base` does not have.
  ///   - base: the text that both sides began with.
  ///   - file: the text that is there now.
  package init(
    _ edits: [DeckEdit], _ homeless: [BasedEdit] = [], from base: JSONDocument,
    into file: JSONDocument
  ) {
    let parts = edits.flatMap { $0.based(on: base.value) } + homeless
    document = file
    merge(parts, file.value)
    guard !Self.isRight(document), Self.isRight(file) else { return }
    // Members that are right each may be wrong together: those of an element or of a named motion stay,
    // or go, as one.
    self = DeckMerge(document: file)
    let left = mergeAlone(parts, file.value)
    conflicts += (edits + homeless.map(\.edit)).filter { edit in
      left.contains { edit.path.overlaps($0) }
    }
  }

  /// Merges the edits of each element, slide or named motion with which the document is right.
  ///
  /// - Returns: those whose edits are left out.
  private mutating func mergeAlone(_ parts: [BasedEdit], _ file: JSONValue) -> [DeckPath] {
    var left: [DeckPath] = []
    for unit in parts.map(\.edit.path.unit) where !left.contains(unit) { left.append(unit) }
    var count = 0
    // One may need another: an element the motion that it names.
    repeat {
      count = left.count
      for unit in left {
        var merged = self
        merged.merge(parts.filter { $0.edit.path.unit == unit }, file)
        guard Self.isRight(merged.document) else { continue }
        self = merged
        left.removeAll { $0 == unit }
      }
    } while left.count < count
    return left
  }

  private init(document: JSONDocument) { self.document = document }

  private mutating func merge(_ parts: [BasedEdit], _ file: JSONValue) {
    for part in parts {
      let (edit, found) = (part.edit, part.edit.path.value(in: file))
      if JSONValue.same(found, part.old), let inverse = try? edit.apply(to: &document) {
        inverses.insert(inverse, at: 0)
      } else if !JSONValue.same(found, edit.value) {
        conflicts.append(edit)
      }
    }
  }

  private static func isRight(_ document: JSONDocument) -> Bool {
    (try? DeckFile(document.bytes)) != nil
  }
}

extension DeckEdit {
  /// The same edit member by member, each with the value that its member has in a document.
  func based(on base: JSONValue) -> [BasedEdit] {
    parts(since: base).map { BasedEdit(edit: $0, old: $0.path.value(in: base)) }
  }

  /// The same edit member by member, where it changes an object: others of them may be somebody else's.
  func parts(since base: JSONValue) -> [DeckEdit] {
    guard case .object(let members)? = value, case .object(let olds)? = path.value(in: base)
    else { return [self] }
    let gone = olds.map(\.key).filter { value?[$0] == nil }
    let changed = (members.map(\.key) + gone).filter { name in
      !JSONValue.same(value?[name], path.value(in: base)?[name])
    }
    return changed.flatMap { name in
      var path = path
      path.members.append(name)
      return DeckEdit(path, value?[name]).parts(since: base)
    }
  }
}
