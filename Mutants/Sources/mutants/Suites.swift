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
    let others = ["EngineTests", "OnboardingTests", "ConformanceTests"].filter {
      $0 != "\(target)Tests"
    }
    return [pattern(ofFolder: Array(folders.dropFirst()), in: "\(target)Tests")].compactMap { $0 }
      + ["^\(target)Tests\\.", "^(\(others.joined(separator: "|")))\\."]
  }

  /// The pattern for all targets.
  static let all = "^(EngineTests|OnboardingTests|ConformanceTests)\\."

  private func pattern(ofFolder folders: [String], in target: String) -> String? {
    guard !folders.isEmpty else { return nil }
    let folder = tests.appendingPathComponent(([target] + folders).joined(separator: "/"))
    let files = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
    if files.isEmpty { return pattern(ofFolder: folders.dropLast(), in: target) }
    let names = files.sorted().map {
      $0.split(separator: "/").last.map(String.init)?.replacing(".swift", with: "") ?? ""
    }
    let anyOf = names.joined(separator: "|").replacing("+", with: "\\+")
    return "^\(target)\\..*/(\(anyOf))\\.swift:"
  }
}
