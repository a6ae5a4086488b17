import Engine
import EngineSystem
import EngineTestSupport
import Testing

@testable import EngineSDL

/// Fonts in Debian's places.
private enum Installed {
  static let inter = FontFinder.systemPlaces.lazy.filter { $0.family == "Inter" }
    .compactMap { FontFamily(folder: $0.folder, family: $0.family) }.first
  static let hasEmoji = FileSystem.isFile("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
}

/// Letters in their styles, emoji, and what no font has.
@Suite(.serialized, .enabled(if: Installed.inter != nil, "Inter is missing: make setup"))
struct StyledTextTests {
  private let cache: GlyphCache

  init() throws { cache = try GlyphCache(family: #require(Installed.inter)) }

  private func font(_ size: Double = 40, _ change: (inout TextStyle) -> Void) -> Font {
    var font = Font(size: size)
    change(&font.style)
    return font
  }

  @Test func roomBetweenLettersIsBehindEachOfThem() throws {
    let (plain, wide) = (Font(size: 40), font { $0.tracking = 0.25 })
    for word in ["AVATAR", "é", "a b"] {
      let room = 0.25 * 40 * Double(word.count)
      #expect(
        abs(cache.width(of: word, font: wide) - cache.width(of: word, font: plain) - room) < 0.2)
    }
    let (near, far) = (cache.mask(of: "ll", font: plain), cache.mask(of: "ll", font: wide))
    let wider = try #require(far).width - #require(near).width
    #expect((9...11).contains(wider), "\(wider)")
  }

  @Test func arabicHasNoRoomWithinItsWords() {
    let wide = font { $0.tracking = 0.25 }
    #expect(
      cache.width(of: "السلام", font: wide) == cache.width(of: "السلام", font: Font(size: 40)))
  }

  @Test func aLineUnderLettersGoesAllTheWay() throws {
    let under = font { $0.isUnderlined = true }
    let mask = try #require(cache.mask(of: "ace", font: under))
    let width = Int(cache.width(of: "ace", font: under).rounded())
    let row = (0..<mask.height).first { row in
      mask.coverage[row * mask.width..<(row + 1) * mask.width].filter { $0 == 255 }.count >= width
    }
    let line = try #require(row)
    #expect(line + mask.top >= 1, "below the baseline")
    #expect(cache.width(of: "ace", font: under) == cache.width(of: "ace", font: Font(size: 40)))
  }

  /// Debian's Inter has italics of its own; a family without any leans.
  @Test func italicLettersLean() throws {
    let leaning = font { $0.isItalic = true }
    let own = cache.setting(of: TextRun(text: "l"), leaning)
    #expect(own.face.file.contains("Italic") && !own.isSlanted)
    let regular = try #require(Installed.inter).member(.regular)
    let upright = try GlyphCache(family: #require(FontFamily([regular])))
    #expect(upright.setting(of: TextRun(text: "l"), leaning).isSlanted)
    let (straight, slanted) = (
      upright.mask(of: "l", font: Font(size: 40)), upright.mask(of: "l", font: leaning)
    )
    #expect(try #require(slanted).width > #require(straight).width + 4)
  }

  @Test(.enabled(if: Installed.hasEmoji, "fonts-noto-color-emoji is missing: make setup-tests"))
  func emojiArePicturesWithColours() throws {
    let mask = try #require(cache.mask(of: "a😀", font: Font(size: 40)))
    let picture = try #require(mask.pictures.first)
    #expect(mask.pictures.count == 1)
    let start = cache.width(of: "a", font: Font(size: 40))
    #expect(abs(picture.frame.minX - start) < 1)
    #expect(abs(picture.frame.width - picture.frame.height * 136 / 128) < 1)
    let yellow = picture.image.pixels.contains { pixel in
      pixel >> 24 == 255 && pixel >> 16 & 255 > 200 && pixel & 255 < 120
    }
    #expect(yellow)
  }

  /// One picture, as wide as any other one.
  @Test(
    .enabled(if: Installed.hasEmoji, "fonts-noto-color-emoji is missing: make setup-tests"),
    arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇺🇸", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️‍🔥"])
  func whatIsJoinedIsOnePicture(_ letter: String) {
    let one = cache.width(of: "😀", font: Font(size: 40))
    #expect(cache.mask(of: letter, font: Font(size: 40))?.pictures.count == 1)
    #expect(abs(cache.width(of: letter, font: Font(size: 40)) - one) < 1)
    #expect(cache.missing(in: letter, font: Font(size: 40)) == [])
  }

