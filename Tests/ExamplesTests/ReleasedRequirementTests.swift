import EngineTestSupport
import Foundation
import Testing

/// A failed requirement in a release build, where `precondition` would be silent.
@Suite struct ReleasedRequirementTests {
  @Test func itSaysItsTextToo() throws {
    let folder = try TemporaryFolder()
    let main = try folder.file("main.swift", "require(1 > 2, \"one is not above two\")\n")
    let source = repositoryRoot().appendingPathComponent("Sources/Engine/Geometry/Require.swift")
    let program = folder.path + "/program"
    #expect(
      try Compiler.run(["swiftc", "-O", source.path, main.path, "-o", program]).status == 0)
    let result = try Compiler.run([program])
    #expect(result.status != 0)
    #expect(result.words.contains("main.swift:1: Fatal error: one is not above two"))
  }
}
