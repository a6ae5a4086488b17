import Attacker
import Testing

/// Cases that follow from their seeds.
@Suite struct DiceTests {
  @Test func aSeedIsACase() {
    var (one, other) = (Dice(kind: "a", seed: 7), Dice(kind: "a", seed: 7))
    let draws = (0..<100).map { _ in one.next() }
    #expect(draws == (0..<100).map { _ in other.next() })
    var kin = Dice(kind: "b", seed: 7)
    #expect(draws != (0..<100).map { _ in kin.next() })
  }

  @Test(arguments: [1, 2, 3, 64, 1000, 1_000_000])
  func sizesStayInTheirBounds(_ most: Int) {
    var dice = Dice(seed: 1)
    let sizes = (0..<2000).map { _ in dice.size(upTo: most) }
    #expect(sizes.allSatisfy { 1...most ~= $0 })
    #expect(sizes.contains(1))
    // The largest magnitude is there, too.
    #expect(sizes.contains { $0 > most / 2 } || most == 1)
  }

  @Test func damageIsDamage() {
    var dice = Dice(seed: 3)
    let text = Array("0.50 key Right\n1.5 press 300 200\n".utf8)
    let all = (0..<500).map { _ in Mutation.damaged(text, tokens: ["#", "é"], &dice) }
    #expect(all.filter { $0 == text }.count < 50)
    #expect(Set(all).count > 400)
    // Nothing grows without bounds.
    #expect(all.allSatisfy { $0.count < 200_000 })
  }

  @Test func nothingCanBeDamaged() {
    for seed in 0..<100 as Range<UInt64> {
      var dice = Dice(seed: seed)
      _ = Mutation.damaged([UInt8](), tokens: ["a"], &dice)
    }
  }
}
