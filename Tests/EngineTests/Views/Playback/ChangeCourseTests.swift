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
}
