import Engine
import EngineTestSupport
import Testing

@testable import EngineSDL
@testable import Studio
@testable import pokeanim

@Suite struct LineInputTests {
  private let measuring = SilentText()
  private let character = 0.55 * LineView.largest

  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  /// Sends what a hand does at a place, in characters.
  private func act(
    _ input: inout LineInput, _ tracking: (Point) -> Tracking, at place: Double,
    _ seconds: Double
  ) {
    let view = input.view(width: 400, measuring: measuring)
    input.follow(tracking(Point(place * character, 10)), in: view, at: time(seconds))
  }

  // MARK: The hand

  @Test func aPressPutsTheCaretAtOnceAndADragSelects() {
    var input = LineInput("abcdef", blinks: false)
    act(&input, Tracking.began, at: 2, 0)
    #expect(input.line.caret == 2 && input.line.selection.isEmpty)
    act(&input, Tracking.moved, at: 4.9, 0.1)
    #expect(input.line.selection == 2..<5 && input.line.caret == 5)
    act(&input, Tracking.moved, at: 0.2, 0.2)
    #expect(input.line.selection == 0..<2 && input.line.caret == 0)
    act(&input, Tracking.ended, at: 0.2, 0.3)
    act(&input, Tracking.moved, at: 4, 0.4)
    #expect(input.line.selection == 0..<2, "it was let go")
  }

  @Test func aSecondPressSelectsTheWordAThirdTheLine() {
    var input = LineInput("fadeIn * (shrink)", blinks: false)
    for (press, wanted) in [12..<12, 10..<16, 0..<17, 12..<12].enumerated() {
      act(&input, Tracking.began, at: 12.2, Double(press) * 0.3)
      act(&input, Tracking.ended, at: 12.2, Double(press) * 0.3 + 0.1)
      #expect(input.line.selection == wanted)
    }
    act(&input, Tracking.began, at: 3, 1.1)
    #expect(input.line.selection.isEmpty, "it is elsewhere")
    act(&input, Tracking.ended, at: 3, 1.2)
    act(&input, Tracking.began, at: 3, 1.7)
    #expect(input.line.selection.isEmpty, "it is too late")
  }

  @Test func aDragAfterTwoPressesSelectsWords() {
    var input = LineInput("one two three", blinks: false)
    act(&input, Tracking.began, at: 5, 0)
    act(&input, Tracking.ended, at: 5, 0)
    act(&input, Tracking.began, at: 5, 0.2)
    act(&input, Tracking.moved, at: 9.1, 0.3)
    #expect(input.line.selection == 4..<13)
    act(&input, Tracking.moved, at: 1, 0.4)
    #expect(input.line.selection == 0..<7 && input.line.caret == 0)
  }

  @Test func aDragBeyondAnEndGoesOnWhileItIsHeld() {
    var input = LineInput(String(repeating: "w", count: 300), blinks: false)
    act(&input, Tracking.began, at: 10, 0)
    act(&input, Tracking.moved, at: -3, 0)
    var carets = [input.line.caret]
    #expect(carets[0] > 0, "a part of the line is before what is shown")
    for frame in 1...600 {
      let view = input.view(width: 400, measuring: measuring)
      _ = input.scroll(in: view, at: time(Double(frame) / 60))
      carets.append(input.line.caret)
    }
    #expect(carets.last == 0)
    #expect(zip(carets, carets.dropFirst()).allSatisfy { (0...1).contains($0 - $1) })
  }

  // MARK: The clipboard

  @Test func copyingAndCuttingHandTheTextOver() {
    var input = LineInput("abc", blinks: false)
    for key: Key in ["Ctrl+C", "Ctrl+X"] { _ = input.handle(.key(key), at: time(0)) }
    let nothing = input.takeCopied()
    #expect(nothing == nil && input.line.string == "abc", "nothing is selected")
    for key: Key in ["Shift+Left", "Ctrl+C"] { _ = input.handle(.key(key), at: time(0)) }
    let (copied, again) = (input.takeCopied(), input.takeCopied())
    #expect(copied == "c" && again == nil && input.line.string == "abc")
    _ = input.handle(.key("Ctrl+X"), at: time(0))
    let cut = input.takeCopied()
    #expect(cut == "c" && input.line.string == "ab")
  }

