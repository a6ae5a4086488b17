import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Fits, gradients, shadows and lines between two slides and in states.
@Suite struct SlideDressTests {
  private func box(_ id: String, _ rest: String, motion: String = "") -> String {
    """
    {"id": "\(id)", "frame": [0, 100, 50, 50], \(rest),
     "motion": {"curve": "linear", "duration": 1\(motion)}}
    """
  }

  private func between(_ old: String, _ new: String, _ share: Double) throws -> Appearance {
    let slides = try PlayedSlides(box("a", old), box("a", new))
    slides.go(to: 1)
    slides.advance(to: 0)
    slides.transition?.seek(to: share)
    return slides.look("a")
  }

  @Test func aColourBecomesAGradient() throws {
    let look = try between(
      #""fill": "black""#, #""fill": {"linear": 90, "stops": ["red", "white"]}"#, 0.5)
    guard case .linearGradient(_, _, let stops)? = look.gradientPaint else {
      throw Failure()
    }
    #expect(stops.map(\.color) == [Color(red: 0.5, green: 0, blue: 0), Color(white: 0.5)])
  }

  private struct Failure: Error {}

  /// By pairs; the second one, which the first slide has not, fades in where it is.
  @Test func shadowsBecomeEachOther() throws {
    let look = try between(
      #""fill": "red", "shadow": {"y": 2, "blur": 4, "color": "black"}"#,
      #""fill": "red", "shadow": [{"y": 6, "blur": 8, "color": "black"}, {"x": 9, "color": "black"}]"#,
      0.25)
    #expect(look.shadows.map(\.offset) == [Point(0, 3), Point(9, 4)])
    // The engine's is half of CSS's.
    #expect(look.shadows.map(\.blur) == [2.5, 6])
    #expect(look.shadows.map(\.color.alpha) == [1, 0.25])
  }

  @Test func sidesAndDashesBecomeEachOther() throws {
    let look = try between(
      #""border": {"width": 4}"#, #""border": {"width": 2, "side": "bottom", "dash": [6, 4]}"#, 0.5)
    // Half-way from 4 to 0 points; gaps of 4 of 10 points count as far as the border is wide.
    let widths = look.borderLine.sides.map { ($0 * look.borderWidth * 1e9).rounded() / 1e9 }
    #expect(widths == [2, 2, 3, 2])
    let dash = try #require(look.borderLine.dash)
    #expect(abs(dash.off - 4.0 / 3) < 1e-9 && abs(dash.on + dash.off - 10) < 1e-9)
    let part = try between(
      #""border": {}, "trim": [0, 0.5]"#, #""border": {}, "trim": [0.5, 1]"#, 0.5)
    #expect(part.borderLine.start == 0.25 && part.borderLine.end == 0.75)
  }

  /// A line that comes draws itself, and one that goes is drawn back.
  @Test func aLineDrawsItself() throws {
    let draw = #", "enter": ["draw"], "leave": ["draw"]"#
    let slides = try PlayedSlides(
      box("left", #""border": {}"#, motion: draw), box("come", #""border": {}"#, motion: draw))
    slides.go(to: 1)
    slides.advance(to: 0)
    for (share, come, left) in [(0.0, 0.0, 1.0), (0.25, 0.25, 0.75), (1, 1, 0)] {
      slides.transition?.seek(to: share)
      #expect(slides.look("come").borderLine.end == come)
      #expect(slides.look("left").borderLine.end == left)
      #expect(slides.look("come").alpha == 1)
    }
  }

  /// A time of its own for what has one.
  @Test func aShadowHasItsOwnTime() throws {
    let slides = try PlayedSlides(
      box("a", #""fill": "red", "shadow": {"y": 0, "color": "black"}"#),
      box(
        "a", #""fill": "blue", "shadow": {"y": 8, "color": "black"}"#,
        motion: #", "properties": {"shadow": {"duration": 0.5}}"#))
    slides.go(to: 1)
    slides.advance(to: 0)
    slides.transition?.seek(to: 0.25)
    #expect(slides.look("a").shadows.map(\.offset.y) == [4])
    #expect(slides.look("a").backgroundColor == Color(red: 0.75, green: 0, blue: 0.25))
  }

  // MARK: States

  /// A state says what differs; a colour in a state takes the place of a gradient, and back.
  @Test func statesChangeThem() throws {
    let text = #"""
      {"slides": [{"elements": [
        {"id": "a", "frame": [0, 0, 90, 60], "fill": {"linear": 0, "stops": ["red", "blue"]},
         "border": {"width": 2}, "tap": {"state": "on"},
         "states": {"on": {"fill": "white", "shadow": {}, "border": {"side": "top"}, "trim": [0, 0.5]}}}]}]}
      """#
    let element = try DeckFile(Array(text.utf8)).deck.slides[0].elements[0]
    var states = SlideStates()
    states.named["a"] = "on"
    let on = element.shown(in: states).look
    #expect(on.fill == .white && on.dress.gradient == nil && on.borderWidth == 2)
    #expect(on.dress.sides == [1, 0, 0, 0] && on.dress.trim == [0, 0.5])
    #expect(on.dress.shadows?.count == 1)
    #expect(element.look.dress.gradient?.stops.count == 2 && element.look.fill == .clear)
  }

  // MARK: Pictures

  private let wide = Drawing(
    viewBox: Rect(0, 0, 20, 10), items: [.fill(.rect(Rect(0, 0, 20, 10)), .color(.red))])

  private func pictures(_ first: String, _ second: String) throws -> [(frame: Rect, [DrawCommand])]
  {
    let text = """
      {"slides": [{"elements": [{"id": "a", "picture": "a", "frame": [0, 0, 100, 100], \(first)}]},
        {"elements": [{"id": "a", "picture": "a", "frame": [0, 0, 100, 100], \(second)}]}]}
      """
    let deck = try DeckFile(Array(text.utf8)).deck
    return deck.slides.map { slide in
      let props = Intro.Props(
        deck: deck, step: slide, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas),
        artwork: Artwork(["a": wide]), motion: .fluid)
      let root = View(frame: Rect(origin: .zero, size: deck.canvas))
      let stage = Stage(root: root)
      let tree = DescriptionTree<Intro>(props: props, in: root, stage: stage)
      let view = root.first(key: "a")
      withExtendedLifetime(tree) {}
      return (
        view?.frame ?? .zero,
        view.map { DisplayListBuilder(measuring: MonospacedText()).commands(for: $0) } ?? []
      )
    }
  }

  /// A picture that is contained has its own box, whatever it is on another slide.
  @Test func onlyAContainedPictureHasABoxOfItsOwn() throws {
    let seen = try pictures(#""fit": "contain""#, #""fit": "cover""#)
    #expect(seen.map(\.frame) == [Rect(0, 25, 100, 50), Rect(0, 0, 100, 100)])
    let alone = try pictures(#""opacity": 1"#, #""opacity": 1"#)
    #expect(seen[0].1 == alone[0].1, "to the last bit, as without “fit”")
    #expect(seen[1].1 != alone[1].1)
  }

  /// A round picture is cut, and its shadow is not.
  @Test func aRoundPictureThrowsAShadow() throws {
    let seen = try pictures(
      #""radius": 10, "shadow": {"blur": 8, "color": "black"}"#, #""radius": 10"#)
    guard case .layer(let layer)? = seen[0].1.first, case .shadow? = layer.commands.first,
      case .layer(let inner)? = layer.commands.last
    else { throw Failure() }
    #expect(layer.clip == nil && inner.clip != nil)
  }
}
