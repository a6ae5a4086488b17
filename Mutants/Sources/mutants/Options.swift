/// A wish of whoever runs the program.
enum Options {
  /// So many mutants, drawn by the seed.
  case draw(count: Int, seed: UInt64)
  /// The mutants with these names.
  case replay([String])

  static let usage = """
    usage: mutants [COUNT [SEED]]          draws mutants; 40 and any seed if nothing is said
           mutants replay FILE:LINE:N …    tries mutants again, by their names
    """

  /// Reads the words of a command line; nil if they are no wish.
  init?(_ words: [String]) {
    if words.first == "replay" {
      guard words.count > 1 else { return nil }
      self = .replay(Array(words.dropFirst()))
      return
    }
    let seed = words.count > 1 ? UInt64(words[1]) : UInt64.random(in: 1..<100_000)
    guard words.count < 3, let count = Int(words.first ?? "40"), count > 0, let seed else {
      return nil
    }
    self = .draw(count: count, seed: seed)
  }
}
