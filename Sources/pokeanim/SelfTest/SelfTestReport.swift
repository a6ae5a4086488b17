/// One failed case of a section: which one, and where it differs.
struct SelfTestFailure: Equatable {
  let name: String
  let mismatch: Mismatch
}

/// The results of a section's cases.
struct SelfTestSection: Equatable {
  /// The most failures that are written out.
  static let mostShown = 20

  let name: String
  var passed = 0
  var failures: [SelfTestFailure] = []
  /// True if this version can't try the section's cases yet.
  var isSkipped = false

  var lines: [String] {
    if isSkipped { return ["\(name): skipped (not part of this version yet)"] }
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

/// The results of a run of the self-test.
struct SelfTestReport: Equatable {
  var sections: [SelfTestSection] = []
  /// A line for each file that can't be read.
  var problems: [String] = []
  var filesRead = 0

  /// 0: all passed; 1: something failed; 2: no file was there, or one can't be read.
  var exitStatus: Int32 {
    if filesRead == 0 || !problems.isEmpty { return 2 }
    return sections.contains { !$0.failures.isEmpty } ? 1 : 0
  }

  var text: String {
    let passed = sections.reduce(0) { $0 + $1.passed }
    let failed = sections.reduce(0) { $0 + $1.failures.count }
    let skipped = sections.count { $0.isSkipped }
    var total = "total: \(passed) passed, \(failed) failed"
    if skipped > 0 { total += ", \(skipped) sections skipped" }
    return (sections.flatMap(\.lines) + problems + [total]).joined(separator: "\n") + "\n"
  }
}
