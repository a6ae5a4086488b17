extension JSONReader {
  /// The places of parts of a text that is JSON: values say nothing of them, since they are asked
  /// for where something is wrong only.
  ///
  /// - Parameter paths: from the whole value to each part; what isn't there is where the last part
  ///   on the way to it begins.
  package static func places(of paths: [[JSONStep]], in bytes: [UInt8]) -> [TextPlace] {
    let starts = paths.map { path in
      var reader = JSONReader(bytes: bytes)
      return (try? reader.start(of: path[...])) ?? 0
    }
    var places: [Int: TextPlace] = [:]
    var (line, lineStart, position) = (1, 0, 0)
    for start in Set(starts).sorted() {
      while position < start {
        if bytes[position] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, position + 1) }
        position += 1
      }
      places[start] = TextPlace(line: line, column: start - lineStart + 1)
    }
    return starts.map { places[$0] ?? TextPlace(line: 1, column: 1) }
  }

  private mutating func start(of path: ArraySlice<JSONStep>) throws(JSONError) -> Int {
    skipSpace()
    let start = position
    switch path.first {
    case nil: return start
    case .element(let index):
      guard peek == UInt8(ascii: "["), try skip(elements: index) else { return start }
    case .member(let key), .name(let key):
      guard peek == UInt8(ascii: "{"), let place = try lastMember(key) else { return start }
      if case .name? = path.first { return place.name }
      position = place.value
    }
    return try self.start(of: path.dropFirst())
  }

  /// To the beginning of an element; false if there are not so many.
  private mutating func skip(elements: Int) throws(JSONError) -> Bool {
    position += 1
    for _ in 0..<elements {
      guard !take("]") else { return false }
      _ = try value()
      _ = take(",")
    }
    skipSpace()
    return peek != UInt8(ascii: "]")
  }

  private mutating func lastMember(
    _ key: String
  ) throws(JSONError) -> (name: Int, value: Int)? {
    position += 1
    var last: (name: Int, value: Int)?
    while !take("}") {
      skipSpace()
      let name = position
      let isMeant = try string() == key
      _ = take(":")
      skipSpace()
      if isMeant { last = (name, position) }
      _ = try value()
      _ = take(",")
    }
    return last
  }
}
