import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Stops on the way of an element.
@Suite struct KeyframeTests {
  private let frames = """
    "keyframes": [{"at": 0.25, "x": 10, "opacity": 0.4, "rotation": 90},
      {"at": 0.5, "y": -20, "scale": 1.5, "fill": "#00f"}, {"at": 0.75, "x": -30, "opacity": 0.2}]
    """

  private func box(_ id: String, x: Double, _ rest: String = "") -> String {
    """
    {"id": "\(id)", "fill": "#f00", "frame": [\(x), 100, 50, 50], "opacity": 0.5,
     "motion": {"curve": "linear", "duration": 1, \(frames)\(rest)}}
    """
  }

  /// One comes, one stays and one goes.
  private func slides(_ rest: String = "") throws -> PlayedSlides {
    try PlayedSlides(
      [box("moved", x: 0, rest), box("left", x: 200, rest)].joined(separator: ","),
      [box("moved", x: 100, rest), box("come", x: 300, rest)].joined(separator: ","))
  }

  @Test func eachStopIsReachedAtItsTime() throws {
    let slides = try slides(#", "enter": ["fade"], "leave": ["fade"]"#)
    slides.go(to: 1)
    slides.advance(to: 0)
    for key in ["moved", "left", "come"] {
      slides.transition?.seek(to: 0.25)
      var look = slides.look(key)
      // Half of the element's own opacity is the rest's.
      #expect(abs(look.alpha - 0.2) < 1e-12 && abs(look.transform.translation.x - 10) < 1e-12)
      #expect(abs(look.transform.rotation - .pi / 2) < 1e-12)
      #expect(abs(look.transform.translation.y + 10) < 1e-12)
      slides.transition?.seek(to: 0.5)
      look = slides.look(key)
      #expect(abs(look.transform.scale.x - 1.5) < 1e-12 && look.transform.scale.y == 1.5)
      #expect(abs(look.transform.translation.x + 10) < 1e-12)
      #expect(look.transform.translation.y == -20 && look.backgroundColor == Color(0, 0, 255))
      #expect(abs(look.alpha - 0.15) < 1e-12)
    }
    #expect(abs(slides.look("moved").frame.x - 50) < 1e-12)
    slides.transition?.seek(to: 0)
    #expect(slides.look("come").alpha == 0 && slides.look("left").alpha == 0.5)
    slides.transition?.seek(to: 1)
    #expect(slides.look("come").alpha == 0.5 && slides.look("left").alpha == 0)
    #expect(slides.look("moved").transform == .identity)
  }

  /// The radius and the lines of a box have stops, too; what is drawn of them goes on evenly beside.
  @Test func looksHaveStops() throws {
    let way =
      #""motion": {"curve": "linear", "duration": 1, "keyframes": [{"at": 0.5, "radius": 20, "trim": [0.25, 0.5]}]}"#
    func box(_ radius: Double) -> String {
      #"{"id": "a", "fill": "red", "frame": [0, 0, 90, 90], "radius": \#(radius), \#(way)}"#
    }
    let slides = try PlayedSlides(box(0), box(10))
    slides.go(to: 1)
    slides.advance(to: 0)
    func look(_ progress: Double) -> Appearance {
      slides.transition?.seek(to: progress)
      return slides.look("a")
    }
    #expect(abs(look(0.5).cornerRadius - 20) < 1e-9 && abs(look(0.25).cornerRadius - 10) < 1e-9)
    #expect(abs(look(0.5).borderLine.start - 0.25) < 1e-9)
    #expect(abs(look(0.5).borderLine.end - 0.5) < 1e-9)
    #expect(abs(look(0.75).borderLine.end - 0.75) < 1e-9)
    #expect(look(1).borderLine.isWhole && look(1).cornerRadius == 10)
  }

  /// The curve of a stop is that of the way to it; the motion's that of all others.
  @Test func aStopHasItsOwnCurve() throws {
    let slides = try PlayedSlides(
      #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9]}"#,
      #"""
      {"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "motion": {"curve": "linear", "duration": 1,
        "keyframes": [{"at": 0.5, "x": 100, "curve": "ease-in"}]}}
      """#)
    slides.go(to: 1)
    slides.transition?.seek(to: 0.25)
    let eased = 100 * TimingCurve.cssEaseIn.value(at: 0.5)
    #expect(abs(slides.look("a").transform.translation.x - eased) < 1e-9)
    slides.transition?.seek(to: 0.75)
    #expect(abs(slides.look("a").transform.translation.x - 50) < 1e-9)
  }

  /// A spring goes one way: from stop to stop it is ease-in-out.
  @Test func aSpringBetweenStopsIsEased() throws {
    let way = #"{"spring": {"damping": 0.3}, "keyframes": [{"at": 0.5, "x": 100}]}"#
    let slides = try PlayedSlides(
      #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9]}"#,
      #"{"id": "a", "fill": "red", "frame": [90, 0, 9, 9], "motion": \#(way)}"#)
    slides.go(to: 1)
    slides.transition?.seek(to: 0.25)
    #expect(abs(slides.look("a").transform.translation.x - 50) < 1e-9)
  }

  /// Over a link, there and back, with a spring of its own or that of the link.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func aLinksSpringBetweenStopsIsEased(_ hasLink: Bool, _ isMirrored: Bool) throws {
    let way = #"{"spring": {"damping": 0.3}, "keyframes": [{"at": 0.5, "x": 100}]}"#
    let slides = try PlayedSlides(
      #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], "tap": {"to": "slide-2"}}"#,
      #"{"id": "a", "fill": "red", "frame": [90, 0, 9, 9], "motion": \#(way)}"#)
    let spring = AnimationType.spring(duration: 1, damping: 0.2, initialVelocity: 0)
    slides.take(hasLink ? spring : nil, isMirrored: isMirrored)
    slides.go(to: 1)
    slides.transition?.seek(to: 0.25)
    #expect(abs(slides.look("a").transform.translation.x - 50) < 1e-9)
  }

  /// What a stop doesn't say is the motion's, however that is tuned.
  @Test func tuningReachesTheWaysBetweenStops() throws {
    let way = """
      {"curve": "linear", "keyframes": [{"at": 0.5, "x": 100}, {"at": 0.75, "y": 9, "curve": "linear"}]}
      """
    let slides = try PlayedSlides(
      #"{"id": "a", "fill": "red", "frame": [0, 0, 9, 9]}"#,
      #"{"id": "a", "fill": "red", "frame": [90, 0, 9, 9], "motion": \#(way)}"#)
    slides.tune("a", .curve(.cssEaseIn, duration: 2))
    slides.go(to: 1)
    #expect(slides.transition?.duration == 2)
    slides.transition?.seek(to: 0.25)
    let eased = 100 * TimingCurve.cssEaseIn.value(at: 0.5)
    #expect(abs(slides.look("a").transform.translation.x - eased) < 1e-9)
    #expect(abs(slides.look("a").transform.translation.y - 3) < 1e-9)
  }

  @Test func playingForwardsBackAndByHandShowsTheSame() throws {
    let (played, scrubbed) = (try slides(), try slides())
    for slides in [played, scrubbed] {
      slides.go(to: 1)
      slides.advance(to: 0)
    }
    for tick in 1..<60 {
      played.advance(to: Double(tick) / 60)
      scrubbed.transition?.seek(to: played.transition?.progress ?? 1)
      #expect(PlayedSlides.jumps(played.numbers, scrubbed.numbers).isEmpty, "\(tick)")
    }
    played.transition?.isReversed = true
    for tick in 60..<100 {
      played.advance(to: Double(tick) / 60)
      guard let progress = played.transition?.progress else { break }
      scrubbed.transition?.seek(to: progress)
      #expect(PlayedSlides.jumps(played.numbers, scrubbed.numbers).isEmpty, "\(tick)")
    }
  }

  @Test func framesOverTime() throws {
    let slides = try slides(#", "enter": ["fade"], "leave": [{"left": 50}]"#)
    slides.go(to: 1)
    try expectGolden(slides.film(["moved", "left", "come"]), "Motions/keyframes.txt")
  }
}

extension PlayedSlides {
  /// What is seen of elements at twenty moments of the change, a line for each.
  func film(_ keys: [String]) -> String {
    advance(to: 0)
    return (0...20).map { step in
      transition?.seek(to: Double(step) / 20)
      return keys.map { line(of: $0) }.joined(separator: " | ") + "\n"
    }.joined()
  }

  private func line(of key: String) -> String {
    let look = look(key)
    let transform = look.transform
    let numbers = [
      look.center.x + transform.translation.x, look.center.y + transform.translation.y,
      look.size.width * transform.scale.x, look.alpha, transform.rotation,
      look.backgroundColor.blue,
    ]
    return key + " " + numbers.map { PlainNumber.rounded($0) }.joined(separator: " ")
  }
}

extension PlainNumber {
  /// To a thousandth.
  fileprivate static func rounded(_ value: Double) -> String {
    exact((value * 1e3).rounded() / 1e3)
  }
}
