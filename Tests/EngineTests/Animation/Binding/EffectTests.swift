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
        for (property, entry) in left.entries {
          #expect(right.entries[property].map { agree($0.mean[0], entry.mean[0]) } == true)
        }
      }
    }
  }

  @Test func effectsMergeAsACommutativeMonoid() {
    let (a, b) = (Property(Owner(), 0), Property(Owner(), 1))
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
    _ = program.value(of: program.properties[0], at: 1.5)
    #expect(box.value == -1 && box.writes == 0)
    effect?.present()
    #expect(box.value == 15 && box.writes == 1)
  }

  @Test func anEffectShowsTheMeanOfEachProperty() {
    let owner = Owner()
    let effect =
      Effect(Property(owner, 0), sum: 2.0.lanes) <> Effect(Property(owner, 0), sum: 4.0.lanes)
      <> Effect(Property(owner, 1), sum: 7.0.lanes)
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
    let property = try #require(program.properties.first)
    #expect(program.value(of: property, at: 1)?[0] == 0.25)
    #expect(bound.value(0.5)?.entries[property]?.mean[0] == 0.25)
  }
}

@Suite struct PropertyTests {
  @Test func propertiesOfOneObjectAndPropertyAreTheSame() throws {
    let (box, other) = (Holder(), Holder())
    let way = const(1.0, for: 1)
    let properties = try [box, box, other].map {
      try #require(way.bind($0, with: \.value).compiled().properties.first)
    }
    #expect(properties[0] == properties[1] && properties[0].hashValue == properties[1].hashValue)
    #expect(properties[0] != properties[2])
    let owner = Owner()
    #expect(Property(owner, 1) == Property(owner, 1) && Property(owner, 1) != Property(owner, 2))
    #expect(Property(owner, 1) != Property(Owner(), 1))
  }

  @Test func oneObjectMovedTwiceHasOneTrack() {
    let box = Holder()
    let way = const(2.0, for: 1)
    let both = way.bind(box, with: \.value) + const(4.0, for: 1).bind(box, with: \.value)
    let program = both.compiled()
    #expect(program.properties.count == 1)
    #expect(program.value(of: program.properties[0], at: 0.5)?[0] == 3)
  }

  @Test func aBoundViewPropertyIsTheViewsOwnProperty() {
    let view = View()
    func properties<Part: Interpolatable>(
      _ property: ReferenceWritableKeyPath<View, Part>, _ value: Part
    ) -> [Property] {
      const(value, for: 1).bind(view, with: property).compiled().properties
    }
    #expect(properties(\.alpha, 1) == [view.property(.alpha)])
    #expect(properties(\.center, .zero) == [view.property(.center)])
    #expect(properties(\.size, .zero) == [view.property(.size)])
    #expect(properties(\.scale, Point(1, 1)) == [view.property(.scale)])
    #expect(properties(\.backgroundColor, .clear) == [view.property(.backgroundColor)])
    #expect(properties(\.cornerRadius, 1) == [view.property(.cornerRadius)])
    #expect(properties(\.borderWidth, 1) == [view.property(.borderWidth)])
    #expect(properties(\.borderColor, .clear) == [view.property(.borderColor)])
  }

  @Test func aSubclassMovesTheSameProperties() {
    let badge = Badge()
    let way = const(0.5, for: 1)
    let asBadge = way.bind(badge, with: \.alpha)
    let asView = way.bind(badge as View, with: \.alpha)
    #expect(asBadge.compiled().properties == [badge.property(.alpha)])
    #expect(asView.compiled().properties == [badge.property(.alpha)])
    #expect(way.bind(badge, with: \.count).compiled().properties != [badge.property(.alpha)])
  }
}

private final class Badge: View {
  var count = 0.0
}

private final class Owner: PropertyOwner {
  private(set) var shown: [Int: Double] = [:]
  func restLanes(of property: Int) -> Lanes { .zero }
  func setRestLanes(_ lanes: Lanes, of property: Int) {}
  func present(_ lanes: Lanes, of property: Int) { shown[property] = lanes[0] }
}
