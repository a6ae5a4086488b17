import Testing

@testable import Engine

/// The shared elements of a list, each once, with where they are.
@Suite struct SharedElementsTests {
  private func elements(_ text: String) -> [Element] {
    Element.resolve(
      World.childrenDescriptions(props: World.Props(text: text), state: .init()))
  }

  /// `key in chain`, with a mark for what leaves, in the order of the names.
  private func places(_ list: [Element]) -> [String] {
    let shared = SharedElements(list)
    return shared.names.compactMap { name in
      shared.places[name].map { place in
        let chain = place.chain.map { ($0.identity.key ?? ".") + ($0.name == nil ? "" : "'") }
        return "\(name.key)\(place.isLeaving ? "!" : "") in \(chain.joined(separator: "/"))"
      }
    }
  }

  @Test func eachIsFoundInWhatItIsIn() {
    #expect(places(elements("x,p(a,s',q'(t')),u'")) == ["s in p", "q in p", "t in p/q'", "u in "])
    #expect(places(elements("x,p(a)")) == [])
  }

  @Test func ofSeveralTheFirstIsTheOne() {
    #expect(places(elements("p(s'),q(s',t')")) == ["s in p", "t in q"])
  }

  @Test func oneThatStaysIsBeforeThoseThatLeave() {
    var list = elements("p(s'),q(s',t'),r(s')")
    list[0].isLeaving = true
    #expect(places(list) == ["s in q", "t in q"])
    list[1].children[0].isLeaving = true
    #expect(places(list) == ["s in r", "t in q"])
    list[2].isLeaving = true
    #expect(places(list) == ["s! in p", "t in q"])
    list[1].isLeaving = true
    #expect(places(list) == ["s! in p", "t! in q"])
  }

  @Test func theChainKnowsLooksAndWhoIsComing() throws {
    var list = elements("x,p(q(s'))")
    list[1].children[0].isComing = true
    let shared = SharedElements(list)
    let place = try #require(shared.places[shared.names[0]])
    #expect(place.chain.map(\.isComing) == [false, true])
    #expect(place.chain.map(\.appearance) == [list[1].appearance, list[1].children[0].appearance])
  }

  /// In front of what it was in it is where it was, and as strong.
  @Test func onItsWayItLooksAsInItsPlace() throws {
    let list = elements("x,p(y,q(z,s'))")
    let shared = SharedElements(list)
    let place = try #require(shared.places[shared.names[0]])
    // Panel p lies at 40, 10, its panel q at 40, 10 in it, s at 40, 10 in that.
    for (depth, x, y, alpha) in [
      (0, 120.0, 30.0, 0.9375 * 0.9375 * 0.9375), (1, 80, 20, 0.9375 * 0.9375), (2, 40, 10, 0.9375),
    ] {
      let look = place.flying(atDepth: depth).appearance
      #expect(abs(look.frame.x - x) < 1e-9 && abs(look.frame.y - y) < 1e-9)
      #expect(abs(look.alpha - alpha) < 1e-9 && look.size == Size(35, 20))
    }
  }
}
