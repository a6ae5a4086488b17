import Engine
import Testing

@testable import Onboarding

/// Where the slides of a file lead, and what can be wrong with that.
@Suite struct LinkReaderTests {
  private func deck(_ text: String) throws -> Deck { try DeckFile(Array(text.utf8)).deck }

  private func problems(_ text: String) -> [String] {
    do {
      _ = try deck(text)
      return []
    } catch {
      return (error as? DeckFileError)?.problems.map { "\($0.line):\($0.column) \($0.text)" } ?? []
    }
  }

  @Test func everythingIsRead() throws {
    let deck = try deck(
      #"""
      {"format": 2, "$comment": ["anything"], "motions": {"quick": {"duration": 0.2}}, "slides": [
        {"name": "a", "$comment": "here, too", "back": {"drag": "down", "$comment": 1},
         "after": {"seconds": 2, "to": "next", "motion": "quick"}, "elements": [
          {"id": "x", "text": "x", "motion": "quick", "tap": {"to": "b", "motion": {"duration": 1}},
           "drag": {"direction": "up", "to": "previous"}}]},
        {"name": "b", "over": "a", "dim": 0.5, "scale": 0.9, "back": {"tap": "outside"}},
        {"name": "c", "over": true, "button": false}]}
      """#)
    let quick = AnimationType.linear(duration: 0.2)
    let (a, b, c) = (deck.slides[0], deck.slides[1], deck.slides[2])
    #expect(
      a.back == .drag(.down)
        && a.timeout == SlideTimeout(seconds: 2, SlideLink(to: .next, type: quick)))
    let x = a.elements[0]
    #expect(
      x.tap == SlideLink(to: .slide("b"), type: .linear(duration: 1)) && x.fluid?.type == quick)
    #expect(x.drag == SlideDrag(.up, SlideLink(to: .previous)))
    #expect(b.cover == SlideCover(below: "a", dim: 0.5, scale: 0.9) && b.back == .tapOutside)
    #expect(c.cover == SlideCover() && !c.hasButton && a.hasButton)
    #expect(deck.isGraph)
  }

  private func doubts(_ slides: String) throws -> [String] {
    let file = try DeckFile(Array("{\"slides\": [\n\(slides)]}".utf8))
    return file.doubts?.problems.map { "\($0.line):\($0.column) \($0.text)" } ?? []
  }

  /// A slide with an element that leads somewhere, on a line.
  private func slide(_ name: String, _ tap: String, _ more: String = "") -> String {
    #"{"name": "\#(name)", "button": false\#(more), "elements": [{"id": "x", "text": "x", "tap": "\#(tap)"}]}"#
  }

  @Test func whatLeadsNowhereIsDoubtful() throws {
    let noWay = "from “a” there is no way back: nothing leads to it from elsewhere"
    let back = slide(
      "a", "back", #", "back": {"drag": "right"}, "after": {"seconds": 1, "to": "b"}"#)
    #expect(
      try doubts(back + ",\n" + slide("b", "back"))
        == [
          "2:40 \(noWay)", "2:140 \(noWay)",
          "3:77 from “b” there is no way back: nothing leads to it from elsewhere",
        ], "what goes on by itself is not come back to")
    #expect(try doubts(slide("a", "a")) == ["2:77 “a” leads to itself, so nothing happens"])
    #expect(
      try doubts(slide("a", "b") + ",\n" + slide("b", "next"))
        == ["3:77 no slide follows “b”; “loop” lets the first one follow the last"])
    #expect(
      try doubts(slide("a", "b") + ",\n" + slide("b", "a") + ",\n" + slide("c", "back")).count == 1,
      "a slide that nothing leads to is one doubt")
    #expect(
      try doubts(slide("a", "previous")).first
        == "2:77 no slide comes before “a”; “loop” lets the last one come before the first")
  }

  @Test func whatLeadsSomewhereIsNotDoubtful() throws {
    #expect(try doubts(slide("a", "b") + "," + slide("b", "back")).isEmpty)
    #expect(
      try doubts(
        slide("a", "b") + "," + slide("b", "c") + ","
          + slide("c", "a", #", "back": {"drag": "right"}"#)
      ).isEmpty)
    let ring = #"{"loop": true, "slides": [\#(slide("a", "next")), \#(slide("b", "next"))]}"#
    #expect(try DeckFile(Array(ring.utf8)).doubts == nil)
  }

  @Test func aSpringMayHaveAResponse() throws {
    let deck = try deck(
      #"{"slides": [{"elements": [{"id": "x", "text": "x", "motion": {"spring": {"response": 0.5, "damping": 0.5}}}]}]}"#
    )
    guard case .spring(let duration, let damping, 0)? = deck.slides[0].elements[0].fluid?.type
    else {
      Issue.record("no spring")
      return
    }
    let curve = SpringCurve(duration: duration, damping: damping)
    #expect(abs(curve.angularFrequency - 2 * .pi / 0.5) < 1e-6)
  }

  @Test(arguments: [
    (
      #"{"slides": [{}], "format": 3}"#,
      #"1:28 format 3 is a newer one; this program reads 1 and 2"#
    ),
    (
      #"{"slides": [{"name": "list", "after": {"seconds": 1, "to": "lisst"}}]}"#,
      #"1:60 no slide “lisst”; did you mean “list”?"#
    ),
    (
      #"{"slides": [{"name": "a", "over": "a"}]}"#, #"1:35 “a” lies over itself"#
    ),
    (
      #"{"slides": [{"name": "a", "over": "b"}, {"name": "b", "over": "a"}]}"#,
      #"1:35 “a” lies over itself: a → b → a"#
    ),
    (
      #"{"slides": [{"name": "a", "after": {"seconds": 0, "to": "next"}}, {"name": "b", "after": {"seconds": 0, "to": "a"}}]}"#,
      #"1:36 “after” 0 seconds leads round in a circle: a → b → a; give it some time"#
    ),
    (
      #"{"slides": [{"dim": 1}]}"#,
      #"1:21 “dim”: only what lies below a slide has this; give the slide an “over”"#
    ),
    (
      #"{"slides": [{"back": {"drag": "sideways"}}]}"#,
      #"1:31 unknown word “sideways”; wanted “left”, “right”, “up” or “down”"#
    ),
    (
      #"{"slides": [{"elements": [{"id": "x", "text": "x", "tap": {"motion": "fast"}}]}]}"#,
      #"1:59 wanted “to”: the name of a slide, “back”, “next” or “previous”"#
    ),
    (
      #"{"slides": [{"elements": [{"id": "x", "text": "x", "motion": "fast"}]}]}"#,
      #"1:62 no motion “fast”; known are “none”"#
    ),
    (
      #"{"slides": [{}], "motions": {"none": {}}}"#,
      #"1:38 “none” is no motion; give this one another name"#
    ),
    (
      #"{"slides": [{"button": true}]}"#, #"1:24 wanted a word, or false, found true"#
    ),
  ])
  func mistakesAreTold(_ text: String, _ wanted: String) {
    #expect(problems(text).contains(wanted), "\(problems(text))")
  }

  @Test func theFormatMayBeAnyThatIsRead() throws {
    for format in ["1", "2", "2.0"] { _ = try deck(#"{"slides": [{}], "format": \#(format)}"#) }
    for format in ["0", "1.5", "\"2\"", "null"] {
      #expect(problems(#"{"slides": [{}], "format": \#(format)}"#).count == 1, "\(format)")
    }
  }

  /// Round the end of a line, too.
  @Test func aCircleInNoTimeGoesThroughALoop() {
    let slides = ["a", "b"].map { #"{"name": "\#($0)", "after": {"seconds": 0, "to": "next"}}"# }
    let told = problems(#"{"loop": true, "slides": [\#(slides.joined(separator: ", "))]}"#)
    #expect(told.count == 2 && told.allSatisfy { $0.contains("leads round in a circle") })
  }

  @Test(arguments: [(#""background": "red""#, "background"), (#""button": "Go""#, "button")])
  func whatASlideOverAnotherCantHaveIsAMistake(_ member: String, _ name: String) {
    let told = problems(#"{"slides": [{"name": "a"}, {"over": "a", \#(member)}]}"#)
    #expect(
      told.count == 1 && told[0].contains("“\(name)”: a slide over another one has that one's"))
  }

  /// Many slides that lead on by themselves are read at once.
  @Test func whereOneCantGoBackIsFoundInTime() throws {
    let slides = (0..<200).map { number in
      let lead =
        number == 0
        ? #", "elements": [{"id": "x", "text": "x", "tap": "s1"}]"#
        : #", "after": {"seconds": 1, "to": "next"}"#
      return #"{"name": "s\#(number)", "button": false\#(lead)}"#
    }
    let deck = try deck(#"{"slides": [\#(slides.joined(separator: ", "))]}"#)
    #expect(deck.slidesWithoutWayBack == ["s0"])
  }
}
