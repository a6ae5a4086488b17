import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL

@Suite struct FontFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ names: String...) throws {
    for name in names { try folder.file(name) }
  }

  private func names(_ files: FontFiles?) -> [String] {
    Font.Weight.allCases.map { files.map { $0 }?[$0].split(separator: "/").last ?? "" }.map(
      String.init)
  }

  @Test func eachWeightHasItsFile() throws {
    try make("Inter-Bold.otf", "Inter-Black.otf", "Inter-Regular.otf", "Inter-SemiBold.otf")
    #expect(
      names(FontFiles(folder: folder.path))
        == ["Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"])
  }

  @Test func aVersionMayStandInTheirNames() throws {
    try make("Inter-4.0-Bold.otf", "Inter-4.0-Regular.otf", "Inter-4.0-SemiBold.otf")
    let wanted = ["Inter-4.0-Regular.otf", "Inter-4.0-SemiBold.otf", "Inter-4.0-Bold.otf"]
    #expect(names(FontFiles(folder: folder.path)) == wanted)
    #expect(names(FontFiles(file: folder.path + "/Inter-4.0-Regular.otf")) == wanted)
  }

  @Test func missingWeightsTakeTheNearest() throws {
    try make("DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "DejaVuSansMono.ttf")
    #expect(
      names(FontFiles(folder: folder.path, family: "DejaVuSans"))
        == ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Bold.ttf"])
    #expect(FontFiles(folder: folder.path, family: "Inter") == nil)
  }

  @Test func oneFontServesAllWeights() throws {
    try make("Thing.otf", "readme.txt")
    #expect(names(FontFiles(folder: folder.path)) == ["Thing.otf", "Thing.otf", "Thing.otf"])
  }

  @Test func aFolderWithoutFontsHasNone() throws {
    try make("readme.txt")
    #expect(FontFiles(folder: folder.path) == nil)
    #expect(FontFiles(folder: folder.path + "/nowhere") == nil)
  }

  @Test func aRegularFileBringsItsFamily() throws {
    try make("A-Regular.otf", "A-SemiBold.otf", "B-Regular.otf", "B-Bold.otf")
    #expect(
      names(FontFiles(file: folder.path + "/B-Regular.otf"))
        == ["B-Regular.otf", "B-Bold.otf", "B-Bold.otf"])
    #expect(
      names(FontFiles(file: folder.path + "/A-SemiBold.otf"))
        == ["A-SemiBold.otf", "A-SemiBold.otf", "A-SemiBold.otf"])
  }
}
