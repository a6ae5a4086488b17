import EngineTestSupport
import Testing

@testable import Engine

/// The controls of the way from one layout to another: before, while and after it moves.
@Suite struct LayoutMoveTests {
  private let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
  private var host: View { stage.root }

  private func row(_ layouts: any Layout...) -> LayoutArrangement {
    StackLayout(axis: .horizontal, distribution: .leading, sublayouts: layouts)
      .arrangement(width: 300, height: 200)
  }

  private var first: LayoutArrangement { row(box("a", 20, 20), box("z", 10, 10)) }
  private var second: LayoutArrangement { row(box("b", 40, 40), box("a", 20, 20)) }

  /// The way on which `a` goes from 10 to 50, `b` comes and `z` goes.
  private func prepared(in host: View, _ timing: AnimatorTiming? = nil) -> LayoutAnimation {
    first.makeViews(in: host)
    let animation = second.prepareAnimation(for: host)
    if let timing { animation.timing = timing }
    return animation
  }

  private func x(_ key: String, in host: View) -> Double? {
    host.first(key: key)?.presented.center.x
  }

  private func keys(_ host: View) -> [String?] { host.subviews.map(\.key) }

  @Test func beforeItIsPlayedItStandsAtItsBeginning() {
    let animation = prepared(in: host)
    let change = animation.change
    #expect(animation.timing == .easeInOut(duration: 0.5) && change.duration == 0.5)
    animation.timing = .linear(duration: 2)
    #expect(change.duration == 2 && change.progress == 0 && change.velocity == 0)
    #expect(change.isPaused && !change.isRunning && !change.isReversed)
    #expect(change.outcome == nil && change.speed == 1)
    #expect(change.intervals == [] && change.animation.duration == 0)
    change.pause()
    stage.advance(to: .seconds(1))
    #expect(change.progress == 0 && change.outcome == nil && x("a", in: host) == 10)
  }

  /// Tools look at it then; also if a closure has played it, in another time.
  @Test(arguments: [false, true]) func afterItsEndItIsWhatItWas(isInClosure: Bool) {
    let animation = prepared(in: host, .linear(duration: 2))
    if isInClosure {
      stage.animate(withDuration: 2, animations: animation.apply)
    } else {
      animation.change.play(reversed: false)
    }
    stage.advance(to: .seconds(1))
    let moves = animation.change.moves.map(\.property)
    stage.advance(to: .seconds(3))
    #expect(animation.change.outcome == .finished && animation.change.duration == 2)
    #expect(!moves.isEmpty && animation.change.moves.map(\.property) == moves)
  }

  /// Also if it was asked for as a value before, which moves nothing.
  @Test func atItsEndTheLaterLayoutIsApplied() {
    let animation = prepared(in: host)
    _ = animation.animation(duration: 1)
    _ = stage.animation(withDuration: 1) { animation.apply() }
    #expect(x("a", in: host) == 10)
    animation.change.commit()
    #expect(x("a", in: host) == 50 && keys(host) == ["b", "a"])
    let alone = View(frame: Rect(0, 0, 300, 200))
    let still = prepared(in: alone)
    _ = still.animation(duration: 1)
    still.change.play(reversed: false)
    #expect(x("a", in: alone) == 50 && keys(alone) == ["b", "a"])
  }

  @Test func playedItGoesInItsTimeAndEndsByItself() {
    let change = prepared(in: host, .linear(duration: 2)).change
    var outcomes: [Outcome] = []
    for _ in 0..<2 { change.onEnd { outcomes.append($0) } }
    change.speed = 2
    #expect(change.speed == 2 && !change.isRunning)
    change.play(reversed: false)
    #expect(change.isRunning && !change.isPaused && change.duration == 2)
    #expect(change.animation.duration == 2 && !change.isReversed)
    stage.advance(to: .seconds(0.5))
    #expect(isClose(change.progress, 0.5) && isClose(change.velocity, 1))
    #expect(isClose(x("a", in: host) ?? 0, 30) && change.outcome == nil)
    change.speed = 1
    #expect(change.speed == 1 && isClose(change.velocity, 0.5))
    stage.advance(to: .seconds(1))
    #expect(isClose(change.progress, 0.75))
    #expect(keys(host) == ["b", "a", "z"] && outcomes == [])
    stage.advance(to: .seconds(1.5))
    #expect(outcomes == [.finished, .finished] && change.outcome == .finished)
    #expect(change.progress == 1 && change.velocity == 0 && change.speed == 1)
    #expect(!change.isPaused && !change.isRunning && !change.isReversed)
    #expect(change.duration == 2 && keys(host) == ["b", "a"])
    change.onEnd { outcomes.append($0) }
    #expect(outcomes.count == 3)
  }

