import EngineTestSupport
import Testing

@testable import Output
@testable import pokeanim

/// Names that can stand in any file.
@Suite struct TakenNamesTests {
  @Test(arguments: [
    ("creatureTitle", "creatureTitle"), ("card.3", "card-3"), ("a b<c>", "a-b-c-"),
    ("7", "view-7"), ("", "view-"), ("-a", "view--a"), ("é", "view--"), ("_x", "view-_x"),
  ])
  func plainLettersOnly(_ key: String, _ name: String) {
    var names = TakenNames()
    #expect(names.name(for: key) == name)
  }

  @Test func noneTwice() {
    var names = TakenNames()
    let keys = ["a", "a-2", "a", "a.2", "a", "a 2"]
    #expect(keys.map { names.name(for: $0) } == ["a", "a-2", "a-3", "a-2-2", "a-4", "a-2-3"])
  }

  @Test func anyKeysGetDifferentNames() {
    forAll(seeds: 0..<50) { generator in
      var names = TakenNames()
      let all = (0..<60).map { _ in
        names.name(
          for: String(
            (0..<Int.random(in: 0...3, using: &generator)).map { _ in
              "a1-2.é".randomElement(using: &generator) ?? "a"
            }))
      }
      #expect(Set(all).count == all.count)
    }
  }
}
