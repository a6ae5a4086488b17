import Engine
import EngineSDL
import JSONText
import Studio

/// The members of the state file, by the names that lead to them, each value as it is written there:
/// what this program does not know stays as it is.
struct StateMembers: Equatable {
  typealias Path = [String]

  /// JSON texts.
  private(set) var texts: [Path: [UInt8]] = [:]

  /// The members that consist of others, and how deep these lie: each of them is read and changed
  /// by itself.
  private static let depths = ["gallery": 1, "tuned": 2, "presets": 1, "delays": 1]

  init() {}

  /// - Throws: a `JSONError`, or a ``Failure`` for another value than an object.
  init(_ bytes: [UInt8]) throws {
    guard let members = try JSONReader.members(in: bytes) else { throw NoObject() }
    for (key, text) in members { try add(text, at: [key], depth: Self.depths[key] ?? 0) }
  }

  init(_ state: Remembered) throws {
    try self.init(JSONValue(encoding: state, isSorted: true).bytes())
  }

  /// JSON of another kind.
  struct NoObject: Error, CustomStringConvertible {
    let description = "an object of members is wanted"
  }

  private mutating func add(_ text: [UInt8], at path: Path, depth: Int) throws {
    guard depth > 0, let members = try JSONReader.members(in: text) else {
      return texts[path] = text
    }
    for (key, text) in members { try add(text, at: path + [key], depth: depth - 1) }
  }

  subscript(path: Path) -> [UInt8]? {
    get { texts[path] }
    set {
      texts[path] = newValue
      guard newValue != nil else { return }
      // A value of another kind can't have members.
      for count in 1..<max(1, path.count) { texts[Array(path.prefix(count))] = nil }
    }
  }

  /// True if there is a value at the path, or one in the way to it.
  func isTaken(_ path: Path) -> Bool {
    (1...path.count).contains { texts[Array(path.prefix($0))] != nil }
  }

  // MARK: Writing

  /// The text of the file.
  var bytes: [UInt8] {
    let sorted = texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return Self.object(sorted[...], depth: 0).indentedLines
  }

  /// - Parameters:
  ///   - members: sorted, of one object.
  ///   - depth: the names on the way to the object.
  private static func object(
    _ members: ArraySlice<(key: Path, value: [UInt8])>, depth: Int
  ) -> JSONValue {
    var (object, rest) = ([JSONValue.Member](), members)
    while let first = rest.first {
      let name = first.key[depth]
      let same = rest.prefix { $0.key[depth] == name }
      rest = rest.dropFirst(same.count)
      let isValue = first.key.count == depth + 1
      let value = isValue ? .written(first.value) : Self.object(same, depth: depth + 1)
      object.append(JSONValue.Member(key: name, value: value))
    }
    return .object(object)
  }

  // MARK: Reading

  /// The state that the members make.
  ///
  /// - Parameter unreadable: told each member that can't be read, and why.
  func state(unreadable: (Path, String) -> Void) -> Remembered {
    if let state = try? decoded(), state.format == Remembered.format { return state }
    var readable = self
    for (path, text) in texts.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      var alone = StateMembers()
      alone.texts = [path: text]
      do {
        let format = try alone.decoded().format
        guard format == nil || format == Remembered.format else {
          throw Failure("\(Remembered.format) is wanted")
        }
      } catch {
        readable.texts[path] = nil
        unreadable(path, (error as? JSONError)?.problem ?? "\(error)")
      }
    }
    var state = (try? readable.decoded()) ?? Remembered()
    state.format = Remembered.format
    return state
  }

  private func decoded() throws -> Remembered {
    try JSONReader.decode(Remembered.self, from: bytes)
  }
}
