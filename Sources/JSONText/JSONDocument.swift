/// A JSON text of somebody's, parts of which can be changed: each byte that is no part of them stays.
///
/// New members and elements are written as those beside them are: in the same line, or in lines of
/// their own with the same blanks before them.
package struct JSONDocument: Equatable, Sendable {
  package private(set) var bytes: [UInt8]
  /// All that the text says.
  package private(set) var value: JSONValue

  /// - Throws: the mistake of a text that is no JSON.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    value = try JSONReader.read(bytes)
    self.bytes = bytes
  }

  /// Changes a part, or makes it together with the objects around it. A value that is the same keeps
  /// its text, and so do the parts of objects and lists that are the same.
  ///
  /// - Returns: the edit that brings the text back as it was.
  /// - Throws: an error with the place, and nothing has changed: where the path leads into what is no
  ///   object or no list, or beyond a list's end, or to a name that an object has twice, and for a
  ///   value that is nested too deep, or written and no JSON.
  @discardableResult
  package mutating func apply(_ edit: JSONEdit) throws(JSONError) -> JSONEdit {
    var document = self
    let inverse = try document.change(edit)
    guard document.bytes != bytes else { return inverse }
    document.value = try JSONReader.read(document.bytes)
    self = document
    return inverse
  }

  /// The text of a part; nil: it is not there.
  package func text(at path: [JSONStep]) -> [UInt8]? {
    var reader = JSONReader(bytes: bytes)
    if let last = path.last {
      guard let parts = parts(around: path), let index = parts.index(of: last) else { return nil }
      reader.position = parts.items[index].value.lowerBound
    }
    reader.skipSpace()
    let begin = reader.position
    reader.skipValue()
    return Array(bytes[begin..<reader.position])
  }

  /// The place of a part, for an edit that brings it back once it is taken out; nil: it is not there.
  package func slot(at path: [JSONStep]) -> JSONEdit.Slot? {
    guard let last = path.last, let parts = parts(around: path), let index = parts.index(of: last)
    else { return nil }
    return slot(of: index, in: parts).slot
  }

  /// The parts among which the last step of a path leads; nil: there are none.
  private func parts(around path: [JSONStep]) -> JSONParts? {
    guard let last = path.last else { return nil }
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    for step in path.dropLast() {
      guard let parts = try? Self.parts(of: &reader, for: step), let index = parts.index(of: step)
      else { return nil }
      reader.position = parts.items[index].value.lowerBound
    }
    return try? Self.parts(of: &reader, for: last)
  }

  private mutating func change(_ edit: JSONEdit) throws(JSONError) -> JSONEdit {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    for (depth, step) in edit.path.enumerated() {
      let parts = try Self.parts(of: &reader, for: step)
      // What was taken out of a list comes back between its neighbours.
      let isBack = edit.slot != nil && depth == edit.path.count - 1
      guard let index = parts.index(of: step), !isBack else {
        guard let value = edit.value else { return edit }
        try insert(value, edit.path[depth...], edit.slot, in: parts)
        return JSONEdit(Array(edit.path[...depth]), nil)
      }
      guard depth < edit.path.count - 1 || edit.value != nil else {
        return remove(index, edit.path, in: parts)
      }
      reader.position = parts.items[index].value.lowerBound
    }
    return try replace(at: &reader, edit.path, by: edit.value ?? .null)
  }

  /// The parts of what begins at a reader's position.
  private static func parts(
    of reader: inout JSONReader, for step: JSONStep
  ) throws(JSONError) -> JSONParts {
    var inner = reader
    let isObject = if case .element = step { false } else { true }
    guard let parts = try inner.parts(), parts.isObject == isObject else {
      throw reader.error(isObject ? "wanted an object" : "wanted a list")
    }
    if case .member(let name) = step, parts.items.filter({ $0.name == name }).count > 1 {
      throw reader.error("“\(name)” is there twice; remove one", tellsFound: false)
    }
    return parts
  }

  // MARK: Changes

  private mutating func replace(
    at reader: inout JSONReader, _ path: [JSONStep], by value: JSONValue
  ) throws(JSONError) -> JSONEdit {
    let start = reader.position
    let old = try reader.value()
    let range = start..<reader.position
    let inverse = JSONEdit(path, .written(Array(bytes[range])))
    if case .written(let text) = value {
      bytes.replaceSubrange(range, with: text)
    } else if let edits = JSONEdit.parts(from: old, to: value, at: path) {
      for edit in edits { _ = try change(edit) }
    } else if !old.isSame(as: value) {
      let margin = JSONStyle.margin(at: start, in: bytes)
      bytes.replaceSubrange(range, with: JSONStyle(of: bytes).text(of: value, margin: margin))
    }
    return inverse
  }

  /// Takes a part out, with one of the commas beside it.
  private mutating func remove(_ index: Int, _ path: [JSONStep], in parts: JSONParts) -> JSONEdit {
    let (slot, range) = slot(of: index, in: parts)
    let inverse = JSONEdit(
      path, .written(Array(bytes[parts.items[index].value])), slot: slot)
    bytes.removeSubrange(range)
    return inverse
  }

  /// The place of a part, and the bytes that go with it when it is taken out.
  private func slot(of index: Int, in parts: JSONParts) -> (slot: JSONEdit.Slot, range: Range<Int>)
  {
    let (items, isAlone) = (parts.items, parts.items.count == 1)
    let start =
      index > 0
      ? items[index - 1].range.upperBound
      : isAlone ? parts.inside.lowerBound : items[0].range.lowerBound
    let end = index > 0 || isAlone ? items[index].range.upperBound : items[1].range.lowerBound
    let neighbour = isAlone ? nil : items[index > 0 ? index - 1 : 1].name
    let slot = JSONEdit.Slot(
      index: index, neighbour: neighbour, wasAlone: isAlone, text: Array(bytes[start..<end]))
    return (slot, start..<end)
  }

  /// Puts a part in: where it was, or behind the others.
  private mutating func insert(
    _ value: JSONValue, _ path: ArraySlice<JSONStep>, _ slot: JSONEdit.Slot?, in parts: JSONParts
  ) throws(JSONError) {
    if path.count == 1, let slot, let place = place(of: slot, in: parts) {
      return bytes.insert(contentsOf: slot.text, at: place)
    }
    let (place, gap) = self.gap(in: parts)
    var value = value
    for step in path.dropFirst().reversed() {
      switch step {
      case .member(let name), .name(let name):
        value = .object([JSONValue.Member(key: name, value: value)])
      case .element(let index):
        try checkEnd(index, of: 0, at: place)
        value = .array([value])
      }
    }
    let style = JSONStyle(of: bytes)
    var text = gap
    switch path.first {
    case .member(let name)?, .name(let name)?:
      let colon = parts.items.last.map { Array(bytes[$0.colon]) } ?? style.colon
      text += JSONValue.string(name).bytes() + colon
    case .element(let index)?: try checkEnd(index, of: parts.items.count, at: place)
    case nil: break
    }
    let line = gap.lastIndex(of: 0x0A).map { gap[($0 + 1)...].prefix { $0 == 0x20 || $0 == 0x09 } }
    let margin = line.map { Array($0) } ?? JSONStyle.margin(at: place, in: bytes)
    if case .written(let written) = value {
      text += written
    } else {
      text += style.text(of: value, margin: margin)
    }
    bytes.insert(contentsOf: text, at: place)
  }

  private func checkEnd(_ index: Int, of count: Int, at place: Int) throws(JSONError) {
    guard index != count else { return }
    var reader = JSONReader(bytes: bytes)
    reader.position = place
    throw reader.error("wanted an element \(index) of a list of \(count)", tellsFound: false)
  }

  /// The place of a part that was taken out: beside its neighbour, if that is there, and otherwise as
  /// many parts from the first one.
  private func place(of slot: JSONEdit.Slot, in parts: JSONParts) -> Int? {
    let items = parts.items
    guard slot.wasAlone == items.isEmpty, slot.index <= items.count else { return nil }
    if slot.wasAlone { return parts.inside.lowerBound }
    let known = slot.neighbour.flatMap { parts.index(of: .member($0)) }
    return slot.index > 0
      ? items[known ?? slot.index - 1].range.upperBound : items[known ?? 0].range.lowerBound
  }

  /// The place of one more part, and the bytes before it.
  private func gap(in parts: JSONParts) -> (place: Int, text: [UInt8]) {
    let (items, style) = (parts.items, JSONStyle(of: bytes))
    guard let last = items.last else {
      let blanks = Array(bytes[parts.inside])
      guard blanks.contains(0x0A) else { return (parts.inside.lowerBound, blanks) }
      let margin = JSONStyle.margin(at: parts.inside.upperBound, in: bytes)
      return (parts.inside.lowerBound, style.lineEnd + margin + style.indentation)
    }
    let place = last.range.upperBound
    guard items.count > 1 else {
      let blanks = bytes[parts.inside.lowerBound..<last.range.lowerBound]
      return (
        place,
        blanks.contains(0x0A)
          ? [Self.comma] + Self.lastLine(of: blanks)
          : parts.isObject ? style.memberComma : style.elementComma
      )
    }
    let blanks = bytes[items[items.count - 2].range.upperBound..<last.range.lowerBound]
    let comma = blanks.firstIndex(of: Self.comma).map { $0 + 1 } ?? blanks.endIndex
    return (place, Array(blanks[..<comma]) + Self.lastLine(of: blanks[comma...]))
  }

  private static let comma = UInt8(ascii: ",")

  /// Blanks without the empty lines among them.
  private static func lastLine(of blanks: ArraySlice<UInt8>) -> [UInt8] {
    guard let line = blanks.lastIndex(of: 0x0A) else { return Array(blanks) }
    let hasReturn = line > blanks.startIndex && blanks[line - 1] == 0x0D
    return Array(blanks[(hasReturn ? line - 1 : line)...])
  }
}
