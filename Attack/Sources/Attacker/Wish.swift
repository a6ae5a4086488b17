/// A wish of whoever runs the attack.
package enum Wish: Equatable, Sendable {
  /// Kinds by their names, all if there are none, for so many minutes, drawn by the seed.
  case attack(minutes: Double, seed: UInt64, kinds: [String] = [])
  /// Cases again, each by its kind and its own seed.
  case replay([Name])

  /// The name of a case.
  package struct Name: Equatable, Sendable, CustomStringConvertible {
    package var kind: String
    package var seed: UInt64

    package init(kind: String, seed: UInt64) { (self.kind, self.seed) = (kind, seed) }

    package var description: String { "\(kind):\(seed)" }
  }

  package static let usage = """
    usage: attack [MINUTES [SEED [KIND …]]]   all kinds of attack, or some; a minute and any seed if nothing is said
           attack replay KIND:SEED …          cases again, by their names
    """

  /// Reads the words of a command line; nil if they are no wish.
  package init?(_ words: [String], draw: () -> UInt64 = { UInt64.random(in: 1..<100_000) }) {
    if words.first == "replay" {
      let names = words.dropFirst().compactMap(Self.name)
      guard !names.isEmpty, names.count == words.count - 1 else { return nil }
      self = .replay(names)
      return
    }
    let seed = words.count > 1 ? UInt64(words[1]) : draw()
    let kinds = Array(words.dropFirst(2))
    guard kinds.allSatisfy({ $0.allSatisfy(\.isLetter) }), let minutes = Double(words.first ?? "1"),
      minutes > 0,
      minutes.isFinite, let seed
    else { return nil }
    self = .attack(minutes: minutes, seed: seed, kinds: kinds)
  }

  private static func name(_ word: String) -> Name? {
    let parts = word.split(separator: ":")
    guard parts.count == 2, let seed = UInt64(parts[1]) else { return nil }
    return Name(kind: String(parts[0]), seed: seed)
  }
}
