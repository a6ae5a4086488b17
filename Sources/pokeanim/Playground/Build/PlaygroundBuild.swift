/// One version of somebody's code, compiled into a library that the worker loads.
struct PlaygroundBuild: Equatable, Sendable {
  /// Counts the versions.
  let number: Int
  /// The path of the library.
  let library: String
  /// What the compiler says of code that it has compiled: warnings and notes.
  let notes: [Diagnostic]
  /// The seconds that each step took, by its name.
  let seconds: [String: Double]

  /// The steps in words, in milliseconds: `compile 131 entry 78 link 21`.
  var statistics: String {
    ["compile", "entry", "link"].map { "\($0) \(Int(((seconds[$0] ?? 0) * 1000).rounded()))" }
      .joined(separator: " ")
  }
}
