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
    shares(of: try slides(motion), at: seconds)
  }

  private func shares(of slides: PlayedSlides, at seconds: Double) -> [String: Double] {
    slides.transition?.seek(to: seconds / (slides.transition?.duration ?? 1))
    let look = slides.look("a")
    return [
      "place": (look.center.x - 50) / 175, "size": (100 - look.size.width) / 50,
      "opacity": 1 - look.alpha, "rotation": look.transform.rotation / (.pi / 2),
      "fill": look.backgroundColor.green,
    ].mapValues { ($0 * 1e6).rounded() / 1e6 + 0 }
  }

  /// A motion, its duration, and what is gone of each property's way at moments.
  struct Times: Sendable {
    let motion: String
    let duration: Double
    let shares: [Double: [String: Double]]
  }

  private static let one = Times(
    motion: """
      {"curve": "linear", "duration": 1,
       "properties": {"opacity": {"duration": 0.5, "delay": 0.25}, "place": {"delay": 1},
         "rotation": {"curve": "steps(2)"}, "fill": {"duration": 0.4}}}
      """, duration: 2,
    shares: [
      0.25: ["place": 0, "size": 0.25, "opacity": 0, "rotation": 0, "fill": 0.625],
      0.5: ["place": 0, "size": 0.5, "opacity": 0.5, "rotation": 0.5, "fill": 1],
      1.5: ["place": 0.5, "size": 1, "opacity": 1, "rotation": 1, "fill": 1],
    ])
  private static let line = Times(
    motion: """
      {"curve": "linear", "duration": 1, "timeline": "fade * wait(0.5) * (move + turn.delayed(0.5))"}
      """, duration: 3,
    shares: [
      0.5: ["place": 0, "size": 0.5, "opacity": 0.5, "rotation": 0, "fill": 0.5],
      2: ["place": 0.5, "size": 1, "opacity": 1, "rotation": 0, "fill": 1],
      2.5: ["place": 1, "size": 1, "opacity": 1, "rotation": 0.5, "fill": 1],
    ])

  @Test(arguments: [one, line]) func eachHasItsOwn(_ times: Times) throws {
    #expect(try slides(times.motion).transition?.duration == times.duration)
    for (moment, shares) in times.shares {
      #expect(try self.shares(times.motion, at: moment) == shares, "\(moment)")
    }
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

  // MARK: Tuning

  /// Slides with an element that is tuned before they change.
  private func tuned(
    _ motion: String, _ tune: (PlayedSlides) -> Void
  ) throws -> PlayedSlides {
    let slides = try slides(motion)
    slides.transition?.seek(to: 1)
    slides.transition?.commit()
    slides.go(to: 0)
    slides.transition?.seek(to: 1)
    slides.transition?.commit()
    tune(slides)
    slides.go(to: 1)
    return slides
  }

  /// What a property doesn't say is the motion's, however that is tuned.
  @Test func tuningReachesWhatIsTheMotions() throws {
    let motion = """
      {"curve": "linear", "duration": 1,
       "properties": {"opacity": {"delay": 0.5}, "place": {"curve": "steps(2)"},
         "rotation": {"duration": 0.5}}}
      """
    let slides = try tuned(motion) { $0.tune("a", .curve(.cssEaseIn, duration: 2)) }
    #expect(slides.transition?.duration == 2.5)
    func eased(_ progress: Double) -> Double {
      (TimingCurve.cssEaseIn.value(at: progress) * 1e6).rounded() / 1e6
    }
    let shares = shares(of: slides, at: 1.5)
    #expect(shares["opacity"] == eased(0.5) && shares["size"] == eased(0.75))
    #expect(shares["place"] == 0.5 && shares["rotation"] == 1)
    #expect(self.shares(of: slides, at: 0.25)["rotation"] == eased(0.5))
  }

  /// A line's parts are as long as the motion, and come one after the other still.
  @Test(arguments: [false, true]) func tuningReachesALine(_ isRole: Bool) throws {
    let motion = """
      {"curve": "linear", "duration": 1, "timeline": "fade * quick * move.time(easeOut)",
       "parts": {"quick": {"of": "rotation", "duration": 0.5}}}
      """
    #expect(try slides(motion).transition?.duration == 2.5)
    let slides = try tuned(motion) { slides in
      let type = AnimationType.curve(.cssEaseIn, duration: 2)
      if isRole { slides.tune("a", .update, type) } else { slides.tune("a", type) }
    }
    #expect(slides.transition?.duration == 4.5)
    let eased = (TimingCurve.cssEaseIn.value(at: 0.5) * 1e6).rounded() / 1e6
    #expect(shares(of: slides, at: 1)["opacity"] == eased)
    #expect(shares(of: slides, at: 2.25)["rotation"] == eased)
    let out = (TimingCurve.deckEaseOut(2).value(at: 0.5) * 1e6).rounded() / 1e6
    #expect(shares(of: slides, at: 3.5)["place"] == out)
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
