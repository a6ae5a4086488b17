import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import EngineSDL

@Suite struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("a/b/c.txt", "a/b", "c.txt"), ("c.txt", ".", "c.txt"), ("/c.txt", "/", "c.txt"),
    ("/a/c", "/a", "c"),
  ])
  func pathsHaveTwoParts(_ path: String, _ parent: String, _ name: String) {
    #expect(FileSystem.folder(of: path) == parent)
    #expect(FileSystem.name(of: path) == name)
  }

  @Test func kindsOfFiles() throws {
    let file = try folder.file("x").path
    #expect(FileSystem.isFile(file) && !FileSystem.isFolder(file))
    #expect(FileSystem.isFolder(folder.path) && !FileSystem.isFile(folder.path))
    #expect(!FileSystem.isFile(file + "0") && !FileSystem.isFolder(file + "0"))
  }

  @Test func textIsReadWhole() throws {
    let text = String(repeating: "é and so on\n", count: 20_000)
    #expect(try FileSystem.text(of: folder.file("long", text).path) == text)
    #expect(throws: Failure.self) { try FileSystem.text(of: folder.path) }
    #expect(throws: Failure.self) { try FileSystem.text(of: folder.path + "/none") }
    let latin = folder.url.appendingPathComponent("latin")
    try Data([0x41, 0xE9]).write(to: latin)
    #expect(throws: Failure.self) { try FileSystem.text(of: latin.path) }
  }
}
