import EngineSystem
import Foundation
import Testing

@testable import pokeanim

/// Programs that take their time, or take for ever.
@Suite struct ChildProcessTests {
  init() {
    // As the program does at its start.
    signal(SIGPIPE, SIG_IGN)
  }

  private func shell(_ script: String, patience: Double = 60) throws -> ChildProcess {
    try #require(try ChildProcess.start("sh", ["-c", script], patience: patience))
  }

  private func write(_ count: Int, to child: ChildProcess) throws {
    try [UInt8](repeating: 7, count: count).withUnsafeBytes(child.write)
  }

  @Test func itTakesAllAndSaysHowItEnded() throws {
    let good = try shell("wc -c")
    try write(1_000_000, to: good)
    #expect(try good.end() == nil)
    #expect(good.said == "1000000\n")
    let loud = try shell("echo out; echo error >&2; echo more")
    #expect(try loud.end() == nil)
    #expect(loud.said == "out\nerror\nmore\n")
    #expect(try shell("exit 3").end() == "it ended with an error")
    #expect(try shell("kill -9 $$").end() == "it was ended: Killed")
  }

  /// More than a pipe holds, in both directions.
  @Test func oneThatTalksWhileItReadsIsListenedTo() throws {
    let echo = try shell("cat; cat /dev/zero | head -c 300000", patience: 30)
    try write(500_000, to: echo)
    #expect(try echo.end() == nil)
    #expect(echo.said.utf8.count <= 3 << 16 && echo.said.utf8.last == 0)
  }

  /// One that talks without end is listened to, but not remembered.
  @Test func onlyTheLastWordsAreKept() throws {
    let talker = try shell("echo first; yes | head -c 30000000; echo last", patience: 30)
    #expect(try talker.end() == nil)
    #expect(talker.said.utf8.count <= 3 << 16 && talker.said.hasSuffix("y\nlast\n"))
  }

  @Test func aSlowReaderIsWaitedFor() throws {
    let slow = try shell("sleep 0.3; cat >/dev/null; sleep 0.2; exit 0", patience: 30)
    try write(300_000, to: slow)
    #expect(try slow.end() == nil)
  }

  @Test func oneThatTakesNothingIsGivenUp() throws {
    let stuck = try shell("sleep 100", patience: 0.1)
    let error = #expect(throws: ChildProcess.Stuck.self) { try write(1_000_000, to: stuck) }
    #expect((error?.seconds ?? 0) > 0.1)
    stuck.stop()
  }

  @Test func oneThatNeverEndsIsGivenUp() throws {
    let stuck = try shell("cat >/dev/null; sleep 100", patience: 0.1)
    try write(10, to: stuck)
    #expect(throws: ChildProcess.Stuck.self) { try stuck.end() }
  }

  @Test func oneThatWorksIsNotGivenUp() throws {
    let busy = try shell(
      "cat >/dev/null; i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done", patience: 0.2)
    #expect(try busy.end() == nil)
  }

  /// As a compiler's driver does, which waits for the compiler.
  @Test func oneWhoseChildWorksIsNotGivenUp() throws {
    let parent = try shell(
      "cat >/dev/null; sh -c 'i=0; while [ $i -lt 600000 ]; do i=$((i+1)); done'; exit 0",
      patience: 0.1)
    #expect(try parent.end() == nil)
  }

  @Test func oneThatIsLookedAtAndNeverEndsIsGivenUp() throws {
    let stuck = try shell("sleep 100", patience: 0.1)
    let error = #expect(throws: ChildProcess.Stuck.self) { while try stuck.look() == .running {} }
    #expect((error?.seconds ?? 0) > 0.1)
  }

  @Test func oneThatHasGoneIsAnError() throws {
    let gone = try shell("exit 0")
    #expect(throws: WriteError.self) { for _ in 0..<1000 { try write(100_000, to: gone) } }
  }

  @Test func stoppingEndsEvenOneThatWillNot() throws {
    let stubborn = try shell("trap '' TERM; echo $$; while :; do sleep 0.05; done")
    try eventually("it says its number") { stubborn.said.contains("\n") }
    let id = try #require(Int32(stubborn.said.prefix { $0 != "\n" }))
    stubborn.stop()
    #expect(kill(id, 0) != 0)
  }

  @Test func whatItStartedEndsWithIt() throws {
    let parent = try shell("trap '' TERM; sleep 1000 & echo $!; wait; sleep 1000")
    try eventually("it says its child's number") { parent.said.contains("\n") }
    let id = try #require(Int32(parent.said.prefix { $0 != "\n" }))
    parent.stop()
    try eventually("the child has gone") { kill(id, 0) != 0 || Self.isZombie(id) }
  }

  /// Ended, though nobody has asked how.
  private static func isZombie(_ id: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ") Z"
    return status.contains(") Z")
  }

  @Test func aProgramThatIsNotThere() throws {
    #expect(try ChildProcess.start("no-such-program", []) == nil)
  }
}
