import EngineTestSupport
import Testing

@testable import Engine

/// Scrolling that goes on by itself for a hand at an edge.
@Suite struct ScrollDriftTests {
  private let extent = ScrollExtent(content: 3_000, viewport: 600)

  private func drifting(_ pace: Double, from offset: Double = 0) -> ScrollMotion {
    var motion = ScrollMotion(extent, offset: offset)
    motion.drift(at: pace, at: .zero)
    return motion
  }

  @Test func itsPaceIsEven() {
    let motion = drifting(400, from: 100)
    for time in [0.0, 0.01, 1, 3.3, 5] {
      #expect(abs(motion.offset(at: .seconds(time)) - 100 - 400 * time) < 1e-9)
      #expect(motion.velocity(at: .seconds(time)) == 400)
    }
    #expect(motion.isMoving(at: .seconds(5)) && !motion.isHeld && motion.rest == 2_400)
  }

  @Test(arguments: [-5_000.0, -300, -1, 1, 300, 5_000])
  func itBrakesAndStopsAtTheEnd(_ pace: Double) {
    let start = 1_200.0
    let motion = drifting(pace, from: start)
    let end = pace > 0 ? 2_400.0 : 0
    let whole = 1_200 / abs(pace) + 2
    var last = (offset: start, speed: abs(pace))
    for step in 0...2_000 {
      let time = Instant.seconds(whole * Double(step) / 2_000)
      let (offset, speed) = (motion.offset(at: time), abs(motion.velocity(at: time)))
      #expect(pace > 0 ? offset >= last.offset : offset <= last.offset)
      #expect(speed <= last.speed + 1e-9, "it never gets faster")
      #expect(motion.extent.bounds.contains(offset))
      last = (offset, speed)
    }
    #expect(last.offset == end && last.speed == 0)
    #expect(motion.isAtRest(at: .seconds(whole)))
  }

  /// It brakes over as far as it goes in a tenth of a second, of which a third is left each tenth.
  @Test func itBrakesWithinTenthsOfASecond() {
    let third = Math.exp(-1)
    let motion = drifting(400, from: 2_300)
    #expect(isClose(motion.offset(at: .seconds(0.15)), 2_360) && motion.rest == 2_400)
    #expect(isClose(motion.offset(at: .seconds(0.25)), 2_400 - 40 * third))
    #expect(isClose(motion.velocity(at: .seconds(0.25)), 400 * third))
    let back = drifting(-400, from: 10)
    #expect(isClose(back.offset(at: .seconds(0.1)), 10 * third), "there is no more room")
    #expect(isClose(back.velocity(at: .seconds(0.1)), -100 * third))
    let end = 0.1 * Math.log(100)
    #expect(back.isMoving(at: .seconds(end - 1e-3)) && back.isAtRest(at: .seconds(end + 1e-3)))
  }

  @Test func zeroStopsADriftAndNothingElse() {
    var motion = drifting(400)
    motion.drift(at: 0, at: .seconds(1))
    #expect(motion.isAtRest(at: .seconds(1)) && motion.offset(at: .seconds(9)) == 400)
    motion.wheel(by: 200, at: .seconds(2))
    let same = motion
    motion.drift(at: 0, at: .seconds(2.05))
    #expect(motion == same)
  }

  @Test func theSamePaceAgainChangesNothing() {
    var motion = drifting(700)
    let once = motion
    for step in 1...50 { motion.drift(at: 700, at: .seconds(Double(step) / 10)) }
    #expect(motion == once)
  }

  @Test func aHandThatHoldsAndASpringAreLeftAlone() {
    var held = ScrollMotion(extent, offset: 50)
    held.hold(at: .zero)
    held.drift(at: 500, at: .zero)
    #expect(held.isHeld && held.offset(at: .seconds(1)) == 50)
    held.drag(to: 200)
    held.release(at: .zero)
    let springing = held
    held.drift(at: -500, at: .seconds(0.05))
    #expect(held == springing)
  }

  @Test func atItsEndThereIsNothingToDo() {
    #expect(drifting(300, from: 2_400).isAtRest(at: .zero))
    #expect(drifting(-300, from: 0).isAtRest(at: .zero))
    var fits = ScrollMotion(ScrollExtent(content: 100, viewport: 600))
    fits.drift(at: 300, at: .zero)
    #expect(fits.isAtRest(at: .zero) && fits.offset(at: .seconds(1)) == 0)
  }

  @Test func otherLengthsKeepItsPace() {
    var motion = drifting(400)
    motion.resize(to: ScrollExtent(content: 9_000, viewport: 600), at: .seconds(2))
    #expect(motion.rest == 8_400 && motion.velocity(at: .seconds(2)) == 400)
    motion.resize(to: ScrollExtent(content: 900, viewport: 600), at: .seconds(2))
    #expect(motion.rest == 300, "it springs back")
    #expect(motion.offset(at: .seconds(2)) == 800)
  }

  @Test func aWheelTakesOverWithItsSpeed() {
    var motion = drifting(400, from: 500)
    motion.wheel(by: -100, at: .seconds(1))
    #expect(abs(motion.velocity(at: .seconds(1)) - 400) < 1e-9)
    #expect(motion.rest == 800)
  }

  @Test func axesThatDoNotScrollDoNotDrift() {
    var physics = ScrollPhysics()
    physics.resize(content: Size(5_000, 5_000), viewport: Size(500, 500), at: .zero)
    physics.drift(at: Point(300, 300), at: .zero)
    #expect(physics.offset(at: .seconds(1)) == Point(0, 300))
    var across = ScrollPhysics(scrollsX: true, scrollsY: false)
    across.resize(content: Size(5_000, 5_000), viewport: Size(500, 500), at: .zero)
    across.drift(at: Point(200, 300), at: .zero)
    #expect(across.offset(at: .seconds(1)) == Point(200, 0))
    #expect(across.velocity(at: .seconds(1)) == Point(200, 0))
  }
}
