import EngineTestSupport
import Glibc
import Testing

@testable import pokeanim

@Suite struct CrashReportTests {
  private static let library = "work/3.so"

  @Test func theFirstPlaceInThePersonsCodeIsTold() {
    let report = CrashReport(
      """
      hello
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7fdf8896df7f... done ***

      Thread 0 "worker" crashed:

      0              0x00007f0673dc8127 _assertionFailure(_:_:file:line:flags:) + 351 in libswiftCore.so
      1 [ra]         0x00007fb1 closure #1 in Card.lift.getter + 44 in 3.so at //<compiler-generated>
      2 [ra]         0x00007fb1 CardScreen.layOut(at:) + 444 in 3.so at some where/Card.swift:31:22
      3 [ra]         0x00007fb1 main + 12 in 3.so at some where/Card.swift:3:1
      """, library: Self.library)
    #expect(report.place == "Card.swift:31")
    #expect(report.words(signal: SIGILL) == "Card.swift:31: Index out of range")
  }

  @Test func overflowIsSaidInTheFrameItself() {
    let report = CrashReport(
      """
      0 [inlined] 0x1 Swift runtime failure: arithmetic overflow in f(_:) in 3.so at Card.swift
      1           0x1 f(_:) + 12 in 3.so at Card.swift:7:12
      """, library: Self.library)
    #expect(report.words(signal: SIGILL).hasSuffix("arithmetic overflow"))
  }

  @Test(arguments: [
    (SIGILL, "the code has trapped"),
    (SIGSEGV, "the code went too deep, or where it has no memory"),
    (SIGKILL, "the code was ended by the system, perhaps for want of memory"),
    (SIGABRT, "the code was ended: Aborted"),
  ])
  func withoutWordsTheSignalIsSaid(_ signal: Int32, _ words: String) {
    #expect(CrashReport("", library: Self.library).words(signal: signal) == words)
  }

  /// Whatever a process says before it goes, the report is made.
  @Test func anythingMayBeSaid() {
    forAll(seeds: 0..<200) { random in
      let parts = [
        " in 3.so at ", "Fatal error: ", ":", "\n", "Card.swift", "Swift runtime failure: ", "é",
        "",
      ]
      let text = (0..<12).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      #expect(!CrashReport(text, library: Self.library).words(signal: SIGILL).isEmpty)
    }
  }
}
