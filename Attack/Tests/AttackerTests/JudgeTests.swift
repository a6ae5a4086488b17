import Attacker
import Testing

/// The verdicts on runs that are made up.
@Suite struct JudgeTests {
  private func outcome(_ ending: Outcome.Ending, _ errors: String = "") -> Outcome {
    var outcome = Outcome(ending)
    outcome.errors = errors
    return outcome
  }

  private func file(_ text: String) -> Outcome.Change { .written(WrittenFile(Array(text.utf8))) }

  @Test func successIsInOrder() {
    #expect(Judge().problems(outcome(.exited(0))) == [])
    #expect(Judge().problems(outcome(.exited(0), "a note\n")) == [])
  }

  @Test(arguments: [1, 2] as [Int32])
  func failureNeedsAWord(_ code: Int32) {
    #expect(Judge().problems(outcome(.exited(code), "pokeanim: error: no\n")) == [])
    #expect(Judge().problems(outcome(.exited(code))) == ["ends with \(code) without a word"])
    #expect(Judge().problems(outcome(.exited(code), "Killed\n")).count == 1)
    var mute = Judge()
    mute.isMute = true
    #expect(mute.problems(outcome(.exited(code))) == [])
  }

  @Test(arguments: ["\u{1B}[2J", "\r", "\u{9B}", "\u{2028}", "\u{202E}"])
  func textThatATerminalObeysIsFound(_ text: String) {
    #expect(Judge().problems(outcome(.exited(0), "a note\n\(text)")).count == 1)
    #expect(TerminalText.flaw(in: "a\nforged", mark: "forged") != nil)
    #expect(TerminalText.flaw(in: "pokeanim: forged – ü\n", mark: "forged") == nil)
  }

  @Test func bytesThatAreNoTextAreReadOneByOne() {
    #expect(TerminalText.flaw(in: TerminalText.text(of: [0x61, 0x9B])) == "holds U+9B")
    #expect(TerminalText.text(of: Array("ü\u{FFFD}".utf8)) == "ü\u{FFFD}")
  }

  @Test func nastyTextsAreNasty() {
    for seed in 0..<200 as Range<UInt64> {
      var dice = Dice(seed: seed)
      let text = TerminalText.nasty("word", mark: "forged", &dice)
      #expect(TerminalText.flaw(in: text, mark: "forged") != nil || text.contains("\n"))
    }
  }

  @Test func otherCodesAreWrong() {
    #expect(Judge().problems(outcome(.exited(3), "pokeanim: a\n")) == ["ends with 3"])
    var judge = Judge()
    judge.codes = [0]
    #expect(judge.problems(outcome(.exited(1), "pokeanim: a\n")) == ["ends with 1"])
  }

  @Test func aTrapIsFound() {
    #expect(Judge().problems(outcome(.signalled(4))) == ["ended by signal 4"])
    let text = "Engine/A.swift:1: Fatal error: Index out of range\n"
    #expect(Judge().problems(outcome(.exited(0), text)) == ["stops with: \(text.dropLast())"])
  }

  @Test func itsOwnSignalMayEndIt() {
    var judge = Judge()
    judge.signal = 2
    judge.codes = [0]
    #expect(judge.problems(outcome(.exited(130), "pokeanim: interrupted\n")) == [])
    #expect(judge.problems(outcome(.signalled(2))) == [])
    #expect(judge.problems(outcome(.signalled(15))) == ["ended by signal 15"])
    #expect(judge.problems(outcome(.exited(143), "pokeanim: interrupted\n")) == ["ends with 143"])
    #expect(judge.problems(outcome(.exited(130))) == ["ends with 130 without a word"])
  }

  @Test func timeIsLimited() {
    var late = outcome(.exited(143), "pokeanim: interrupted\n")
    late.wasAsked = true
    (late.clock, late.seconds) = (48, 9)
    #expect(Judge().problems(late) == ["goes on after 48 s, of which it worked 9"])
    var patient = Judge()
    patient.mayLast = true
    #expect(patient.problems(late) == [])
    late.errors = ""
    #expect(patient.problems(late) == [])
    var deaf = outcome(.signalled(9))
    (deaf.wasAsked, deaf.wasKilled) = (true, true)
    #expect(patient.problems(deaf) == ["does not end on SIGTERM"])
  }

  @Test func memoryIsLimited() {
    var large = outcome(.exited(0))
    large.megabytes = 701
    #expect(Judge().problems(large) == ["needs 701 MB"])
  }

  // MARK: Files

  private var writing: Judge {
    var judge = Judge()
    judge.output = "a.svg"
    return judge
  }

  @Test func theOutputIsWhole() {
    var good = outcome(.exited(0))
    #expect(writing.problems(good) == ["says that all is well, and a.svg is not written"])
    good.changes = ["a.svg": file("<svg/></svg>\n")]
    #expect(writing.problems(good) == [])
    good.changes = ["a.svg": file("<svg>")]
    #expect(writing.problems(good) == ["a.svg is broken: 5 bytes"])
  }

  @Test func failureWritesNothing() {
    var bad = outcome(.exited(1), "pokeanim: error: no\n")
    bad.changes = ["a.svg": file("<svg/></svg>\n")]
    #expect(writing.problems(bad) == ["ends in failure, and a.svg is written"])
    var many = writing
    many.writesMany = true
    #expect(many.problems(bad) == [])
  }

  @Test func nothingElseIsTouched() {
    var run = outcome(.exited(0))
    run.changes = ["a.svg": file("<svg/></svg>"), ".pokeanim-1": file("x"), "script": .removed]
    #expect(writing.problems(run) == [".pokeanim-1 is left behind", "script is gone"])
    run.ending = .signalled(9)
    var killed = writing
    killed.signal = 9
    #expect(killed.problems(run) == ["script is gone"])
  }
}
