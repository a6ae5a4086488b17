import EngineTestSupport
import Testing

@testable import Engine

/// Texts that give way to each other in one view.
@Suite struct TextFadeTests {
  private let stage = Stage()
  private let view = View(frame: Rect(0, 0, 200, 40), key: "view")
  private let builder = DisplayListBuilder(measuring: MonospacedText())

  /// A line of text on screen.
  private struct Seen: Equatable {
    let line: TextLine
    let origin: Point
    let opacity: Double
  }

  init() {
    stage.root.addSubview(view)
    view.crossFadesContent = true
    stage.advance(to: .zero)
  }

  private static func text(
    _ string: String, _ size: Double, _ weight: Font.Weight = .regular, _ color: Color = .black,
    _ alignment: TextContent.Alignment = .leading
  ) -> TextContent {
    TextContent(
      string, font: Font(size: size, weight: weight), color: color, alignment: alignment,
      wrapping: .words)
  }

  private static func seen(in commands: [DrawCommand], _ opacity: Double = 1) -> [Seen] {
    commands.flatMap { command -> [Seen] in
      switch command {
      case .text(let line, let origin): [Seen(line: line, origin: origin, opacity: opacity)]
      case .layer(let layer): seen(in: layer.commands, opacity * layer.opacity)
      case .fill, .stroke, .shadow: []
      }
    }
  }

  /// The lines that are seen in a frame at each of some progresses of the way to another text.
  private func way(
    from old: TextContent, to new: TextContent, in frame: Rect = Rect(0, 0, 200, 40)
  ) -> [[Seen]] {
    view.content = .text(old)
    let change = stage.hold(
      stage.animation(withDuration: 1, curve: .linear) {
        view.content = .text(new)
        view.frame = frame
      }, endsItself: true)
    defer { change.commit() }
    return (0...20).map { step in
      change.seek(to: Double(step) / 20)
      return Self.seen(in: builder.commands(for: view))
    }
  }

  @Test func oneTextOfTwoSizesIsOneTextThatScales() {
    let (small, large) = (Self.text("Blue Tarn", 10), Self.text("Blue Tarn", 30, .regular, .white))
    let alone = [(small, Size(200, 40)), (large, Size(400, 90))].map {
      Self.seen(in: builder.lines(of: $0, size: $1))[0]
    }
    let way = way(from: small, to: large, in: Rect(0, 100, 400, 90))
    for (step, seen) in way.enumerated() {
      let progress = Double(step) / 20
      #expect(seen.count == 1 && seen[0].opacity == 1, "\(progress)")
      #expect(abs(seen[0].line.font.size - (10 + 20 * progress)) < 1e-9)
      let origin = alone[0].origin + (alone[1].origin - alone[0].origin) * progress
      #expect(abs(seen[0].origin.x - origin.x) < 1e-9 && abs(seen[0].origin.y - origin.y) < 1e-9)
    }
    #expect(way.first == [alone[0]] && way.last == [alone[1]])
  }

  /// From the left side of one box to the middle of another: the way is as long as the text goes.
  @Test func anotherSideIsAWayToo() {
    let way = way(
      from: Self.text("Blue", 10), to: Self.text("Blue", 10, .regular, .black, .trailing))
    let places = way.map { $0[0].origin.x }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(
      places[0] == 0 && places[20] == 200 - MonospacedText().width(of: "Blue", font: Font(size: 10))
    )
    #expect(steps.allSatisfy { abs($0 - places[20] / 20) < 1e-9 })
  }

  @Test func ofTwoTextsTheOldOneHasGoneBeforeTheNewOneComes() {
    let way = way(from: Self.text("Old", 10), to: Self.text("New", 10))
    for (step, seen) in way.enumerated() {
      let opacity = abs(1 - Double(step) / 10)
      #expect(seen.map(\.line.string) == (step == 10 ? [] : [step < 10 ? "Old" : "New"]))
      #expect(seen.allSatisfy { abs($0.opacity - opacity) < 1e-9 })
    }
  }

