import EngineTestSupport
import Testing

@Suite struct LawsTests {
  private let numbers = Laws(of: [-2, -1, 0, 1, 2, 3])

  @Test func theLawsOfWholeNumbersHold() {
    numbers.expectAssociative("+", +)
    numbers.expectCommutative("*", *)
    numbers.expectNeutral(1, "*", *)
    numbers.expectAbsorbing(0, "*", *)
    numbers.expectInvolution("minus") { -$0 }
  }

  @Test func aCounterexampleIsNamedOnce() {
    expectOneIssue("(a - b) - c: 2 against -2, for a = -2, b = -2, c = -2") {
      numbers.expectAssociative("-", -)
    }
    expectOneIssue("a - b: -1 against 1, for a = -2, b = -1") { numbers.expectCommutative("-", -) }
    expectOneIssue("neutral - a: 2 against -2, for a = -2") { numbers.expectNeutral(0, "-", -) }
    expectOneIssue("zero - a: 2 against 0, for a = -2") { numbers.expectAbsorbing(0, "-", -) }
    expectOneIssue("plus one twice: 0 against -2, for a = -2") {
      numbers.expectInvolution("plus one") { $0 + 1 }
    }
  }

  @Test func theRightSideCountsToo() {
    expectOneIssue("a right neutral: 0 against -2, for a = -2") {
      numbers.expectNeutral(0, "right") { $1 }
    }
    expectOneIssue("zero left a: -2 against 0, for a = -2") {
      numbers.expectAbsorbing(0, "left") { $1 }
    }
  }

  @Test func equalityIsTheCallers() {
    let rounded = Laws(of: [0.1, 0.2, 0.3]) { abs($0 - $1) < 1e-9 }
    rounded.expectAssociative("+", +)
    let exact = Laws(of: [0.1, 0.2, 0.3])
    withKnownIssue { exact.expectAssociative("+", +) }
  }

  private func expectOneIssue(_ text: String, _ body: () -> Void) {
    let seen = Recorder()
    withKnownIssue {
      body()
    } matching: { issue in
      seen.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(seen.texts == [text])
  }
}
