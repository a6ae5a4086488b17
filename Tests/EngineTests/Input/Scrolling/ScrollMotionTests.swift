import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ScrollMotionTests {
  private let extent = ScrollExtent(content: 3_000, viewport: 600)

  private func released(
    at offset: Double = 1_000, hand velocity: Double, in extent: ScrollExtent? = nil
  ) -> ScrollMotion {
    var motion = ScrollMotion(extent ?? self.extent, offset: offset)
    motion.hold(at: .zero)
    motion.release(velocity: velocity, at: .zero)
    return motion
  }

  @Test func contentFollowsTheHandOneToOne() {
    var motion = ScrollMotion(extent, offset: 100)
    motion.hold(at: .zero)
    #expect(motion.isHeld && !motion.isDragged && motion.rest == nil)
    for translation in [-50.0, 30, 0, 100, -2_300] {
      motion.drag(to: translation)
      #expect(motion.offset(at: .seconds(1)) == 100 - translation)
    }
    #expect(motion.isDragged && !motion.isMoving(at: .zero) && !motion.isAtRest(at: .zero))
  }

  @Test func theEndsGiveWayLikeARubberBand() {
    func band(_ x: Double) -> Double { x * 0.55 * 600 / (600 + 0.55 * x) }
    var motion = ScrollMotion(extent)
    motion.hold(at: .zero)
    for pull in [1.0, 10, 100, 1_000, 1e6] {
      motion.drag(to: pull)
      #expect(abs(motion.offset(at: .zero) + band(pull)) < 1e-9)
      motion.drag(to: -2_400 - pull)
      #expect(abs(motion.offset(at: .zero) - 2_400 - band(pull)) < 1e-9)
    }
  }

  @Test func contentThatFitsGivesWayOnBothSides() {
    var motion = ScrollMotion(ScrollExtent(content: 100, viewport: 600))
    motion.hold(at: .zero)
    motion.drag(to: -60)
    #expect(motion.offset(at: .zero) > 0 && motion.offset(at: .zero) < 33)
    motion.release(at: .zero)
    #expect(motion.rest == 0 && motion.offset(at: .seconds(3)) == 0)
  }

  @Test func aFlingDecaysAsTheFormulaSays() {
    let motion = released(hand: -1_000)
    #expect(motion.rest.map { abs($0 - 1_499.5) < 0.01 } == true)
    for time in [0.0, 0.1, 0.5, 1, 2] {
      let wanted = 1_000 + 1_000 * (Math.pow(0.998, 1_000 * time) - 1) / (1_000 * Math.log(0.998))
      #expect(abs(motion.offset(at: .seconds(time)) - wanted) < 1e-9)
      let speed = 1_000 * Math.pow(0.998, 1_000 * time)
      #expect(abs(motion.velocity(at: .seconds(time)) - speed) < 1e-9)
    }
    #expect(motion.isMoving(at: .seconds(3)) && motion.isAtRest(at: .seconds(6)))
  }

  /// 2,000 points a second from 100 before the end: there the spring takes the velocity over.
  @Test func anEndTakesOverWithTheVelocity() throws {
    let motion = released(at: 2_300, hand: -2_000)
    let decay = Decay()
    let meeting = try #require(decay.time(toReach: 2_400, from: 2_300, velocity: 2_000))
    let speed = decay.velocity(at: meeting, velocity: 2_000)
    let spring = ScrollFling.spring
    for later in [0.0, 0.02, 0.1, 0.3] {
      let wanted = 2_400 + speed * later * Math.exp(-spring.angularFrequency * later)
      #expect(abs(motion.offset(at: .seconds(meeting + later)) - wanted) < 1e-4)
    }
    #expect(motion.rest == 2_400 && motion.offset(at: .seconds(5)) == 2_400)
  }

  /// Content let go beyond an end, so fast that the spring alone would bring it far inside.
  @Test func aFlickBackFromBeyondTheEndGoesOnInside() throws {
    var motion = ScrollMotion(extent)
    motion.hold(at: .zero)
    motion.drag(to: 100)
    motion.release(velocity: -6_000, at: .zero)
    let rest = try #require(motion.rest)
    #expect(rest > 200 && rest < 2_400)
    var last = motion.offset(at: .zero)
    for frame in 1...600 {
      let offset = motion.offset(at: Instant(frame: frame, rate: 120))
      #expect(offset >= last, "it never turns")
      last = offset
    }
    #expect(last == rest)
  }

  @Test func theBandSlowsTheHandsVelocity() {
    var motion = ScrollMotion(extent)
    motion.hold(at: .zero)
    motion.drag(to: 200)
    let here = motion.offset(at: .zero)
    motion.drag(to: 200 + 1e-4)
    let slope = (motion.offset(at: .zero) - here) / 1e-4
    motion.release(velocity: 300, at: .zero)
    #expect(abs(motion.velocity(at: .zero) - 300 * slope) < 1e-3)
  }

  @Test func wheelStepsAddUpAndStayBetweenTheEnds() {
    var motion = ScrollMotion(extent)
    for step in 1...5 {
      motion.wheel(by: 60, at: .seconds(Double(step) * 0.02))
      #expect(motion.rest == 60 * Double(step))
    }
    #expect(motion.offset(at: .seconds(0.15)) < 300)
    #expect(motion.offset(at: .seconds(2)) == 300 && motion.isAtRest(at: .seconds(2)))
    motion.wheel(by: -1e6, at: .seconds(2))
    #expect(motion.rest == 0)
    motion.hold(at: .seconds(2))
    let held = motion
    motion.wheel(by: 60, at: .seconds(2))
    #expect(motion == held)
  }

  @Test func aWheelOnAFlingCountsFromWhereItIs() {
    var motion = released(hand: -3_000)
    let offset = motion.offset(at: .seconds(0.2))
    motion.wheel(by: -60, at: .seconds(0.2))
    #expect(motion.rest == offset - 60)
  }

  @Test func theProgramScrolls() {
    var motion = ScrollMotion(extent)
    motion.scroll(to: 9_000, at: .zero)
    #expect(motion.rest == 2_400 && motion.offset(at: .zero) == 0)
    motion.scroll(to: 700, isAnimated: false, at: .zero)
    #expect(motion.offset(at: .zero) == 700 && motion.isAtRest(at: .zero))
    motion.scroll(toShow: 800...900, at: .zero)
    #expect(motion.isAtRest(at: .zero), "it is in sight")
    motion.scroll(toShow: 1_300...1_400, at: .zero)
    #expect(motion.rest == 800)
    motion.scroll(toShow: 650...660, isAnimated: false, at: .zero)
    #expect(motion.rest == 650)
    motion.scroll(toShow: 1_000...2_000, at: .zero)
    #expect(motion.rest == 1_000, "too long: its start")
  }

  // What a hand holds is looked at where the hand has it, and only lost where it has to move.
  @Test func theProgramShowsAPlaceUnderAHand() {
    var motion = ScrollMotion(extent, offset: 500)
    motion.hold(at: .zero)
    motion.drag(to: -30)
    let held = motion
    motion.scroll(toShow: 530...1_130, at: .zero)
    #expect(motion == held)
    motion.scroll(toShow: 540...1_131, at: .zero)
    #expect(!motion.isHeld && motion.rest == 531 && motion.offset(at: .zero) == 530)
    motion.hold(at: .seconds(3))
    motion.drag(to: -100)
    motion.scroll(to: 200, isAnimated: false, at: .seconds(3))
    #expect(motion.isAtRest(at: .seconds(3)) && motion.offset(at: .seconds(3)) == 200)
  }

  /// A spring of 0.3 s takes it where the program asks, and one of 0.35 s back from beyond an end;
  /// neither swings.
  @Test func whatScrollsByItselfGoesByASpring() {
    var asked = ScrollMotion(extent, offset: 100)
    asked.scroll(to: 700, at: .seconds(1))
    var pulled = ScrollMotion(extent)
    pulled.hold(at: .zero)
    pulled.drag(to: 80)
    let start = pulled.offset(at: .zero)
    pulled.release(at: .seconds(1))
    for time in [0.0, 0.05, 0.1, 0.3] {
      let now = Instant.seconds(1 + time)
      let (ask, back) = (2 * Double.pi / 0.3, 2 * Double.pi / 0.35)
      let way = 700 - 600 * (1 + ask * time) * Math.exp(-ask * time)
      #expect(isClose(asked.offset(at: now), way, within: 1e-6), "\(time)")
      let speed = 600 * ask * ask * time * Math.exp(-ask * time)
      #expect(isClose(asked.velocity(at: now), speed, within: 1e-6))
      let rest = start * (1 + back * time) * Math.exp(-back * time)
      #expect(isClose(pulled.offset(at: now), rest, within: 1e-6), "\(time)")
    }
    #expect(asked.isMoving(at: .seconds(1.3)) && asked.isAtRest(at: .seconds(2)))
  }

  @Test func noHandIsFasterThanTheFastest() {
    #expect(ScrollMotion.fastest == 12_000)
    #expect(released(hand: -50_000).velocity(at: .zero) == 12_000)
    #expect(released(hand: 50_000).velocity(at: .zero) == -12_000)
    #expect(released(hand: -11_999).velocity(at: .zero) == 11_999)
  }

  // What is seen stays under the hand, also if more comes before it.
  @Test func growthBeforeTheViewportLeavesAHandWhatItHolds() {
    let grown = ScrollExtent(content: 3_100, viewport: 600)
    var motion = ScrollMotion(extent, offset: 500)
    motion.hold(at: .zero)
    motion.resize(to: grown, shiftingBy: 100, at: .zero)
    #expect(motion.isHeld && !motion.isDragged && motion.offset(at: .zero) == 600)
    motion.drag(to: -30)
    motion.resize(to: extent, shiftingBy: -100, at: .zero)
    #expect(motion.isDragged && motion.offset(at: .zero) == 530)
    motion.drag(to: -50)
    #expect(motion.offset(at: .zero) == 550)
  }

  @Test func aTouchStopsAFlingWhereItIs() {
    var motion = released(hand: -3_000)
    let offset = motion.offset(at: .seconds(0.3))
    motion.hold(at: .seconds(0.3))
    #expect(motion.offset(at: .seconds(0.4)) == offset)
    motion.drag(to: -10)
    #expect(abs(motion.offset(at: .seconds(0.5)) - offset - 10) < 1e-9)
    motion.release(at: .seconds(0.6))
    #expect(motion.isAtRest(at: .seconds(0.6)))
  }

  @Test func whatIsCaughtFarBeyondAnEndDoesNotJump() {
    let small = ScrollExtent(content: 50, viewport: 20)
    var motion = released(at: 29, hand: -12_000, in: small)
    let offset = motion.offset(at: .seconds(0.05))
    #expect(offset > 30 + 20, "further out than the band is long")
    motion.hold(at: .seconds(0.05))
    motion.drag(to: 0)
    #expect(abs(motion.offset(at: .seconds(0.05)) - offset) < 1e-9)
  }

  @Test func contentThatShrinksSpringsBackFromWhereItIs() {
    var motion = ScrollMotion(extent, offset: 2_000)
    motion.resize(to: ScrollExtent(content: 1_000, viewport: 600), at: .seconds(1))
    #expect(motion.offset(at: .seconds(1)) == 2_000 && motion.velocity(at: .seconds(1)) == 0)
    #expect(motion.rest == 400 && motion.offset(at: .seconds(4)) == 400)
  }

  @Test func growthBeforeTheViewportKeepsWhatIsSeen() {
    var motion = released(hand: -1_000)
    let plain = motion
    let grown = ScrollExtent(content: 3_100, viewport: 600)
    motion.resize(to: grown, shiftingBy: 100, at: .seconds(0.25))
    for time in [0.25, 0.5, 1, 3] {
      let (a, b) = (motion.offset(at: .seconds(time)), plain.offset(at: .seconds(time)))
      #expect(abs(a - b - 100) < 1e-9)
    }
    motion.scroll(to: 500, at: .seconds(1))
    motion.resize(to: grown, shiftingBy: 50, at: .seconds(1.1))
    #expect(motion.rest == 550)
  }

  @Test func resizingToTheSameChangesNothing() {
    var motion = released(hand: -1_000)
    let before = motion
    motion.resize(to: extent, at: .seconds(0.5))
    #expect(motion == before)
  }

  @Test func strangeExtents() {
    let strange = [Double.nan, .infinity, -.infinity, -5, 0, 1e300]
    for content in strange {
      for viewport in strange {
        let extent = ScrollExtent(
          content: content, viewport: viewport, before: content, after: viewport)
        #expect(extent.bounds.upperBound.isFinite && extent.bounds.lowerBound.isFinite)
        var motion = ScrollMotion(extent, offset: 3)
        motion.hold(at: .zero)
        motion.drag(to: 50)
        motion.release(velocity: 1e300, at: .zero)
        for time in [0.0, 0.1, 100] { #expect(motion.offset(at: .seconds(time)).isFinite) }
        #expect(extent.bounds.contains(motion.offset(at: .seconds(100))))
      }
    }
  }

  @Test func movesOfNobodyAreIgnored() {
    var motion = ScrollMotion(extent, offset: 5)
    let before = motion
    motion.drag(to: 100)
    motion.release(velocity: 500, at: .zero)
    motion.wheel(by: 0, at: .zero)
    #expect(motion == before)
  }
}
