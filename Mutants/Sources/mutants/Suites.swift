import Foundation

/// The tests that may kill a mutant, the likeliest ones first.
struct Suites {
  /// The folder of all tests.
  let tests: URL

  /// Patterns for the names of tests: those of the file's own folder, or of the nearest one above
  /// it that has any; then all of its target; then those of the other targets.
  func patterns(for path: String) -> [String] {
    let folders = path.split(separator: "/").dropFirst().dropLast().map(String.init)
    guard let target = folders.first else { return [] }
    let own = Self.modules(of: target)
    let others = Self.targets.filter { $0 != target }.map(Self.modules)
    return [pattern(ofFolder: Array(folders.dropFirst()), in: target)].compactMap { $0 }
      + ["^\(own)\\.", "^(\(others.joined(separator: "|")))\\."]
  }

  /// The pattern for all targets.
  static let all = "^(\(targets.map(modules).joined(separator: "|")))\\."

  private static let targets = ["Engine", "Onboarding", "Conformance"]

  /// The pattern for the modules of a target's tests. The engine has three, in one folder.
  private static func modules(of target: String) -> String {
    target == "Engine" ? "Engine(Drawing|Views)?Tests" : "\(target)Tests"
  }

  private func pattern(ofFolder folders: [String], in target: String) -> String? {
    guard !folders.isEmpty else { return nil }
    let folder = tests.appendingPathComponent((["\(target)Tests"] + folders).joined(separator: "/"))
    let files = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
    if files.isEmpty { return pattern(ofFolder: folders.dropLast(), in: target) }
    let names = files.sorted().map {
      $0.split(separator: "/").last.map(String.init)?.replacing(".swift", with: "") ?? ""
    }
    let anyOf = names.joined(separator: "|").replacing("+", with: "\\+")
    return "^\(Self.modules(of: target))\\..*/(\(anyOf))\\.swift:"
  }
}
