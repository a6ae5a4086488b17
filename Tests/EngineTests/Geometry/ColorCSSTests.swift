import Testing

@testable import Engine

/// Colours as CSS writes them.
@Suite struct ColorCSSTests {
  @Test(arguments: [
    ("#f80", Color(255, 136, 0)), ("#4A6CF7", Color(74, 108, 247)),
    ("#ff000080", Color(255, 0, 0, alpha: 128.0 / 255)),
    ("#0f08", Color(0, 255, 0, alpha: 136.0 / 255)),
    ("rebeccapurple", Color(102, 51, 153)), ("AliceBlue", Color(240, 248, 255)),
    ("yellowgreen", Color(154, 205, 50)), ("transparent", .clear),
    ("rgb(255 128 0)", Color(255, 128, 0)),
    ("rgba(255, 128, 0, .5)", Color(255, 128, 0, alpha: 0.5)),
    ("hsl(0, 100%, 50%)", Color(255, 0, 0)), ("HSL(120deg 100% 50%)", Color(0, 255, 0)),
    ("hsla(-120 100% 50% / 25%)", Color(0, 0, 255, alpha: 0.25)), ("hsl(9 0% 100%)", .white),
    ("rgb(100% 0% 50% / 25%)", Color(red: 1, green: 0, blue: 0.5, alpha: 0.25)),
    ("rgb(300 -5 0)", Color(255, 0, 0)),
  ])
  func isThatColour(_ text: String, _ color: Color) {
    #expect(Color(css: text) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#gggggg", "#１２３", "blurple", "rgb", "rgb()", "rgb(1 2)",
    "rgb(1 2 3 4 5)",
    "rgb(nan 0 0)", "rgb(0x10 0 0)", "rgb(1e999 0 0)", "hsv(1 2 3)", "rgb(1 2 3", "#fff ",
  ])
  func anythingElseIsNone(_ text: String) {
    #expect(Color(css: text) == nil)
  }

  /// Red, green and blue go up and down around the wheel: a sixth of a turn each.
  @Test(
    arguments: [
      ("hsl(30 100% 50%)", [1, 0.5, 0]), ("hsl(60 100% 50%)", [1, 1, 0]),
      ("hsl(90 100% 50%)", [0.5, 1, 0]), ("hsl(150 100% 50%)", [0, 1, 0.5]),
      ("hsl(180 100% 50%)", [0, 1, 1]), ("hsl(210 100% 50%)", [0, 0.5, 1]),
      ("hsl(270 100% 50%)", [0.5, 0, 1]), ("hsl(300 50% 75%)", [0.875, 0.625, 0.875]),
      ("hsl(330 100% 50%)", [1, 0, 0.5]), ("hsl(-30 100% 50%)", [1, 0, 0.5]),
      ("hsl(390deg 50% 25%)", [0.375, 0.25, 0.125]), ("hsl(0 100% 100%)", [1, 1, 1]),
    ] as [(String, [Double])])
  func hueGoesRoundTheWheel(_ text: String, _ parts: [Double]) throws {
    let color = try #require(Color(css: text))
    #expect([color.red, color.green, color.blue] == parts && color.alpha == 1)
  }

  @Test(arguments: [
    "hsl(0 100 50%)", "hsl(0 100% 50)", "hsl(0% 100% 50%)", "hsl(0 100% 50% / x)", "hsl(deg 0% 0%)",
    "rgb(1 2 x)", "rgb(1 2 3 / x)", "hsl(1rad 0% 0%)", "#ff00000",
  ])
  func partsWithoutMeaningAreNone(_ text: String) { #expect(Color(css: text) == nil) }

  @Test func partsAreCutToWhatCanBeShown() {
    #expect(
      Color(css: "rgb(200% -5% 51 / 2)") == Color(red: 1, green: 0, blue: 0.2, alpha: 1))
    #expect(Color(css: "hsl(0 100% 50% / .25)") == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(Color(css: "rgba(255,0,0,-1)") == Color(red: 1, green: 0, blue: 0, alpha: 0))
  }

  @Test func coloursAreWrittenAsSixDigits() {
    #expect(Color(255, 8, 0).hexText == "#ff0800")
    #expect(Color(red: 2, green: -1, blue: 0.5, alpha: 0.2).hexText == "#ff0080")
  }
}
