import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Engine
@testable import pokeanim

@Suite struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theProgramKnowsItsOwnFile() {
    #expect(FileSystem.isFile(FileSystem.executable))
  }

  @Test func writingReplacesAsAWhole() throws {
    let path = try folder.file("out", "old and longer").path
    try FileSystem.write(Array("new".utf8), to: path)
    #expect(try folder.data("out") == Data("new".utf8))
    #expect(folder.names == ["out"])
  }

  @Test func aRefusedWriteLeavesNothing() throws {
    try folder.file("taken/inside")
    #expect(throws: Failure.self) { try FileSystem.write([1], to: folder.path + "/taken") }
    #expect(throws: Failure.self) { try FileSystem.write([1], to: folder.path + "/no/where") }
    #expect(folder.names == ["taken"])
  }
}