  @Test func anotherTimingHoldsForWhatIsLeft() {
    let animation = prepared(in: host, .linear(duration: 2))
    animation.change.play()
    stage.advance(to: .seconds(1))
    animation.timing = .linear(duration: 4)
    #expect(animation.change.duration == 4 && isClose(animation.change.progress, 0.5))
    stage.advance(to: .seconds(2))
    #expect(isClose(animation.change.progress, 0.75))
    stage.advance(to: .seconds(3.1))
    #expect(animation.change.outcome == .finished)
  }

  /// Tools that look at it without moving it see it along its curve.
  @Test func itsCourseIsWhatIsSeen() throws {
    let change = prepared(in: host, AnimatorTiming(curve: .deckEaseOut(2), duration: 4)).change
    #expect(change.timing?.curve == .deckEaseOut(2))
    change.play()
    let course = ChangeCourse(of: change)
    let a = try #require(host.first(key: "a"))
    for time in [0.5, 1, 3] {
      stage.advance(to: .seconds(time))
      #expect(isClose(course.middle(of: a, at: time).x, x("a", in: host) ?? 0), "\(time)")
    }
  }

  @Test func aSeekStandsStillUntilItIsPlayed() {
    let change = prepared(in: host, .linear(duration: 1)).change
    change.seek(to: 0.25)
    #expect(change.isPaused && !change.isRunning && change.velocity == 0)
    stage.advance(to: .seconds(3))
    #expect(change.progress == 0.25 && x("a", in: host) == 20)
    #expect(isClose(host.first(key: "b")?.presented.alpha ?? 0, 0.25))
    change.isReversed = true
    #expect(change.isReversed && change.isPaused && change.progress == 0.25)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    change.play()
    #expect(change.isRunning)
    stage.advance(to: .seconds(5))
    #expect(outcomes == [.cancelled] && change.outcome == .cancelled && change.progress == 0)
    #expect(change.isReversed && !change.isPaused)
    #expect(keys(host) == ["a", "z"] && x("a", in: host) == 10)
    change.isReversed = false
    change.seek(to: 0.5)
    change.play(reversed: false)
    change.commit()
    #expect(change.outcome == .cancelled && keys(host) == ["a", "z"])
  }

  @Test func aPauseHoldsIt() {
    let change = prepared(in: host, .linear(duration: 1)).change
    change.play()
    stage.advance(to: .seconds(0.5))
    change.pause()
    stage.advance(to: .seconds(4))
    #expect(change.isPaused && change.progress == 0.5 && x("a", in: host) == 30)
  }

  @Test(arguments: [(3.0, Outcome.finished), (-3, .cancelled)])
  func letGoItSettlesAtTheEndItIsThrownTo(_ velocity: Double, _ outcome: Outcome) {
    let change = prepared(in: host).change
    change.seek(to: 0.5)
    change.release(velocity: velocity)
    #expect(change.isRunning && change.outcome == nil)
    stage.advance(to: .seconds(5))
    #expect(change.outcome == outcome && change.progress == (velocity > 0 ? 1 : 0))
    #expect(keys(host) == (velocity > 0 ? ["b", "a"] : ["a", "z"]))
  }

  @Test(arguments: [false, true])
  func whereNoStageShowsItItIsAtItsEndAtOnce(isReversed: Bool) {
    let host = View(frame: Rect(0, 0, 300, 200))
    let change = prepared(in: host).change
    change.seek(to: 0.5)
    change.release(velocity: 3)
    change.pause()
    #expect(change.progress == 0 && change.outcome == nil && x("a", in: host) == 10)
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    change.play(reversed: isReversed)
    #expect(outcomes == [isReversed ? .cancelled : .finished])
    #expect(change.progress == (isReversed ? 0 : 1) && change.isReversed == isReversed)
    #expect(keys(host) == (isReversed ? ["a", "z"] : ["b", "a"]))
    #expect(x("a", in: host) == (isReversed ? 10 : 50))
  }

  // What was given back by a later way, which was rolled back, can still be ended either way.
  @Test(arguments: [false, true])
  func whatWasGivenBackCanBeEnded(committing: Bool) {
    let change = prepared(in: host, .linear(duration: 2)).change
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    change.play()
    stage.advance(to: .seconds(0.5))
    let later = row(box("c", 60, 60), box("a", 20, 20)).prepareAnimation(for: host)
    later.change.play()
    stage.advance(to: .seconds(0.75))
    #expect(outcomes == [.retargeted] && change.outcome == .retargeted)
    change.rollBack()
    #expect(change.outcome == .retargeted, "the later one has it")
    later.change.rollBack()
    change.end(committing: committing)
    #expect(change.outcome == (committing ? .retargeted : .cancelled) && outcomes.count == 1)
    #expect(keys(host) == (committing ? ["b", "a"] : ["a", "z"]))
    #expect(host.subviews.allSatisfy { $0.phase == .present })
    // Nothing is left to be taken back.
    change.rollBack()
    #expect(keys(host) == (committing ? ["b", "a"] : ["a", "z"]))
  }