  /// Words that stay in their line are seen all the way; those that go to another one have gone
  /// there before they come here.
  @Test func wordsThatChangeTheirLineGiveWay() {
    let way = way(
      from: Self.text("one two six", 10), to: Self.text("one two six", 12),
      in: Rect(0, 0, 50, 40))
    for (step, seen) in way.enumerated() where step != 10 {
      let kept = seen.filter { $0.line.string.hasPrefix("one two") }
      #expect(kept.count == 1 && kept[0].opacity == 1, "step \(step): \(seen)")
      let rest = seen.filter { !$0.line.string.hasPrefix("one two") }
      let opacity = abs(1 - Double(step) / 10)
      #expect(rest.allSatisfy { $0.line.string == "six" && abs($0.opacity - opacity) < 1e-9 })
      guard 0 < step, step < 20 else { continue }
      #expect(rest.count == 1 && (rest[0].origin.y == kept[0].origin.y) == (step < 10))
    }
    #expect(way[0].map(\.line.string) == ["one two six"])
    #expect(way[20].map(\.line.string) == ["one two", "six"])
  }

  /// Ideographs, of which a line loses one, a word that takes a hyphen, and lines read from right.
  @Test(arguments: [
    ["日本語文章", "日本語文", "章", "日本語文", "章"], ["abcd\u{AD}efg", "abcd", "efg", "abcd-", "efg"],
    ["אבג דהו", "אבג", "דהו", "אבג", "דהו"],
  ])
  func wordsWithoutBlanksGiveWayToo(texts: [String]) {
    let (kept, left) = (texts[1], texts[2])
    let count = Double(texts[0].filter { $0 != "\u{AD}" }.count)
    let (size, room) = (count * 5, count * 5.5)
    let way = way(
      from: Self.text(texts[0], 10), to: Self.text(texts[0], 12), in: Rect(0, 0, room, 40))
    #expect(way[20].map(\.line.string) == Array(texts[3...]))
    for (step, seen) in way.enumerated().dropFirst().dropLast() {
      let stays = seen.filter { $0.line.string == kept }
      #expect(stays.count == 1 && stays[0].opacity == 1, "\(seen)")
      let other = Set(seen.map(\.line.string)).subtracting([kept])
      let added = step > 10 && texts[3] != kept ? ["-"] : []
      #expect(other == Set(step == 10 ? [] : [left] + added), "\(step): \(seen)")
    }
    // What leaves stands at first where it stood in its line.
    let isFromRight = texts[0].direction == .rightToLeft
    let start = isFromRight ? 200 - size : Double(kept.count) * 5
    let leaving = way[1].first { $0.line.string == left }
    #expect(abs((leaving?.origin.x ?? .infinity) - start) < 12, "\(way[1])")
  }

