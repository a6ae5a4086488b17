import JSONText

/// A part of a document before a step and after it.
struct PartChange {
  let path: DeckPath
  /// The number of levels of objects, counted from the part itself, that the step added because another
  /// part lies in them, or removed because none was left.
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
  mutating func rebase(_ saves: inout SavedParts) {
    guard let saved = saves.part(at: path) else { return }
    old = JSONPart.rebase(old, beside: new, from: saved.old, to: saved.new, shells: shells)
  }
}

extension JSONDocument {
  /// Changes a part member by member. Members that are no longer as they were stay.
  ///
  /// - Parameter shells: see ``PartChange``.
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
  mutating func put(_ part: JSONPart?, at path: [JSONStep]) {
    let isThere = value[path] != nil
    guard isThere || part != nil else { return }
    // What can't be put there, as an object has the name twice, is not.
    _ = try? apply(
      JSONEdit(path, part.map { .written($0.text) }, slot: isThere ? nil : part?.slot))
  }
}
