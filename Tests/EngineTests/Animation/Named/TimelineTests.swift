import Engine
import EngineTestSupport
import JSONText
import Testing

@Suite struct TimelineTests {
  private func part(_ name: String, _ duration: Double) -> Animation<FloatAverage> {
    const(0.0, for: duration).named(name)
  }

  private func report(_ timeline: Timeline, width: Int = 20) throws -> String {
    let json = try JSONValue(encoding: timeline).line(decimals: 9)
    return "\(timeline.text(width: width))--\n\(timeline.csv)--\n"
      + String(decoding: json, as: UTF8.self)
  }

  @Test func theActorsOfTheDeck() throws {
    let scene = Scene(
      "actors",
      .times(
        .plus(
          .times(
            .single(Fragment("growCircle", for: 2.3)), .single(Fragment("fadeOutBlue", for: 2.3))),
          .single(Fragment("fadeInRed", for: 2.3))),
        .plus(
          .single(Fragment("fadeInGreen", for: 3)), .single(Fragment("rotateGreen", for: 4.3)))))
    try expectGolden(try report(Timeline(scene), width: 40), "Algebra/timeline-actors.txt")
  }

  @Test func namesThatAreHardToWrite() throws {
    let names = [
      "plain", "say \"hello\"", "a, b", "two\nlines", "carriage\r\nreturn", "back\\slash",
      "tab\tbell\u{7}", "", "größe ✓", "\"\u{301}",
    ]
    let animation = names.map { part($0, 0.5) }.reduce(.one, *)
    try expectGolden(try report(Timeline(animation)), "Algebra/timeline-names.txt")
  }

  @Test func whatIsEmptyEndlessShortOrUneven() throws {
    let timelines = [
      Timeline(Animation<FloatAverage>.one),
      Timeline(part("intro", 1) * part("loop", 3).repeatingForever),
      Timeline(part("only", 2).repeatingForever.named("all")),
      Timeline(part("third", 1.0 / 3) * part("blink", 1e-6) * part("rest", 2)),
      Timeline(
        Scene("unit", .times(.single(Fragment("grow", for: 2)), .single(Fragment("one", .one))))),
    ]
    try expectGolden(
      timelines.map { try report($0) }.joined(separator: "==\n"), "Algebra/timeline-odd.txt")
  }

  @Test func theBarIsAsWideAsItIsAsked() {
    let line = Timeline(part("a", 1) * part("b", 1)).text(width: 4)
    #expect(line == "a  ██▒▒  0–1 s\nb  ▒▒██  1–2 s\n")
    #expect(Timeline(part("a", 1)).text(width: 1) == "a  █  0–1 s\n")
  }

  /// A bar without an end goes on to the right; others are as long beside it as they are.
  @Test func endlessFragmentsHaveBars() {
    let turn = linear(from: 0, to: 1, in: 1).bind(View(), with: \.alpha)
    let spin = Fragment("spin", turn.repeatingForever)
    #expect(Timeline(Scene("s", .single(spin))).text(width: 4) == "spin  ████  0–inf s\n")
    let both = Scene("s", .plus(.single(Fragment("a", for: 2)), .single(spin)))
    #expect(
      Timeline(both).text(width: 4) == "a     ████  0–2 s\nspin  ████  0–inf s\n")
    let late = Scene("s", .times(.single(Fragment("a", for: 2)), .single(spin)))
    #expect(Timeline(late).text(width: 4).hasPrefix("a     ████  0–2 s\nspin  "))
  }

  @Test func aBarIsFortyCharactersIfNothingIsSaid() {
    let half = String(repeating: "█", count: 20), rest = String(repeating: "▒", count: 20)
    #expect(
      Timeline(part("a", 1) * part("b", 1)).text()
        == "a  \(half)\(rest)  0–1 s\nb  \(rest)\(half)  1–2 s\n")
  }

  @Test func whatTakesNoTimeHasAnEmptyBar() {
    let nothing = Scene("s", .times(.single(Fragment("one", .one)), .single(Fragment("x", .zero))))
    #expect(Timeline(nothing).text(width: 3).isEmpty)
    let one = Scene("s", .single(Fragment("one", .one)))
    #expect(Timeline(one).text(width: 3) == "one  ▒▒▒  0–0 s\n")
  }

  @Test func aFragmentThatOnlyTakesItsTimeShowsNothing() {
    let fragment = Fragment("wait", for: 3)
    #expect(
      fragment.animation.duration == 3 && fragment.animation.value(0.5)?.entries.isEmpty == true)
    #expect(fragment.actor == nil && Fragment("x", actor: "box", .one).actor == "box")
  }

  @Test func itIsItsIntervals() {
    let animation = part("a", 1) * part("b", 2)
    let timeline = Timeline(animation)
    #expect(timeline.intervals == animation.intervals && timeline.duration == 3)
    #expect(timeline == Timeline(duration: 3, intervals: animation.intervals))
  }
}
