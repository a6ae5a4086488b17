import Foundation

/// The tests that may kill a mutant, the likeliest ones first.
struct Suites {
  private let tests: URL
  /// The pattern for the tests that are left out: those of the program that start programs, some of
  /// which open windows. In a debug build each start takes long.
  let leftOut: String

  /// - Parameter tests: the folder of all tests.
  init(tests: URL) {
    self.tests = tests
    let folder = tests.appendingPathComponent("pokeanimTests")
    let names = Self.sources(in: folder).filter { path in
      let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return Self.starters.contains { text?.contains($0) ?? false }
    }
    leftOut = "^pokeanimTests\\.(WindowTests/|.*/\(Self.anyOf(names)):)"
  }

  /// Patterns for the names of tests: those of the file's own folder, or of the nearest one above
  /// it that has any; then all of its target; then those of the other targets; then the program's.
  func patterns(for path: String) -> [String] {
    let folders = path.split(separator: "/").dropFirst().dropLast().map(String.init)
    guard let target = folders.first else { return [] }
    let own = Self.modules(of: target)
    let others = Self.targets.filter { $0 != target }.map(Self.modules)
    return [pattern(ofFolder: Array(folders.dropFirst()), in: target)].compactMap { $0 }
      + ["^\(own)\\.", "^(\(others.joined(separator: "|")))\\.", Self.program]
  }

  /// The pattern for all of the engine's, the slides' and the conformance tests.
  static let all = "^(\(targets.map(modules).joined(separator: "|")))\\."
  /// The pattern for the program's tests, which take longer than all others.
  static let program = "^(EngineSDL|pokeanim)Tests\\."

  /// The words by which a program is started.
  private static let starters = ["ProgramRun(", "Rendered."]

  private static let targets = ["Engine", "Onboarding", "Conformance"]

  /// The pattern for the modules of a target's tests. The engine has three, in one folder.
  private static func modules(of target: String) -> String {
    target == "Engine" ? "(Engine(Views)?|Graphics)Tests" : "\(target)Tests"
  }

  private func pattern(ofFolder folders: [String], in target: String) -> String? {
    guard !folders.isEmpty else { return nil }
    let folder = tests.appendingPathComponent((["\(target)Tests"] + folders).joined(separator: "/"))
    let files = Self.sources(in: folder)
    if files.isEmpty { return pattern(ofFolder: folders.dropLast(), in: target) }
    return "^\(Self.modules(of: target))\\..*/\(Self.anyOf(files)):"
  }

  /// The paths of the Swift files in a folder, in order.
  private static func sources(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
      .sorted()
  }

  /// The pattern for the names of these files.
  private static func anyOf(_ paths: [String]) -> String {
    let names = paths.map {
      $0.split(separator: "/").last.map(String.init)?.replacing(".swift", with: "") ?? ""
    }
    return "(\(names.joined(separator: "|").replacing("+", with: "\\+")))\\.swift"
  }
}
