import EngineTestSupport
import Testing

@testable import Engine

/// The ways of a change's views, looked at without moving anything.
@Suite struct ChangeCourseTests {
  private let stage = Stage()
  private let box = View(frame: Rect(20, 30, 100, 80), backgroundColor: .black, key: "box")
  private let dot = View(frame: Rect(10, 10, 20, 20), backgroundColor: .white, key: "dot")
  private let mark = View(frame: Rect(60, 10, 20, 20), backgroundColor: .white, key: "mark")

  init() {
    stage.root.addSubview(box)
    box.addSubview(dot)
    box.addSubview(mark)
  }

  private func change() -> Playback {
    let move = linear(from: Point.zero, to: Point(200, 40), in: 1).time(.cssEaseInOut)
      .bind(box, with: \.translation)
    let turn = linear(from: 0.0, to: 2, in: 0.5).bind(box, with: \.rotation)
    let inner = linear(from: Point(20, 20), to: Point(80, 60), in: 0.8).bind(dot, with: \.center)
    let fade = linear(from: 1.0, to: 0.2, in: 1.5).bind(mark, with: \.alpha)
    return stage.hold((move + inner) * turn + fade)
  }

  @Test func itIsWhatASeekShows() {
    let change = change()
    let course = ChangeCourse(of: change)
    change.seek(to: 0.1)
    let held = change.progress
    for step in 0...30 {
      let time = 1.5 * Double(step) / 30
      let (appearance, map) = (
        course.appearance(of: dot, at: time), course.toRoot(of: dot, at: time)
      )
      let ends = [Point.zero, Point(20, 20)].map(map.apply)
      #expect(change.progress == held, "nothing is moved by looking")
      change.seek(to: time / 1.5)
      #expect(dot.presented == appearance)
      let seen = [Point.zero, Point(20, 20)].map(dot.presentedToRoot.apply)
      #expect(zip(ends, seen).allSatisfy { $0.distance(to: $1) < 1e-9 }, "\(time)")
      change.seek(to: 0.1)
    }
  }

  @Test func whatOnlyFadesDoesNotMove() {
    #expect(ChangeCourse(of: change()).movingViews.map(\.key) == ["box", "dot"])
  }

  @Test func aViewAloneIsShownWhole() {
    box.rotation = 1
    box.alpha = 0
    dot.presented.size = .zero
    let course = ChangeCourse(of: change())
    let (alone, dotAlone) = (course.alone(box).presented, course.alone(dot).presented)
    #expect(alone.frame == Rect(0, 0, 100, 80) && alone.transform == .identity && alone.alpha == 1)
    #expect(dotAlone.frame == Rect(0, 0, 20, 20))
    #expect(box.presented.alpha == 0 && dot.presented.size == .zero)
  }

  @Test func aViewAloneIsWithoutThoseThatHaveTheirOwnWay() {
    let course = ChangeCourse(of: change())
    let alone = course.alone(box)
    #expect(alone !== box && alone.subviews.isEmpty)
    #expect(alone.presented.backgroundColor == box.backgroundColor)
    #expect(box.subviews.map(\.key) == ["dot", "mark"] && dot.superview === box)
  }

  @Test func beforeItsStartAndBehindItsEndItIsAtThem() {
    let course = ChangeCourse(of: change())
    #expect(course.duration == 1.5)
    for view in [box, dot, mark] {
      #expect(course.appearance(of: view, at: -1) == course.appearance(of: view, at: 0))
      #expect(course.appearance(of: view, at: 9) == course.appearance(of: view, at: 1.5))
    }
    #expect(course.appearance(of: mark, at: 9).alpha == 0.2)
    #expect(course.appearance(of: dot, at: -1).center == Point(20, 20))
  }

  @Test func aTimedChangeGoesAlongItsCurve() {
    let change = stage.hold(
      linear(from: Point.zero, to: Point(100, 40), in: 1).bind(dot, with: \.center))
    change.timing = AnimatorTiming(curve: .deckEaseOut(2), duration: 4)
    let course = ChangeCourse(of: change)
    #expect(course.duration == 4)
    #expect(course.appearance(of: dot, at: 2).center == Point(75, 30))
  }

  @Test func whatItDoesNotMoveIsWhereItIs() {
    let fade = stage.hold(linear(from: 1.0, to: 0, in: 1).bind(mark, with: \.alpha))
    let course = ChangeCourse(of: fade)
    dot.presented.center = Point(33, 44)
    #expect(course.appearance(of: dot, at: 0.5) == dot.presented)
    #expect(course.toRoot(of: dot, at: 0.5).apply(to: .zero) == Point(43, 64))
    #expect(ChangeCourse(of: stage.hold(.one)).movingViews.isEmpty)
  }

  @Test func whatIsNoViewHasNoCourse() {
    final class Box { var value = 1.0 }
    let box = Box()
    let both =
      linear(from: 0.0, to: 1, in: 1).bind(box, with: \.value)
      + linear(from: Point.zero, to: Point(8, 8), in: 1).bind(dot, with: \.center)
    let course = ChangeCourse(of: stage.hold(both))
    #expect(course.movingViews.map(\.key) == ["dot"])
    #expect(course.appearance(of: dot, at: 0.5).center == Point(4, 4))
    #expect(box.value == 0)
  }

  @Test func eachPlacingPropertyMovesAView() {
    func moving(_ animation: Animation<Effect>) -> Bool {
      !ChangeCourse(of: stage.hold(animation)).movingViews.isEmpty
    }
    let (way, number) = (
      linear(from: Point.zero, to: Point(1, 1), in: 1), linear(from: 0, to: 1, in: 1)
    )
    #expect(moving(way.bind(dot, with: \.center)) && moving(way.bind(dot, with: \.translation)))
    #expect(moving(way.bind(dot, with: \.scale)) && moving(number.bind(dot, with: \.rotation)))
    #expect(moving(number.bind(dot, with: \.size.width)))
    #expect(!moving(number.bind(dot, with: \.zPosition)))
    #expect(!moving(number.bind(dot, with: \.cornerRadius)))
  }

  @Test func aCopyHasTheLooksAndThePartsOfItsView() {
    (box.floats, box.clipsToBounds) = (true, true)
    mark.content = .text(TextContent("m", font: Font(size: 9), color: .black))
    dot.presented.alpha = 0.25
    let move = linear(from: Point.zero, to: Point(9, 9), in: 1).bind(box, with: \.translation)
    let alone = ChangeCourse(of: stage.hold(move)).alone(box)
    #expect(alone.floats && alone.clipsToBounds && alone.rest == box.rest)
    #expect(alone.subviews.map(\.presented) == [dot.presented, mark.presented])
    #expect(alone.subviews.map(\.content) == [.empty, mark.content])
    #expect(alone.subviews.map(\.rest) == [dot.rest, mark.rest])
  }

  @Test(arguments: [Size(0, 20), Size(20, 0)]) func aViewWithoutASideIsAsLargeAsAtRest(_ size: Size)
  {
    dot.presented.size = size
    #expect(ChangeCourse(of: change()).alone(dot).presented.frame == Rect(0, 0, 20, 20))
    dot.presented.size = Size(5, 7)
    #expect(ChangeCourse(of: change()).alone(dot).presented.frame == Rect(0, 0, 5, 7))
  }
}