  /// A line's words never come apart, no two lie on each other, and a line of both looks is seen all
  /// the way, whatever breaks where.
  @Test func wordsOfALineKeepTogether() {
    forAll(seeds: 0..<200) { random in
      let test = TextFadeTests()
      let words = (0..<Int.random(in: 2...9, using: &random)).map { "w\($0)xyz".prefix($0 % 4 + 2) }
      let text = words.joined(separator: " ")
      let alignments: [TextContent.Alignment] = [.leading, .center, .trailing]
      let looks = [0, 1].map { _ in
        Self.text(
          text, .random(in: 8...16, using: &random), .regular, .black,
          alignments[Int.random(in: 0..<3, using: &random)])
      }
      let width = Double.random(in: 40...260, using: &random)
      let way = test.way(from: looks[0], to: looks[1], in: Rect(0, 0, width, 200))
      let ends = [way[0], way[20]].map { Set($0.map(\.line.string)) }
      for seen in way {
        let whole = Set(seen.filter { $0.opacity == 1 }.map(\.line.string))
        #expect(ends[0].intersection(ends[1]).isSubset(of: whole), "\(seen)")
        let lines = Dictionary(grouping: seen.filter { $0.opacity > 0.1 }) {
          ($0.origin.y * 1e6).rounded()
        }
        var above = -Double.infinity
        for (height, line) in lines.sorted(by: { $0.key < $1.key }) {
          let small = 0.6 * line[0].line.font.size
          #expect(height / 1e6 - above > small, "\(seen)")
          above = height / 1e6
        }
        for line in lines.values {
          let ends = line.sorted { $0.origin.x < $1.origin.x }.map { piece in
            let font = piece.line.font
            let width = MonospacedText().width(of: piece.line.string, font: font)
            return (start: piece.origin.x, end: piece.origin.x + width)
          }
          #expect(zip(ends, ends.dropFirst()).allSatisfy { $0.end <= $1.start + 1e-6 }, "\(seen)")
        }
      }
    }
  }

  /// Letters of two weights lie on each other, at one size and place.
  @Test func anotherWeightDissolvesInPlace() {
    let way = way(from: Self.text("Blue", 10), to: Self.text("Blue", 20, .bold))
    for seen in way.dropFirst().dropLast() {
      #expect(seen.map(\.line.font.weight) == [.regular, .bold])
      #expect(seen[0].origin == seen[1].origin)
      #expect(seen[0].line.font.size == seen[1].line.font.size && seen[0].opacity == 1)
    }
  }

  /// Whatever follows whatever, and however it is interrupted: no two texts are seen at once but
  /// one in two weights, and nothing jumps.
  @Test func noTwoTextsAreSeenAtOnce() {
    forAll(seeds: 0..<200) { random in
      let test = TextFadeTests()
      let words = ["Blue", "Blue Tarn", "Detail"]
      test.view.content = .text(Self.text("Blue", 12))
      var time = 0.0
      var last = Self.seen(in: test.builder.commands(for: test.view))
      for _ in 0..<6 {
        let text = Self.text(
          words[Int.random(in: 0..<3, using: &random)], .random(in: 10...40, using: &random),
          Bool.random(using: &random) ? .regular : .bold)
        test.stage.animate(withDuration: 1, curve: .linear) { test.view.content = .text(text) }
        for _ in 0..<Int.random(in: 1...30, using: &random) {
          time += 1.0 / 60
          test.stage.advance(to: .seconds(time))
          let seen = Self.seen(in: test.builder.commands(for: test.view))
          #expect(Set(seen.map(\.line.string)).count <= 1, "\(seen)")
          let (old, new) = (last.map(\.opacity).max() ?? 0, seen.map(\.opacity).max() ?? 0)
          let isSame = last.first?.line.string == seen.first?.line.string
          #expect(isSame ? abs(old - new) < 0.3 : max(old, new) < 0.4, "\(last) to \(seen)")
          last = seen
        }
      }
    }
  }

  /// Looks at the end of the range of room between letters stay in it, whatever is rounded.
  @Test func roomBetweenLettersStaysInItsRange() {
    for bound in [TextStyle.trackings.lowerBound, TextStyle.trackings.upperBound] {
      forAll(seeds: 0..<200) { random in
        let font = Font(size: 9, style: TextStyle(tracking: bound))
        let looks = (0..<3).map { number in
          TextOnItsWay(
            [.text(TextLine("a", font: font, color: .black), origin: .zero)], in: Size(9, 9),
            alignment: .leading, share: random.double(in: 0.01...1), isGoal: number == 2)
        }
        for case .text(let line, _) in TextOnItsWay.mean(of: looks, in: Size(9, 9)).lines {
          #expect(TextStyle.trackings.contains(line.font.style.tracking))
          #expect(abs(line.font.style.tracking - bound) < 1e-9)
        }
      }
    }
  }
}
