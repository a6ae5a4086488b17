import EngineTestSupport
import Foundation
import Testing

/// A program of somebody who depends on the product Engine and nothing else.
@Suite struct EngineAloneTests {
  @Test func itNeedsNeitherSDLNorFoundation() throws {
    let folder = try TemporaryFolder()
    let source = try folder.file(
      "main.swift", "import Engine\nprint(linear(from: 0, to: 1, in: 2).duration)\n")
    let program = folder.path + "/program"
    #expect(try Compiler.build([source], as: program) == "")
    let needed = try Compiler.run(["ldd", program]).words
    #expect(needed.contains("libswiftCore"))
    for library in ["SDL", "Foundation", "Testing"] {
      #expect(!needed.contains(library), "\(library) is linked")
    }
    #expect(try Compiler.run([program]).words == "2.0\n")
  }
}
