import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Properties with times of their own in a motion, said one by one or by a line of algebra.
@Suite struct PropertyTimeTests {
  private func slides(_ motion: String) throws -> PlayedSlides {
    let slides = try PlayedSlides(
      #"{"id": "a", "fill": "red", "frame": [0, 0, 100, 100]}"#,
      """
      {"id": "a", "fill": "lime", "frame": [200, 0, 50, 50], "opacity": 0, "rotation": 90,
       "motion": \(motion)}
      """)
    slides.go(to: 1)
    return slides
  }

  /// The share that is gone of each property's way at a time in seconds.
  private func shares(_ motion: String, at seconds: Double) throws -> [String: Double] {
    let slides = try slides(motion)
    slides.transition?.seek(to: seconds / (slides.transition?.duration ?? 1))
    let look = slides.look("a")
    return [
      "place": (look.center.x - 50) / 175, "size": (100 - look.size.width) / 50,
      "opacity": 1 - look.alpha, "rotation": look.transform.rotation / (.pi / 2),
      "fill": look.backgroundColor.green,
    ].mapValues { ($0 * 1e6).rounded() / 1e6 + 0 }
  }

  @Test func eachHasItsOwn() throws {
    let motion = """
      {"curve": "linear", "duration": 1,
       "properties": {"opacity": {"duration": 0.5, "delay": 0.25}, "place": {"delay": 1},
         "rotation": {"curve": "steps(2)"}, "fill": {"duration": 0.4}}}
      """
    #expect(try slides(motion).transition?.duration == 2)
    #expect(
      try shares(motion, at: 0.25) == [
        "place": 0, "size": 0.25, "opacity": 0, "rotation": 0, "fill": 0.625,
      ])
    #expect(
      try shares(motion, at: 0.5) == [
        "place": 0, "size": 0.5, "opacity": 0.5, "rotation": 0.5, "fill": 1,
      ])
    #expect(
      try shares(motion, at: 1.5) == [
        "place": 0.5, "size": 1, "opacity": 1, "rotation": 1, "fill": 1,
      ])
  }

  @Test func aLinePutsThemInOrder() throws {
    let motion = """
      {"curve": "linear", "duration": 1, "timeline": "fade * wait(0.5) * (move + turn.delayed(0.5))"}
      """
    #expect(try slides(motion).transition?.duration == 3)
    #expect(
      try shares(motion, at: 0.5) == [
        "place": 0, "size": 0.5, "opacity": 0.5, "rotation": 0, "fill": 0.5,
      ])
    #expect(
      try shares(motion, at: 2) == [
        "place": 0.5, "size": 1, "opacity": 1, "rotation": 0, "fill": 1,
      ])
    #expect(
      try shares(motion, at: 2.5) == [
        "place": 1, "size": 1, "opacity": 1, "rotation": 0.5, "fill": 1,
      ])
  }

  @Test func partsHaveNamesCurvesAndDurations() throws {
    let motion = """
      {"curve": "linear", "duration": 1, "timeline": "(look * go).stretched(3)",
       "parts": {"look": {"of": ["opacity", "fill"], "duration": 0.5},
         "go": {"of": "place", "curve": "steps(2)"}}}
      """
    #expect(try slides(motion).transition?.duration == 3)
    let shares = try shares(motion, at: 2)
    #expect(shares["place"] == 0.5 && shares["opacity"] == 1 && shares["fill"] == 1)
    #expect(try self.shares(motion, at: 0.5)["opacity"] == 0.5)
  }

  @Test func framesOverTime() throws {
    let motions = [
      #"{"properties": {"place": {"spring": {"damping": 0.5}}, "opacity": {"duration": 0.2, "delay": 0.5}}}"#,
      #"{"duration": 0.4, "timeline": "fade * (move + turn) * grow"}"#,
    ]
    let films = try motions.map { "\($0)\n" + (try slides($0)).film(["a"]) }
    try expectGolden(films.joined(), "Motions/times.txt")
  }
}
