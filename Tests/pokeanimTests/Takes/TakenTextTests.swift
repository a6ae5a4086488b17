import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import Output

/// Texts in exports, in fonts that are known, and in those that may not be handed on.
@Suite struct TakenTextTests {
  /// A font of a document, whose letters are squares.
  private final class Squares: TextMeasuring {
    let mayBeEmbedded: Bool

    init(mayBeEmbedded: Bool) { self.mayBeEmbedded = mayBeEmbedded }

    func width(of text: String, font: Font) -> Double { Double(text.count) * font.size }
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
    }
    func outlines(of text: String, font: Font) -> [Path]? {
      text.indices.enumerated().map { place, _ in
        .rect(
          Rect(x: Double(place) * font.size, y: -font.size, width: font.size / 2, height: font.size)
        )
      }
    }
    func file(of font: Font) -> FontFile? {
      font.style.family.map { _ in FontFile(bytes: [1, 2, 3], mayBeEmbedded: mayBeEmbedded) }
    }
  }

  private func take(
    _ words: String, family: String?, _ text: any TextMeasuring, color: Color = .black
  ) -> Take {
    let (root, view) = (View(frame: Rect(0, 0, 200, 100)), View(frame: Rect(20, 20, 160, 60)))
    let font = Font(size: 20, style: TextStyle(family: family, isItalic: true, tracking: 0.1))
    view.content = .text(TextContent(words, font: font, color: color))
    root.addSubview(view)
    return .ofViews(in: root, text: text)
  }

  @Test func aFontThatMayGoAlongIsInThePictureOnce() throws {
    let take = take("Hi there", family: "Own's", Squares(mayBeEmbedded: true))
    let file = try take.file(as: .svg)
    #expect(file.text.matches(of: /@font-face \{ font-family: 'Own\\27 s'/).count == 1)
    #expect(file.text.contains("src: url(data:font/sfnt;base64,AQID)"))
    #expect(file.text.contains("font-family=\"'Own\\27 s', Inter"))
    #expect(file.text.contains("font-style=\"italic\" letter-spacing=\"2\""))
    #expect(file.limits == [])
  }

  @Test func aFontThatMayNotIsShapesThatSayWhatTheyRead() throws {
    let take = take("Hi<yo>", family: "Own", Squares(mayBeEmbedded: false))
    let file = try take.file(as: .svg)
    #expect(!file.text.contains("@font-face") && !file.text.contains("<text"))
    #expect(file.text.contains("role=\"img\" aria-label=\"Hi&lt;yo&gt;\""))
    #expect(file.limits == ["texts in “Own” are shapes: its licence keeps it out of other files"])
  }

  /// The letters in several looks are of one file, which is there once.
  @Test func aFileOfSeveralLooksIsThereOnce() throws {
    let root = View(frame: Rect(0, 0, 200, 100))
    for (place, weight) in [Font.Weight.regular, .bold, .black].enumerated() {
      let view = View(frame: Rect(0, Double(place) * 30, 200, 30))
      let font = Font(
        size: 20, weight: weight, style: TextStyle(family: "R&B", isItalic: place == 1))
      view.content = .text(TextContent("Hi", font: font, color: .black))
      root.addSubview(view)
    }
    let file = try Take.ofViews(in: root, text: Squares(mayBeEmbedded: true)).file(as: .svg)
    #expect(file.text.matches(of: /base64,AQID/).count == 1)
    #expect(file.text.contains("font-family: 'R\\26 B'; font-weight: 400; src"), "\(file.text)")
  }

  @Test func textsOfTheHostAreInTheFontsOfWhoeverShowsThem() throws {
    let file = try take("Hi", family: nil, Squares(mayBeEmbedded: true)).file(as: .svg)
    #expect(file.text.contains("<text") && !file.text.contains("@font-face"))
    #expect(file.limits.first?.contains("Inter") ?? false)
  }

  @Test func lettersOfLottieAreShapes() throws {
    let take = take("abc", family: nil, Squares(mayBeEmbedded: true))
    let lottie = try PlayedLottie(LottieFile(take, title: "A").text)
    let layers = try lottie.layers(at: 0.1)
    #expect(layers.contains { $0.kind == 4 && $0.name == "abc" })
    #expect(!layers.contains { $0.kind == 5 })
    let emoji = self.take("a😀", family: nil, Squares(mayBeEmbedded: true))
    #expect(try emoji.file(as: .json).limits == ["it leaves out emoji, which have no outlines"])
  }

  @Test func withoutOutlinesTheyAreLayersInTheirFont() throws {
    let take = take("abc", family: nil, SilentText())
    let lottie = try PlayedLottie(LottieFile(take, title: "A").text)
    #expect(try lottie.layers(at: 0.1).contains { $0.kind == 5 && $0.name == "abc" })
    #expect(try take.file(as: .json).limits.first?.contains("Inter") ?? false)
  }

  /// Another player shows the program's own letters.
  @Test(.enabled(if: Rlottie.shared != nil, "rlottie is missing: apt-get install librlottie0-1"))
  func lettersAreTheProgramsOwnInAnotherPlayer() throws {
    let player = try #require(Rlottie.shared)
    let text = try Desktop.text()
    let take = take("Tumble · שלום", family: nil, text)
    let shown = try #require(
      player.picture(of: LottieFile(take, title: "A").text, frame: 10, take.size))
    let (root, view) = (View(frame: Rect(0, 0, 200, 100)), View(frame: Rect(20, 20, 160, 60)))
    let font = Font(size: 20, style: TextStyle(isItalic: true, tracking: 0.1))
    view.content = .text(TextContent("Tumble · שלום", font: font, color: .black))
    root.addSubview(view)
    let builder = DisplayListBuilder(measuring: text)
    let own = painted(builder.commands(for: root), 200, 100, glyphs: text, on: .white)
    #expect(shown.ratio(to: own, in: Rect(0, 0, 200, 100)) > 20)
  }
}
