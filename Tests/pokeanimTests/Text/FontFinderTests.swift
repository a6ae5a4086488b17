import Foundation
import Testing

@testable import pokeanim

@Suite struct FontFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["option/O.ttf", "variable/V.ttf", "assets/A.ttf", "one/X.ttf", "two/Inter.ttf"] {
      try folder.file(name)
    }
    try folder.file("empty/readme")
  }

  private func finder(
    option: String? = nil, variable: String? = nil, assets: String? = nil, system: [String] = []
  ) -> FontFinder {
    FontFinder(
      option: option.map { folder.path + "/" + $0 },
      environment: { name in
        name == "POKEANIM_FONT" ? variable.map { folder.path + "/" + $0 } : nil
      },
      assets: assets.map { folder.path + "/" + $0 },
      system: system.map { (folder: folder.path + "/" + $0, family: "Inter") }, match: { _ in nil })
  }

  private func found(_ finder: FontFinder) throws -> String? {
    try finder.find().map { String($0.regular.dropFirst(folder.path.count + 1)) }
  }

  /// A finder whose fontconfig proposes one font, whatever is asked.
  private func proposing(
    _ family: String, _ file: String, system: [(String, String)] = []
  ) throws -> FontFinder {
    let path = try folder.file(file).path
    return FontFinder(
      environment: { _ in nil }, system: system.map { (folder.path + "/" + $0.0, $0.1) },
      match: { _ in Fontconfig.Match(family: family, file: path) })
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
    let all = finder(
      option: "option/O.ttf", variable: "variable", assets: "assets", system: ["one", "two"])
    var finder = all
    #expect(try found(finder) == "option/O.ttf")
    finder.option = nil
    #expect(try found(finder) == "variable/V.ttf")
    finder.environment = { _ in nil }
    #expect(try found(finder) == "assets/A.ttf")
    finder.assets = folder.path + "/empty"
    #expect(try found(finder) == "two/Inter.ttf")
    finder.system = []
    #expect(try found(finder) == nil)
  }

  @Test func whatWasAskedForMustBeThere() {
    let missing = #expect(throws: Failure.self) { try finder(option: "no.ttf").find() }
    #expect(missing?.message.hasPrefix("--font: there is no font file") == true)
    let empty = #expect(throws: Failure.self) {
      try finder(variable: "empty", assets: "assets").find()
    }
    #expect(empty?.message.hasPrefix("POKEANIM_FONT: no .otf or .ttf") == true)
  }
}
