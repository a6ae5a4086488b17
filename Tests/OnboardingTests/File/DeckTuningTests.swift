import Engine
import EngineTestSupport
import JSONText
import Testing

@testable import Onboarding

/// What is tuned in a window, written into the document's text.
@Suite struct DeckTuningTests {
  private static let text = #"""
    {"motions": {"$comment": "ours", "snappy": {"spring": {"response": 0.350, "damping": 0.8}, "enter": ["fade"]}},
     "slides": [
      {"name": "a", "elements": [
        {"id": "own", "text": "x", "motion": {"$comment": "why", "curve": "ease-out",  "duration": 0.50, "enter": [{"left": 9}]}},
        {"id": "named", "text": "x", "motion": "snappy"},
        {"id": "usual", "text": "x"},
        {"id": "still", "text": "x", "motion": "none"},
        {"id": "both", "text": "x", "fluid": {"duration": 0.3}, "original": {"duration": 0.4}}]},
      {"name": "b", "elements": [{"id": "named", "text": "x", "motion": "snappy"}, {"id": "own", "text": "x"}]}]}
    """#

  /// The text after a motion was tuned, and the slides that are read from it.
  private func tuned(
    _ tunings: DeckTuning..., text: String = text, set: MotionSet = .fluid
  ) throws -> (text: String, deck: Deck) {
    var document = try JSONDocument(Array(text.utf8))
    for tuning in tunings {
      let deck = try DeckFile(document.bytes).deck
      for edit in tuning.edits(in: document.value, of: deck, set) {
        #expect(try edit.apply(to: &document) != nil)
      }
    }
    return (
      String(decoding: document.bytes, as: UTF8.self), try DeckFile(document.bytes).deck
    )
  }

  private func motion(_ deck: Deck, _ slide: Int, _ key: String) -> SlideMotion? {
    deck.slides[slide].elements.first { $0.key == key }?.fluid
  }

  @Test func aNumberIsAllThatChanges() throws {
    let curve = try TimingCurve(css: "ease-out")
    let slides = Self.text.replacing(#", {"id": "own", "text": "x"}"#, with: "")
    let result = try tuned(
      DeckTuning("own", type: .curve(curve, duration: 0.1 + 0.2)), text: slides)
    #expect(result.text == slides.replacing("0.50", with: "0.3"))
    let same = try tuned(DeckTuning("own", type: .curve(curve, duration: 0.5)), text: slides)
    #expect(same.text == slides, "what is as it was keeps its spelling")
    #expect(try tuned(DeckTuning("own")).text == Self.text)
    #expect(try tuned(DeckTuning("nobody", type: .linear(duration: 1), delay: 1)).text == Self.text)
  }

  @Test func aCurveBecomesASpringAndBack() throws {
    let spring = AnimationType.spring(duration: 0.8, damping: 0.6, initialVelocity: 0)
    let result = try tuned(DeckTuning("own", type: spring))
    #expect(
      result.text.contains(
        #"{"$comment": "why",  "duration": 0.8, "enter": [{"left": 9}], "spring": {"damping": 0.6}}"#
      ))
    #expect(motion(result.deck, 0, "own")?.type == spring)
    let curve = AnimationType.curve(try TimingCurve(css: "ease-in"), duration: 0.5)
    let back = try tuned(DeckTuning("own", type: curve), text: result.text)
    #expect(motion(back.deck, 0, "own")?.type == curve && !back.text.contains("damping\": 0.6"))
    let plain = try tuned(DeckTuning("own", type: .linear(duration: 0.5)))
    #expect(motion(plain.deck, 0, "own")?.type == .linear(duration: 0.5))
  }

  @Test func aNamedMotionChangesForAllWhoNameIt() throws {
    let old = try DeckFile(Array(Self.text.utf8)).deck
    guard case .spring(let duration, _, _)? = motion(old, 0, "named")?.type else {
      Issue.record("no spring")
      return
    }
    let type = AnimationType.spring(duration: duration, damping: 0.5, initialVelocity: 0)
    let result = try tuned(DeckTuning("named", type: type))
    #expect(
      result.text.contains(#""motion": "snappy""#) && result.text.contains("\"response\": 0."))
    for slide in 0...1 {
      guard case .spring(let found, 0.5, 0)? = motion(result.deck, slide, "named")?.type else {
        Issue.record("\(slide): \(result.text)")
        continue
      }
      #expect(abs(found - duration) < 1e-5, "a response stays one")
    }
    let pushed = AnimationType.spring(duration: 0.7, damping: 0.5, initialVelocity: 2)
    let other = try tuned(DeckTuning("named", type: pushed))
    #expect(motion(other.deck, 1, "named")?.type == pushed && !other.text.contains("response"))
  }

  @Test func theUsualMotionIsWrittenDownAsItWas() throws {
    let old = try DeckFile(Array(Self.text.utf8)).deck
    let type = AnimationType.spring(duration: 0.8, damping: 0.6, initialVelocity: 0)
    for key in ["usual", "own"] {
      let result = try tuned(DeckTuning(key, type: type, delay: 0.2))
      let slide = key == "own" ? 1 : 0
      var wanted = try #require(motion(old, slide, key))
      (wanted.type, wanted.delay) = (type, 0.2)
      #expect(motion(result.deck, slide, key) == wanted)
    }
  }

  @Test func aDelayIsAddedToTheFiles() throws {
    let late = Self.text.replacing(#""duration": 0.50"#, with: #""duration": 0.50, "delay": 0.10"#)
    let result = try tuned(DeckTuning("own", delay: 0.2), text: late)
    #expect(result.text.contains(#""delay": 0.3,"#))
    #expect(motion(result.deck, 0, "own")?.delay == 0.3)
    #expect(motion(result.deck, 1, "own")?.delay == 0.2)
  }

  @Test func whatStandsStillStays() throws {
    #expect(try tuned(DeckTuning("still", type: .linear(duration: 1))).text == Self.text)
  }

  @Test func eachSetHasItsOwn() throws {
    let type = AnimationType.linear(duration: 0.9)
    #expect(
      try tuned(DeckTuning("both", type: type)).text == Self.text.replacing("0.3}", with: "0.9}"))
    #expect(
      try tuned(DeckTuning("both", type: type), set: .original).text
        == Self.text.replacing("0.4}", with: "0.9}"))
  }

  private func type(_ random: inout SeededGenerator) throws -> AnimationType {
    let duration = Double(Int.random(in: 1...200, using: &random)) / 100
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .linear(duration: duration)
    case 1:
      let words = ["ease", "linear", "cubic-bezier(0.2, 0, 0, 1)", "steps(3)"]
      let word = words.randomElement(using: &random) ?? "ease"
      return .curve(try TimingCurve(css: word), duration: duration)
    default:
      return .spring(
        duration: duration, damping: Double(Int.random(in: 1...100, using: &random)) / 100,
        initialVelocity: Bool.random(using: &random) ? 0 : 1.5)
    }
  }

  @Test func readingGivesWhatWasTunedAndNothingElseMoves() throws {
    try forAll(seeds: 0..<1000) { random in
      let ids = ["own", "named", "usual", "both"]
      let id = ids.randomElement(using: &random) ?? "own"
      let old = try DeckFile(Array(Self.text.utf8)).deck
      let type = try type(&random)
      let result = try tuned(
        DeckTuning(id, type: type, delay: Bool.random(using: &random) ? 0 : 0.25))
      for (slide, before) in zip(result.deck.slides, old.slides) {
        for (element, other) in zip(slide.elements, before.elements) {
          guard element.key == id else {
            #expect(element == other)
            continue
          }
          let (new, was) = (try #require(element.fluid), try #require(other.fluid))
          #expect((new.enter, new.leave, new.arc) == (was.enter, was.leave, was.arc))
          let (a, b) = (new.type.timing, type.timing)
          let isNear = abs((a?.duration ?? 0) - (b?.duration ?? 0)) < 1e-4
          #expect(isNear && (new.type == type || id == "named"), "\(new.type), not \(type)")
        }
      }
    }
  }

  /// The other set's motion stays, and a usual one keeps what was not tuned.
  @Test func theOtherSetStaysAsItIs() throws {
    let alone =
      #"{"slides": [{"elements": [{"id": "x", "text": "x", "original": {"duration": 0.4}}]}]}"#
    let fluid = try tuned(DeckTuning("x", type: .linear(duration: 1)), text: alone)
    #expect(fluid.text.contains(#""original": {"duration": 0.4}"#))
    let element = try #require(fluid.deck.slides[0].elements.first)
    #expect(element.fluid?.type == .linear(duration: 1))
    #expect(element.original?.type == .linear(duration: 0.4))
    let usual = #"{"slides": [{"elements": [{"id": "x", "text": "x"}]}]}"#
    let late = try tuned(DeckTuning("x", delay: 0.2), text: usual, set: .original)
    let words = try #require(late.deck.slides[0].elements.first)
    #expect(words.original?.type == .linear(duration: 0.6) && words.original?.delay == 0.2)
    #expect(words.fluid == (try DeckFile(Array(usual.utf8)).deck.slides[0].elements[0].fluid))
  }

  @Test func aWaitIsMadeShorterAndNeverLessThanNone() throws {
    let text = #"{"slides": [{"elements": [{"id": "x", "text": "x", "motion": {"delay": 0.5}}]}]}"#
    for (change, wanted) in [(-0.2, 0.3), (-9.0, 0)] {
      let result = try tuned(DeckTuning("x", delay: change), text: text)
      #expect(result.deck.slides[0].elements[0].fluid?.delay == wanted)
    }
  }
}
