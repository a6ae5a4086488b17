import Engine
import EngineSystem
import EngineTestSupport
import Testing

@testable import EngineSDL

@Suite struct FontFamilyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ names: String...) throws {
    for name in names { try folder.file(name) }
  }

  private func names(_ files: FontFamily?) -> [String] {
    [Font.Weight.regular, .semibold, .bold].map { weight in
      files.map { FileSystem.name(of: $0.member(weight).face.file) } ?? ""
    }
  }

  @Test func eachWeightHasItsFile() throws {
    try make("Inter-Bold.otf", "Inter-Black.otf", "Inter-Regular.otf", "Inter-SemiBold.otf")
    #expect(
      names(FontFamily(folder: folder.path))
        == ["Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"])
  }

  @Test func aVersionMayStandInTheirNames() throws {
    try make("Inter-4.0-Bold.otf", "Inter-4.0-Regular.otf", "Inter-4.0-SemiBold.otf")
    let wanted = ["Inter-4.0-Regular.otf", "Inter-4.0-SemiBold.otf", "Inter-4.0-Bold.otf"]
    #expect(names(FontFamily(folder: folder.path)) == wanted)
    #expect(names(FontFamily(file: folder.path + "/Inter-4.0-Regular.otf")) == wanted)
  }

  @Test func missingWeightsTakeTheNearest() throws {
    try make("DejaVuSans-Bold.ttf", "DejaVuSans.ttf", "DejaVuSansMono.ttf")
    #expect(
      names(FontFamily(folder: folder.path, family: "DejaVuSans"))
        == ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Bold.ttf"])
    #expect(FontFamily(folder: folder.path, family: "Inter") == nil)
  }

  @Test func oneFontServesAllWeights() throws {
    try make("Thing.otf", "readme.txt")
    #expect(names(FontFamily(folder: folder.path)) == ["Thing.otf", "Thing.otf", "Thing.otf"])
  }

  @Test func aFolderWithoutFontsHasNone() throws {
    try make("readme.txt")
    #expect(FontFamily(folder: folder.path) == nil)
    #expect(FontFamily(folder: folder.path + "/nowhere") == nil)
  }

  @Test func aRegularFileBringsItsFamily() throws {
    try make("A-Regular.otf", "A-SemiBold.otf", "B-Regular.otf", "B-Bold.otf")
    #expect(
      names(FontFamily(file: folder.path + "/B-Regular.otf"))
        == ["B-Regular.otf", "B-Bold.otf", "B-Bold.otf"])
    #expect(
      names(FontFamily(file: folder.path + "/A-SemiBold.otf"))
        == ["A-SemiBold.otf", "A-SemiBold.otf", "A-SemiBold.otf"])
  }

  @Test func italicsAreTheirOwn() throws {
    try make("A-Regular.otf", "A-Italic.otf", "A-Bold.otf", "A-BoldItalic.otf", "A-Light.otf")
    let family = try #require(FontFamily(folder: folder.path))
    func name(_ weight: Font.Weight, _ isItalic: Bool) -> String {
      FileSystem.name(of: family.member(weight, isItalic: isItalic).face.file)
    }
    #expect(name(.regular, true) == "A-Italic.otf")
    #expect(name(.bold, true) == "A-BoldItalic.otf")
    #expect(name(.light, false) == "A-Light.otf")
    #expect(name(.light, true) == "A-Italic.otf")
    #expect(name(.black, false) == "A-Bold.otf")
  }

  /// As CSS says for all pairs of what is wanted and the two weights that there are.
  @Test func theNearestWeightIsThatOfCSS() throws {
    func chosen(_ wanted: Int, of numbers: [Int]) throws -> Int {
      let members = numbers.map {
        FontFamily.Member(face: FontFace(file: "\($0)"), weight: Font.Weight(number: $0))
      }
      return try #require(FontFamily(members)).member(Font.Weight(number: wanted)).weight.number
    }
    let all = Array(stride(from: 100, through: 900, by: 100))
    for wanted in all {
      for (low, high) in all.flatMap({ low in all.filter { $0 > low }.map { (low, $0) } }) {
        // The order in which CSS looks.
        let lower = all.filter { $0 < wanted }.reversed()
        let higher = all.filter { $0 > wanted }
        let order: [Int] =
          switch wanted {
          case 400: [400, 500] + lower + higher.filter { $0 > 500 }
          case 500: [500, 400] + lower.filter { $0 < 400 } + higher
          case ..<400: [wanted] + lower + higher
          default: [wanted] + higher + lower
          }
        let expected = order.first { $0 == low || $0 == high }
        #expect(try chosen(wanted, of: [low, high]) == expected, "\(wanted) of \(low), \(high)")
      }
    }
  }
}
