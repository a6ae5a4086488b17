import Engine
import Testing

@testable import Onboarding

/// The motions of life: values of time alone, within what an eye finds natural.
@Suite struct VitalTests {
  private let times = Array(stride(from: 0.0, to: 600, by: 1.0 / 120))

  @Test func breathingIsSlowAndSmooth() {
    let breathing = Vital.breathing
    let breaths = times.map(breathing.strength)
    #expect(breaths.allSatisfy { abs($0) <= 1 } && breaths[0] == 1)
    let crossings = zip(breaths, breaths.dropFirst()).filter { $0 < 0 && $1 >= 0 }
    #expect(crossings.count == 210)
    let steps = zip(breaths, breaths.dropFirst()).map { abs($1 - $0) }
    #expect(steps.allSatisfy { $0 < 0.0184 })
  }

  @Test func aLightGlowsBetweenItsBounds() {
    let glowing = Vital.glowing
    let glow = times.map(glowing.strength)
    #expect(abs((glow.min() ?? 0) - 0.85) < 1e-4 && glow.max() == 1 && glow[0] == 1)
  }

  @Test(arguments: 0..<8) func blinksComeAtTheirTimes(seed: Int) {
    let blinks = Blinks(seed: seed)
    var starts: [Double] = []
    while (starts.last ?? 0) < 600 { starts.append(blinks.next(after: starts.last ?? 0)) }
    let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }
    #expect(gaps.allSatisfy { Blinks.gaps.contains($0) || abs($0 - 2.5) < 1e-9 })
    #expect(Set(gaps.map { ($0 * 1000).rounded() }).count > 20)
    for start in starts {
      #expect(!blinks.isBlinking(at: start - 1e-6) && blinks.isBlinking(at: start + 1e-3))
      #expect(abs(blinks.openness(at: start + 0.05) - 0.08) < 1e-6)
      #expect(blinks.isBlinking(at: start + 0.129) && !blinks.isBlinking(at: start + 0.1301))
    }
    let blinking = times.filter(blinks.isBlinking).count
    let expected = Double(starts.count) * 0.13 * 120
    #expect(abs(Double(blinking) - expected) < 0.06 * expected)
  }

  @Test func blinksAreTheSameEachTimeAndNotTogether() {
    let (one, same, other) = (Blinks(seed: 1), Blinks(seed: 1), Blinks(seed: 2))
    #expect(times.allSatisfy { one.openness(at: $0) == same.openness(at: $0) })
    #expect(one.next(after: 0) != other.next(after: 0))
  }

  @Test func theySleepAfterHalfAMinute() {
    var wakefulness = Wakefulness()
    #expect(wakefulness.level(at: 0) == 0 && wakefulness.level(at: 1) == 1)
    #expect(wakefulness.level(at: 29) == 1 && wakefulness.level(at: 29.75) == 0.25)
    #expect(wakefulness.level(at: 30) == 0 && wakefulness.level(at: 1000) == 0)
    #expect(wakefulness.bedtime == 30)
    wakefulness.stir(at: 29.75)
    #expect(wakefulness.level(at: 29.75) == 0.25 && wakefulness.level(at: 30) == 0.5)
    #expect(wakefulness.level(at: 58) == 1 && wakefulness.bedtime == 59.75)
    wakefulness.stir(at: 100)
    #expect(wakefulness.level(at: 100) == 0 && wakefulness.level(at: 101) == 1)
  }

  @Test func theGazeFollowsWithoutAJump() {
    var gaze = Gaze()
    #expect(gaze.direction(at: 0) == .zero && gaze.isSettled(at: 0))
    gaze.turn(to: Point(0.6, -0.8), at: 1)
    #expect(gaze.direction(at: 1) == .zero && !gaze.isSettled(at: 1))
    let caught = gaze.direction(at: 1.1)
    gaze.turn(to: Point(-1, 0), at: 1.1)
    #expect(gaze.direction(at: 1.1).distance(to: caught) < 1e-12)
    for time in stride(from: 1.1, to: 2, by: 0.01) {
      let step = gaze.direction(at: time).distance(to: gaze.direction(at: time + 0.01))
      #expect(step < 0.2)
    }
    #expect(gaze.isSettled(at: 1.56) && gaze.direction(at: 1.56) == Point(-1, 0))
    #expect(gaze.direction(at: 1.549).distance(to: Point(-1, 0)) < 0.001)
  }

  @Test func farthestAwayTheGazeIsStillInsideItsDisc() {
    let center = Point(240, 225)
    #expect(Gaze.direction(of: center, from: center, width: 250) == .zero)
    let far = Gaze.direction(of: Point(1e6, 225), from: center, width: 250)
    #expect(far.x < 1 && far.x > 0.99 && far.y == 0)
    #expect(Gaze.direction(of: Point(240, 100), from: center, width: 250) == Point(0, -0.5))
  }

  @Test func aHopLeadsUpAndComesToRest() {
    let hop = Hop(at: 2)
    let heights = stride(from: 2.0, to: 4, by: 1.0 / 480).map(hop.height)
    #expect(heights[0] == 0)
    #expect(abs((heights.max() ?? 0) - Hop.height) < 1e-4)
    #expect(abs((heights.min() ?? 0) + Hop.depth) < 1e-4)
    #expect(hop.isOver(at: 3.5) && hop.height(at: 3.5) == 0)
    #expect(abs(hop.height(at: 3.499)) < 1e-4)
    let again = Hop(at: 2.1, from: hop.height(at: 2.1))
    #expect(again.height(at: 2.1) == hop.height(at: 2.1))
  }

  @Test func theGazeTurnsWithoutAKink() {
    var gaze = Gaze()
    gaze.turn(to: Point(0.5, -1), at: 1)
    #expect(gaze.direction(at: 1.000_1).distance(to: .zero) < 1e-4, "it starts from rest")
    func way(_ time: Double) -> Point { gaze.direction(at: time + 1e-4) - gaze.direction(at: time) }
    let before = way(1.1 - 1e-4)
    gaze.turn(to: Point(-1, 0.25), at: 1.1)
    #expect(way(1.1).distance(to: before) < 1e-5 && before.distance(to: .zero) > 3e-4)
  }

  @Test func aGazeThatIsAskedAgainGoesOn() {
    var gaze = Gaze()
    gaze.turn(to: Point(1, 0), at: 1)
    gaze.turn(to: Point(1, 0), at: 1.25)
    #expect(!gaze.isSettled(at: 1.44) && gaze.isSettled(at: 1.46))
  }

  @Test func aPictureOfNoWidthIsLookedAtAsOneOfAPoint() {
    #expect(Gaze.direction(of: Point(3.5, 9), from: Point(3, 9), width: 0) == Point(0.5, 0))
    #expect(Gaze.direction(of: Point(3, 10), from: Point(3, 9), width: 2) == Point(0, 0.5))
  }

  @Test func aHopBeginsWhereItInterruptsAnother() {
    let hop = Hop(at: 2, from: 0.05)
    #expect(hop.height(at: 1) == 0.05 && hop.height(at: 2) == 0.05)
    #expect(!hop.isOver(at: 3.499) && hop.isOver(at: 3.5))
    #expect(Hop(at: 2).height(at: 1) == 0)
  }

  @Test func whoIsInTheAirIsStretchedAndWhoLandsIsSquashed() {
    #expect(Hop.stretch(at: 0) == 0)
    #expect(abs(Hop.stretch(at: 0.09) - 0.03) < 1e-12)
    #expect(abs(Hop.stretch(at: 0.045) - 0.015) < 1e-12)
    #expect(abs(Hop.stretch(at: -0.205 * 0.09) + 0.06) < 1e-12)
  }
}
