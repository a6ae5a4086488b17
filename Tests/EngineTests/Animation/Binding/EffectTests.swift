import Engine
import EngineTestSupport
import Testing

@Suite struct EffectTests {
  @Test func bindingCommutesWithTheAlgebra() {
    let box = Holder()
    forAll(seeds: 0..<2_000) { random in
      let (a, b) = (random.runnable().animation, random.runnable().animation)
      let bind = { (animation: Animation<FloatAverage>) in animation.bind(box, with: \.value) }
      for moment in random.progresses() + [0, 1] {
        #expect(bind(a + b).value(moment) == (bind(a) + bind(b)).value(moment))
        #expect(bind(a * b).value(moment) == (bind(a) * bind(b)).value(moment))
        #expect(bind(a.reversed).value(moment) == bind(a).reversed.value(moment))
      }
    }
  }

  @Test func aSumOfBoundAnimationsHasNoOrder() {
    let boxes = [Holder(), Holder(), Holder()]
    forAll(seeds: 0..<2_000) { random in
      let (a, b) = (random.runnable().bound(to: boxes), random.runnable().bound(to: boxes))
      for moment in random.progresses() {
        guard let left = (a + b).value(moment), let right = (b + a).value(moment) else { continue }
        #expect(left.entries.keys == right.entries.keys)
        for (slot, entry) in left.entries {
          #expect(right.entries[slot].map { agree($0.mean[0], entry.mean[0]) } == true)
        }
      }
    }
  }

  @Test func effectsMergeAsACommutativeMonoid() {
    let (a, b) = (Slot(Owner(), 0), Slot(Owner(), 1))
    let samples = [
      Effect.empty, Effect(a, sum: 2.0.lanes), Effect(b, sum: 3.0.lanes),
      Effect(a, sum: 5.0.lanes, count: 2),
    ]
    let laws = Laws(of: samples)
    #expect(laws.counterexampleToAssociativity("<>", <>) == nil)
    #expect(laws.counterexampleToCommutativity("<>", <>) == nil)
    #expect(laws.counterexampleToNeutrality(of: .empty, "<>", <>) == nil)
  }

  @Test func nothingIsWrittenBeforeItIsPresented() {
    let box = Holder()
    let bound = linear(from: 10, to: 20, in: 1).delayed(by: 1).bind(box, with: \.value)
    let effect = bound.value(0.75)
    let program = bound.compiled()
    _ = program.value(of: program.slots[0], at: 1.5)
    #expect(box.value == -1 && box.writes == 0)
    effect?.present()
    #expect(box.value == 15 && box.writes == 1)
  }

  @Test func anEffectShowsTheMeanOfEachSlot() {
    let owner = Owner()
    let effect =
      Effect(Slot(owner, 0), sum: 2.0.lanes) <> Effect(Slot(owner, 0), sum: 4.0.lanes)
      <> Effect(Slot(owner, 1), sum: 7.0.lanes)
    effect.present()
    #expect(owner.shown == [0: 3, 1: 7])
  }

  @Test func aPresentedMomentIsThePictureOfASeek() throws {
    let view = View()
    let fadeThenTurn = Animation.fadeIn(view) * .rotate(view, from: 1, to: 2)
    view.alpha = 0
    try #require(fadeThenTurn.value(0.75)).present()
    #expect(view.presented.alpha == 1 && view.presented.transform.rotation == 1.5)
    try #require(fadeThenTurn.value(0.25)).present()
    #expect(view.presented.alpha == 0.5 && view.presented.transform.rotation == 1)
  }

  @Test func anyPresentedMomentIsThePictureOfASeek() {
    forAll(seeds: 0..<500) { random in
      let (owners, sought) = ((0..<3).map { _ in Holder() }, (0..<3).map { _ in Holder() })
      let sketch = random.runnable()
      let (stage, progress) = (Stage(), random.progresses()[0])
      let playback = stage.hold(sketch.bound(to: sought))
      playback.seek(to: progress)
      sketch.bound(to: owners).value(progress)?.present()
      #expect(zip(owners, sought).allSatisfy { agree($0.value, $1.value) }, "\(sketch)")
    }
  }

  @Test func aFunctionOfAveragesCanBeBound() throws {
    let box = Holder()
    let bound = Animation.runnable(duration: 2) { FloatAverage($0 * $0) }
      .bind(box, with: \.value)
    let program = bound.compiled()
    let slot = try #require(program.slots.first)
    #expect(program.value(of: slot, at: 1)?[0] == 0.25)
    #expect(bound.value(0.5)?.entries[slot]?.mean[0] == 0.25)
  }
}

@Suite struct SlotTests {
  @Test func slotsOfOneObjectAndPropertyAreTheSame() throws {
    let (box, other) = (Holder(), Holder())
    let way = const(1.0, for: 1)
    let slots = try [box, box, other].map {
      try #require(way.bind($0, with: \.value).compiled().slots.first)
    }
    #expect(slots[0] == slots[1] && slots[0].hashValue == slots[1].hashValue)
    #expect(slots[0] != slots[2])
    let owner = Owner()
    #expect(Slot(owner, 1) == Slot(owner, 1) && Slot(owner, 1) != Slot(owner, 2))
    #expect(Slot(owner, 1) != Slot(Owner(), 1))
  }

  @Test func oneObjectMovedTwiceHasOneTrack() {
    let box = Holder()
    let way = const(2.0, for: 1)
    let both = way.bind(box, with: \.value) + const(4.0, for: 1).bind(box, with: \.value)
    let program = both.compiled()
    #expect(program.slots.count == 1)
    #expect(program.value(of: program.slots[0], at: 0.5)?[0] == 3)
  }

  @Test func aBoundViewPropertyIsTheViewsOwnSlot() {
    let view = View()
    func slots<Part: Interpolatable>(
      _ property: ReferenceWritableKeyPath<View, Part>, _ value: Part
    ) -> [Slot] {
      const(value, for: 1).bind(view, with: property).compiled().slots
    }
    #expect(slots(\.alpha, 1) == [view.slot(.alpha)])
    #expect(slots(\.center, .zero) == [view.slot(.center)])
    #expect(slots(\.size, .zero) == [view.slot(.size)])
    #expect(slots(\.scale, Point(1, 1)) == [view.slot(.scale)])
    #expect(slots(\.backgroundColor, .clear) == [view.slot(.backgroundColor)])
    #expect(slots(\.cornerRadius, 1) == [view.slot(.cornerRadius)])
    #expect(slots(\.borderWidth, 1) == [view.slot(.borderWidth)])
    #expect(slots(\.borderColor, .clear) == [view.slot(.borderColor)])
  }

  @Test func aSubclassMovesTheSameSlots() {
    let badge = Badge()
    let way = const(0.5, for: 1)
    let asBadge = way.bind(badge, with: \.alpha)
    let asView = way.bind(badge as View, with: \.alpha)
    #expect(asBadge.compiled().slots == [badge.slot(.alpha)])
    #expect(asView.compiled().slots == [badge.slot(.alpha)])
    #expect(way.bind(badge, with: \.count).compiled().slots != [badge.slot(.alpha)])
  }
}

private final class Badge: View {
  var count = 0.0
}

private final class Owner: SlotOwner {
  private(set) var shown: [Int: Double] = [:]
  func restLanes(of property: Int) -> Lanes { .zero }
  func setRestLanes(_ lanes: Lanes, of property: Int) {}
  func present(_ lanes: Lanes, of property: Int) { shown[property] = lanes[0] }
}
