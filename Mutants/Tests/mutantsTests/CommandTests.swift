import Foundation
import Testing

@testable import mutants

/// Programs that are run to their end, or not.
@Suite struct CommandTests {
  private func shell(_ script: String, limit: Double = 600) -> Command {
    Command(words: ["sh", "-c", script], folder: URL(fileURLWithPath: "/"), limit: limit)
  }

  @Test func statusAndBothOutputsAreKept() throws {
    let outcome = try shell("echo one; echo two >&2; printf three; exit 3").run()
    #expect(outcome.status == 3)
    #expect(outcome.lastLines == ["one", "two", "three"])
    #expect(outcome.enough == nil)
  }

  @Test func theNumberOfTheMutantIsTold() throws {
    #expect(try shell("echo $MUTANT").run().lastLines == ["0"])
    var command = shell("echo $MUTANT")
    command.mutant = 7
    #expect(try command.run().lastLines == ["7"])
  }

  @Test func allSeedsAreTriedIfWanted() throws {
    setenv("FORALL_SHARE", "20", 1)
    var command = shell("echo ${FORALL_SHARE-all}")
    #expect(try command.run().lastLines == ["20"])
    command.triesAllSeeds = true
    #expect(try command.run().lastLines == ["all"])
  }

  @Test func lineThatIsEnoughEndsAll() throws {
    let outcome = try shell("echo a; echo b; sleep 500 & sleep 500; echo c").run { $0 == "b" }
    #expect(outcome.enough == "b")
    #expect(outcome.lastLines == ["a", "b"])
    #expect(outcome.seconds < 400)
  }

  @Test func limitEndsWhatHangs() throws {
    let outcome = try shell("echo a; sleep 500 & sleep 500", limit: 0.2).run()
    #expect(outcome.status != 0)
    #expect(outcome.seconds < 400)
  }

  @Test func onlyTheLastLinesAreKept() throws {
    let outcome = try shell("seq 1000").run()
    #expect(outcome.lastLines == (601...1000).map(String.init))
  }
}
