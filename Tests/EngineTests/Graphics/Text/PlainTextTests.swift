import EngineTestSupport
import Testing

@testable import Engine

/// Texts of letters and spaces: the quick way through them, and the lines that they always had.
@Suite struct PlainTextTests {
  /// Every text of up to six characters of each kind has the same words by the rules.
  @Test func theQuickWayFindsWhatTheRulesFind() {
    for characters in allLists(of: ["a", "1", " ", ".", "!", "'"] as [Character], upTo: 6) {
      let text = String(characters)
      let (quick, slow) = (BreakableText(text[...]), BreakableText(any: text[...]))
      guard quick.text != slow.text || quick.breaks != slow.breaks else { continue }
      Issue.record("\(text.debugDescription): \(quick), \(slow)")
      return
    }
  }

  /// Each character of ASCII among letters and spaces.
  @Test func theQuickWayLeavesOtherSignsToTheRules() {
    for value in UInt8(0x20)..<0x7F {
      let sign = String(Unicode.Scalar(value))
      for around in ["a@b", "a @ b", "a@ b", "a @b", "1@1", "a@", "@a", "1 @1", "a@@ b", "'@' a"] {
        let text = around.replacing("@", with: sign)
        let (quick, slow) = (BreakableText(text[...]), BreakableText(any: text[...]))
        #expect(quick.text == slow.text && quick.breaks == slow.breaks, "\(text)")
      }
    }
  }

  /// A typewriter that counts how often it is asked.
  private final class Counting: TextMeasuring {
    let typewriter = MonospacedText(advance: 1, lineHeight: 1)
    var questions = 0

    func width(of text: String, font: Font) -> Double {
      questions += 1
      return typewriter.width(of: text, font: font)
    }

    func metrics(of font: Font) -> FontMetrics { typewriter.metrics(of: font) }
  }

  @Test(arguments: TextWrapping.allCases)
  func linesAreThoseOfSpacesAlone(_ wrapping: TextWrapping) {
    forAll(seeds: 0..<500) { random in
      let words = random.list(count: 0...40) { random in
        String(repeating: "x", count: random.int(in: 0...9))
      }
      let (text, width) = (words.joined(separator: " "), Double(random.int(in: 0...60)))
      let (new, old) = (Counting(), Counting())
      let got = LineBreaker(font: Font(size: 1), width: width, wrapping: wrapping, measuring: new)
        .lines(of: text)
      let wanted = SpaceBreaker(
        font: Font(size: 1), width: width, wrapping: wrapping, measuring: old
      ).lines(of: text)
      #expect(got.map(\.text) == wanted)
      #expect(new.questions - got.count <= old.questions, "\(text) in \(width)")
    }
  }
}
