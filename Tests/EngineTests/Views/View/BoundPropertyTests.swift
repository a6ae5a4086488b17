import EngineTestSupport
import Testing

@testable import Engine

/// Properties of a view that are made of others, or are a part of one, as effects.
@Suite struct BoundPropertyTests {
  private let scene = OneViewStage()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }
  private var shown: Appearance { view.presented }

  private func move<Part: Interpolatable>(
    _ property: ReferenceWritableKeyPath<View, Part>, _ from: Part, _ to: Part,
    in duration: Double = 1
  ) -> Animation<Effect> {
    linear(from: from, to: to, in: duration).bind(view, with: property)
  }

  // MARK: Whole properties

  @Test func aFrameIsItsCenterAndItsSize() {
    stage.play(move(\.frame, Rect(0, 0, 100, 40), Rect(100, 20, 200, 80)))
    scene.advance(to: 0.5)
    #expect(shown.frame == Rect(50, 10, 150, 60))
    #expect(view.frame == Rect(100, 20, 200, 80))
    #expect(stage.isMoving(view, .center) && stage.isMoving(view, .size))
  }

  @Test func boundsAreTheSizeAndATransformItsThreeParts() {
    let turned = Transform(translation: Point(8, 4), scale: Point(3, 5), rotation: 2)
    stage.play(
      move(\.bounds, Rect(0, 0, 100, 40), Rect(7, 7, 200, 80))
        + move(\.transform, .identity, turned))
    scene.advance(to: 0.5)
    #expect(shown.size == Size(150, 60) && shown.center == view.center)
    #expect(
      shown.transform == Transform(translation: Point(4, 2), scale: Point(2, 3), rotation: 1))
    #expect(view.size == Size(200, 80) && view.transform == turned)
  }

  @Test(arguments: [true, false]) func aNewerChangeTakesOver(ofFrame: Bool) {
    let property = ofFrame ? \View.frame : \View.bounds
    stage.play(move(property, Rect(0, 0, 10, 10), Rect(0, 0, 110, 110)))
    scene.advance(to: 0.5)
    let before = shown
    stage.animate(withDuration: 1, curve: .linear) { view.frame = Rect(0, 0, 5, 5) }
    #expect(shown.size == before.size && shown.center == before.center)
    scene.advance(to: 2)
    #expect(shown.frame == Rect(0, 0, 5, 5) && view.frame == Rect(0, 0, 5, 5))
    #expect(!stage.isRunning)
  }

  /// Points are no plain numbers: their sequences are sampled another way.
  @Test func afterASequenceOfTwoItsLastEndIsHeld() {
    stage.play(
      move(\.center, .zero, Point(10, 10)) * move(\.center, Point(10, 10), Point(30, 50))
        * move(\.alpha, 1, 0))
    scene.advance(to: 2.5)
    #expect(shown.center == Point(30, 50) && view.center == Point(30, 50))
    scene.advance(to: 3)
    #expect(shown.center == Point(30, 50) && !stage.isRunning)
  }

  @Test func aNamedPartHasOneInterval() {
    let animation = linear(from: Rect.zero, to: .zero, in: 1).named("n")
      .bind(view, with: \.frame)
    #expect(animation.intervals == [Interval("n", start: 0, end: 1)])
  }

  // MARK: Parts

  @Test func twoPartsOfAPropertyGoTogether() {
    stage.play(move(\.center.x, 0, 100))
    scene.advance(to: 0.5)
    stage.play(move(\.center.y, 0, 40))
    scene.advance(to: 0.75)
    #expect(shown.center == Point(75, 10) && view.center == Point(100, 40))
    scene.advance(to: 1.5)
    #expect(shown.center == Point(100, 40) && !stage.isRunning)
  }

  @Test func aNewerChangeOfTheWholeTakesOverFromAPart() {
    stage.play(move(\.center.x, 5, 105))
    scene.advance(to: 0.5)
    #expect(shown.center == Point(55, 20) && view.center == Point(105, 20))
    stage.animate(withDuration: 1, curve: .linear) { view.center.x = 5 }
    #expect(shown.center == Point(55, 20))
    scene.advance(to: 2)
    #expect(shown.center == Point(5, 20) && view.center == Point(5, 20))
  }

  @Test func aPartTakesOverFromTheWholeInItsLaneOnly() {
    let whole = stage.play(move(\.center, .zero, Point(100, 100), in: 2))
    scene.advance(to: 1)
    stage.play(move(\.center.y, 0, 10))
    scene.advance(to: 1.5)
    #expect(shown.center == Point(75, 5) && whole.isRunning)
    scene.advance(to: 2)
    #expect(shown.center == Point(100, 10) && whole.outcome == .finished)
  }

  @Test func aPartAndItsWholeInOneValueAreAveraged() throws {
    let both =
      const(Point(10, 20), for: 2).bind(view, with: \.center)
      + const(30.0, for: 1).bind(view, with: \.center.x)
    try #require(both.value(0.25)).present()
    #expect(shown.center == Point(20, 20))
    stage.play(both)
    scene.advance(to: 0.5)
    #expect(shown.center == Point(20, 20))
  }

  @Test func partsConflictWithTheirWholeAndNotWithEachOther() {
    let (x, y) = (move(\.center.x, 0, 1), move(\.center.y, 0, 1))
    #expect((x + y).conflicts.isEmpty)
    #expect((x + move(\.center, .zero, Point(1, 1))).conflicts.count == 1)
    #expect((x + x).conflicts.map(\.property) == [view.property(.center).only(LaneSet(0))])
  }

  @Test func everyPartIsTheOneThatItsPathNames() {
    let paths: [ReferenceWritableKeyPath<View, Double>] = [
      \.center.x, \.center.y, \.size.width, \.size.height, \.bounds.size.width,
      \.bounds.size.height, \.translation.x, \.translation.y, \.transform.translation.x,
      \.transform.translation.y, \.scale.x, \.scale.y, \.transform.scale.x, \.transform.scale.y,
      \.transform.rotation, \.backgroundColor.red, \.backgroundColor.green,
      \.backgroundColor.blue, \.backgroundColor.alpha, \.borderColor.red, \.borderColor.green,
      \.borderColor.blue, \.borderColor.alpha, \.shadow.offset.x, \.shadow.offset.y,
      \.shadow.blur, \.shadow.color.red, \.shadow.color.green, \.shadow.color.blue,
      \.shadow.color.alpha,
    ]
    for path in paths {
      let (bound, set) = (View(frame: Rect(0, 0, 9, 9)), View(frame: Rect(0, 0, 9, 9)))
      let stage = Stage(root: bound)
      set[keyPath: path] = 0.5
      stage.play(const(0.5, for: 1).bind(bound, with: path))
      #expect(bound.rest == set.rest && bound.presented == set.presented, "\(path)")
      #expect(!stage.properties.isEmpty)
    }
  }

  private final class Special: View {}

  /// Also by a path that begins at a class of one's own.
  @Test func everyWholePropertyIsFoundByItsPath() {
    let paths: [(AnyKeyPath, AnyKeyPath, ViewProperty)] = [
      (\View.center, \Special.center, .center), (\View.size, \Special.size, .size),
      (\View.alpha, \Special.alpha, .alpha),
      (\View.translation, \Special.translation, .translation),
      (\View.scale, \Special.scale, .scale), (\View.rotation, \Special.rotation, .rotation),
      (\View.backgroundColor, \Special.backgroundColor, .backgroundColor),
      (\View.cornerRadius, \Special.cornerRadius, .cornerRadius),
      (\View.borderWidth, \Special.borderWidth, .borderWidth),
      (\View.borderColor, \Special.borderColor, .borderColor),
      (\View.shadow, \Special.shadow, .shadow),
      (\View.zPosition, \Special.zPosition, .zPosition),
      (\View.bounds.size, \Special.bounds.size, .size),
      (\View.transform.translation, \Special.transform.translation, .translation),
      (\View.transform.scale, \Special.transform.scale, .scale),
      (\View.transform.rotation, \Special.transform.rotation, .rotation),
    ]
    for (path, special, property) in paths {
      for places in [View.places(of: path), Special.places(of: special)] {
        #expect(places?.map(\.number) == [property.rawValue], "\(property)")
        let lanes = Lanes(1, 2, 3, 4, 5, 6, 7, 8)
        #expect(places?.first?.read(lanes) == lanes)
      }
    }
  }

  @Test func whatCanNotBeToldApartIsRefused() async {
    let place = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).bind(View(), with: \.frame.origin.x) }
    expectText(place, "can't be bound with frame.origin.x: it moves with the size; bind the center")
    let size = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = const(1.0, for: 1).bind(View(), with: \.frame.size.width) }
    expectText(size, "can't be bound with frame.size.width")
  }
}
