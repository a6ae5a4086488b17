import Testing

@testable import Engine
@testable import Onboarding

/// Texts that come or go in parts while they change to other texts.
@Suite struct ChangingTextPartsTests {
  private func slides(_ motion: String, _ texts: [String]) throws -> PlayedSlides {
    let slides = texts.map { text in
      let element = """
        {"id": "a", "text": "\(text)", "size": 20, "frame": [0, 0, 200, 100], "motion": \(motion)}
        """
      return #"{"elements": [\#(text.isEmpty ? "" : element)]}"#
    }
    return try PlayedSlides(
      #"{"canvas": [400, 400], "slides": [\#(slides.joined(separator: ","))]}"#)
  }

  private let rise =
    #"{"by": "letter", "stagger": 0.5, "curve": "linear", "duration": 1, "enter": [{"down": 40}, "fade"], "leave": [{"up": 40}, "fade"]}"#

  /// The share in which each letter of each line is painted.
  private func letters(_ slides: PlayedSlides) -> [String: Double] {
    var shares: [String: Double] = [:]
    func add(_ commands: [DrawCommand], _ opacity: Double, in box: Rect?) {
      for case .layer(let layer) in commands {
        add(layer.commands, opacity * layer.opacity, in: layer.clip?.tightBox ?? box)
      }
      for case .text(let line, let origin) in commands {
        let width = MonospacedText().width(of: line.string, font: line.font)
        for (number, letter) in line.string.enumerated() {
          let middle = (Double(number) + 0.5) / Double(line.string.count) * width
          let isSeen = box?.contains(Point(origin.x + middle, origin.y - 1)) ?? true
          shares["\(letter) of \(line.string)", default: 0] += isSeen ? opacity : 0
        }
      }
    }
    add(slides.commands, 1, in: nil)
    return shares
  }

  /// The letters of which more than a share appears or disappears.
  private func jumps(
    _ old: [String: Double], _ new: [String: Double], over most: Double
  ) -> [String] {
    Set(old.keys).union(new.keys).filter { abs((old[$0] ?? 0) - (new[$0] ?? 0)) > most }.sorted()
  }

  @Test(arguments: [
    (["", "Abcd", "Efgh"], 1), (["", "Abcd", "Abcd e"], 1), (["Abcd", "", "Efgh"], 1),
    (["", "Ab cd", "Ab ef gh"], 2),
  ])
  func noLetterJumps(_ texts: [String], _ turns: Int) throws {
    let slides = try slides(rise, texts)
    slides.go(to: 1)
    slides.advance(to: 0)
    var last = letters(slides)
    var mostPartly = 0
    for tick in 1...1_200 {
      let isTurn = tick == 300 || (turns == 2 && tick == 400)
      if isTurn { slides.go(to: tick == 300 ? 2 : 1) }
      slides.advance(to: Double(tick) / 240)
      let now = letters(slides)
      #expect(jumps(last, now, over: 0.02).isEmpty, "tick \(tick)")
      if tick > 300 {
        mostPartly = max(mostPartly, now.values.filter { 0.02 < $0 && $0 < 0.98 }.count)
      }
      last = now
    }
    #expect(mostPartly > 1, "letters still come by themselves")
    #expect(!slides.stage.isRunning)
  }

  /// The lines that are told are those that are painted.
  @Test func whatIsToldIsPainted() throws {
    let slides = try slides(rise, ["", "Abcd", "Efgh"])
    slides.go(to: 1)
    slides.advance(to: 1.25)
    slides.go(to: 2)
    slides.advance(to: 1.5)
    let view = try #require(slides.view("a"))
    let lines = try #require(
      DisplayListBuilder(measuring: MonospacedText()).partsOnTheirWay(in: view))
    let painted = letters(slides)
    #expect(lines.count > 1)
    for line in lines {
      let letter = painted.first { $0.key.hasPrefix("\(line.line.string) of ") }
      #expect(abs((letter?.value ?? 0) - line.opacity) < 1e-9, "\(line.line.string)")
    }
  }
}
