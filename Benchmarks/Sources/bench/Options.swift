/// The arguments of the command line: `bench [--rounds N] [--json | --markdown | --scaling] [part of a name]…`
struct Options {
  static let usage = """
    usage: bench [--rounds N] [--json | --markdown | --scaling] [part of a name]…
      --rounds N   samples of each row, in turns (N ≥ 7, default 9)
      --json       a line of JSON for each goal instead of the tables
      --markdown   the goals as a table for Docs/Performance.md
      --scaling    the same work of 100 to 20,000 items instead of the tables
    """

  var rounds = 9
  var output = Output.tables
  var nameParts: [String] = []

  /// The form of the results.
  enum Output: String { case tables, json, markdown, scaling }

  struct Wrong: Error {
    let text: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--rounds" {
        rounds = try Self.rounds(rest.next())
      } else if argument.hasPrefix("--"), let other = Output(rawValue: "\(argument.dropFirst(2))") {
        output = other
      } else if argument.hasPrefix("-") {
        throw Wrong(text: "unknown option \(argument)")
      } else {
        nameParts.append(argument.lowercased())
      }
    }
  }

  func selects(_ name: String) -> Bool {
    nameParts.isEmpty || nameParts.contains { name.lowercased().contains($0) }
  }

  private static func rounds(_ text: String?) throws -> Int {
    guard let rounds = text.flatMap({ Int($0) }), rounds >= 7 else {
      throw Wrong(text: "--rounds needs a whole number from 7 on, not \(text ?? "nothing")")
    }
    return rounds
  }
}
