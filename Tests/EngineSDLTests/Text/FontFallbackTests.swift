import Engine
import Testing

@testable import EngineSDL

@Suite struct FontFallbackTests {
  /// A system of fonts that have some characters, which counts how often it is asked.
  private final class System {
    let fonts: [String: String]
    private(set) var questions = 0

    init(_ fonts: [String: String]) { self.fonts = fonts }

    func find(_ scalar: Unicode.Scalar) -> [FontFace] {
      questions += 1
      return fonts.keys.sorted().map { FontFace(file: $0) }.filter { has(scalar, $0) }
    }

    func has(_ scalar: Unicode.Scalar, _ face: FontFace) -> Bool {
      fonts[face.file]?.unicodeScalars.contains(scalar) ?? false
    }
  }

  private func faces(
    of text: String, in system: System, weight: Font.Weight = .regular
  ) -> [String?] {
    var fallback = FontFallback(catalog: FontCatalog(root: "/nowhere"), find: system.find)
    return text.unicodeScalars.map { scalar in
      let wish = FontFallback.Wish(letter: [scalar], script: .common, weight: weight)
      return fallback.face(for: wish) { face, letter in
        letter.allSatisfy { system.has($0, face) }
      }?.file
    }
  }

  @Test func eachLetterHasTheFontsThatHaveIt() {
    let system = System(["hebrew": "אבגד", "georgian": "აბგ"])
    #expect(
      faces(of: "אבაგד", in: system)
        == ["hebrew", "hebrew", "georgian", "georgian", "hebrew"])
    #expect(system.questions == 5, "each letter once")
  }

  @Test func whatNoFontHasIsAskedForOnce() {
    let system = System(["hebrew": "אבגד"])
    #expect(faces(of: "日本語日本語", in: system) == Array(repeating: nil, count: 6))
    #expect(system.questions == 3)
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
    #expect(FontFace(line: "/a/b.ttc\t3") == FontFace(file: "/a/b.ttc", index: 3))
    #expect(FontFace(line: "/a/b.ttf\t0") == FontFace(file: "/a/b.ttf"))
    for line in ["", "/a/b.ttf", "/a/b.pcf.gz\t0", "/a/b.ttf\tx", "/a/b.ttf\t-1"] {
      #expect(FontFace(line: line[...]) == nil)
    }
  }

  /// What was asked before changes nothing.
  @Test func theOrderOfQuestionsChangesNoAnswer() {
    let system = System(["one": "אב", "two": "בג"])
    #expect(faces(of: "אבג", in: system) == ["one", "one", "two"])
    #expect(faces(of: "גבא", in: system) == ["two", "one", "one"])
    // One without a font bars none near it.
    #expect(faces(of: "דאהב", in: system) == [nil, "one", nil, "one"])
  }
}

@Suite struct MaskedLineTests {
  private let one = GlyphMask(width: 2, height: 1, coverage: [10, 20], left: 0, top: -1)
  private let two = GlyphMask(width: 2, height: 2, coverage: [1, 2, 3, 4], left: -1, top: -2)

  @Test func masksOfRunsLieSideBySideOnOneBaseline() throws {
    var line = MaskedLine()
    line.add(one, x: 0)
    line.add(two, x: 2)
    let both = try #require(line.mask)
    #expect((both.left, both.top, both.width, both.height) == (0, -2, 3, 2))
    #expect(both.coverage == [0, 1, 2, 10, 20, 4])
    #expect(MaskedLine().mask == nil)
  }

  @Test func betweenTwoPixelsAMaskLiesInBoth() throws {
    var line = MaskedLine()
    line.add(one, x: 3.5)
    let mask = try #require(line.mask)
    #expect((mask.left, mask.width) == (3, 3))
    #expect(mask.coverage == [5, 15, 10])
  }

  @Test func picturesAloneAreALine() throws {
    var line = MaskedLine()
    let image = ImageBitmap(width: 1, height: 1, pixels: [0xFFFF_0000])
    line.add(
      ColorGlyphs.Picture(
        image: image, frame: Rect(x: 0, y: -1, width: 1, height: 1), advance: 1),
      x: 4, size: 20)
    let mask = try #require(line.mask)
    #expect(mask.coverage.isEmpty)
    #expect(mask.pictures.map(\.frame) == [Rect(x: 4, y: -20, width: 20, height: 20)])
  }
}