  @Test func aPastedTextIsAskedForAndAStepByItself() {
    var input = LineInput("a", blinks: false)
    _ = input.handle(.text("b"), at: time(0))
    _ = input.handle(.key("Ctrl+V"), at: time(0.1))
    #expect(input.wantsPaste)
    _ = input.handle(.text("c\nd"), at: time(0.2))
    #expect(!input.wantsPaste && input.line.string == "abc d")
    _ = input.handle(.text("e"), at: time(0.3))
    for wanted in ["abc d", "ab", "a"] {
      _ = input.handle(.key("Ctrl+Z"), at: time(0.4))
      #expect(input.line.string == wanted)
    }
  }

  @Test func anEmptyClipboardEndsTheWish() {
    var input = LineInput("a", blinks: false)
    _ = input.handle(.key("Ctrl+V"), at: time(0))
    _ = input.handle(.text(""), at: time(0))
    #expect(!input.wantsPaste && input.line.string == "a")
  }

  @Test func whoLeavesTheLineBeforeTheTextHasComeGetsNone() {
    var input = LineInput("a", blinks: false)
    _ = input.handle(.key("Ctrl+V"), at: time(0))
    input.toggle(at: time(0))
    _ = input.handle(.text("b"), at: time(0))
    #expect(!input.wantsPaste && input.line.string == "a")
  }

  @Test func whoPausesTypesAnotherStep() {
    var input = LineInput("", blinks: false)
    for (text, seconds) in [("a", 5.0), ("b", 5.5), ("c", 7), ("d", 7.1)] {
      _ = input.handle(.text(text), at: time(seconds))
    }
    _ = input.handle(.key("Ctrl+Z"), at: time(7.2))
    #expect(input.line.string == "ab")
  }

  // MARK: The caret

  @Test func theCaretBlinksAndIsSteadyWhileOneTypes() {
    var input = LineInput("a", blinks: true)
    _ = input.handle(.text("b"), at: time(10))
    for (seconds, isShown) in [(0, true), (0.52, true), (0.54, false), (1.05, false), (1.07, true)]
    {
      #expect(input.showsCaret(at: time(10 + seconds)) == isShown, "\(seconds)")
    }
    _ = input.handle(.key(.left), at: time(10.6))
    #expect(input.showsCaret(at: time(10.6)) && input.showsCaret(at: time(11.1)))
  }

  /// Each of its pictures is asked for once, and none after half a minute.
  @Test func aBlinkTakesTwoPicturesAndItEnds() throws {
    let input = LineInput("a", blinks: true)
    var (now, shown, changes) = (time(0), true, 0)
    while let next = input.nextPicture(after: now) {
      try #require(now < next && changes < 1000)
      #expect(abs(next.seconds(since: now) - 0.53) < 1e-6)
      let isShown = input.showsCaret(at: next)
      #expect(isShown != shown)
      (now, shown, changes) = (next, isShown, changes + 1)
    }
    #expect(shown && (25...31).contains(now.seconds(since: time(0))))
    #expect(input.showsCaret(at: time(100)))
  }

  @Test func aCaretThatDoesNotBlinkAsksForNothing() {
    let steady = LineInput("a", blinks: false)
    #expect(steady.nextPicture(after: time(0)) == nil)
    #expect((0..<50).allSatisfy { steady.showsCaret(at: time(Double($0) / 10)) })
    var left = LineInput("a", blinks: true)
    _ = left.handle(.key(.escape), at: time(0))
    #expect(left.nextPicture(after: time(0)) == nil && !left.showsCaret(at: time(0)))
  }
}
