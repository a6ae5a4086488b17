import JSONText

/// A part of a document before a step and after it.
struct PartChange {
  let path: DeckPath
  /// The number of objects, from the part inward, that the step made only to hold others, or took away
  /// with them.
  private let shells: Int
  private var old: JSONPart?
  private let new: JSONPart?

  /// The change of a part from one text to another; nil: it is the same in both.
  init?(of path: DeckPath, from old: JSONDocument, to new: JSONDocument) {
    // The outermost object that only one of the texts has.
    let isAlone = { (count: Int) in
      var outer = path
      outer.members = Array(path.members.prefix(count))
      return outer.value(in: old.value) == nil || outer.value(in: new.value) == nil
    }
    let count = path.members.indices.dropFirst().first(where: isAlone) ?? path.members.count
    var outer = path
    outer.members = Array(path.members.prefix(count))
    (self.path, shells) = (outer, path.members.count - count)
    self.old = outer.steps(in: old.value).flatMap { JSONPart(at: $0, in: old) }
    self.new = outer.steps(in: new.value).flatMap { JSONPart(at: $0, in: new) }
    if self.old?.text == self.new?.text { return nil }
  }

  /// Makes the change, or takes it back, as far as the part is still as the other side of it: members
  /// that are not are somebody else's, and stay.
  func apply(to document: inout JSONDocument, isBack: Bool) {
    guard let steps = path.steps(in: document.value) else { return }
    let (from, to) = isBack ? (new, old) : (old, new)
    document.change(steps, from: from, to: to, shells: shells)
  }

  /// Notes that somebody has saved another file: where this was as the file, taking the change back leads
  /// to what the file has now.
  mutating func rebase(from base: JSONDocument, to file: JSONDocument) {
    let parts = [base, file].map { document in
      path.steps(in: document.value).flatMap { JSONPart(at: $0, in: document) }
    }
    guard parts[0]?.text != parts[1]?.text else { return }
    old = JSONPart.rebase(old, beside: new, from: parts[0], to: parts[1], shells: shells)
  }
}

extension JSONDocument {
  /// Changes a part member by member, as far as it is as it was.
  ///
  /// - Parameter shells: the number of objects, from the part inward, that are there only to hold others.
  fileprivate mutating func change(
    _ path: [JSONStep], from old: JSONPart?, to new: JSONPart?, shells: Int
  ) {
    let found = JSONPart(at: path, in: self)
    if found?.text == old?.text { return put(new, at: path) }
    guard old != nil || shells > 0, let found, found.isObject,
      let names = JSONPart.names([new, old])
    else { return JSONPart.same(found, old) ? put(new, at: path) : () }
    for name in names where !JSONPart.same(old?[name], new?[name]) {
      change(path + [.member(name)], from: old?[name], to: new?[name], shells: max(0, shells - 1))
    }
    if new == nil, value[path] == .object([]) { put(nil, at: path) }
  }

  /// Puts a part in place of what is there.
  fileprivate mutating func put(_ part: JSONPart?, at path: [JSONStep]) {
    let isThere = value[path] != nil
    guard isThere || part != nil else { return }
    // What can't be put there, as an object has the name twice, is not.
    _ = try? apply(
      JSONEdit(path, part.map { .written($0.text) }, slot: isThere ? nil : part?.slot))
  }
}

/// A part of a JSON text as it is spelt there, and its place.
private struct JSONPart {
  private var document: JSONDocument
  let slot: JSONEdit.Slot?

  /// nil: it is not there.
  init?(at path: [JSONStep], in whole: JSONDocument) {
    guard let text = whole.text(at: path), let document = try? JSONDocument(text) else {
      return nil
    }
    (self.document, slot) = (document, whole.slot(at: path))
  }

  var text: [UInt8] { document.bytes }
  var isObject: Bool { names != nil }

  private var names: [String]? {
    if case .object(let members) = document.value { members.map(\.key) } else { nil }
  }

  /// A member; nil: there is none.
  subscript(name: String) -> JSONPart? { JSONPart(at: [.member(name)], in: document) }

  /// True if both say the same, or neither is there.
  static func same(_ a: JSONPart?, _ b: JSONPart?) -> Bool {
    JSONValue.same(a?.document.value, b?.document.value)
  }

  /// The names of the members of objects, each once; nil: one of the parts is no object.
  static func names(_ parts: [JSONPart?]) -> [String]? {
    var names: [String] = []
    for part in parts.compactMap(\.self) {
      guard let own = part.names else { return nil }
      for name in own where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What a change begins with once somebody has changed the file: in the members that the change is of,
  /// what was as the file is as the file.
  static func rebase(
    _ old: JSONPart?, beside new: JSONPart?, from base: JSONPart?, to file: JSONPart?, shells: Int
  ) -> JSONPart? {
    guard !same(old, new), !same(base, file) else { return old }
    guard new != nil, let names = names([old, new, base, file]), old != nil || shells > 0,
      var result = old ?? file?.emptied
    else { return same(old, base) ? file : old }
    for name in names {
      let part = rebase(
        old?[name], beside: new?[name], from: base?[name], to: file?[name],
        shells: max(0, shells - 1))
      if part?.text != old?[name]?.text { result.document.put(part, at: [.member(name)]) }
    }
    return result
  }

  /// The same object without members.
  private var emptied: JSONPart? {
    var part = self
    guard let document = try? JSONDocument(Array("{}".utf8)) else { return nil }
    part.document = document
    return part
  }
}