  /// A later way that takes over what moves, and is rolled back at once, is as if it had never been.
  @Test func whatIsGivenBackOnItsWayGoesOn() {
    let change = prepared(in: host, .linear(duration: 1)).change
    var outcomes: [Outcome] = []
    change.onEnd { outcomes.append($0) }
    change.play()
    stage.advance(to: .seconds(0.25))
    let later = row(box("c", 60, 60, nil, box("a", 20, 20)), box("z", 10, 10))
      .prepareAnimation(for: host)
    later.change.play()
    later.change.rollBack()
    stage.advance(to: .seconds(0.5))
    #expect(isClose(x("a", in: host) ?? 0, 30) && keys(host) == ["b", "a", "z"])
    stage.advance(to: .seconds(1.1))
    #expect(x("a", in: host) == 50)
  }

  @Test func committedBeforeItIsAppliedItIsAppliedFirst() {
    let change = prepared(in: host).change
    change.commit()
    #expect(change.outcome == .finished && x("a", in: host) == 50 && keys(host) == ["b", "a"])
    #expect(host.first(key: "b")?.presented.alpha == 1)
    change.rollBack()
    #expect(change.outcome == .finished && keys(host) == ["b", "a"])
  }

  @Test func theWayOfAViewIsThatOfItsPlaceSizeAndOpacity() {
    let view = View(frame: Rect(0, 0, 20, 10))
    host.addSubview(view)
    let from = Appearance(frame: Rect(10, 10, 20, 10), alpha: 0.5, cornerRadius: 2)
    let to = Appearance(frame: Rect(110, 50, 60, 30), alpha: 1, cornerRadius: 8)
    let ways = view.ways(from: from, to: to, duration: 2)
    #expect(ways.count == 3 && ways.allSatisfy { $0.duration == 2 })
    let program = Animation.parallel(ways).compiled()
    let half = { (name: ViewProperty) in program.value(of: view.property(name), at: 1) }
    #expect(half(.center) == Point(80, 40).lanes && half(.size) == Size(40, 20).lanes)
    #expect(half(.alpha) == 0.75.lanes && program.track(of: view.property(.cornerRadius)) == nil)
    let eased = Animation.parallel(
      view.ways(from: from, to: to, duration: 2, curve: .deckEaseOut(2)))
    // 1 - (1 - 1/2)² of the way.
    #expect(
      eased.compiled().value(of: view.property(.alpha), at: 1) == (0.5 + 0.5 * 0.75).lanes)
    stage.play(.parallel(ways))
    #expect(view.presented.center == Point(10, 5), "it begins at what is on screen")
    stage.advance(to: .seconds(2))
    #expect(view.presented.center == Point(140, 65))
  }

  @Test func asAValueItGoesEvenlyOrAlongACurve() throws {
    let animation = prepared(in: host)
    let center = try #require(host.first(key: "a")).property(.center)
    let even = animation.animation(duration: 2)
    #expect(even.duration == 2 && even.compiled().value(of: center, at: 1) == Point(30, 100).lanes)
    // 1 - (1 - 1/2)² of 40 points.
    let eased = animation.animation(duration: 2, curve: .deckEaseOut(2))
    #expect(eased.compiled().value(of: center, at: 1) == Point(40, 100).lanes)
    #expect(x("a", in: host) == 10)
  }

  @Test func takenBackItsViewsLookAndActAsBefore() throws {
    let drawings = [1.0, 2].map { Drawing(viewBox: Rect(0, 0, $0, $0), items: []) }
    func layout(_ number: Int) -> LayoutArrangement {
      row(
        SizeLayout<View>(width: 20, height: 20, viewReuseId: "a") { view in
          view.content = .drawing(drawings[number])
          view.takesInput = number == 0
          view.cornerRadius = Double(number)
        })
    }
    layout(0).makeViews(in: host)
    let view = try #require(host.first(key: "a"))
    let animation = layout(1).prepareAnimation(for: host)
    #expect(view.content == .drawing(drawings[0]) && view.takesInput && view.cornerRadius == 0)
    animation.apply()
    #expect(view.content == .drawing(drawings[1]) && !view.takesInput && view.cornerRadius == 1)
    animation.change.rollBack()
    #expect(view.content == .drawing(drawings[0]) && view.takesInput && view.cornerRadius == 0)
  }
}
