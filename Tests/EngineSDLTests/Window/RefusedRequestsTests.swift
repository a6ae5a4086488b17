import Testing

@testable import EngineSDL

@Suite struct RefusedRequestsTests {
  /// The offsets at which Xlib has its codes in an XErrorEvent, in bytes.
  @Test func aNoticeIsWhatXlibHandsOver() {
    #expect(MemoryLayout<RefusedRequests.ErrorEvent>.offset(of: \.error) == 32)
    #expect(MemoryLayout<RefusedRequests.ErrorEvent>.offset(of: \.request) == 33)
    #expect(MemoryLayout<RefusedRequests.ErrorEvent>.offset(of: \.minor) == 34)
  }

  @Test func aFewFailuresPass() throws {
    struct Reason: Error {}
    var patience = PresentPatience()
    for _ in 0..<3 {
      for _ in 0..<29 { #expect(try !patience.failed(Reason())) }
      let isShown = patience.shown()
      #expect(isShown)
    }
    for _ in 0..<29 { #expect(try !patience.failed(Reason())) }
    #expect(throws: Reason.self) { try patience.failed(Reason()) }
  }
}
