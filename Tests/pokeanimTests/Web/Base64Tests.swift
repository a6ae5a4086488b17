import EngineTestSupport
import Foundation
import Testing

@testable import Output

@Suite struct Base64Tests {
  @Test func isFoundations() {
    forAll(seeds: 0..<500) { random in
      let bytes = random.list(count: 0...40) { UInt8.random(in: 0...255, using: &$0) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