  /// However many there are, each is a picture of its own, with its own room.
  @Test(.enabled(if: Installed.hasEmoji, "fonts-noto-color-emoji is missing: make setup-tests"))
  func aThousandEmojiAreAThousandPictures() throws {
    let text = String(repeating: "😀", count: 1_000)
    let one = cache.width(of: "😀", font: Font(size: 10))
    #expect(abs(cache.width(of: text, font: Font(size: 10)) - 1_000 * one) < 1)
    #expect(try #require(cache.mask(of: text, font: Font(size: 10))).pictures.count == 1_000)
    var wide = Font(size: 10)
    wide.style.tracking = 1
    let frames = try #require(cache.mask(of: "😀😀", font: wide)).pictures.map(\.frame)
    #expect(abs(frames[1].minX - frames[0].minX - one - 10) < 1)
    let chain = "👨" + String(repeating: "\u{200D}👩", count: 1_400)
    #expect(chain.count == 1 && cache.width(of: chain, font: wide) > 1_000 * one)
  }

  /// A letter changes beside others: there is no room between them.
  @Test func scriptsWhoseLettersChangeHaveNoRoomBetweenThem() {
    let wide = font { $0.tracking = 0.25 }
    for text in ["ក្ខ", "မြန်မာ", "ಕನ್ನಡ", "සිංහල", "नमस्ते"] {
      #expect(cache.width(of: text, font: wide) == cache.width(of: text, font: Font(size: 40)))
    }
  }

  /// Marks are never seen, and have no room behind them.
  @Test func marksHaveNoRoomBehindThem() {
    let wide = font { $0.tracking = 0.5 }
    for (marked, plain) in [("\u{200E}abc", "abc"), ("\u{200F}שלום", "שלום"), ("a\u{2060}b", "ab")]
    {
      #expect(abs(cache.width(of: marked, font: wide) - cache.width(of: plain, font: wide)) < 0.2)
    }
  }

  /// Drawn, and measured, alike: letters end where their line does.
  @Test(arguments: ["AVATAR", "שלום עולם", String(repeating: "AV", count: 300)])
  func lettersWithRoomEndWhereTheirLineDoes(_ text: String) throws {
    let wide = font(20) { $0.tracking = 0.2 }
    let mask = try #require(cache.mask(of: text, font: wide))
    let end = cache.width(of: text, font: wide) - 0.2 * 20
    #expect(abs(Double(mask.left + mask.width) - end) < 4)
  }

  /// What the engine says of a line's letters is what is drawn of them.
  @Test(arguments: [
    ("السلام", true), ("नमस्ते", true), ("ក្ខ", true), ("မြန်မာ", true), ("ಕನ್ನಡ", true), ("සිංහල", true),
    ("བོད", true), ("ߒߞߏ", true), ("ܫܠܡܐ", true), ("שלום", false), ("สวัสดี", false), ("ລາວ", false),
    ("გამარჯობა", false), ("ሰላም", false), ("Ελλη", false), ("Кир", false), ("漢字かな", false),
    ("한국", false), ("Բարեւ", false), ("abc 12 ✓", false), ("abc سلام", true),
  ])
  func joinedLettersAreTold(_ text: String, isJoined: Bool) {
    #expect(text.hasJoinedLetters == isJoined)
    let scripts = text.unicodeScalars.compactMap { Script(of: $0) }.filter { !$0.isShared }
    #expect(scripts.contains { !$0.isSeparable } == isJoined)
  }

