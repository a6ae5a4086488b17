import EngineTestSupport
import Testing

@testable import Engine

/// Texts that lie on each other on their way alone pass behind each other.
@Suite struct PassingTextTests {
  private let builder = DisplayListBuilder(measuring: MonospacedText())
  private let left = Rect(8.3, 20.4, 80, 24)
  private let right = Rect(120.6, 20.4, 80, 24)

  /// Two texts that change their places, `front` and `behind`, as they begin to meet.
  private func world(_ change: ([View]) -> Void = { _ in }) -> Stage {
    let stage = Stage()
    let views = [("behind", left, right), ("front", right, left)].map { key, from, to in
      let view = View(frame: from, key: key)
      view.content = .text(TextContent(key, font: Font(size: 16), color: .black))
      stage.root.addSubview(view)
      return (view, to)
    }
    stage.root.textEnds = [lines(of: views.map(\.0))]
    change(views.map(\.0))
    stage.animate(withDuration: 1) { for (view, to) in views { view.frame = to } }
    stage.advance(to: .zero)
    stage.advance(to: Instant(seconds: 0.4))
    return stage
  }

  private func lines(of views: [View]) -> [String: [Rect]] {
    Dictionary(
      uniqueKeysWithValues: views.map {
        ($0.key ?? "", builder.textLines(of: $0.content, in: $0.rest))
      })
  }

  private func picture(_ stage: Stage, without hidden: String = "") -> Bitmap {
    for view in stage.root.subviews where view.key == hidden { view.alpha = 0 }
    return painted(builder.commands(for: stage.root), 220, 64, glyphs: PatternGlyphs())
  }

  /// The masks in the picture.
  private func masks(_ stage: Stage) -> Int {
    func count(_ commands: [DrawCommand]) -> Int {
      commands.reduce(0) { sum, command in
        guard case .layer(let layer) = command else { return sum }
        return sum + (layer.mask == nil ? 0 : 1) + count(layer.commands)
      }
    }
    return count(builder.commands(for: stage.root))
  }

  @Test func theOneInFrontIsWholeAndTheOtherIsHiddenAroundItAlone() throws {
    let stage = world()
    let view = stage.root.subviews[1]
    let small = try #require(builder.textLines(of: view.content, in: view.presented).first)
    let both = picture(stage)
    let (front, behind) = (
      picture(world(), without: "behind"), picture(world(), without: "front")
    )
    var (inside, outside) = (0, 0)
    for index in both.pixels.indices {
      let place = Point(Double(index % both.width) + 0.5, Double(index / both.width) + 0.5)
      if small.contains(place) {
        #expect(both.pixels[index] == front.pixels[index], "\(place)")
        inside += behind.pixels[index] == 0 ? 0 : 1
      } else if !small.inset(by: -small.height).contains(place) {
        #expect(both.pixels[index] == behind.pixels[index], "\(place)")
        outside += behind.pixels[index] == 0 ? 0 : 1
      }
    }
    #expect(inside > 10 && outside > 10)
  }

  @Test func whatIsFainterIsBehind() {
    #expect(masks(world()) == 1)
    let stage = world { $0[1].alpha = 0.5 }
    let list = builder.commands(for: stage.root)
    guard case .layer(let root) = list.first else { return }
    let opacities = root.commands.compactMap { command -> Double? in
      guard case .layer(let layer) = command, case .layer? = layer.commands.first else {
        return nil
      }
      return layer.opacity
    }
    #expect(opacities == [0.5])
  }

  @Test func textsThatLieOnEachOtherAtAnEndAreSeen() {
    let stage = world()
    stage.root.textEnds?.append(["behind": [left], "front": [left.offset(by: Point(4, 0))]])
    #expect(masks(stage) == 0)
    stage.root.textEnds = nil
    #expect(masks(stage) == 0)
  }

  /// Nobody asks for what is no text there at any end.
  @Test func whatIsNotNamedIsSeen() {
    let stage = world()
    stage.root.textEnds = [["behind": [left]]]
    #expect(masks(stage) == 0)
  }

  @Test func theBoxOfATextIsSeen() {
    let stage = world { $0[0].backgroundColor = .red }
    guard case .layer(let root)? = builder.commands(for: stage.root).first,
      case .layer(let card)? = root.commands.first, case .fill? = card.commands.first,
      case .layer(let text)? = card.commands.last
    else {
      Issue.record("the card is no layer of a box and a text")
      return
    }
    #expect(card.mask == nil && text.mask != nil && card.commands.count == 2)
  }

  /// What a card hides hides nothing of the text over it.
  @Test func whatIsCoveredHidesNothing() {
    func count(_ color: Color) -> Int {
      let stage = world { $0[1].alpha = 0.5 }
      let card = View(frame: Rect(0, 0, 220, 64), backgroundColor: color)
      stage.root.insertSubview(card, at: 1)
      return masks(stage)
    }
    #expect(count(.clear) == 1 && count(.white.withAlpha(0.5)) == 1 && count(.white) == 0)
  }

  @Test func everyPairOfBoxesThatOverlapIsFoundOnce() {
    forAll(seeds: 0..<200) { random in
      let boxes = (0..<12).map { _ in
        Rect(
          random.double(in: 0...99), random.double(in: 0...30), random.double(in: 1...30),
          random.double(in: 1...9))
      }
      var found: [[Int]] = []
      boxes.forEachOverlap { found.append([$0, $1].sorted()) }
      var expected: [[Int]] = []
      for a in boxes.indices {
        for b in boxes.indices where a < b && boxes[a].intersects(boxes[b]) {
          expected.append([a, b])
        }
      }
      #expect(found.sorted { $0.lexicographicallyPrecedes($1) } == expected)
    }
  }
}
