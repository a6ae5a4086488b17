import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Keyframes, times of properties, loops, timelines and parts of texts in a file.
@Suite struct MotionDetailsReaderTests {
  private func told(_ motion: String, _ content: String = #""text": "A""#) -> [String] {
    mistakes(inElement: #"{"id": "a", \#(content), "motion": \#(motion)}"#)
  }

  private func motion(_ text: String) throws -> SlideMotion {
    let file = #"{"slides": [{"elements": [{"id": "a", "text": "A", "motion": \#(text)}]}]}"#
    return try #require(try DeckFile(Array(file.utf8)).deck.slides[0].elements[0].fluid)
  }

  @Test func keyframesAreRead() throws {
    let frames = try motion(
      #"{"keyframes": [{"at": 0.5, "opacity": 0.2, "curve": "ease-out"}, {"at": 0.75, "x": 3, "rotation": 90}]}"#
    ).keyframes
    #expect(frames.map(\.fraction) == [0.5, 0.75])
    #expect(frames[0].opacity == 0.2 && frames[0].curve == .cssEaseOut && frames[0].x == nil)
    #expect(frames[1].x == 3 && frames[1].rotation == .pi / 2 && frames[1].curve == nil)
  }

  @Test(arguments: [
    (
      #"{"keyframes": [{"at": 0.5, "x": 1}, {"at": 0.3, "x": 2}]}"#,
      "0.3: keyframes out of order: 0.3 after 0.5; put them in the order of their “at”"
    ),
    (
      #"{"keyframes": [{"at": 0.5, "x": 1}, {"at": 0.5, "x": 2}]}"#,
      "0.5: keyframes out of order: 0.5 after 0.5; put them in the order of their “at”"
    ),
    (#"{"keyframes": []}"#, "[: no keyframes; wanted at least one"),
    (
      #"{"keyframes": [{"x": 1}]}"#,
      "{\"x\": wanted an “at”, the part of the time after which it looks so, found an object"
    ),
    (
      #"{"keyframes": [{"at": 0, "x": 1}]}"#,
      "0: “at” lies between 0 and 1: “enter”, “leave” and the slides say how it begins and ends"
    ),
    (#"{"keyframes": [{"at": 2, "x": 1}]}"#, "2: wanted a number from 0 to 1, found 2"),
    (
      #"{"keyframes": [{"at": 0.5, "curve": "ease"}]}"#,
      "{\"at\": a keyframe that changes nothing; give it an “opacity”, a “scale” or a place"
    ),
    (
      #"{"keyframes": [{"at": 0.5, "opacty": 1}]}"#,
      "\"opacty\": unknown member “opacty”; did you mean “opacity”?"
    ),
    (
      #"{"loop": true, "keyframes": [{"at": 0.5, "radius": 1}]}"#,
      "1: “radius”: a loop has none; give it to a motion's keyframes"
    ),
    (#"{"loop": true}"#, "true: “loop”: nothing goes round; give it “keyframes”"),
    (
      #"{"loop": true, "duration": 0, "keyframes": [{"at": 0.5, "x": 1}]}"#,
      "0: “loop”: a round takes a “duration” from 0.1 to 60 seconds"
    ),
    (
      #"{"properties": {"opactiy": {}}}"#,
      "\"opactiy\": unknown member “opactiy”; did you mean “opacity”?"
    ),
    (
      #"{"properties": {"place": {"delay": -1}}}"#, "-1: wanted a number from 0 to 60, found -1"
    ),
    (
      #"{"stagger": 1}"#,
      "1: “stagger”: nothing comes in parts; give it “by”: “word” or “letter”"
    ),
    (#"{"by": "words"}"#, "\"words\": unknown word “words”; did you mean “word”?"),
    (
      #"{"timeline": "fade * (moev + turn)"}"#,
      "\"fade * (moev + turn)\": column 9: “moev” is no part; did you mean “move”?"
    ),
    (
      #"{"timeline": "fade * "}"#,
      "\"fade * \": column 8: the text ends too early; a part, 0, 1 or “(” must follow"
    ),
    (
      #"{"timeline": "fade * move * fade"}"#,
      "\"fade * move * fade\": column 15: “opacity” moves twice; it goes its way once"
    ),
    (
      #"{"timeline": "fade.looped"}"#,
      "\"fade.looped\": column 6: “looped” can't be here: a part goes its way once"
    ),
    (#"{"timeline": "0 * fade"}"#, "\"0 * fade\": column 1: 0 takes all others away; leave it out"),
    (
      #"{"timeline": "wait(0.5) * 0 * fade"}"#,
      "\"wait(0.5) * 0 * fade\": column 13: 0 takes all others away; leave it out"
    ),
    (
      #"{"timeline": "looped * fade.looped", "parts": {"looped": {"of": "place"}}}"#,
      "\"looped * fade.looped\": column 15: “looped” can't be here: a part goes its way once"
    ),
    (
      #"{"timeline": "fade.time(easeIn) * (move * turn).time(easeOut)"}"#,
      "\"fade.time(easeIn) * (move * turn).time(easeOut)\": column 35: “time” bends one part alone; put it right behind that"
    ),
    (
      #"{"timeline": "fade.delayed(1).time(easeOut)"}"#,
      "\"fade.delayed(1).time(easeOut)\": column 17: “time” bends one part alone; put it right behind that"
    ),
    (
      #"{"timeline": "fade * move.held(59.5)"}"#,
      "\"fade * move.held(59.5)\": it takes 60.5 seconds; make it at most 60"
    ),
    (
      #"{"timeline": "fade", "parts": {"slow": {"of": "place", "duration": 2}}}"#,
      "{\"of\": “slow” is not in the “timeline”; put it there, or take it out"
    ),
    (
      #"{"timeline": "fade", "parts": {"so slow": {"of": "place"}}}"#,
      "{\"of\": “so slow” can't stand in a line; a name has letters, digits and _"
    ),
    (#"{"parts": {}}"#, "{: “parts”: nothing puts them in order; give it a “timeline”"),
    (
      #"{"timeline": "fade", "parts": {"move": {"of": "place"}}}"#,
      "{\"of\": “move” is a part that every element has; give this one another name"
    ),
    (
      #"{"timeline": "a", "parts": {"a": {"of": "palce"}}}"#,
      "\"palce\": no property “palce”; did you mean “place”?"
    ),
    (
      #"{"timeline": "fade", "properties": {}}"#,
      "{: “timeline” says that already; leave out one of them"
    ),
  ])
  func mistakesAreTold(_ motion: String, _ mistake: String) {
    #expect(told(motion) == [mistake])
  }

  /// The example of the design.
  @Test func aLineKnowsUsualWords() throws {
    let timeline = try #require(try motion(#"{"timeline": "fadeIn * (move + turn)"}"#).timeline)
    let times = timeline.times(in: .linear(duration: 0.5))
    #expect(
      times == [
        .opacity: SlideTime(duration: 0.5), .place: SlideTime(duration: 0.5, delay: 0.5),
        .rotation: SlideTime(duration: 0.5, delay: 0.5),
      ])
    for text in ["fadeOut", "grow * fade", "size + scale * border"] {
      #expect(told(#"{"timeline": "\#(text)"}"#).isEmpty, "\(text)")
    }
  }

  @Test func thereAreAtMostAHundredKeyframes() {
    let frames = (1...101).map { #"{"at": \#(Double($0) / 200), "x": 1}"# }.joined(separator: ",")
    #expect(
      told(#"{"keyframes": [\#(frames)]}"#) == ["[{\"at\": 101 keyframes; at most 100 are read"])
  }

  @Test func onlyTextsHaveLetters() {
    let box = #""fill": "red", "frame": [0, 0, 9, 9]"#
    let wrong = "“by”: only a text has words and letters"
    #expect(told(#"{"by": "word"}"#, box) == ["\"word\": \(wrong)"])
    let named = """
      {"motions": {"rise": {"by": "word"}},
       "slides": [{"elements": [{"id": "a", \(box), "motion": "rise"}]}]}
      """
    #expect(mistakes(in: named) == ["\"rise\": \(wrong)"])
  }

  @Test(arguments: [
    (#""rise""#, "\"rise\": the motion “rise” has no “keyframes” to go round in"),
    (#"{"duration": 1}"#, "{\"duration\": wanted “keyframes” to go round in, found an object"),
    (
      #"{"loop": false, "keyframes": [{"at": 0.5, "x": 1}]}"#,
      "false: an “idle” motion always loops"
    ),
    (
      #""blink""#,
      "\"blink\": the motion “blink” is no loop; a round takes a “duration” from 0.1 to 60 seconds"
    ),
    (
      #"{"keyframes": [{"at": 0.5, "x": 1}], "duration": 0}"#,
      "0: wanted a number from 0.1 to 60, found 0"
    ),
  ])
  func mistakesOfLoopsAreTold(_ idle: String, _ mistake: String) {
    let text = """
      {"motions": {"rise": {"enter": ["fade"]},
         "blink": {"duration": 0.05, "keyframes": [{"at": 0.5, "x": 1}]}},
       "slides": [{"elements": [{"id": "a", "text": "A", "idle": \(idle)}]}]}
      """
    #expect(mistakes(in: text) == [mistake])
  }

  @Test func namedMotionsHaveAllOfIt() throws {
    let text = """
      {"motions": {"breathe": {"loop": true, "keyframes": [{"at": 0, "scale": 1.1}], "duration": 3}},
       "slides": [{"elements": [{"id": "a", "text": "A", "motion": "breathe"},
         {"id": "b", "text": "B", "idle": "breathe"}]}]}
      """
    let elements = try DeckFile(Array(text.utf8)).deck.slides[0].elements
    let idles = elements.map { $0.idle(in: .fluid) }
    #expect(idles[0] == idles[1] && idles[0]?.duration == 3)
    #expect(elements[0].fluid?.isLoop == true && elements[1].fluid?.isLoop == false)
  }

  /// Motions may name each other, in whatever order they stand.
  @Test func namedMotionsNameOthers() throws {
    let text = """
      {"motions": {"a": {"properties": {"opacity": "b"}}, "b": {"timing": "c", "arc": 90},
         "c": {"duration": 2}, "d": "b"},
       "slides": [{"elements": [{"id": "a", "text": "A", "motion": "a"},
         {"id": "b", "text": "B", "motion": "d"}]}]}
      """
    let elements = try DeckFile(Array(text.utf8)).deck.slides[0].elements
    #expect(elements[0].fluid?.times == [.opacity: SlideTime(.linear(duration: 2))])
    #expect(elements[1].fluid?.type == .linear(duration: 2) && elements[1].fluid?.arc == .pi / 2)
  }

  @Test func namesThatLeadInACircleAreTold() {
    let text = """
      {"motions": {"a": {"properties": {"opacity": "b"}}, "b": {"timing": "a"}},
       "slides": [{"elements": [{"id": "a", "text": "A"}]}]}
      """
    let rest = "say one of the times itself"
    #expect(
      mistakes(in: text) == [
        "{\"properties\": “a” leads in a circle by way of “b”; \(rest)",
        "{\"timing\": “b” leads in a circle by way of “a”; \(rest)",
      ])
  }

  /// What is tuned changes the time, and nothing of the rest.
  @Test func tuningKeepsIt() throws {
    let motion = """
      {"keyframes": [{"at": 0.5, "x": 9}], "by": "word", "stagger": 0.1,
       "properties": {"opacity": {"delay": 0.1}}}
      """
    let text =
      #"{"slides": [{"name": "s", "elements": [{"id": "a", "text": "A", "motion": \#(motion)}]}]}"#
    var deck = try EditedDeck(Array(text.utf8))
    let tuning = DeckTuning("a", type: .linear(duration: 2))
    #expect(try deck.tune([tuning], .fluid, isMore: false))
    var tuned = try #require(deck.deck.slides[0].elements[0].fluid)
    #expect(tuned.type == .linear(duration: 2))
    tuned.type = try self.motion(motion).type
    #expect(try tuned == self.motion(motion))
  }
}
