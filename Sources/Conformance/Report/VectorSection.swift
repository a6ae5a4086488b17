import Engine

/// The results of a section's cases.
struct VectorSection: Equatable {
  /// A failed case, and its first difference.
  struct Failure: Equatable {
    /// The case's place in the file, for example `trees[3]`.
    let name: String
    let mismatch: Mismatch
  }

  /// The most failures that are written out.
  static let mostShown = 20

  let name: String
  var passed = 0
  var failures: [Failure] = []
  /// True if no checker knows the section.
  var isSkipped = false

  /// Each is one line whatever the file holds.
  var lines: [String] { words.map(PlainLine.text) }

  private var words: [String] {
    if isSkipped { return ["\(name): skipped (there is no checker for it)"] }
    var lines = ["\(name): \(passed) passed, \(failures.count) failed"]
    for failure in failures.prefix(Self.mostShown) {
      let mismatch = failure.mismatch
      lines.append(
        "  \(failure.name) \(mismatch.place): wanted \(mismatch.wanted), got \(mismatch.got)")
    }
    let hidden = failures.count - Self.mostShown
    if hidden > 0 { lines.append("  and \(hidden) more") }
    return lines
  }
}
