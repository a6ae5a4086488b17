extension JSONReader {
  /// The members of a text that is an object, in order, each value as it is written: numbers with all
  /// of their digits. nil: it is another value.
  ///
  /// Throws a ``JSONError`` if the text is no JSON.
  package static func members(
    in bytes: [UInt8]
  ) throws(JSONError) -> [(key: String, text: [UInt8])]? {
    guard case .object = try read(bytes) else { return nil }
    var reader = JSONReader(bytes: bytes)
    _ = reader.take("{")
    var members: [(key: String, text: [UInt8])] = []
    while !reader.take("}") {
      reader.skipSpace()
      let key = try reader.string()
      _ = reader.take(":")
      reader.skipSpace()
      let start = reader.position
      _ = try reader.value()
      members.append((key, Array(bytes[start..<reader.position])))
      _ = reader.take(",")
    }
    return members
  }
}
