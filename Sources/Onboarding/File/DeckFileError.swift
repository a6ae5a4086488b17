/// Everything that is wrong with a slides file, in the order of the file.
public struct DeckFileError: Error, Equatable, CustomStringConvertible {
  /// A mistake and its place, counted from 1, in lines and in bytes.
  public struct Problem: Equatable, Sendable {
    public let line: Int
    public let column: Int
    /// The mistake, and what would be right.
    public let text: String

    public init(line: Int, column: Int, text: String) {
      self.line = line
      self.column = column
      self.text = text
    }
  }

  public let problems: [Problem]

  public init(_ problems: [Problem]) { self.problems = problems }

  /// A line for each problem.
  public var description: String { lines(in: "slides").joined(separator: "\n") }

  /// A line for each problem, as compilers write them: `file:line:column: text`.
  public func lines(in file: String) -> [String] {
    problems.map { "\(file):\($0.line):\($0.column): \($0.text)" }
  }
}
