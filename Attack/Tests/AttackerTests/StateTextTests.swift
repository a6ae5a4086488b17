import Attacker
import Foundation
import Testing

/// State files that are drawn, for windows to go on from.
@Suite struct StateTextTests {
  @Test func theyAreJSONUnlessTheyAreCut() {
    var cut = 0
    for seed in 0..<300 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let state = StateText(&dice)
      // Foundation takes no number that a Double can't have.
      let text = state.text.replacing("1e999", with: "1")
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
      #expect(isJSON == !state.isCut, "\(state.text)")
      for part in state.parts { #expect(state.text.contains(part)) }
      cut += state.isCut ? 1 : 0
    }
    #expect(20...150 ~= cut)
  }

  @Test func allMembersAreDrawn() {
    let texts = (0..<100 as Range<UInt64>).map { seed in
      var dice = Dice(seed: seed)
      return StateText(&dice).text
    }
    for name in ["format", "theme", "presets", "delays", "gallery", "later", "nobody", "leap"] {
      #expect(texts.contains { $0.contains(name) } && texts.contains { !$0.contains(name) })
    }
  }
}
