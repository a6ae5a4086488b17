import Testing

@testable import Engine

@Suite struct ViewPropertiesTests {
  @Test func allHasEveryProperty() {
    for property in ViewProperty.allCases { #expect(ViewProperties.all.contains(property)) }
    #expect(ViewProperties.all.rawValue == 1 << ViewProperty.allCases.count - 1)
  }

  @Test func theyAreVisitedInOrder() {
    var visited: [ViewProperty] = []
    ViewProperties.all.forEach { visited.append($0) }
    #expect(visited == ViewProperty.allCases)
    #expect(
      ViewProperties([ViewProperties(.scale), ViewProperties(.alpha)]).first == .init(.alpha))
    #expect(ViewProperties().first.isEmpty)
  }

  /// Each property alone, and all of them: what differs is found, and nothing else.
  @Test func differences() {
    let plain = Appearance()
    #expect(plain.differences(from: plain).isEmpty)
    var other = plain
    for property in ViewProperty.allCases {
      var changed = plain
      changed[property] = plain[property] + Lanes(repeating: 0.25)
      other[property] = changed[property]
      #expect(changed.differences(from: plain) == ViewProperties(property))
      #expect(plain.differences(from: changed) == ViewProperties(property))
    }
    #expect(other.differences(from: plain) == .all)
  }
}
