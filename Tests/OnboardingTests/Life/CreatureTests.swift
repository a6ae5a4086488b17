import Engine
import EngineSVG
import Testing

@testable import Onboarding

/// The looks of a creature's named parts at a moment.
@Suite struct CreatureTests {
  private static let svg = """
    <svg viewBox="0 0 160 100">
      <rect id="shadow" x="20" y="85" width="60" height="10"/>
      <g id="body"><rect x="20" y="10" width="60" height="80"/></g>
      <rect id="face" x="30" y="20" width="40" height="30"/>
      <rect id="eye-left" x="35" y="25" width="10" height="10"/>
      <rect id="gaze-left" x="38" y="26" width="4" height="4"/>
      <rect id="gaze-right" x="60" y="26" width="4" height="4"/>
      <rect id="ear-left" x="30" y="0" width="10" height="20"/>
      <rect id="tail" x="80" y="60" width="20" height="10"/>
      <rect id="glow-1" x="40" y="60" width="20" height="20"/>
      <rect id="earring" x="30" y="20" width="2" height="2"/>
    </svg>
    """
  /// In the middle between breathed in and breathed out.
  private static let midBreath = 0.25 / 0.35

  private let creature: Creature

  init() throws { creature = Creature(try Drawing(svg: Self.svg), seed: 0) }

  /// The place of a part's point at a moment.
  private func place(_ id: String, _ point: Point, _ moment: Creature.Moment) -> Point {
    creature.poses(at: moment)[id]?.transform.apply(to: point) ?? Point(.nan, .nan)
  }

  private func opacity(_ id: String, _ moment: Creature.Moment) -> Double {
    creature.poses(at: moment)[id]?.opacity ?? .nan
  }

  private func isNear(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func partsAreKnownByTheirIdsUpToTheDash() {
    let ids = creature.poses(at: Creature.Moment(seconds: 0)).keys
    #expect(
      Set(ids) == [
        "shadow", "body", "face", "eye-left", "gaze-left", "gaze-right", "ear-left", "tail",
        "glow-1",
      ])
  }

