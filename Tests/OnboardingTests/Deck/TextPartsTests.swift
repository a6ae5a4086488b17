import EngineTestSupport
import Testing

@testable import Engine
@testable import Onboarding

/// Texts that come and go by words or letters.
@Suite struct TextPartsTests {
  private func slides(_ motion: String, _ text: String = "Ab cd") throws -> PlayedSlides {
    let element = """
      {"id": "a", "text": "\(text)", "size": 20, "frame": [0, 0, 200, 100], "motion": \(motion)}
      """
    return try PlayedSlides("", element)
  }

  private let rise = #""curve": "linear", "duration": 1, "enter": [{"down": 40}, "fade"]"#

  /// The opacities of the parts that are seen, how far each is from its place, and its line.
  private func parts(_ slides: PlayedSlides) -> [(opacity: Double, y: Double, line: String)] {
    func layers(_ commands: [DrawCommand]) -> [Layer] {
      commands.flatMap { command -> [Layer] in
        guard case .layer(let layer) = command else { return [] }
        return (layer.clip == nil ? [] : [layer]) + layers(layer.commands)
      }
    }
    return layers(slides.commands).map { layer in
      let lines = layer.commands.map { command in
        if case .text(let line, _) = command { line.string } else { "" }
      }
      return (layer.opacity, layer.transform.ty, lines.joined())
    }
  }

