import Engine
import Testing

@testable import EngineSDL

@Suite struct FontFallbackTests {
  /// A system of fonts that have some characters, which counts how often it is asked.
  private final class System {
    let fonts: [String: String]
    private(set) var questions = 0

    init(_ fonts: [String: String]) { self.fonts = fonts }

    /// As fontconfig: some font, if none has it.
    func match(_ scalar: Unicode.Scalar, _ weight: Font.Weight) -> FontFace? {
      questions += 1
      let file = fonts.keys.sorted().first { has(scalar, FontFace(file: $0)) }
      return (file ?? fonts.keys.min()).map { FontFace(file: $0) }
    }

    func has(_ scalar: Unicode.Scalar, _ face: FontFace) -> Bool {
      fonts[face.file]?.unicodeScalars.contains(scalar) ?? false
    }
  }

  private func faces(
    of text: String, in system: System, weight: Font.Weight = .regular
  ) -> [String?] {
    var fallback = FontFallback(match: system.match)
    return text.unicodeScalars.map { scalar in
      fallback.face(for: scalar, weight) { system.has(scalar, $0) }?.file
    }
  }

  @Test func aFontThatWasFoundServesItsWholeScript() {
    let system = System(["hebrew": "אבגד", "georgian": "აბგ"])
    #expect(
      faces(of: "אבაგד", in: system)
        == ["hebrew", "hebrew", "georgian", "georgian", "hebrew"])
    #expect(system.questions == 2)
  }

  @Test func neighboursOfWhatNoFontHasAreNotAskedFor() {
    let system = System(["hebrew": "אבגד"])
    #expect(faces(of: "日本語", in: system) == [nil, nil, nil])
    #expect(system.questions <= 2)
    let many = String(String.UnicodeScalarView((0x4E00..<0x9000).compactMap(Unicode.Scalar.init)))
    _ = faces(of: many, in: system)
    #expect(system.questions < 10)
  }

  @Test func nobodyIsAskedForWhatHasNoPicture() {
    let system = System(["hebrew": "אבגד"])
    let faces = faces(of: "\u{7}\u{200D}\u{E000}\u{378}\u{10FFFF}", in: system)
    #expect(faces.allSatisfy { $0 == nil } && system.questions == 0)
  }

  @Test func withoutFontconfigThereIsNoOther() {
    let system = System([:])
    #expect(faces(of: "אב", in: system) == [nil, nil])
  }

  @Test func fontconfigsAnswerIsAFileAndANumber() {
    #expect(FontFace(answer: "/a/b.ttc\n3\n") == FontFace(file: "/a/b.ttc", index: 3))
    #expect(FontFace(answer: "/a/b.ttf\n0\n") == FontFace(file: "/a/b.ttf"))
    for answer in ["", "/a/b.ttf", "/a/b.pcf.gz\n0\n", "/a/b.ttf\nx\n"] {
      #expect(FontFace(answer: answer) == nil)
    }
  }
}

@Suite struct TextRunTests {
  private let other = FontFace(file: "other")

  /// Hebrew and emoji are another font's.
  private func runs(_ text: String) -> [String] {
    TextRun.runs(of: text) { scalar in
      (0x590...0x5FF).contains(scalar.value) || scalar.value > 0x1F000 ? other : nil
    }.map { ($0.face == nil ? "" : "*") + $0.text }
  }

  @Test func aTextOfOneFontIsOneRun() {
    #expect(runs("fadeIn * é → ≠") == ["fadeIn * é → ≠"])
    #expect(runs("שלום") == ["*שלום"])
    #expect(runs("") == [""])
  }

  @Test func fontsTakeTurns() { #expect(runs("a שלום b") == ["a ", "*שלום", " b"]) }

  @Test func whatIsJoinedStaysTogether() {
    #expect(runs("e\u{5B7}") == ["e\u{5B7}"], "the mark is with its letter")
    #expect(runs("\u{5D0}\u{301}x") == ["*\u{5D0}\u{301}", "x"])
    let family = "\u{1F468}\u{200D}\u{1F469}"
    #expect(runs("a" + family + "\u{FE0F}b") == ["a", "*" + family + "\u{FE0F}", "b"])
  }

  @Test func masksOfRunsLieSideBySideOnOneBaseline() throws {
    let one = GlyphMask(width: 2, height: 1, coverage: [10, 20], left: 0, top: -1)
    let two = GlyphMask(width: 2, height: 2, coverage: [1, 2, 3, 4], left: -1, top: -2)
    let both = try #require(GlyphMask.joined([(one, 0), (two, 2)]))
    #expect((both.left, both.top, both.width, both.height) == (0, -2, 3, 2))
    #expect(both.coverage == [0, 1, 2, 10, 20, 4])
    #expect(GlyphMask.joined([]) == nil)
  }
}
