import EngineSDL
import EngineTestSupport
import Testing

@testable import Engine
@testable import pokeanim

@Suite struct FontOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["option/O.ttf", "variable/V.ttf", "assets/A.ttf"] { try folder.file(name) }
  }

  private func found(option: String?, variable: String?) throws -> String? {
    let finder = FontFinder(
      option: option.map { folder.path + "/" + $0 },
      environment: { name in
        name == "POKEANIM_FONT" ? variable.map { folder.path + "/" + $0 } : nil
      },
      assets: folder.path + "/assets")
    return try finder.find().map { String($0.file.dropFirst(folder.path.count + 1)) }
  }

  @Test func theOptionComesBeforeTheVariableAndBothBeforeThePictures() throws {
    #expect(try found(option: "option/O.ttf", variable: "variable") == "option/O.ttf")
    #expect(try found(option: nil, variable: "variable") == "variable/V.ttf")
    #expect(try found(option: nil, variable: nil) == "assets/A.ttf")
  }

  @Test func theErrorNamesWhoAskedForTheFont() {
    let option = #expect(throws: Failure.self) { try found(option: "no.ttf", variable: nil) }
    #expect(option?.message.hasPrefix("--font: ") == true)
    let variable = #expect(throws: Failure.self) { try found(option: nil, variable: "no.ttf") }
    #expect(variable?.message.hasPrefix("POKEANIM_FONT: ") == true)
  }
}