  @Test func eachLetterComesByItself() throws {
    let slides = try slides(#"{"by": "letter", "stagger": 0.5, \#(rise)}"#)
    slides.go(to: 1)
    // Four letters: the last begins after 1.5 seconds.
    #expect(slides.transition?.duration == 2.5)
    slides.transition?.seek(to: 1.25 / 2.5)
    let parts = parts(slides)
    #expect(parts.map(\.opacity).map { ($0 * 100).rounded() } == [100, 75, 25])
    #expect(parts.map { $0.y.rounded() } == [0, 10, 30])
  }

  @Test func theOrderMayBeAnother() throws {
    for (origin, opacities) in [
      ("end", [0.5, 1]), ("start", [1, 0.5]), ("center", [0.5, 1, 0.5]),
    ] {
      let text = origin == "center" ? "Ab cd ef" : "Ab cd"
      let slides = try slides(
        #"{"by": "word", "stagger": 1, "from": "\#(origin)", \#(rise)}"#, text)
      slides.go(to: 1)
      slides.transition?.seek(to: 1.5 / 2)
      #expect(parts(slides).map(\.opacity) == opacities, "\(origin)")
    }
  }

  @Test func inItsPlaceItIsTheWholeText() throws {
    let whole = try slides(#"{"duration": 0}"#)
    whole.go(to: 1)
    whole.advance(to: 1)
    for by in ["word", "letter"] {
      let slides = try slides(#"{"by": "\#(by)", \#(rise)}"#)
      slides.go(to: 1)
      #expect(slides.commands != whole.commands)
      slides.transition?.seek(to: 1)
      #expect(parts(slides).isEmpty)
      slides.transition?.commit()
      #expect(slides.commands == whole.commands)
    }
  }

  /// The lines are those of the text at rest, and each letter is there once.
  @Test func linesBreakAsAtRest() throws {
    let text = "Some words that need several lines of their own"
    let slides = try slides(#"{"by": "letter", "stagger": 0, \#(rise)}"#, text)
    slides.go(to: 1)
    slides.transition?.seek(to: 0.5)
    let letters = text.filter { $0 != " " }.count
    #expect(parts(slides).count == letters)
    #expect(Set(parts(slides).map(\.line)).count > 1)
  }

  @Test func graphemesAreLetters() {
    let text = "e\u{301} 👨‍👩‍👧 🇸🇪"
    #expect(TextSplit.Unit.letter.count(in: text) == 3)
    #expect(TextSplit.Unit.word.count(in: " a  b\nc ") == 3)
    #expect(TextSplit.Unit.letter.count(in: " ") == 0)
  }

  /// Letters that join are no parts by themselves.
  @Test func linesOfOtherScriptsComeAsOne() throws {
    let slides = try slides(#"{"by": "letter", "stagger": 0.5, \#(rise)}"#, "سلام دنیا")
    slides.go(to: 1)
    slides.transition?.seek(to: 0.5)
    #expect(parts(slides).count == 1)
    #expect(slides.transition?.duration == 1, "it waits for no letter")
    for unit in [TextSplit.Unit.letter, .word] {
      #expect(unit.count(in: "سلام دنیا") == 1 && unit.count(in: " ") == 0)
    }
  }

  @Test func aTextThatStaysMovesAsOne() throws {
    func element(_ x: Double) -> String {
      #"{"id": "a", "text": "Ab cd", "frame": [\#(x), 0, 200, 100], "motion": {"by": "letter", \#(rise)}}"#
    }
    let slides = try PlayedSlides(element(0), element(100))
    slides.go(to: 1)
    slides.transition?.seek(to: 0.5)
    #expect(slides.look("a").frame.x == 50 && parts(slides).isEmpty)
    #expect(slides.transition?.duration == 1)
  }

  @Test func whatLeavesGoesByItsOwnMoves() throws {
    let element = """
      {"id": "a", "text": "Ab", "frame": [0, 0, 200, 100],
       "motion": {"by": "letter", "curve": "linear", "duration": 1, "stagger": 0,
         "enter": [{"up": 10}], "leave": [{"down": 40}]}}
      """
    let slides = try PlayedSlides(element, "")
    slides.go(to: 1)
    slides.transition?.seek(to: 0.5)
    #expect(parts(slides).map(\.y) == [20, 20])
  }

  @Test func aTunedTextComesInPartsStill() throws {
    let slides = try slides(#"{"by": "letter", "stagger": 0.5, \#(rise)}"#)
    slides.tune("a", .curve(.linear, duration: 2))
    slides.go(to: 1)
    #expect(slides.transition?.duration == 3.5)
    slides.transition?.seek(to: 0.5)
    #expect(parts(slides).count == 4)
  }

  /// However long a text is, its last letter is there after a minute.
  @Test func longTextsAreBounded() throws {
    let split = TextSplit(
      String(repeating: "a", count: 9_000), by: .letter, stagger: 10, from: .end, away: .init())
    #expect(split.duration(beside: .linear(duration: 1)) <= 61)
    let text = String(repeating: "abc ", count: 400)
    let slides = try slides(#"{"by": "letter", "stagger": 1, \#(rise)}"#, text)
    slides.go(to: 1)
    let duration = try #require(slides.transition?.duration)
    #expect((60.9...61).contains(duration), "a minute, and a second for the last letter")
    slides.transition?.seek(to: 0.5)
    // In a second twenty of 1200 letters begin; what has come is whole lines.
    let parts = parts(slides)
    #expect(parts.first?.opacity == 1 && parts.last?.opacity ?? 1 < 0.1)
    #expect((19...21).contains(parts.filter { $0.opacity < 1 }.count))
    slides.transition?.seek(to: 1)
    #expect(self.parts(slides).isEmpty)
  }

  /// Nobody reads so many letters one by one.
  @Test func veryLongTextsComeAsOne() throws {
    let slides = try slides(
      #"{"by": "letter", "stagger": 1, \#(rise)}"#, String(repeating: "abc ", count: 2_000))
    slides.go(to: 1)
    #expect(slides.transition?.duration == 1)
    slides.transition?.seek(to: 0.5)
    #expect(Set(parts(slides).map(\.opacity)) == [0.5])
  }

  @Test func framesOverTime() throws {
    let slides = try slides(#"{"by": "letter", "stagger": 0.1, "from": "center", \#(rise)}"#)
    slides.go(to: 1)
    let lines = (0...20).map { step -> String in
      slides.transition?.seek(to: Double(step) / 20)
      return parts(slides).map { part in
        [part.opacity, part.y].map { PlainNumber.exact(($0 * 1e3).rounded() / 1e3) }
          .joined(separator: " ")
      }.joined(separator: " | ") + "\n"
    }
    try expectGolden(lines.joined(), "Motions/text.txt")
  }
}