  @Test func aMomentIsAwakeAndStillUnlessItSaysOtherwise() {
    #expect(
      Creature.Moment(seconds: 3)
        == Creature.Moment(
          seconds: 3, wakefulness: 1, gaze: .zero, hop: 0, laggingHop: 0, lag: .zero,
          velocity: .zero))
  }

  @Test func theExtentIsThatOfTheLargestPartThatNeverRests() throws {
    #expect(creature.extent == 0.5)
    let light = try Drawing(
      svg: """
        <svg viewBox="0 0 40 100"><rect id="face" x="0" y="0" width="9" height="90"/>
        <rect id="glow" x="0" y="0" width="9" height="10"/></svg>
        """)
    #expect(Creature(light, seed: 0).extent == 0.25)
    let still = try Drawing(svg: #"<svg viewBox="0 0 4 4"></svg>"#)
    #expect(Creature(still, seed: 0).extent == 0)
  }

  // MARK: The body

  @Test func aBreathLiftsTheBodyAndMakesItNarrower() {
    let corner = Point(20, 10)
    #expect(isNear(place("body", corner, .init(seconds: 0)), 20.12, 9.04))
    #expect(isNear(place("body", corner, .init(seconds: 0, wakefulness: 0.5)), 20.06, 9.52))
    #expect(isNear(place("body", corner, .init(seconds: 0.5 / 0.35)), 19.88, 10.96))
    #expect(isNear(place("body", Point(50, 90), .init(seconds: 0)), 50, 90), "on its feet")
  }

  @Test func aLeapLiftsAndStretchesTheBodyAndALandingSquashesIt() {
    let top = Creature.Moment(seconds: 0, wakefulness: 0, hop: 0.09)
    #expect(isNear(place("body", Point(20, 10), top), 20.9, 0.4))
    #expect(isNear(place("body", Point(50, 90), top), 50, 82.8))
    let landing = Creature.Moment(seconds: 0, wakefulness: 0, hop: -0.205 * 0.09)
    #expect(isNear(place("body", Point(20, 10), landing), 18.2, 14.8))
    #expect(isNear(place("body", Point(50, 90), landing), 50, 90))
  }

  @Test func theBodyIsStretchedAlongItsWayButNeverMuch() {
    for (velocity, wakefulness, x, y) in [
      (Point(0, -300), 1.0, 21.5, 6.0), (Point(0, 300), 1, 21.5, 6), (Point(-300, 0), 1, 18.5, 14),
      (Point(-600, 300), 1, 18.5, 14), (Point(0, 6000), 1, 22.4, 3.6),
      (Point(6000, 0), 1, 17.6, 16.4), (Point(0, 6000), 0.5, 21.2, 6.8),
    ] {
      let moment = Creature.Moment(
        seconds: Self.midBreath, wakefulness: wakefulness, velocity: velocity)
      #expect(isNear(place("body", Point(20, 10), moment), x, y), "\(velocity)")
    }
  }

  @Test func theShadowIsNarrowerUnderABreathAndPalerUnderALeap() {
    let edge = Point(20, 85)
    for (wakefulness, hop, x, paleness) in [
      (1.0, 0.0, 20.45, 1.0), (0.5, 0, 20.225, 1), (0, 0.1, 26.6, 0.7), (0, -0.01, 19.34, 1),
    ] {
      let moment = Creature.Moment(seconds: 0, wakefulness: wakefulness, hop: hop)
      #expect(isNear(place("shadow", edge, moment), x, 85))
      #expect(isNear(opacity("shadow", moment), paleness))
    }
  }

  // MARK: Loose parts

  @Test func earsAndTailStayBehindWithTheirUpperEdge() {
    func moment(_ lag: Point, _ wakefulness: Double = 1) -> Creature.Moment {
      Creature.Moment(seconds: 0, wakefulness: wakefulness, lag: lag)
    }
    let top = Point(35, 0)
    #expect(isNear(place("ear-left", top, moment(Point(60, 9))), 39, 0))
    #expect(isNear(place("ear-left", top, moment(Point(-60, 9))), 31, 0))
    #expect(isNear(place("ear-left", top, moment(Point(120, 0), 0.5)), 39, 0))
    #expect(isNear(place("ear-left", top, moment(Point(1e12, 0))), 35 + 8, 0), "but never far")
    #expect(isNear(place("ear-left", Point(35, 20), moment(Point(60, 0))), 35, 20))
    #expect(isNear(place("tail", Point(90, 60), moment(Point(60, 0))), 92, 60))
    #expect(isNear(place("tail", Point(90, 70), moment(Point(60, 0))), 90, 70))
  }

  @Test func earsAreStretchedByTheHeightThatTheyStillHave() {
    for (lagging, hop, y) in [(0.3, 0.1, -6.0), (0.1, 0.3, 6)] {
      let moment = Creature.Moment(seconds: 0, hop: hop, laggingHop: lagging)
      #expect(isNear(place("ear-left", Point(35, 0), moment), 35, y))
      #expect(isNear(place("ear-left", Point(35, 20), moment), 35, 20))
    }
  }

  @Test func weakerLightReachesLessFar() {
    for (wakefulness, strength, corner) in [(1.0, 0.85, 0.375), (0.5, 0.925, 0.1875), (0, 1, 0)] {
      let moment = Creature.Moment(seconds: 1.3, wakefulness: wakefulness)
      #expect(isNear(opacity("glow-1", moment), strength))
      #expect(isNear(place("glow-1", Point(40, 60), moment), 40 + corner, 60 + corner))
    }
  }

  // MARK: The face

  @Test func theHeadTurnsWithTheGaze() {
    let moment = Creature.Moment(seconds: 0, wakefulness: 0.5, gaze: Point(0.8, -0.5))
    #expect(isNear(place("face", Point(30, 20), moment), 30.4, 19.82))
  }

  @Test func theLidsCloseInABlinkAsFarAsItIsAwake() {
    let closed = creature.blinks.next(after: 0) + 0.05
    for (wakefulness, y) in [(1.0, 29.6), (0.5, 27.3), (0, 25)] {
      let moment = Creature.Moment(seconds: closed, wakefulness: wakefulness)
      #expect(abs(place("eye-left", Point(35, 25), moment).y - y) < 1e-5)
      #expect(place("eye-left", Point(35, 25), moment).x == 35)
    }
  }

  @Test func theLightsOfAnEyeGoAlongWithTheGazeInside() {
    let moment = Creature.Moment(seconds: 0, gaze: Point(0.6, 0.8))
    #expect(isNear(place("gaze-left", Point(40, 30), moment), 40.3, 30.4))
    #expect(isNear(place("gaze-left", Point(38, 26), moment), 38.4, 26.6))
    let tired = Creature.Moment(seconds: 0, wakefulness: 0.5, gaze: Point(0.6, 0.8))
    #expect(isNear(place("gaze-left", Point(38, 26), tired), 38.2, 26.3))
    #expect(isNear(place("gaze-right", Point(62, 28), moment), 62.12, 28.16), "it has no eye")
  }

  @Test func aClosedEyeShowsNoLights() {
    let closed = creature.blinks.next(after: 0) + 0.05
    for (wakefulness, strength) in [(1.0, 0.0), (0.75, 0.7), (0.5, 1), (0, 1)] {
      let moment = Creature.Moment(seconds: closed, wakefulness: wakefulness)
      #expect(abs(opacity("gaze-left", moment) - strength) < 1e-5)
    }
  }
}
