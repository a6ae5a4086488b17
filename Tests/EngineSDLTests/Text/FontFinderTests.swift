import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import EngineSDL

@Suite struct FontFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["wish/W.ttf", "own/O.ttf", "one/X.ttf", "two/Inter.ttf"] {
      try folder.file(name)
    }
    try folder.file("empty/readme")
  }

  private func finder(
    wish: String? = nil, own: String? = nil, system: [String] = []
  ) -> FontFinder {
    var finder = FontFinder(
      wish: wish.map { FontFinder.Wish(path: folder.path + "/" + $0, source: "--font") },
      folder: own.map { folder.path + "/" + $0 })
    finder.system = system.map {
      FontFinder.Place(folder: folder.path + "/" + $0, family: "Inter")
    }
    finder.match = { _ in nil }
    return finder
  }

  private func found(_ finder: FontFinder) throws -> String? {
    try finder.find().map { String($0.file.dropFirst(folder.path.count + 1)) }
  }

  /// A finder whose fontconfig proposes one font, whatever is asked.
  private func proposing(
    _ family: String, _ file: String, system: [(String, String)] = []
  ) throws -> FontFinder {
    let path = try folder.file(file).path
    var finder = FontFinder()
    finder.system = system.map { FontFinder.Place(folder: folder.path + "/" + $0.0, family: $0.1) }
    finder.match = { _ in Fontconfig.Match(family: family, file: path) }
    return finder
  }

  @Test func fontconfigIsBelievedOnlyIfItHasTheFamily() throws {
    try folder.file("dejavu/DejaVuSans.ttf")
    let places = [("nowhere", "Inter"), ("dejavu", "DejaVuSans")]
    #expect(
      try found(proposing("Inter", "mine/Inter-Regular.otf", system: places))
        == "mine/Inter-Regular.otf")
    #expect(
      try found(proposing("DejaVu Sans", "else/D.ttf", system: places)) == "dejavu/DejaVuSans.ttf")
    #expect(try found(proposing("Any Sans", "else/A.ttf")) == "else/A.ttf")
    try folder.file("debian/Inter-Regular.otf")
    #expect(
      try found(proposing("Inter", "mine/I.otf", system: [("debian", "Inter")]))
        == "debian/Inter-Regular.otf")
  }

  @Test(
    arguments: [
      ("Inter\n/f/Inter-Regular.otf\n", "Inter"), ("Inter\n/f/Inter.pfb\n", nil), ("", nil),
      ("\n\n", nil), ("Inter\n", nil),
    ] as [(String, String?)])
  func fontconfigsAnswers(_ answer: String, _ family: String?) {
    #expect(Fontconfig.Match(answer: answer)?.family == family)
  }

  @Test func theOrder() throws {
    var finder = finder(wish: "wish/W.ttf", own: "own", system: ["one", "two"])
    #expect(try found(finder) == "wish/W.ttf")
    finder.wish = nil
    #expect(try found(finder) == "own/O.ttf")
    finder.folder = folder.path + "/empty"
    #expect(try found(finder) == "two/Inter.ttf")
    finder.system = []
    #expect(try found(finder) == nil)
  }

  @Test func whatWasAskedForMustBeThere() {
    let missing = #expect(throws: Failure.self) { try finder(wish: "no.ttf").find() }
    #expect(missing?.message.hasPrefix("--font: there is no font file") == true)
    let empty = #expect(throws: Failure.self) { try finder(wish: "empty", own: "own").find() }
    #expect(empty?.message.hasPrefix("--font: no .otf or .ttf") == true)
  }

  @Test func withoutAnyFontThereIsOneWarningAndTextStillTakesItsPlace() throws {
    var warnings = 0
    let text = try finder().text { warnings += 1 }
    #expect(warnings == 1 && text.width(of: "Text", font: Font(size: 10)) > 0)
    #expect(text.mask(of: "Text", font: Font(size: 10, weight: .regular)) == nil)
    _ = try FontFinder().text { warnings += 1 }
    #expect(warnings == 1)
  }
}
