import EngineTestSupport
import Testing

@testable import Engine

/// Every text of up to seven letters, spaces and line ends, in every width that matters, against
/// a typewriter that knows only the lengths of words.
@Suite struct WrappingWorldTests {
  private static let texts = allLists(of: ["a", " ", "\n"] as [Character], upTo: 7).map {
    String($0)
  }
  private static let widths = [0, 1, 2, 3, 5, 7]
  private let measuring = MonospacedText(advance: 1, lineHeight: 1)
  private let font = Font(size: 1)

  private func lines(_ text: String, _ width: Int, _ wrapping: TextWrapping) -> [String] {
    TextBlock.wrapping(
      text, font: font, width: Double(width), by: wrapping, measuring: measuring
    ).lines.map(\.text)
  }

  /// The lengths of the lines that a typewriter with `width` columns makes of words.
  private func typed(_ words: [Int], _ width: Int, cuts: Bool) -> [Int] {
    var lines = [0]
    for word in words {
      var left = word
      if lines[lines.count - 1] > 0 {
        if lines[lines.count - 1] + 1 + left <= width {
          lines[lines.count - 1] += 1 + left
          continue
        }
        lines.append(0)
      }
      while cuts, left > max(1, width) {
        lines[lines.count - 1] = max(1, width)
        lines.append(0)
        left -= max(1, width)
      }
      lines[lines.count - 1] = left
    }
    return lines
  }

  private func lengths(_ text: String, _ width: Int, _ wrapping: TextWrapping) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      switch wrapping {
      case .characters:
        stride(from: 0, to: max(1, paragraph.count), by: max(1, width)).map {
          min(max(1, width), paragraph.count - $0)
        }
      case .words, .wholeWords:
        typed(paragraph.split(separator: " ").map(\.count), width, cuts: wrapping == .words)
      }
    }
  }

  @Test(arguments: TextWrapping.allCases)
  func everyLineIsAsLongAsATypewriterMakesIt(_ wrapping: TextWrapping) {
    for text in Self.texts {
      for width in Self.widths {
        let got = lines(text, width, wrapping)
        guard got.map(\.count) != lengths(text, width, wrapping) else { continue }
        Issue.record("\(text.debugDescription) in \(width), \(wrapping): \(got)")
        return
      }
    }
  }

  /// A typewriter that counts the letters it is asked about.
  private final class Counting: TextMeasuring {
    let typewriter = MonospacedText(advance: 1, lineHeight: 1)
    var letters = 0

    func width(of text: String, font: Font) -> Double {
      letters += text.count
      return typewriter.width(of: text, font: font)
    }

    func metrics(of font: Font) -> FontMetrics { typewriter.metrics(of: font) }
  }

  @Test(arguments: [TextWrapping.characters, .words], [1.0, 8, 100])
  func aLongWordTakesNoMoreThanItsLength(_ wrapping: TextWrapping, _ width: Double) {
    func letters(_ count: Int) -> Int {
      let counting = Counting()
      let word = String(repeating: "w", count: count)
      let block = TextBlock.wrapping(
        word, font: font, width: width, by: wrapping, measuring: counting)
      #expect(block.lines.count == Int((Double(count) / width).rounded(.up)))
      return counting.letters
    }
    #expect(letters(8_000) <= 9 * letters(1_000))
  }

  @Test(arguments: TextWrapping.allCases)
  func noLetterIsLostAndNoneIsAdded(_ wrapping: TextWrapping) {
    for text in Self.texts {
      let dropped: Set<Character> = wrapping == .characters ? ["\n"] : ["\n", " "]
      let letters = text.filter { !dropped.contains($0) }
      for width in Self.widths {
        let got = lines(text, width, wrapping).joined().filter { !dropped.contains($0) }
        #expect(got == letters)
      }
    }
  }

  @Test(arguments: TextWrapping.allCases)
  func aBlockBrokenAgainAtItsOwnWidthIsTheSame(_ wrapping: TextWrapping) {
    for text in Self.texts {
      for width in Self.widths {
        let first = lines(text, width, wrapping)
        let own = min(width, first.map(\.count).max() ?? 0)
        #expect(lines(text, own, wrapping) == first, "\(text.debugDescription) in \(width)")
      }
    }
  }

  @Test func theSizeOfEveryTextWithEveryLimit() {
    let typesetter = Typesetter(measuring: measuring)
    for text in Self.texts {
      for width in Self.widths {
        for limit in 0...3 {
          let content = TextContent(
            text, font: font, color: .black, wrapping: .words, lineLimit: limit)
          let got = typesetter.size(of: content, within: Size(Double(width), 5))
          let wanted = size(of: lengths(text, width, .words), text, width, limit)
          #expect(got == wanted, "\(text.debugDescription) in \(width), \(limit) lines")
        }
      }
    }
  }

  private func size(of lengths: [Int], _ text: String, _ width: Int, _ limit: Int) -> Size {
    if text.isEmpty { return .zero }
    let isOver = limit > 0 && lengths.count > limit
    let columns = isOver ? width : min(width, lengths.max() ?? 0)
    return Size(Double(columns), Double(min(5, isOver ? limit : lengths.count)))
  }
}
