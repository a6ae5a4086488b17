/// The arguments of the command line: `bench [--rounds N] [part of a name]…`
struct Options {
  static let usage = "usage: bench [--rounds N] [part of a name]…   (N ≥ 5, default 9)"

  var rounds = 9
  var nameParts: [String] = []

  struct Wrong: Error {
    let text: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--rounds" {
        rounds = try Self.rounds(rest.next())
      } else if argument.hasPrefix("-") {
        throw Wrong(text: "unknown option \(argument)")
      } else {
        nameParts.append(argument.lowercased())
      }
    }
  }

  func selects(_ benchmark: Benchmark) -> Bool {
    nameParts.isEmpty || nameParts.contains { benchmark.name.lowercased().contains($0) }
  }

  private static func rounds(_ text: String?) throws -> Int {
    guard let rounds = text.flatMap({ Int($0) }), rounds >= 5 else {
      throw Wrong(text: "--rounds needs a whole number from 5 on, not \(text ?? "nothing")")
    }
    return rounds
  }
}
