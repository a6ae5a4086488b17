import Testing

@testable import JSONText

/// The place of a part of a JSON text.
@Suite struct JSONPlaceTests {
  private let text = """
    {
      "a": [1, {"b": "x"},
        [ ]],
      "é" : {"b": null, "b": true}, "c": []
    }
    """

  private func place(_ path: JSONStep...) -> [Int] {
    let place = JSONReader.places(of: [path], in: Array(text.utf8))[0]
    return [place.line, place.column]
  }

  @Test func partsBeginWhereTheyAreWritten() {
    #expect(place() == [1, 1])
    #expect(place(.member("a")) == [2, 8])
    #expect(place(.name("a")) == [2, 3])
    #expect(place(.member("a"), .element(0)) == [2, 9])
    #expect(place(.member("a"), .element(1), .member("b")) == [2, 18])
    #expect(place(.member("a"), .element(2)) == [3, 5])
    #expect(place(.member("é")) == [4, 10], "columns are bytes")
  }

  @Test func ofMembersOfOneNameTheLastCounts() {
    #expect(place(.member("é"), .member("b")) == [4, 27])
    #expect(place(.member("é"), .name("b")) == [4, 22])
  }

  @Test func ofWhatIsNotThereTheLastPartOnTheWayCounts() {
    #expect(place(.member("z")) == [1, 1])
    #expect(place(.member("a"), .element(7)) == [2, 8])
    #expect(place(.member("c"), .element(0)) == [4, 39])
    #expect(place(.member("a"), .element(0), .member("b")) == [2, 9])
  }

  @Test func severalAreFoundAtOnce() {
    let places = JSONReader.places(
      of: [[.member("c")], [], [.member("a")]], in: Array(text.utf8))
    #expect(places.map(\.line) == [4, 1, 2])
  }
}
