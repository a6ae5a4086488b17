import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// Documents in Arabic, Japanese and Hindi, with emoji, by the built program: strictly, as films and as
/// pictures for the web.
@Suite struct WorldDocumentsTests {
  /// A document with the font that it needs.
  struct World: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let font: String

    var testDescription: String { name }
    var hasFonts: Bool {
      [font, "truetype/noto/NotoColorEmoji.ttf"].allSatisfy {
        FileSystem.isFile("/usr/share/fonts/" + $0)
      }
    }
  }

  private static let arabic = World(
    name: "arabic",
    text: #"""
      {"format": 2, "canvas": [480, 360], "lang": "ar", "slides": [
        {"elements": [
          {"id": "title", "text": "مرحبًا بك في مقهى الواحة 🌴", "size": 28, "align": "leading",
           "frame": [20, 20, 440, 50]},
          {"id": "body", "text": "نخبز الكعك قبل الساعة 7:30. جرّب قهوة Oasis (بالهيل).", "size": 18,
           "align": "leading", "frame": [20, 90, 300, 120]}]},
        {"elements": [
          {"id": "title", "text": "مرحبًا بك في مقهى الواحة 🌴", "size": 18, "align": "leading",
           "frame": [20, 200, 440, 50]}]}]}
      """#, font: "truetype/noto/NotoSansArabic-Regular.ttf")

  private static let japanese = World(
    name: "japanese",
    text: #"""
      {"format": 2, "canvas": [480, 360], "lang": "ja", "slides": [
        {"elements": [
          {"id": "body", "text": "豆は週に二度だけ焼き、その日のうちにお届けします。🫖☕️🇯🇵", "size": 20,
           "lineHeight": 34, "align": "leading", "frame": [20, 60, 260, 200]}]},
        {"elements": [
          {"id": "body", "text": "豆は週に二度だけ焼き、その日のうちにお届けします。🫖☕️🇯🇵", "size": 20,
           "lineHeight": 34, "align": "leading", "frame": [200, 60, 180, 260]}]}]}
      """#, font: "opentype/noto/NotoSansCJK-Regular.ttc")

  private static let hindi = World(
    name: "hindi",
    text: #"""
      {"format": 2, "canvas": [480, 360], "lang": "hi", "slides": [
        {"elements": [
          {"id": "title", "text": "क्षत्रिय, श्रृंखला ☕️", "size": 28, "frame": [20, 20, 440, 50]},
          {"id": "body", "text": "👨‍👩‍👧‍👦 परिवार के लिए 20% छूट।", "size": 18, "frame": [20, 90, 300, 120]}]},
        {"elements": [
          {"id": "title", "text": "ज्ञान", "size": 28, "frame": [20, 120, 440, 50]}]}]}
      """#, font: "truetype/noto/NotoSansDevanagari-Regular.ttf")

  @Test(arguments: [arabic, japanese, hindi].filter(\.hasFonts))
  func theyAreSetWhole(_ world: World) throws {
    let folder = try TemporaryFolder()
    try folder.file("world.json", world.text)
    func run(_ arguments: String) throws {
      let words = arguments.split(separator: " ").map(String.init)
      let result = try ProgramRun(arguments: words, folder: folder.url).run()
      #expect(result.code == 0, "\(arguments): \(result.errors)")
    }
    try run("check world.json --strict")
    try run("render world.json --strict -o film.apng --quiet")
    try run("render world.json --record r.jsonl -o again.apng --quiet")
    #expect(try folder.data("film.apng") == folder.data("again.apng"))
    try run("replay r.jsonl --check")
    try run("export world.json -o picture.svg --quiet")
    let svg = String(decoding: try folder.data("picture.svg"), as: UTF8.self)
    #expect(svg.contains("direction=\"rtl\"") == (world.name == "arabic"))
    try run("export world.json -o motion.json --quiet")
    let lottie = String(decoding: try folder.data("motion.json"), as: UTF8.self)
    #expect(!lottie.contains("\"ty\":5"), "its texts are shapes")
  }

  /// What no font has is told with its place, and refused where all must be drawn.
  @Test func whatNoFontHasIsRefusedStrictly() throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "a.json",
      "{\"format\": 2, \"slides\": [{\"elements\": [\n{\"id\": \"a\", \"text\": \"x\u{FFFF0}\", \"frame\": [0, 0, 90, 90]}]}]}"
    )
    let told = try ProgramRun(
      arguments: ["render", "a.json", "-o", "a.png"], folder: folder.url
    ).run()
    #expect(told.code == 0 && told.errors.contains("a.json:2:") && told.errors.contains("U+FFFF0"))
    let refused = try ProgramRun(
      arguments: ["render", "a.json", "--strict", "-o", "b.png"], folder: folder.url
    ).run()
    #expect(refused.code == 1 && refused.errors.contains("U+FFFF0"), "\(refused.errors)")
  }
}
