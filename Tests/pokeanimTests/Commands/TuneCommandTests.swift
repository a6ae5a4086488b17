import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// `pokeanim tune`: how an element moves, set in the file.
@Suite struct TuneCommandTests {
  private static let text = """
    {
    \t"motions": {"snappy": {"spring": {"response": 0.350, "damping": 0.8}}},
    \t"slides": [
    \t\t{"name": "a", "elements": [
    \t\t\t{"id": "logo", "text": "x", "motion": {"$comment": "why", "curve": "ease-out",  "duration": 0.50}},
    \t\t\t{"id": "card", "text": "x", "motion": "snappy"}, {"id": "still", "text": "x", "motion": "none"}]},
    \t\t{"name": "b", "elements": [{"id": "logo", "text": "x", "motion": {"duration": 1.0}},
    \t\t\t{"id": "word", "text": "x", "frame": [0, 0, 9, 9]}]}
    \t]
    }

    """.replacing("\n", with: "\r\n")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("t.slides/slides.json", Self.text)
  }

  private func tune(_ words: String...) throws -> ProgramRun.Result {
    try ProgramRun(arguments: ["tune", "t.slides"] + words, folder: folder.url).run()
  }

  private var text: String {
    get throws { String(decoding: try folder.data("t.slides/slides.json"), as: UTF8.self) }
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let result = try tune("logo", "--duration", "0.4")
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(
      result.output == """
        t.slides/slides.json: motion of “logo” on “a”
        t.slides/slides.json: motion of “logo” on “b”

        """)
    #expect(try text == Self.text.replacing("0.50", with: "0.4").replacing("1.0", with: "0.4"))
  }

  @Test func aSlideMayBeNamed() throws {
    let result = try tune("logo", "--slide", "b", "--spring", "0.65", "--delay", "0.1")
    #expect(result.output == "t.slides/slides.json: motion of “logo” on “b”\n")
    #expect(
      try text
        == Self.text.replacing(
          #"{"duration": 1.0}"#,
          with: #"{"duration": 1.0, "spring": {"damping": 0.65}, "delay": 0.1}"#))
  }

  @Test func aNamedMotionChangesItself() throws {
    let result = try tune("card", "--spring", "0.7")
    #expect(result.output == "t.slides/slides.json: motions.snappy\n")
    #expect(try text == Self.text.replacing("0.8}", with: "0.7}"))
    #expect(try tune("card", "--duration", "0.9").code == 0)
    #expect(
      try text.contains(#""snappy": {"spring": {"damping": 0.7}, "duration": 0.9}"#),
      "a duration stands in place of a response")
  }

  @Test func aValueThatIsTheSameKeepsItsSpelling() throws {
    let result = try tune("logo", "--slide", "a", "--duration", "0.5", "--curve", "ease-out")
    #expect(result.code == 0 && result.output.isEmpty)
    #expect(try text == Self.text)
  }

  @Test func theUsualMotionIsWrittenDown() throws {
    #expect(try tune("word", "--spring", "0.6").code == 0)
    let motion =
      #"{"spring": {"damping": 0.6}, "enter": [{"right": 480}, {"fade": -0.8}], "leave": [{"left": 480}, {"fade": -0.8}]}"#
    #expect(
      try text == Self.text.replacing("[0, 0, 9, 9]", with: #"[0, 0, 9, 9], "motion": \#(motion)"#))
  }

  @Test func whatStoodStillMoves() throws {
    #expect(try tune("still", "--response", "0.4").code == 0)
    #expect(
      try text == Self.text.replacing(#""none""#, with: #"{"spring": {"response": 0.4}}"#))
  }

  @Test func aPartIsSetByItself() throws {
    #expect(try tune("logo", "--slide", "a", "--part", "leave", "--duration", "0.2").code == 0)
    #expect(try text.contains(##""leaving": {"curve": "ease-out", "duration": 0.2}"##))
    #expect(try tune("card", "--part", "enter", "--spring", "0.5").code == 0)
    #expect(try text.contains(##""entering": {"spring": {"response": 0.35, "damping": 0.5}}"##))
  }

  @Test(arguments: [
    (["logo", "--part", "leave", "--delay", "1"], 2, "--delay is that of all parts"),
    (["logo", "--part", "leave"], 2, "nothing to set"),
    (["logoo", "--delay", "1"], 1, "no element “logoo”; did you mean “logo”?"),
    (["card", "--slide", "b", "--delay", "1"], 1, "slide “b”: no element “card”"),
    (["logo", "--slide", "c", "--delay", "1"], 1, "no slide “c”"),
    (["logo"], 2, "nothing to set"),
    (["logo", "--curve", "bouncy"], 2, "not a CSS easing"),
    (["logo", "--spring", "0"], 2, "from 0.01 to 10"),
    (["logo", "--curve", "ease", "--spring", "1"], 2, "leave out one of them"),
    (["logo", "--response", "1", "--duration", "1"], 2, "leave out --duration"),
  ])
  func whatCannotBeSetIsNamed(_ words: [String], _ code: Int32, _ problem: String) throws {
    let result = try ProgramRun(
      arguments: ["tune", "t.slides"] + words, folder: folder.url
    ).run()
    #expect(result.code == code && result.errors.contains(problem), "\(result)")
    #expect(try text == Self.text)
  }

  @Test func wrongSlidesStayAsTheyAre() throws {
    let wrong = Self.text.replacing("\"ease-out\"", with: "\"bouncy\"")
    try folder.file("t.slides/slides.json", wrong)
    let result = try tune("logo", "--delay", "1")
    #expect(result.code == 1 && result.errors.contains("slides.json:5:"), "\(result)")
    #expect(try text == wrong)
  }
}
