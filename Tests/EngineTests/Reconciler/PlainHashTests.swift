import EngineTestSupport
import Testing

@testable import Engine

/// Texts as ids: found by a quick hash of their bytes wherever that is safe, with the same result.
@Suite struct PlainHashTests {
  /// The comparison of texts is that of the numbers that they stand for.
  private func check(_ old: [Int], _ new: [Int], _ note: String, _ text: (Int) -> String) {
    let wanted = Reconciliation(from: old, to: new)
    let got = Reconciliation(from: old.map(text), to: new.map(text))
    #expect(got.origins == wanted.origins && got.destinations == wanted.destinations, "\(note)")
    #expect(got.moving == wanted.moving && got.keepsOrder == wanted.keepsOrder, "\(note)")
  }

  @Test func textsAreComparedAsTheNumbersTheyStandFor() {
    let kinds: [(String, (Int) -> String)] = [
      ("short", { "\($0)" }), ("long", { "a name of more than sixteen bytes: \($0)" }),
      ("of any length", { String(repeating: "x", count: $0) }),
      ("in other letters", { "ö\($0)" }),
      ("some in other letters", { $0 % 7 == 3 ? "ö\($0)" : "\($0)" }),
    ]
    forAll(seeds: 0..<200) { random in
      let all = Array(0..<random.int(in: 1...60))
      let old = Array(all.shuffled(using: &random).prefix(random.int(in: 0...60)))
      var new = random.chance(0.5) ? old : all.shuffled(using: &random)
      for _ in 0..<random.int(in: 0...9) where new.count > 1 {
        let id = new.remove(at: random.int(in: 0...(new.count - 1)))
        if random.chance(0.7) { new.insert(id, at: random.int(in: 0...new.count)) }
      }
      for (name, text) in kinds { check(old, new, name, text) }
    }
  }

  /// Texts of other bytes that are equal all the same, ASCII among them.
  @Test func equalTextsOfOtherBytesAreOneId() {
    let pairs = [("K", "\u{212A}"), (";", "\u{37E}"), ("\u{E9}", "e\u{301}")]
    for (one, other) in pairs {
      #expect(one == other)
      for (old, new) in [(one, other), (other, one)] {
        let change = Reconciliation(from: ["a", old, "b"], to: ["b", new, "x", "a"])
        #expect(change.entering == [2] && change.leaving == [])
        #expect(change.origin(at: 1) == 1)
      }
    }
  }

  @Test func theHashIsOfWholeTextsInASCII() {
    var hashes: [UInt64: String] = [:]
    for count in 0...40 {
      let plain = String(repeating: "a", count: count)
      for place in 0..<count {
        let start = plain.prefix(place)
        let end = plain.dropFirst(place + 1)
        let text = "\(start)b\(end)"
        #expect(text.plainHash.flatMap { hashes.updateValue(text, forKey: $0) } == nil, "\(text)")
        #expect("\(start)ö\(end)".plainHash == nil)
      }
      #expect(plain.plainHash.flatMap { hashes.updateValue(plain, forKey: $0) } == nil)
    }
  }

  /// Somebody has looked for texts of one hash: the table of them is given up, nothing else changes.
  @Test func manyTextsOfOneHashAreNoTrouble() {
    let texts = Self.textsOfOneHash(1_000)
    #expect(Set(texts.map(\.plainHash)).count == 1 && Set(texts).count == texts.count)
    let change = Reconciliation(from: texts, to: texts.reversed())
    #expect(change.moving.count == texts.count - 1)
    var given = Reconciliation(from: texts, to: ["x"])
    let isMatched = given.match(texts, ["x"], passes: 8, hash: \.plainHash)
    #expect(!isMatched)
    let numbers = Array(texts.indices)
    let new = Array(numbers.dropFirst(3).reversed()) + [1]
    check(numbers, new, "one hash") { texts[$0] }
    // Only the new list has them.
    check([0, 1], [1] + numbers.dropFirst(2) + [0], "one hash") { texts[$0] }
  }

  /// Sixteen bytes: the second half makes up for the hash of the first.
  private static func textsOfOneHash(_ count: Int) -> [String] {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var random = SeededGenerator(seed: 5)
    var texts: [String] = []
    while texts.count < count {
      let first = random.next() & 0x7F7F_7F7F_7F7F_7F7F
      let product = (first ^ (16 &* factor)).multipliedFullWidth(by: factor)
      let second = product.high ^ product.low ^ 42
      guard second & 0x8080_8080_8080_8080 == 0 else { continue }
      let bytes = [first, second].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    return texts
  }
}
