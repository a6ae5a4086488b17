import Engine

/// The notes of what of a document is not drawn, each thing once; if it is strict, the first is an
/// error.
struct SVGReport {
  /// The most notes of one document.
  static let most = 100

  let isStrict: Bool
  private(set) var notes: [SVGError] = []
  private var known: Set<String> = []
  private var left = 0

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// Adds a note; with a key only if there is none of that key yet.
  ///
  /// - Parameter note: is not made if nothing of it is kept.
  mutating func add(
    _ note: @autoclosure () -> SVGError, once key: String? = nil
  ) throws(SVGError) {
    guard !isStrict else { throw note() }
    if let key, !known.insert(key).inserted { return }
    if notes.count < Self.most { notes.append(note()) } else { left += 1 }
  }

  /// A value, or another one if it can't be read, which is noted.
  mutating func value<Value>(
    _ standard: Value, once key: String? = nil, _ read: () throws(SVGError) -> Value
  ) throws(SVGError) -> Value {
    do {
      return try read()
    } catch {
      try add(error, once: key)
      return standard
    }
  }

  /// All notes; the last tells how many more there are.
  var all: [SVGError] {
    guard left > 0, var last = notes.last else { return notes }
    last.message = "and \(left) more like these"
    return notes + [last]
  }
}
