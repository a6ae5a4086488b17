import EngineTestSupport
import Foundation
import Testing

/// The folder of goldens in packages of all shapes.
@Suite struct GoldenPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Above the package: nothing of it is the package's.
    try folder.file("Goldens/other.txt")
    try folder.file("app/Package.swift")
  }

  private func place(of test: String) throws -> String {
    let file = try folder.file(test)
    let golden = goldenFile("a.txt", of: file.path).path
    return String(golden.dropFirst(folder.path.count + 1))
  }

  @Test func withoutAFolderItIsBesideTheTest() throws {
    #expect(try place(of: "app/Tests/AppTests/A.swift") == "app/Tests/AppTests/Goldens/a.txt")
    #expect(try place(of: "app/A.swift") == "app/Goldens/a.txt")
  }

  @Test(arguments: [
    "app/Goldens", "app/Tests/AppTests/Goldens", "app/Tests/AppTests/Deep/Goldens",
  ])
  func theNearestFolderOfThePackageIsTaken(_ goldens: String) throws {
    try folder.file(goldens + "/b.txt")
    #expect(try place(of: "app/Tests/AppTests/Deep/A.swift") == goldens + "/a.txt")
  }

  /// As in a file that is compiled by hand, or whose sources have gone.
  @Test func outsideOfAPackageNothingAboveIsTaken() throws {
    #expect(try place(of: "lonely/A.swift") == "lonely/Goldens/a.txt")
  }

  @Test func theFolderIsMadeAsItIsWritten() throws {
    let test = try folder.file("app/Tests/AppTests/A.swift")
    let golden = GoldenText(file: goldenFile("deep/a.txt", of: test.path))
    #expect(try golden.problem("a")?.contains("is not there: UPDATE_GOLDENS=1 writes it") == true)
    try golden.write("a\nb\n")
    #expect(try golden.problem("a\nb\n") == nil)
    #expect(
      try golden.problem("a\nc\n")
        == "a.txt differs at line 2\n  wanted: b\n  got:    c")
    #expect(folder.names == ["Goldens", "app"], "and nothing is beside the package")
  }
}
