import Testing

@testable import Engine

/// Elements of described lists, and lists that are described anew.
@Suite struct ElementTests {
  private func elements(_ text: String, scale: Double = 1) -> [Element] {
    Element.resolve(
      World.childrenDescriptions(props: World.Props(text: text, scale: scale), state: .init()))
  }

  /// The keys, with children in parentheses; `!` is leaving, `+` coming, a number a flight.
  private func text(_ list: [Element]) -> String {
    list.map { element in
      let children = element.children.isEmpty ? "" : "(\(text(element.children)))"
      let marks =
        (element.isLeaving ? "!" : "") + (element.isComing ? "+" : "")
        + (element.flightDepth.map { "\($0)" } ?? "")
      return (element.key ?? ".") + marks + children
    }.joined(separator: ",")
  }

  @Test func anIdentityIsTypeKeyAndNumber() {
    func identity(_ type: Any.Type, _ key: String?, _ number: Int) -> Element.Identity {
      Element.Identity(type: ObjectIdentifier(type), key: key, occurrence: number)
    }
    let one = identity(Int.self, "a", 0)
    #expect(one == identity(Int.self, "a", 0))
    #expect(one.hashValue == identity(Int.self, "a", 0).hashValue)
    for other in [
      identity(Bool.self, "a", 0), identity(Int.self, "b", 0), identity(Int.self, nil, 0),
      identity(Int.self, "a", 1),
    ] {
      #expect(one != other)
    }
  }

  @Test func itLooksLikeOneOfEqualPropsWhateverIsInIt() {
    let (one, same) = (elements("p(a),x")[0], elements("p(a),y")[0])
    let large = elements("p(a)", scale: 2)[0]
    #expect(one.looksLike(one) && one.looksLike(same) && !one.looksLike(large))
    var childless = one
    childless.children = []
    #expect(one.looksLike(childless))
  }

  @Test func onItsWayItLiesBeforeItsSiblings() {
    var element = elements("x,s'(a)")[1]
    element.flightDepth = 2
    let look = Appearance(frame: Rect(1, 2, 3, 4))
    for isLeaving in [false, true] {
      let flying = element.flying(look, isLeaving: isLeaving)
      #expect(flying.identity.occurrence == -1 && flying.identity.type == element.identity.type)
      #expect(flying.key == "s" && flying.appearance == look && flying.flightDepth == nil)
      #expect(flying.isLeaving == isLeaving && text(flying.children) == "a")
      #expect(flying.isShared && flying.sharedName == element.sharedName)
    }
  }

  @Test func onlyASharedOneHasANameInItsTree() {
    let list = elements("s',s,t'(),t',.")
    #expect(list.map { $0.sharedName?.key } == ["s", nil, "t", "t", nil])
    #expect(list[2].sharedName != list[3].sharedName, "of another type")
    #expect(elements("x,p(s')").holdShared && !elements("x,p(s)").holdShared)
  }

  // MARK: Lists

  @Test func whatLeavesIsNoPartOfWhatStays() {
    var list = elements("x,c,p(a,b)")
    list[1].isLeaving = true
    list[2].children[0].isLeaving = true
    #expect(text(list) == "x,c!,p(a!,b)" && text(list.staying) == "x,p(b)")
  }

  @Test func describedAnewItKeepsWhatLeavesInItsPlace() {
    var list = elements("x,c,d,p(a,b)")
    list[1].isLeaving = true
    list[3].children[0].isLeaving = true
    list[0].isComing = true
    list[0].flightDepth = 2
    let fresh = list.refreshed(with: elements("x,p(b,e),z", scale: 2))
    #expect(text(fresh) == "x+2,c!,p(a!,b,e),z")
    #expect(fresh.map(\.appearance.size.height) == [40, 20, 40, 40])
    #expect(fresh[2].children.map(\.appearance.size.height) == [20, 40, 40])
  }

  @Test func whatLeavesLiesUnderWhatIsNewAtItsPlace() {
    var list = elements("x,c,y")
    list[1].isLeaving = true
    #expect(text(list.refreshed(with: elements("x,z,y"))) == "x,c!,z,y")
    #expect(text(list.refreshed(with: elements("y,x,z"))) == "y,x,c!,z")
  }

  @Test func whereNothingLeavesItIsTheNewList() {
    var list = elements("x,c,p(a)")
    #expect(text(list.refreshed(with: elements("p(e),z,x"))) == "p(e),z,x")
    list[2].children[0].isLeaving = true
    #expect(text(list.refreshed(with: elements("p(),x"))) == "p(a!),x")
    list[1].isLeaving = true
    #expect(text(list.refreshed(with: elements("x,c"))) == "x,c", "it is back")
  }
}
