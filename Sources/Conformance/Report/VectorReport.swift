import JSONText

/// The results of replaying a folder of vectors against the engine.
public struct VectorReport: Equatable {
  var sections: [VectorSection] = []
  /// A line for each file that can't be read.
  var problems: [String] = []

  /// Replays the files of a folder; those that are absent are left out.
  ///
  /// - Parameter contents: The bytes of the file at a path; nil if there is none. An error, which
  ///   names the path, becomes a line of the report, as does a file that holds no vectors.
  public init(folder: String, contents: (_ path: String) throws -> [UInt8]?) {
    var isEmpty = true
    for file in VectorFile.allCases {
      let path = "\(folder)/\(file.name)"
      do {
        guard let bytes = try contents(path) else { continue }
        add(file, bytes, path)
      } catch {
        problems.append("\(error)")
      }
      isEmpty = false
    }
    if isEmpty {
      let names = VectorFile.allCases.map(\.name).joined(separator: ", ")
      problems.append("\(folder): none of \(names) is here")
    }
  }

  private mutating func add(_ file: VectorFile, _ bytes: [UInt8], _ path: String) {
    do {
      try replay(JSONReader.read(bytes), of: file)
    } catch {
      problems.append("\(path): \(error)")
    }
  }

  private var passed: Int { sections.reduce(0) { $0 + $1.passed } }
  private var failed: Int { sections.reduce(0) { $0 + $1.failures.count } }

  /// The reasons why not all is well, in a line; nil if all files could be read, at least one was
  /// there, and no case failed.
  public var flaw: String? {
    let cases = failed == 0 ? [] : ["\(failed) of \(passed + failed) cases failed"]
    let flaws = problems + cases
    return flaws.isEmpty ? nil : flaws.joined(separator: "; ")
  }

  /// A line for each section, the cases that failed, and a total.
  public var text: String {
    let skipped = sections.count { $0.isSkipped }
    var total = "total: \(passed) passed, \(failed) failed"
    if skipped > 0 { total += ", \(skipped) sections skipped" }
    return (sections.flatMap(\.lines) + [total]).joined(separator: "\n") + "\n"
  }
}
