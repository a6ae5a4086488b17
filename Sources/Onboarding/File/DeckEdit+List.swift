package import JSONText

/// Edits in a row, as a window keeps and records them.
extension [DeckEdit] {
  /// As JSON.
  package var json: JSONValue { .array(map(\.json)) }

  /// The edits in JSON; nil: these are none.
  package init?(_ json: JSONValue) {
    guard case .array(let list) = json else { return nil }
    let edits = list.compactMap { DeckEdit($0) }
    guard edits.count == list.count else { return nil }
    self = edits
  }

  /// As a text.
  package var text: String { String(decoding: json.bytes(), as: UTF8.self) }

  /// The edits in a text; nil: these are none.
  package init?(text: String) {
    guard let json = try? JSONReader.read([UInt8](text.utf8)) else { return nil }
    self.init(json)
  }

  /// One edit of each part in place of several, made each for the same document: with the members that any
  /// of them changes.
  func joined(in document: JSONValue) -> [DeckEdit] {
    var joined: [DeckEdit] = []
    for edit in self {
      guard let index = joined.firstIndex(where: { $0.path == edit.path }) else {
        joined.append(edit)
        continue
      }
      joined[index].value = JSONValue.joined(
        joined[index].value, edit.value, since: edit.path.value(in: document))
    }
    return joined
  }
}

extension JSONValue {
  /// Two values that one has become: the second one, but for members that only the first one changes.
  fileprivate static func joined(
    _ first: JSONValue?, _ second: JSONValue?, since base: JSONValue?
  ) -> JSONValue? {
    if same(second, base) { return first }
    guard case .object(let firsts)? = first, case .object(let seconds)? = second,
      case .object(let olds)? = base, var joined = second
    else { return second }
    for name in (firsts + seconds + olds).map(\.key) {
      joined[name] = Self.joined(first?[name], second?[name], since: base?[name])
    }
    return joined
  }
}
