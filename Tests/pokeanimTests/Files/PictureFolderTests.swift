import EngineSDL
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import pokeanim

@Suite struct PictureFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(
    _ variables: [String: String] = ["HOME": "/people/mara"], dirs: String? = nil,
    folders: Set<String>
  ) -> String {
    var asked: [String] = []
    let found = PictureFolder(
      environment: { variables[$0] },
      read: {
        asked.append($0)
        return dirs
      }, isFolder: folders.contains)
    #expect(asked == [(variables["XDG_CONFIG_HOME"] ?? "/people/mara/.config") + "/user-dirs.dirs"])
    return found.path
  }

  @Test func theDesktopNamesIt() {
    let dirs = "# a comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"
    let both: Set = ["/people/mara/Bilder", "/people/mara/Pictures"]
    #expect(path(dirs: dirs, folders: both) == "/people/mara/Bilder")
    #expect(path(dirs: dirs, folders: ["/people/mara/Pictures"]) == "/people/mara/Pictures")
    #expect(
      path(dirs: "XDG_PICTURES_DIR=\"/big/photos\"", folders: ["/big/photos"]) == "/big/photos")
    #expect(
      path(["HOME": "/people/mara", "XDG_CONFIG_HOME": "/c"], dirs: dirs, folders: both)
        == "/people/mara/Bilder")
  }

  @Test(arguments: [nil, "", "XDG_PICTURES_DIR=", "XDG_PICTURES_DIR=\"", "XDG_PICTURES_DIR=\"x\""])
  func elseItIsPicturesOrHome(_ dirs: String?) {
    #expect(path(dirs: dirs, folders: ["/people/mara/Pictures"]) == "/people/mara/Pictures")
    #expect(path(dirs: dirs, folders: []) == "/people/mara")
  }

  @Test func nothingIsEverOverwritten() throws {
    try folder.file("pokeanim 2025-01-31 2.png", "mine")
    let pictures = PictureFolder(folder.path)
    let names = try (0..<3).map { try pictures.save([UInt8($0)], day: "2025-01-31") }
    #expect(names == [1, 3, 4].map { "pokeanim 2025-01-31 \($0).png" })
    #expect(try folder.data("pokeanim 2025-01-31 2.png") == Data("mine".utf8))
    #expect(try names.map { try folder.data($0) } == [Data([0]), Data([1]), Data([2])])
    #expect(folder.names.count == 4)
  }

  @Test func theDayIsADate() {
    let parts = PictureFolder.today.split(separator: "-").map(\.count)
    #expect(parts == [4, 2, 2])
  }

  @Test func aFolderThatIsGoneIsSaid() {
    #expect(throws: Failure.self) { try PictureFolder(folder.path + "/none").save([1]) }
    #expect(folder.names == [])
  }
}
