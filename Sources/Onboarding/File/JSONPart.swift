import JSONText

/// A part of a JSON text as it is spelt there, and its place.
struct JSONPart {
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

  /// The old side of a change after somebody has saved another file. Members that the change is of, and
  /// that were as in the file, become as they are in the file now.
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
    // An object that only the change has needed.
    let isShell = shells > 0 && result.names == [] && file?.isBare(beside: new) ?? true
    return isShell ? nil : result
  }

  /// True for an object with members, all of which another one has, too.
  private func isBare(beside other: JSONPart?) -> Bool {
    guard let names, !names.isEmpty else { return false }
    return names.allSatisfy { other?[$0] != nil }
  }

  /// The same object without members.
  private var emptied: JSONPart? {
    var part = self
    guard let document = try? JSONDocument(Array("{}".utf8)) else { return nil }
    part.document = document
    return part
  }
}
