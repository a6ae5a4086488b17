import Engine
import JSONText

/// A part of a slides file on its way to becoming a value: what is wrong with it is noted, and the
/// reading goes on, so that all mistakes are told at once.
struct FileValue {
  /// The mistakes that have been found.
  final class Notes {
    /// More than a person reads.
    static let most = 100
    private(set) var list: [(path: [JSONStep], text: String)] = []

    func add(_ text: String, at path: [JSONStep]) {
      if list.count < Self.most { list.append((path, text)) }
    }
  }

  let json: JSONValue
  let path: [JSONStep]
  let notes: Notes

  /// Notes a mistake of the value.
  func wrong(_ text: String) { notes.add(text, at: path) }

  /// Notes that the value is not what is wanted.
  func wrong<Value>(wanted: String) -> Value? {
    wrong("wanted \(wanted), found \(found)")
    return nil
  }

  /// The value in a few words.
  private var found: String {
    switch json {
    case .null: "null"
    case .bool, .number, .written: "\(json)"
    case .string(let text): "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object: "an object"
    }
  }

  // MARK: Parts

  /// The members of an object, of which only these may be there, each once, and comments.
  func members(_ known: [String]) -> [String: FileValue] {
    guard case .object(let members) = json else {
      wrong("wanted an object with \(Spelling.list(known)), found \(found)")
      return [:]
    }
    var parts: [String: FileValue] = [:]
    for member in members where member.key != "$comment" {
      let name = FileValue(json: member.value, path: path + [.name(member.key)], notes: notes)
      if !known.contains(member.key) {
        let guess = Spelling.nearest(to: member.key, in: known)
        let right = guess.map { "did you mean “\($0)”?" } ?? "known are \(Spelling.list(known))"
        name.wrong("unknown member “\(member.key.prefix(40))”; \(right)")
        continue
      }
      if parts[member.key] != nil { name.wrong("a second “\(member.key)”; remove one") }
      // The last of several is the one that places are known of.
      parts[member.key] = FileValue(
        json: member.value, path: path + [.member(member.key)], notes: notes)
    }
    return parts
  }

  /// The member of a name; nil: there is none, or the value is no object.
  func member(_ name: String) -> FileValue? {
    json[name].map { FileValue(json: $0, path: path + [.member(name)], notes: notes) }
  }

  /// The elements of a list, of which there are so many at most.
  func elements(of what: String, most: Int) -> [FileValue]? {
    guard case .array(let values) = json else { return wrong(wanted: "a list of \(what)") }
    guard values.count <= most else {
      wrong("\(values.count) \(what); at most \(most) are read")
      return nil
    }
    return values.enumerated().map {
      FileValue(json: $1, path: path + [.element($0)], notes: notes)
    }
  }

  /// The members of an object whose names the file chooses, each once; comments are none.
  func entries(of what: String, most: Int) -> [(name: String, value: FileValue)]? {
    guard case .object(let members) = json else {
      return wrong(wanted: "an object with \(what) by their names")
    }
    guard members.count <= most else {
      wrong("\(members.count) \(what); at most \(most) are read")
      return nil
    }
    let names = members.map(\.key).filter { $0 != "$comment" }
    let parts = self.members(names)
    return names.compactMap { name in parts[name].map { (name, $0) } }
  }

  // MARK: Leaves

  func string(_ what: String = "a text", most: Int = 10_000) -> String? {
    guard case .string(let text) = json else { return wrong(wanted: what) }
    guard text.utf8.count <= most else {
      wrong("a text of \(text.utf8.count) bytes; at most \(most) are read")
      return nil
    }
    return text
  }

  func number(_ range: ClosedRange<Double>, of unit: String? = nil) -> Double? {
    guard case .number(let value) = json, range.contains(value) else {
      let ends = [range.lowerBound, range.upperBound].map(PlainNumber.exact)
      let what = unit.map { "a number of \($0)" } ?? "a number"
      return wrong(wanted: "\(what) from \(ends[0]) to \(ends[1])")
    }
    return value
  }

  func bool() -> Bool? {
    guard case .bool(let value) = json else { return wrong(wanted: "true or false") }
    return value
  }

  /// So many numbers.
  func numbers(_ what: String, in ranges: [ClosedRange<Double>]) -> [Double]? {
    guard case .array(let values) = json else { return wrong(wanted: what) }
    guard values.count == ranges.count else {
      wrong("wanted \(what), \(ranges.count) numbers, found \(values.count)")
      return nil
    }
    let numbers = zip(elements(of: what, most: ranges.count) ?? [], ranges).compactMap {
      $0.number($1)
    }
    return numbers.count == ranges.count ? numbers : nil
  }

  /// One of a few words.
  func choice<Value>(_ choices: KeyValuePairs<String, Value>) -> Value? {
    let words = choices.map(\.key)
    guard case .string(let word) = json else { return wrong(wanted: Spelling.list(words)) }
    if let choice = choices.first(where: { $0.key == word }) { return choice.value }
    let guess = Spelling.nearest(to: word, in: words)
    let right = guess.map { "did you mean “\($0)”?" } ?? "wanted \(Spelling.list(words))"
    wrong("unknown word “\(word.prefix(40))”; \(right)")
    return nil
  }
}
