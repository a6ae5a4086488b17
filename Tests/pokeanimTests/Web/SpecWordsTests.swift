import Engine
import EngineFilms
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import MotionCode
@testable import Output
@testable import pokeanim

/// What a page for developers says of a change.
@Suite struct SpecWordsTests {
  private func take(_ first: String, _ second: String, named name: String = "two") throws -> Take {
    try PageSlides(
      """
      {"format": 2, "canvas": [400, 800], "slides": [
        {"name": "one", "button": false, "elements": [\(first)]},
        {"name": "\(name)", "button": false, "elements": [\(second)]}]}
      """
    ).take()
  }

  private func element(_ id: String, in take: Take) throws -> SpecElement {
    try #require(SpecElement.all(in: take).first { $0.coded.name == id })
  }

  @Test func whatEntersLeavesAndMovesIsSaidInWords() throws {
    let motion = #""motion": {"duration": 0.5, "delay": 0.1, "curve": "ease-in-out", "#
    let take = try take(
      """
      {"id": "gone", "fill": "red", "frame": [0, 0, 40, 40], \(motion) "leave": [{"left": 300}, "fade"]}},
      {"id": "box", "fill": "red", "frame": [10, 20, 40, 40],
       "motion": {"spring": {"response": 0.35, "damping": 0.8}}}
      """,
      """
      {"id": "new", "fill": "red", "frame": [0, 0, 40, 40], \(motion) "enter": [{"right": 300}, "fade"]}},
      {"id": "box", "fill": "blue", "frame": [110, 0, 80, 80], "rotation": -90,
       "motion": {"spring": {"response": 0.35, "damping": 0.8}}}
      """)
    #expect(
      SpecWords.sentences(of: try element("new", in: take)) == [
        "Comes from 300 pt to the right and fades in, in 0.5 s, after 0.1 s, ease in out."
      ])
    #expect(
      SpecWords.sentences(of: try element("gone", in: take)) == [
        "Goes off 300 pt to the left and fades out, in 0.5 s, after 0.1 s, ease in out."
      ])
    let box = try element("box", in: take)
    let words = SpecWords.sentences(of: box)
    #expect(
      words.first
        == "Moves 120 pt to the right, grows from 40 × 40 pt to 80 × 80 pt and turns by 90° to the left, "
        + "in 0.5 s, spring: damping 0.8, response 0.35 s.")
    #expect(words.last?.hasPrefix("Colour from #ff0000 to #0000ff, in 0.5 s") == true, "\(words)")
    #expect(box.fate == .stays && box.coded.frame == Rect(110, 0, 80, 80))
  }

  /// A spring's numbers are exact in each language that takes them.
  @Test func aSpringIsTheDocuments() throws {
    let spring = #""motion": {"spring": {"response": 0.5, "damping": 0.5}}"#
    let take = try take(
      #"{"id": "box", "fill": "red", "frame": [0, 0, 40, 40], \#(spring)}"#,
      #"{"id": "box", "fill": "red", "frame": [100, 0, 40, 40], \#(spring)}"#)
    let coded = try element("box", in: take).coded
    let texts = CodeFormat.all.compactMap { $0.element?(coded) }
    #expect(texts.count == 5)
    // (2π / 0.5)² and 2 · 0.5 · 2π / 0.5.
    for words in [
      ".spring(response: 0.5, dampingFraction: 0.5)) { $0.offset(x: isOn ? 0 : -100, y: 0) }",
      "mass: 1, stiffness: 157.9137, damping: 12.5664, initialVelocity: CGVector(dx: 0, dy: 0)",
      "animateDp({ spring(dampingRatio = 0.5f, stiffness = 157.9137f) }) { if (it) 100.dp else 0.dp }",
      ##"animate("#box", { x: [-100, 0] }, { type: "spring", stiffness: 157.9137, damping: 12.5664, "##,
      "from { translate: -100px 0px }",
    ] {
      #expect(texts.contains { $0.contains(words) }, "\(words) in \(texts)")
    }
  }

  /// A fade that has gone before its time is said as what is seen of it, whole curve or not.
  @Test func aFadeThatIsCutIsThePartThatIsSeen() throws {
    let motion =
      #""motion": {"duration": 1, "curve": "ease-in-out", "enter": ["vanish"], "leave": ["vanish"]}"#
    let take = try take(
      #"{"id": "old", "fill": "red", "frame": [0, 0, 40, 40], \#(motion)}"#,
      #"{"id": "new", "fill": "red", "frame": [0, 0, 40, 40], \#(motion)}"#)
    for (id, start) in [("old", true), ("new", false)] {
      let way = try #require(try element(id, in: take).coded.ways.first { $0.property == .opacity })
      let motion = try #require(way.motion)
      #expect(motion.bezier != nil && motion.duration < 0.8, "\(id): \(motion)")
      #expect((motion.delay == 0) == start && (start || motion.delay + motion.duration > 0.999))
    }
  }

  /// An element that flies from one group to another is one that moves, by its own name.
  @Test func whatFliesToAnotherGroupMoves() throws {
    let take = try take(
      #"""
      {"id": "a", "fill": "red", "frame": [10, 10, 90, 90], "elements": [
        {"id": "photo", "fill": "blue", "frame": [10, 20, 40, 40], "motion": {"duration": 0.5}}]}
      """#,
      #"{"id": "photo", "fill": "blue", "frame": [200, 30, 40, 40], "motion": {"duration": 0.5}}"#)
    let photo = try element("photo", in: take)
    #expect(photo.moves && photo.fate == .stays && photo.parent == nil)
    #expect(
      SpecWords.sentences(of: photo) == ["Moves 180 pt to the right, in 0.5 s, ease in out."])
  }

  /// Texts, ids and names of strangers are texts on the page, and nothing else.
  @Test func hostileTextsAreEscaped() throws {
    let take = try take(
      #"{"id": "</style><script>alert(1)</script>", "text": "</title><script>alert(2)</script>&\"'", "frame": [0, 0, 40, 40]}"#,
      #"{"id": "b", "text": "</code></pre><img src=x onerror=alert(3)>", "frame": [0, 0, 40, 40]}"#)
    let export = Export(
      take: take, title: "</title><script>alert(4)</script>", loops: 1, changes: 1, around: .white,
      slides: ["<b>", "</h2>"]
    ) { throw Failure("no source") }
    let page = try ExportFormat.spec.file(export).text
    #expect(!page.contains("<script>alert") && !page.contains("<img") && !page.contains("<b>"))
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(page.contains("&lt;b&gt; → &lt;/h2&gt;"))
  }

  /// Changes one after the other are sections, whose times begin with each.
  @Test func eachChangeIsASection() throws {
    let slides = try PageSlides(
      """
      {"format": 2, "canvas": [400, 800], "slides": [
        {"name": "a", "elements": [{"id": "box", "fill": "red", "frame": [0, 0, 40, 40]}]},
        {"name": "b", "elements": [{"id": "box", "fill": "red", "frame": [90, 0, 40, 40]}]},
        {"name": "c", "elements": [{"id": "box", "fill": "red", "frame": [90, 70, 40, 40]}]}]}
      """)
    let take = try TakeRun(
      make: { slides.screen() }, size: slides.deck.canvas, text: SilentText(), ground: .white,
      speed: 1, direction: -1, rate: nil, duration: nil
    ).take(.turning([.right, .right], rest: 1, from: 0))
    let parts = take.changes.map { take.part(from: $0.start, to: $0.end) }
    let words = try parts.map { SpecWords.sentences(of: try element("box", in: $0)) }
    #expect(words.count == 2)
    #expect(words[0].first?.hasPrefix("Moves 90 pt to the right, in ") == true, "\(words)")
    #expect(words[1].first?.hasPrefix("Moves 70 pt down, in ") == true, "\(words)")
    #expect(!words.joined().joined().contains("after"), "\(words)")
    let export = Export(
      take: take, title: "A", loops: 1, changes: 2, around: .white, slides: ["a", "b", "c"]
    ) { throw Failure("no source") }
    let page = try ExportFormat.spec.file(export).text
    #expect(page.contains("<h2>a → b</h2>") && page.contains("<h2>b → c</h2>"))
    #expect(page.components(separatedBy: "class=\"play\">").count == 3)
  }

  @Test(arguments: [
    ("spec.html", "spec"), ("SPEC.HTML", "spec"), ("a/b.spec.html", "spec"), ("a.html", "html"),
    ("myspec.html", "html"), ("spec.svg", "svg"), ("x.html.svg", "svg"), (".html", "html"),
    ("spec.html/a.json", "json"),
  ])
  func aNameSaysWhichPageItIs(_ path: String, _ format: String) {
    #expect(ExportFormat(endingOf: path)?.name == format)
  }

  @Test(arguments: ["spec", "html", "a", "spec.html.txt", ""])
  func otherNamesSayNothing(_ path: String) { #expect(ExportFormat(endingOf: path) == nil) }
}
