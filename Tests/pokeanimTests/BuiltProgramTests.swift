import EngineTestSupport
import Foundation
import Testing

@Suite struct BuiltProgramTests {
  @Test func theProgramLiesBesideTheTests() {
    let program = builtProgram(named: "pokeanim")
    #expect(FileManager.default.isExecutableFile(atPath: program.path))
  }
}
