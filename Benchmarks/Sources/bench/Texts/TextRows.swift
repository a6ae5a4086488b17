import Engine
import EngineSDL

extension Benchmark {
  /// Texts in the fonts of this machine; none without any.
  static var textRows: [Benchmark] {
    guard let text = try? Desktop.text() else { return [] }
    let (latin, arabic) = (
      ["Tumble", "rolls", "down", "the", "hill"], ["السلام", "عليكم", "يا", "عالم", "القهوة"]
    )
    return [
      layingOut("2,000 words", latin), layingOut("2,000 Arabic words", arabic),
      moving("200 Arabic lines", arabic, text).allocating(atMost: 0),
    ]
  }

  /// A paragraph broken into lines that nobody has measured before, by fonts that are opened for it.
  private static func layingOut(_ name: String, _ words: [String]) -> Benchmark {
    let count = 2_000
    let paragraph = (0..<count).map { words[($0 &* $0 &+ $0 / 7) % words.count] }
      .joined(separator: " ")
    return Benchmark(name: "lay out \(name)", items: count) {
      guard let text = try? Desktop.text() else { return 0 }
      let block = TextBlock.wrapping(
        paragraph, font: Font(size: 20), width: 600, measuring: text)
      return block.size.height
    }
  }

  /// The masks of lines that have been shown before.
  private static func moving(_ name: String, _ words: [String], _ text: any TextMaker) -> Benchmark
  {
    let lines = (0..<200).map { number in
      (0..<6).map { words[(number + $0 * $0) % words.count] }.joined(separator: " ")
    }
    let font = Font(size: 20)
    return Benchmark(name: "move \(name)", items: lines.count) {
      lines.reduce(0) { $0 + Double(text.mask(of: $1, font: font)?.width ?? 0) }
    }
  }
}
