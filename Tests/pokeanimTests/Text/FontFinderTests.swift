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
      system: system.map { (folder: folder.path + "/" + $0, family: "Inter") })
  }

  private func found(_ finder: FontFinder) throws -> String? {
    try finder.find().map { String($0.regular.dropFirst(folder.path.count + 1)) }
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