  /// The picture comes from one size: half as large a text is half of it.
  @Test(.enabled(if: Installed.hasEmoji, "fonts-noto-color-emoji is missing: make setup-tests"))
  func emojiAreTheSameInAllSizes() throws {
    let (large, small) = (
      try #require(cache.mask(of: "😀", font: Font(size: 80))?.pictures.first),
      try #require(cache.mask(of: "😀", font: Font(size: 20))?.pictures.first)
    )
    #expect(large.image === small.image)
    #expect(abs(large.frame.width - 4 * small.frame.width) < 1e-9)
    #expect(abs(large.frame.minY - 4 * small.frame.minY) < 1e-9)
  }

  @Test func whatNoFontHasIsTold() throws {
    let missing = cache.missing(
      in: "a\u{FFFF0}é\u{10FFFD}\u{FFFF0}\u{200D}\n", font: Font(size: 20))
    #expect(missing == ["\u{FFFF0}", "\u{10FFFD}"])
  }

  @Test func packagesAreNamedThatAreNotThere() throws {
    let folder = try TemporaryFolder()
    try folder.file("truetype/noto/NotoSans-Regular.ttf")
    let (bare, core) = (FontCatalog(root: "/nowhere"), FontCatalog(root: folder.path))
    #expect(FontCatalog.package(for: "日", in: bare) == "fonts-noto-cjk")
    #expect(FontCatalog.package(for: "ह", in: bare) == "fonts-noto-core")
    #expect(FontCatalog.package(for: "ꀀ", in: bare) == "fonts-noto-core")
    #expect(FontCatalog.package(for: "🎉", in: bare) == "fonts-noto-color-emoji")
    #expect(FontCatalog.package(for: "ह", in: core) == nil)
    #expect(FontCatalog.package(for: "\u{FFFF0}", in: bare) == nil)
    #expect(FontCatalog.package(for: "\u{1E6C0}", in: bare) == nil, "no script has it")
  }

  /// What a person's settings say changes nothing.
  @Test func theOrderOfFontsIsFixed() throws {
    let folder = try TemporaryFolder()
    try folder.file("truetype/noto/NotoSansArabic-Regular.ttf")
    try folder.file("truetype/noto/NotoSansArabic-Bold.ttf")
    try folder.file("truetype/dejavu/DejaVuSans.ttf")
    try folder.file("opentype/noto/NotoSansCJK-Regular.ttc")
    let catalog = FontCatalog(root: folder.path)
    func names(_ script: Script, _ weight: Font.Weight = .regular, _ language: String? = nil)
      -> [String]
    {
      catalog.faces(of: script, weight, language: language)
        .map { "\(FileSystem.name(of: $0.file))#\($0.index)" }
    }
    #expect(names(.arabic) == ["NotoSansArabic-Regular.ttf#0", "DejaVuSans.ttf#0"])
    #expect(
      names(.arabic, .bold) == ["NotoSansArabic-Bold.ttf#0", "NotoSansArabic-Regular.ttf#0"])
    #expect(names(.han).first == "NotoSansCJK-Regular.ttc#2")
    #expect(names(.han, .regular, "ja-JP").first == "NotoSansCJK-Regular.ttc#0")
    #expect(names(.han, .regular, "zh-Hant-HK").first == "NotoSansCJK-Regular.ttc#4")
    #expect(names(.han, .regular, "zh-TW").first == "NotoSansCJK-Regular.ttc#3")
    #expect(names(.hangul).first == "NotoSansCJK-Regular.ttc#1")
  }

  /// Without the libraries the program goes on, and says what it can't tell.
  @Test func librariesMayBeMissing() {
    #expect(HarfBuzz("libnothing.so.7") == nil)
    #expect(FriBidi("libnothing.so.7") == nil)
  }

  @Test func wordsWithoutBlanksAreFoundByADictionary() throws {
    let dictionary = try #require(WordDictionary.shared, "libicu72 is missing")
    // "Hello" and "world".
    #expect(dictionary.ends(in: "สวัสดีชาวโลก") == [6, 9, 12])
    #expect(dictionary.ends(in: "") == [])
  }
}
