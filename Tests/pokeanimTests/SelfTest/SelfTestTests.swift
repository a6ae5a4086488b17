import Foundation
import Testing

@testable import pokeanim

@Suite struct SelfTestTests {
  @Test func theShippedVectorsPass() throws {
    let report = SelfTest.run(vectors: VectorFolder.shipped)
    #expect(report.exitStatus == 0, "\(report.text)")
    print(report.text)
  }
}
