import Engine
import Testing

@testable import Onboarding

/// The fonts, styles and languages of a file's words.
@Suite struct WordReaderTests {
  private static let head = #"""
    "fonts": {"Playfair": ["Playfair-Regular.ttf", "fonts/Playfair-Bold.otf"], "Mono": "Mono.ttf"},
    "styles": {"title": {"font": "Playfair", "size": 34, "weight": "bold", "tracking": 2},
      "quiet": {"color": "gray", "italic": true}}
    """#

  private func document(_ elements: String, slide: String = "", head: String = head) -> String {
    #"{\#(head), "slides": [{\#(slide)"elements": [\#(elements)]}]}"#
  }

  private func read(_ elements: String, slide: String = "", head: String = head) throws -> Deck {
    try DeckFile(Array(document(elements, slide: slide, head: head).utf8)).deck
  }

  private func text(_ members: String) throws -> SlideText {
    let deck = try read(#"{"id": "a", "text": "Hi"\#(members)}"#)
    return try text(of: "a", in: deck)
  }

  private func text(of id: String, in deck: Deck, _ state: String? = nil) throws -> SlideText {
    var states = SlideStates()
    states.named = state.map { [id: $0] } ?? [:]
    let all = deck.slides.flatMap { slide in slide.elements.map { $0.shown(in: states) } }
    let element = try #require(all.flatMap(\.all).first { $0.key == id })
    guard case .text(let text) = element.content else { throw NoText() }
    return text
  }

  private struct NoText: Error {}

  private func told(_ members: String, head: String = head) -> [String] {
    mistakes(in: document(#"{"id": "a", "text": "Hi"\#(members)}"#, head: head))
  }

  // MARK: Fonts

  @Test func fontsAreTheFilesOfTheFolder() throws {
    let deck = try read(#"{"id": "a", "text": "Hi"}"#)
    #expect(
      deck.fonts == [
        "Playfair": ["Playfair-Regular.ttf", "fonts/Playfair-Bold.otf"], "Mono": ["Mono.ttf"],
      ])
    #expect(try text("").family == nil)
    #expect(try text(#", "font": "Mono""#).family == "Mono")
  }

  @Test func fontsLieInTheFolder() {
    for name in ["", "/a.ttf", "../a.ttf", "a/../b.ttf"] {
      #expect(
        told("", head: #""fonts": {"A": "\#(name)"}"#)
          == [
            "\"\(name)\": wanted the name of a file in the slides' folder, as"
              + " Playfair-Bold.ttf, found “\(name)”"
          ])
    }
    #expect(
      told("", head: #""fonts": {"A": []}"#) == ["[: no fonts; wanted the name of a file at least"])
    #expect(
      told("", head: #""fonts": {"A": 7}"#)
        == ["7: wanted the name of a font's file, or a list of them, found 7"])
    #expect(
      told("", head: #""fonts": {"": "a.ttf"}"#)
        == ["\"a.ttf\": wanted a name of 1 to 100 bytes for these fonts"])
  }

  @Test func aFamilyThatIsNotThereIsGuessed() {
    #expect(
      told(#", "font": "Playfare""#)
        == ["\"Playfare\": no fonts “Playfare”; did you mean “Playfair”?"])
    #expect(
      told(#", "font": "Times""#, head: #""hills": false"#) == [
        "\"Times\": no fonts “Times”; give the document “fonts”: {\"Times\": \"FILE.ttf\"}"
      ])
    #expect(told(#", "font": 1"#) == ["1: wanted the name of fonts in “fonts”, found 1"])
  }

  @Test func filesThatAreBrokenAreToldWhereTheyAreNamed() throws {
    let file = try DeckFile(Array(document(#"{"id": "a", "text": "Hi", "font": "Mono"}"#).utf8))
    let error = file.error(ofFiles: ["Mono.ttf": "Mono.ttf is empty"])
    #expect(error.problems == [.init(line: 1, column: 85, text: "Mono.ttf is empty")])
  }

  @Test func whatNothingUsesIsDoubtful() throws {
    let file = try DeckFile(Array(document(#"{"id": "a", "text": "Hi", "style": "quiet"}"#).utf8))
    #expect(
      file.doubts?.problems.map(\.text) == [
        "nothing is set in “Mono”; give a text a “font”",
        "nothing has the style “title”; give a text a “style”",
      ])
  }

  // MARK: Looks

  @Test func everyLookIsRead() throws {
    let text = try text(
      #"""
      , "font": "Mono", "lineHeight": 40, "tracking": -1.5, "italic": true, "underline": true,
        "lang": "zh-Hant"
      """#)
    #expect(text.family == "Mono" && text.lineHeight == 40 && text.tracking == -1.5)
    #expect(text.isItalic && text.isUnderlined && text.speech.language == "zh-Hant")
  }

  @Test(arguments: Font.Weight.allCases) func everyWeightHasAWord(_ weight: Font.Weight) throws {
    #expect(try text(#", "weight": "\#("\(weight)".lowercased())""#).weight == weight)
  }

  @Test func aStyleGivesWhatIsNotSaid() throws {
    let title = try text(#", "style": "title""#)
    #expect(title.family == "Playfair" && title.size == 34 && title.weight == .bold)
    #expect(title.tracking == 2 && !title.isItalic)
    let own = try text(#", "style": "title", "size": 20, "font": "Mono""#)
    #expect(own.family == "Mono" && own.size == 20 && own.weight == .bold)
    #expect(
      told(#", "style": "titel""#) == ["\"titel\": no style “titel”; did you mean “title”?"])
    #expect(
      told("", head: #""styles": {"a": {"text": "b"}}"#).first?.contains("unknown member “text”")
        == true)
  }

  @Test func wrongValuesAreTold() {
    for (members, words) in [
      (#", "lineHeight": 0"#, "0: wanted a number from 1 to 10000, found 0"),
      (#", "tracking": 1001"#, "1001: wanted a number from -1000 to 1000, found 1001"),
      (#", "italic": 1"#, "1: wanted true or false, found 1"),
      (#", "underline": "yes""#, "\"yes\": wanted true or false, found “yes”"),
      (#", "weight": "hevy""#, "\"hevy\": unknown word “hevy”; did you mean “heavy”?"),
    ] { #expect(told(members) == [words]) }
  }

  @Test func trackingIsInEmsOfTheSize() throws {
    let layout = IntroLayout(canvas: Size(480, 960))
    let text = try text(#", "size": 20, "tracking": 3, "lineHeight": 50, "italic": true"#)
    let content = text.content(in: layout, Artwork())
    #expect(content.font.size == layout.scaled(20) && content.lineHeight == layout.scaled(50))
    #expect(content.font.style == TextStyle(isItalic: true, tracking: 0.15))
    let none = text.content(in: IntroLayout(canvas: Size(0.001, 0.001)), Artwork())
    #expect(none.lineHeight.map { $0 > 0 } ?? true)
  }

  @Test func textsAskForAFamilyByItsFiles() throws {
    let text = try text(#", "font": "Mono""#)
    let layout = IntroLayout(canvas: Size(480, 960))
    func family(_ artwork: Artwork) -> String? {
      text.content(in: layout, artwork).font.style.family
    }
    var artwork = Artwork()
    #expect(family(artwork) == "Mono")
    artwork.fonts = ["Mono": [FontData([1, 2, 3], file: "a.ttf")]]
    let first = try #require(family(artwork))
    #expect(artwork.families.keys.sorted() == [first])
    #expect(FontData.plainName(first) == "Mono" && first != "Mono")
    artwork.fonts = ["Mono": [FontData([1, 2, 4], file: "a.ttf")]]
    #expect(family(artwork) != first)
    artwork.fonts = ["Mono": [FontData([1, 2, 3], file: "b.ttf")]]
    #expect(family(artwork) == first, "the bytes count")
    for name in ["", "a", "a@b", "a@0123456789abcdeg", "@"] {
      #expect(FontData.plainName(name) == name)
    }
  }

  // MARK: On the way

  /// The fonts of the texts that are seen on the way from one look to another.
  private func fontsOnTheWay(
    _ one: String, _ other: String, at share: Double = 0.5
  ) throws -> [(font: Font, alpha: Double)] {
    let slides = [one, other].map {
      #"{"elements": [{"id": "a", "text": "Hi", "frame": [0, 0, 300, 90], "motion": {"curve": "linear", "duration": 1}\#($0)}]}"#
    }
    let text = #"{\#(Self.head), "slides": [\#(slides.joined(separator: ","))]}"#
    let deck = try DeckFile(Array(text.utf8)).deck
    var props = Intro.Props(
      deck: deck, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas))
    let root = View(frame: Rect(origin: .zero, size: deck.canvas))
    let stage = Stage(root: root)
    let tree = DescriptionTree<Intro>(props: props, in: root, stage: stage)
    props.step = deck.slides[1]
    tree.animate(to: props)
    stage.advance(to: .zero)
    stage.advance(to: .zero.advanced(bySeconds: share))
    let builder = DisplayListBuilder(measuring: MonospacedText())
    func fonts(_ commands: [DrawCommand], _ alpha: Double) -> [(font: Font, alpha: Double)] {
      commands.flatMap { command -> [(font: Font, alpha: Double)] in
        switch command {
        case .text(let line, _): line.string == "Hi" ? [(line.font, alpha)] : []
        case .layer(let layer): fonts(layer.commands, alpha * layer.opacity)
        default: []
        }
      }
    }
    return fonts(builder.commands(for: root), 1)
  }

  @Test func otherFontsAndSlantsGiveWayToEachOther() throws {
    for look in [#", "italic": true"#, #", "font": "Mono""#] {
      let (early, late) = (
        try fontsOnTheWay(look, "", at: 0.2), try fontsOnTheWay(look, "", at: 0.8)
      )
      #expect(early.count == 1 && late.count == 1, "one of the two is read: \(early), \(late)")
      #expect(early.first?.font.style != late.first?.font.style)
      #expect(try fontsOnTheWay(look, "").isEmpty)
    }
    #expect(try fontsOnTheWay(#", "underline": true"#, "").count == 2)
  }

  @Test func roomBetweenLettersBecomesAnotherOneBitByBit() throws {
    let seen = try fontsOnTheWay(#", "size": 20, "tracking": 2"#, #", "size": 20, "tracking": 4"#)
    #expect(seen.count == 1)
    #expect(abs((seen.first?.font.style.tracking ?? 0) - 0.15) < 1e-6)
  }

  // MARK: States

  @Test func statesHaveTheLooksOfWords() throws {
    let deck = try read(
      #"""
      {"id": "a", "text": "Hi", "size": 10, "tracking": 1, "states": {
        "on": {"size": 20, "italic": true, "font": "Mono"}, "off": {"style": "title", "weight": "thin"},
        "other": {"lang": "ja"}}, "tap": {"state": ["on", "off", "other"]}}
      """#)
    let on = try text(of: "a", in: deck, "on")
    #expect(on.size == 20 && on.isItalic && on.family == "Mono" && on.tracking == 1)
    #expect(on.font(size: 1, Artwork()).style.tracking == 0.05, "points of another size")
    let off = try text(of: "a", in: deck, "off")
    #expect(off.size == 34 && off.weight == .thin && off.family == "Playfair")
    #expect(try text(of: "a", in: deck, "other").speech.language == "ja")
    #expect(
      mistakes(
        inElement:
          #"{"id": "a", "fill": "red", "frame": [0, 0, 1, 1], "states": {"hover": {"italic": true}}}"#
      )
        == ["true: “italic”: only words have this; “a” is none"])
  }

  @Test func whatScrollsTweensRoomBetweenLettersAndLines() throws {
    var (one, other) = (SlideText("a"), SlideText("a"))
    (one.lineHeight, other.lineHeight) = (20, 40)
    (other.tracking, other.isItalic) = (4, true)
    let half = one.blended(with: other, at: 0.25)
    #expect(half.lineHeight == 25 && half.tracking == 1 && !half.isItalic)
    #expect(one.blended(with: other, at: 0.5).isItalic)
  }

  // MARK: Languages

  @Test func theInnerLanguageCounts() throws {
    let deck = try read(
      #"""
      {"id": "a", "text": "a"}, {"id": "b", "text": "b", "lang": "ja"},
      {"id": "g", "lang": "ko", "elements": [{"id": "c", "text": "c", "frame": [0, 0, 9, 9]},
        {"id": "d", "text": "d", "lang": "sr-Latn", "frame": [0, 0, 9, 9]}]},
      {"id": "e", "text": "e"}
      """#, head: #""lang": "zh-Hans""#)
    let languages = try ["a", "b", "c", "d", "e"].map {
      try text(of: $0, in: deck).speech.language
    }
    #expect(languages == ["zh-Hans", "ja", "ko", "sr-Latn", "zh-Hans"])
    #expect(deck.slides[0].speech.language == "zh-Hans")
    let slide = try read(
      #"{"id": "a", "text": "a"}"#, slide: #""lang": "ar", "#, head: #""lang": "de""#)
    #expect(try text(of: "a", in: slide).speech.language == "ar")
    #expect(slide.slides[0].speech.language == "ar")
  }

  @Test(arguments: ["ja", "zh-Hant", "sr-Latn-RS", "de-1996", "x-pig"].dropLast())
  func languagesHaveTheirNames(_ name: String) throws {
    #expect(try text(#", "lang": "\#(name)""#).speech.language == name)
  }

  @Test func theInnerDirectionCounts() throws {
    let deck = try read(
      #"""
      {"id": "a", "text": "a"}, {"id": "b", "text": "b", "direction": "ltr", "states": {
        "hover": {"direction": "rtl"}}},
      {"id": "g", "direction": "ltr", "elements": [{"id": "c", "text": "c", "frame": [0, 0, 9, 9]}]}
      """#, slide: #""button": "d", "#, head: #""direction": "rtl""#)
    let directions = try ["a", "b", "c"].map { try text(of: $0, in: deck).speech.direction }
    #expect(directions == [.rightToLeft, .leftToRight, .leftToRight])
    #expect(
      try text(of: "a", in: deck).content(
        in: IntroLayout(canvas: Size(480, 960)), Artwork()
      ).direction == .rightToLeft)
    #expect(try button(of: deck).direction == .rightToLeft)
    #expect(
      told(#", "direction": "up""#)
        == ["\"up\": unknown word “up”; wanted “ltr” or “rtl”"])
  }

  /// Words begin at the right in a group that is laid out from there, unless they say otherwise.
  @Test func aGroupFromRightToLeftHasWordsThatAre() throws {
    let deck = try read(
      #"""
      {"id": "g", "frame": [0, 0, 200, 90], "layout": {"stack": "vertical", "direction": "rtl"},
        "elements": [{"id": "a", "text": "a", "align": "leading"},
          {"id": "b", "text": "b", "align": "leading", "direction": "ltr"}]}
      """#)
    var props = Intro.Props(deck: deck, layout: IntroLayout(canvas: deck.canvas))
    props.arrange(Typesetter(measuring: MonospacedText()))
    let root = View(frame: Rect(origin: .zero, size: deck.canvas))
    _ = DescriptionTree<Intro>(props: props, in: root, stage: Stage(root: root))
    let contents = try ["a", "b"].map { key in
      guard case .text(let text)? = root.first(key: key)?.content else { throw NoText() }
      return text
    }
    #expect(contents.map(\.direction) == [.rightToLeft, .leftToRight])
    #expect(contents.map(\.alignment) == [.leading, .leading])
  }

  @Test(arguments: ["", "j", "123", "ja-", "-ja", "ja_JP", "zh-Hant!", "日本", "a-verylongsubtag"])
  func whatIsNoLanguageIsTold(_ name: String) {
    #expect(
      told(#", "lang": "\#(name)""#)
        == ["\"\(name)\": wanted a language, as ja, zh-Hant or sr-Latn, found “\(name)”"])
  }

  @Test func onlyWordsHaveALanguage() {
    #expect(
      mistakes(inElement: #"{"id": "a", "picture": "a.svg", "lang": "ja"}"#)
        == ["\"ja\": “lang”: a picture says nothing"])
    #expect(
      mistakes(inElement: #"{"id": "a", "fill": "red", "frame": [0, 0, 1, 1], "lang": "ja"}"#)
        == ["\"ja\": “lang”: nothing is said in it; give it a “text”"])
  }

  @Test func theButtonSpeaksTheSlidesLanguage() throws {
    let deck = try read(
      #"{"id": "a", "text": "a"}"#, slide: #""button": "次へ", "lang": "ja", "#)
    let word = try button(of: deck)
    #expect(word.string == "次へ" && word.font.style.language == "ja")
  }

  private func button(of deck: Deck) throws -> TextContent {
    let props = Intro.Props(deck: deck, layout: IntroLayout(canvas: Size(480, 960)))
    let views = Intro.childrenDescriptions(props: props, state: Intro.State())
      .compactMap { ($0 as? ViewDescription)?.props }
    let button = try #require(views.first { $0.key == IntroKey.button })
    guard case .text(let word) = button.content else { throw NoText() }
    return word
  }
}
