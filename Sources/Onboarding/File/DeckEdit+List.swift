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
}
