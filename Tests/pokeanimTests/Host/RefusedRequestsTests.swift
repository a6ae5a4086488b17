import Testing

@testable import pokeanim

@Suite struct RefusedRequestsTests {
  @Test func theyAreCountedAndNamed() {
    let before = RefusedRequests.count
    RefusedRequests.note(RefusedRequests.Notice(error: 8, request: 42, minor: 0))
    #expect(RefusedRequests.count == before + 1)
    #expect(RefusedRequests.last == "the X server refuses a request: error 8, request 42.0")
    RefusedRequests.note(RefusedRequests.Notice(error: 255, request: 130, minor: 3))
    #expect(RefusedRequests.count == before + 2)
    #expect(RefusedRequests.last == "the X server refuses a request: error 255, request 130.3")
  }

  /// Where Xlib has its codes in an XErrorEvent.
  @Test func aNoticeIsWhatXlibHandsOver() {
    #expect(MemoryLayout<RefusedRequests.Notice>.offset(of: \.error) == 32)
    #expect(MemoryLayout<RefusedRequests.Notice>.offset(of: \.request) == 33)
    #expect(MemoryLayout<RefusedRequests.Notice>.offset(of: \.minor) == 34)
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
