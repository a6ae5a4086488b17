import Engine
import EngineSVG
import Testing

@testable import Onboarding

/// The creatures' life by itself: what it paints, and when it paints anew.
@Suite struct LivingPictureTests {
  private let slides = ["a", "b"].map { Slide($0, title: "", color: .white) }

  private func drawing(extent: Double) throws -> Drawing {
    try Drawing(
      svg: """
        <svg viewBox="0 0 160 100"><g id="body"><rect x="0" y="0" width="9"
        height="\(160 * extent)"/></g><rect id="ear" x="0" y="0" width="5" height="5"/>
        <rect id="face" x="0" y="0" width="50" height="50"/></svg>
        """)
  }

  /// The life of two slides of which the second one has a picture.
  private func life(extent: Double = 0.5) throws -> Life {
    Life(Deck(slides), Artwork(["b.svg": try drawing(extent: extent)]))
  }

  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  /// The time until the next picture, in sixtieths of a second.
  private func wait(_ life: Life, at seconds: Double) -> Double? {
    life.nextPicture(of: slides[1]).map { (($0 - seconds) * 60 * 1e6).rounded() / 1e6 }
  }

  @Test func aMomentIsMadeOfAllThatIsKnown() throws {
    let life = try life()
    life.advance(to: time(5), places: [slides[1]: Point(1, 2)])
    life.look(towards: Point(0.6, -0.2))
    life.hop(slides[1])
    life.advance(to: time(5.125), places: [slides[1]: Point(11, 6)])
    var gaze = Gaze()
    gaze.turn(to: Point(0.6, -0.2), at: 5)
    var drift = Drift(at: Point(1, 2))
    drift.follow(Point(11, 6), over: 0.125)
    let hop = Hop(at: 5)
    #expect(hop.height(at: 5.125) > 0.01 && drift.lag.x < -1 && drift.velocity.y > 1)
    let creature = Creature(try drawing(extent: 0.5), seed: 1)
    let moment = Creature.Moment(
      seconds: 5.125, wakefulness: 1, gaze: gaze.direction(at: 5.125), hop: hop.height(at: 5.125),
      laggingHop: hop.height(at: 5.125 - 0.09), lag: drift.lag, velocity: drift.velocity)
    let picture = try #require(life.drawing(of: slides[1]))
    #expect(
      picture.items
        == creature.drawing.posed(creature.poses(at: moment)).items
        + Burst.hearts(seed: 0).items(at: 0.125, from: Point(80, 30), unit: 0.64))
  }

  @Test func aHopIsThatOfTheSlideAlone() throws {
    let life = try life()
    life.advance(to: time(5), places: [:])
    life.hop(slides[1])
    life.advance(to: time(5.25), places: [:])
    #expect(life.height(of: slides[0]) == 0)
    #expect(life.height(of: slides[1]) == Hop(at: 5).height(at: 5.25))
    life.hop(slides[1])
    #expect(life.height(of: slides[1]) == Hop(at: 5).height(at: 5.25), "it goes on from there")
  }

  @Test func aSlideWithoutAPictureHasNoLife() throws {
    let life = try life()
    life.advance(to: time(1), places: [:])
    #expect(life.drawing(of: slides[0]) == nil && life.nextPicture(of: slides[0]) == nil)
    #expect(life.drawing(of: slides[1]) != nil && life.nextPicture(of: slides[1]) != nil)
  }

  @Test func confettiIsThrownFromTheMiddle() throws {
    let badge = Slide("b", title: "", color: .white, isCelebrated: true)
    let life = Life(Deck([badge]), Artwork(["b.svg": try drawing(extent: 0.5)]))
    life.advance(to: time(2), places: [:])
    life.arrive(at: badge)
    life.advance(to: time(2.25), places: [:])
    life.arrive(at: badge)
    #expect(life.nextPicture(of: badge) == 2.25)
    #expect(
      life.drawing(of: badge)?.items.suffix(40)
        == Burst.confetti(seed: 0).items(at: 0.25, from: Point(80, 50), unit: 0.64)[...])
    life.advance(to: time(2.6), places: [:])
    #expect(life.drawing(of: badge)?.items.count == 3)
  }

  // MARK: The next picture

  /// At 0.75 s the crown goes 0.0725, 0.145, 0.18, 0.352, 0.385 of its way in 2, 4, 5, 10 and 11
  /// sixtieths.
  @Test(arguments: [(2, 2), (0.8, 5), (0.35, 11), (0.33, 12), (0, 12)])
  func aBreathIsPaintedWhenItCanBeSeen(_ extent: Double, _ wanted: Double) throws {
    let life = try life(extent: extent)
    life.advance(to: time(0.75), places: [:])
    #expect(wait(life, at: 0.75) == wanted)
  }

  @Test func aBlinkIsPaintedWhenItBegins() throws {
    let start = Blinks(seed: 1).next(after: 0)
    let life = try life(extent: 0)
    life.advance(to: time(start - 0.05), places: [:])
    #expect(abs(try #require(life.nextPicture(of: slides[1])) - start) < 1e-6)
    life.advance(to: time(start + 0.05), places: [:])
    #expect(wait(life, at: start + 0.05) == 0)
  }

  @Test func whileSomethingMovesFastEveryFrameIsAnother() throws {
    let life = try life(extent: 0)
    life.advance(to: time(0.5), places: [:])
    #expect(wait(life, at: 0.5) == 12)
    life.look(towards: Point(0.5, 0))
    #expect(wait(life, at: 0.5) == 0)
    life.advance(to: time(0.94), places: [:])
    #expect(wait(life, at: 0.94) == 0)
    life.advance(to: time(0.96), places: [:])
    #expect(wait(life, at: 0.96) == 12)
    // A hop without a change of place.
    let other = try self.life(extent: 0)
    other.advance(to: time(0.5), places: [:])
    other.hop(slides[1])
    other.advance(to: time(1.75), places: [:])
    #expect(wait(other, at: 1.75) == 0)
    other.advance(to: time(2.0), places: [:])
    #expect(wait(other, at: 2.0) == 12)
  }

  @Test func whatFollowsMovesUntilItIsThere() throws {
    let life = try life(extent: 0)
    life.advance(to: time(0.5), places: [slides[1]: .zero])
    #expect(wait(life, at: 0.5) == 12)
    life.advance(to: time(0.52), places: [slides[1]: Point(50, 0)])
    #expect(wait(life, at: 0.52) == 0)
    life.forgetPlaces()
    #expect(wait(life, at: 0.52) == 12)
    life.advance(to: time(0.6), places: [slides[1]: Point(90, 0)])
    #expect(wait(life, at: 0.6) == 12, "it has not moved since")
    life.advance(to: time(0.62), places: [slides[1]: Point(50, 0)])
    life.advance(to: time(0.64), places: [:])
    #expect(wait(life, at: 0.64) == 12, "nobody sees it")
    life.advance(to: time(0.66), places: [slides[1]: .zero])
    #expect(wait(life, at: 0.66) == 12, "it comes from nowhere")
  }

  @Test func asleepItIsTheDrawing() throws {
    let life = try life(extent: 0)
    #expect(life.drawing(of: slides[1]) == nil, "it is about to wake")
    life.advance(to: time(29.9), places: [:])
    #expect(life.nextPicture(of: slides[1]) == 30 && life.drawing(of: slides[1]) != nil)
    life.advance(to: time(30), places: [:])
    #expect(life.nextPicture(of: slides[1]) == nil && life.drawing(of: slides[1]) == nil)
    life.stir()
    life.advance(to: time(30.5), places: [:])
    #expect(life.nextPicture(of: slides[1]) != nil && life.drawing(of: slides[1]) != nil)
  }
}
