import EngineTestSupport
import Testing

@testable import EngineSDL

@Suite struct BoundedCacheTests {
  @Test func remembers() {
    var cache = BoundedCache<String, Int>(limit: 2)
    #expect(cache.value(for: "a") == nil)
    #expect(cache.insert(1, for: "a") == [])
    #expect(cache.value(for: "a") == 1)
    #expect(cache.insert(2, for: "a") == [1])
    #expect(cache.value(for: "a") == 2 && cache.count == 1)
  }

  @Test func whatWasUsedLastStays() {
    var cache = BoundedCache<Int, Int>(limit: 4)
    for key in 0..<4 { _ = cache.insert(key, for: key) }
    _ = cache.value(for: 0)
    #expect(cache.insert(4, for: 4).sorted() == [1, 2])
    #expect(cache.values.sorted() == [0, 3, 4])
  }

  @Test func nothingIsLostUnseenAndNothingGrows() {
    var random = SeededGenerator(seed: 3)
    for limit in 1...5 {
      var cache = BoundedCache<Int, Int>(limit: limit)
      var alive: Set<Int> = []
      for step in 0..<500 {
        let key = Int.random(in: 0..<8, using: &random)
        if cache.value(for: key) == nil || Bool.random(using: &random) {
          alive.insert(step)
          for old in cache.insert(step, for: key) {
            #expect(alive.remove(old) != nil, "limit \(limit) step \(step)")
          }
        }
        #expect(cache.count <= limit)
        #expect(Set(cache.values) == alive)
      }
    }
  }
}
