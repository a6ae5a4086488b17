import Foundation

/// Replays the vector files of a folder against the engine.
///
/// A section is an array of cases in a file, `layout.trees` the array "trees" of layout.json. In
/// a file of groups each group is a section, `timing.waj.steps` the one with the id "waj.steps". In a
/// table each part that a checker knows is one: `transitions.intro.steps`.
/// One that no checker knows is reported as skipped.
enum SelfTest {
  /// Tries one case: nil if it passed. Throws if the case itself can't be understood.
  typealias Check = @Sendable (VectorValue) throws -> Mismatch?

  /// The files in the order in which they are tried, with the checkers of their sections.
  static let files: [(name: String, checks: [String: Check])] = [
    ("algebra", AlgebraVectors.checks),
    ("animators", AnimatorVectors.checks),
    ("layout", LayoutVectors.checks),
    ("timing", TimingVectors.checks),
    ("transitions", TransitionVectors.checks),
  ]

  static func run(vectors folder: URL) -> SelfTestReport {
    var report = SelfTestReport()
    for file in files {
      let url = folder.appendingPathComponent(file.name + ".json")
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      report.filesRead += 1
      do {
        let json = try JSONReader.read(Array(try Data(contentsOf: url)))
        try replay(json, of: file.name, checks: file.checks, into: &report)
      } catch let error as JSONError {
        report.problems.append("\(url.path): \(error)")
      } catch let error as VectorError {
        report.problems.append("\(url.path): \(error)")
      } catch {
        report.problems.append("\(url.path): can't be read: \(error.localizedDescription)")
      }
    }
    if report.filesRead == 0 { report.problems.append(nothingFound(in: folder)) }
    return report
  }

  private static func nothingFound(in folder: URL) -> String {
    let names = files.map { $0.name + ".json" }.joined(separator: ", ")
    return "\(folder.path): none of \(names) is here"
  }

  private static func replay(
    _ json: JSONValue, of file: String, checks: [String: Check], into report: inout SelfTestReport
  ) throws {
    guard case .object(let members) = json else {
      throw VectorError("", "wanted an object of sections")
    }
    for member in members {
      let name = "\(file).\(member.key)"
      if member.key == "groups" {
        let groups = VectorValue(json: member.value, place: member.key)
        report.sections += try groups.elements.map { try group($0, of: file, checks) }
      } else if let check = checks[member.key] {
        let cases = VectorValue(json: member.value, place: member.key)
        report.sections.append(try section(name, of: cases.elements, check))
      } else if case .array = member.value {
        report.sections.append(SelfTestSection(name: name, isSkipped: true))
      } else if case .object(let parts) = member.value {
        for part in parts {
          let place = "\(member.key).\(part.key)"
          guard let check = checks[place] else { continue }
          let rows = rows(of: VectorValue(json: part.value, place: place))
          report.sections.append(try section("\(file).\(place)", of: rows, check))
        }
      }
    }
  }

  /// A group has an id, the kind of its cases, and the cases as "checks".
  private static func group(
    _ group: VectorValue, of file: String, _ checks: [String: Check]
  ) throws -> SelfTestSection {
    let name = "\(file).\(try group.member("id").string)"
    guard let check = checks[try group.member("kind").string] else {
      return SelfTestSection(name: name, isSkipped: true)
    }
    return try section(name, of: group.member("checks").elements, check)
  }

  /// The cases of a table: the members of an object, the objects of a list, or the whole.
  private static func rows(of table: VectorValue) -> [VectorValue] {
    switch table.json {
    case .object(let members):
      return members.map {
        VectorValue(json: $0.value, place: "\(table.place).\($0.key)")
      }
    case .array(let values):
      guard case .object? = values.first else { return [table] }
      return values.enumerated().map {
        VectorValue(json: $1, place: "\(table.place)[\($0)]")
      }
    default: return [table]
    }
  }

  private static func section(
    _ name: String, of cases: [VectorValue], _ check: Check
  ) throws -> SelfTestSection {
    var section = SelfTestSection(name: name)
    for value in cases {
      if let mismatch = try check(value) {
        section.failures.append(SelfTestFailure(name: value.place, mismatch: mismatch))
      } else {
        section.passed += 1
      }
    }
    return section
  }
}
