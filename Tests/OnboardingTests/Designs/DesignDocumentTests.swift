import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Slides that are made of the frames of a design tool.
@Suite struct DesignDocumentTests {
  private struct TestFailure: Error {}

  static let square = Path.rect(Rect(10, 20, 30, 40))

  static func frame(
    _ name: String, _ items: [Drawing.Item], box: Rect = Rect(0, 0, 200, 100)
  ) -> DesignFrame {
    DesignFrame(name: name, drawing: Drawing(viewBox: box, items: items))
  }

  static func named(
    _ name: String, _ items: Drawing.Item..., map: AffineTransform = .identity, opacity: Double = 1
  ) -> Drawing.Item {
    .group(id: name, transform: map, opacity: opacity, items: items)
  }

  static func fill(_ path: Path, _ color: Color = .red) -> Drawing.Item {
    .fill(path, .color(color))
  }

  /// The closed outline through some points.
  static func outline(_ points: [Point]) -> Path {
    var path = Path([.move(points[0])] + points.dropFirst().map { .line($0) })
    path.close()
    return path
  }

  func deck(_ frames: [DesignFrame]) throws -> Deck {
    try DeckFile(DesignDocument(frames).bytes).deck
  }

  func elements(_ items: Drawing.Item...) throws -> [SlideElement] {
    try deck([Self.frame("a", items)]).slides[0].elements
  }

  func frame(_ element: SlideElement?) -> Rect? {
    if case .frame(let box)? = element?.place { box } else { nil }
  }

  // MARK: Elements

  @Test func boxesAreBoxes() throws {
    let round = Path.roundedRect(Rect(50, 10, 60, 20), radius: 10)
    let boxes = try elements(
      Self.fill(Self.square), Self.named("pill", Self.fill(round, .white)),
      Self.fill(.circle(center: Point(150, 50), radius: 20)))
    #expect(boxes.map(\.key) == ["box", "pill", "box 2"])
    #expect(boxes.map(\.content) == [.shape, .shape, .shape])
    #expect(
      boxes.map(frame) == [Rect(10, 20, 30, 40), Rect(50, 10, 60, 20), Rect(130, 30, 40, 40)])
    #expect(boxes.map(\.look.cornerRadius) == [0, 10, 20])
    #expect(boxes.map(\.look.fill) == [.red, .white, .red])
  }

  /// Half of a line lies outside of its outline, and all of a border in its box.
  @Test func aLineAroundABoxIsItsBorder() throws {
    let line = Drawing.Item.stroke(Self.square, StrokeStyle(width: 4), .color(.black))
    let box = try #require(elements(Self.fill(Self.square), line).first)
    #expect(frame(box) == Rect(8, 18, 34, 44) && box.look.fill == .red)
    #expect(box.look.borderWidth == 4 && box.look.borderColor == .black)
    let bare = try #require(elements(line).first)
    #expect(bare.look.fill == .clear && bare.look.borderWidth == 4)
    let soft = StrokeStyle(width: 4, join: .round)
    let other = try elements(.stroke(Self.square, soft, .color(.black)))
    #expect(other.first?.picture == "picture.svg")
  }

  @Test func whatIsTurnedIsABoxThatIsTurned() throws {
    let map = AffineTransform.scale(2, 2).then(.rotation(.pi / 2)).then(.translation(100, 0))
    let box = try #require(
      elements(Self.named("a", Self.fill(Self.square), map: map, opacity: 0.5)).first)
    #expect(abs(box.look.rotation - .pi / 2) < 1e-6 && box.look.opacity == 0.5)
    let found = try #require(frame(box))
    // Its middle (25, 40) is at (50, 80), then at (−80, 50), then at (20, 50).
    #expect(found.center.distance(to: Point(20, 50)) < 1e-3)
    #expect(abs(found.width - 60) < 1e-3 && abs(found.height - 80) < 1e-3)
  }

  @Test(arguments: [
    AffineTransform.scale(-1, 1).then(.translation(100, 0)),
    AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
  ])
  func whatIsMirroredOrSkewedIsAPicture(_ map: AffineTransform) throws {
    let name = try #require(elements(Self.named("a", Self.fill(Self.square), map: map)).first)
    #expect(name.picture == "a.svg" && name.look.rotation == 0)
  }

  static func line(
    _ string: String, _ origin: Point, size: Double = 20, anchor: Double = 0, color: Color = .red
  ) -> Drawing.Text.Line {
    let font = Font(size: size, weight: .bold, style: TextStyle(isItalic: true, tracking: 0.1))
    return Drawing.Text.Line(
      [Drawing.Text.Run(string, font: font, fill: .color(color))], origin: origin, anchor: anchor)
  }

  @Test(arguments: [
    (0.0, TextContent.Alignment.leading), (0.5, .center), (1, .trailing),
  ])
  func textIsText(anchor: Double, alignment: TextContent.Alignment) throws {
    let item = Drawing.Item.text(.init([Self.line("Hello ", Point(100, 50), anchor: anchor)]))
    let element = try #require(try elements(Self.named("Title", item)).first)
    guard case .text(let text) = element.content else { throw TestFailure() }
    #expect(element.key == "Title" && text.string == "Hello" && text.alignment == alignment)
    #expect(text.size == 20 && text.weight == .bold && text.isItalic && text.tracking == 2)
    #expect(text.color == .red && text.lineHeight == nil)
    let box = try #require(frame(element))
    #expect(abs(box.minX + anchor * box.width - 100) < 1e-3)
    // Its baseline lies that far below its middle in the program's own font.
    #expect(abs(box.midY + 0.3638 * 20 - 50) < 1e-2)
  }

  @Test func linesBelowEachOtherAreOneText() throws {
    let lines = [Self.line("One", Point(10, 30)), Self.line("Two", Point(10, 54))]
    let element = try #require(
      try elements(.group(transform: .scale(2, 2), opacity: 1, items: [.text(.init(lines))])).first)
    guard case .text(let text) = element.content else { throw TestFailure() }
    #expect(element.key == "One Two" && text.string == "One\nTwo")
    #expect(text.size == 40 && text.lineHeight == 48)
    #expect(frame(element)?.minX == 20)
  }

  @Test func textOfSeveralLooksIsAPicture() throws {
    var outlined = Self.line("a", .zero)
    outlined.runs[0].stroke = .init(StrokeStyle(width: 1), .color(.black))
    var raised = Self.line("a", .zero)
    raised.runs[0].rise = 2
    let texts = [
      [outlined], [raised], [Self.line("a", .zero), Self.line("b", Point(0, 20), color: .white)],
      [Self.line("a", .zero), Self.line("b", Point(3, 20))], [Self.line("שלום", .zero)],
      [Self.line("a", .zero, size: 0.5)], [Self.line("a  b", .zero)],
    ]
    for lines in texts {
      let element = try #require(try elements(.text(.init(lines))).first)
      guard case .picture = element.content else { throw TestFailure() }
    }
  }

  @Test func groupsStayGroups() throws {
    let group = try #require(
      elements(
        Self.named(
          "card", Self.named("back", Self.fill(Self.square)),
          Self.named("front", Self.fill(.rect(Rect(20, 30, 60, 10)))), map: .translation(5, 5)),
        Self.fill(.rect(Rect(0, 0, 1, 1)))
      ).first)
    #expect(group.key == "card" && frame(group) == Rect(15, 25, 70, 40))
    #expect(group.elements.map(\.key) == ["back", "front"])
    #expect(group.elements.map(frame) == [Rect(0, 0, 30, 40), Rect(10, 10, 60, 10)])
  }

  /// The only group is the frame itself, and a box of its size the background.
  @Test func theOutermostGroupIsTheSlide() throws {
    let deck = try deck([
      Self.frame(
        "a",
        [
          Self.named(
            "Frame", Self.fill(.rect(Rect(0, 0, 200, 100)), .black),
            Self.named("one", Self.fill(Self.square)))
        ])
    ])
    #expect(deck.slides[0].backgroundColor == .black && deck.canvas == Size(200, 100))
    #expect(deck.slides[0].elements.map(\.key) == ["one"])
  }

  @Test func anOutlineIsAPictureOnWholePoints() throws {
    let path = Self.outline([Point(10.5, 10.25), Point(40, 20), Point(20, 50)])
    let document = DesignDocument([Self.frame("a", [Self.fill(path)])])
    let picture = try #require(document.pictures.first)
    #expect(picture.drawing.viewBox == Rect(10, 10, 30, 40) && picture.drawing.morphs)
    let element = try DeckFile(document.bytes).deck.slides[0].elements[0]
    #expect(frame(element) == Rect(10, 10, 30, 40) && element.picture == picture.name)
  }

  /// A picture of its own would be blended with nothing, so what lies behind is in it.
  @Test func whatIsBlendedIsOnePictureWithWhatLiesBehind() throws {
    let ground = Self.fill(.rect(Rect(0, 0, 200, 100)), .black)
    let blended = Drawing.Item.composited(
      by: Compositing(blend: .screen), items: [Self.fill(Self.square)])
    let items = [
      ground, Self.named("a", Self.fill(Self.other)), Self.named("b", blended),
      Self.named("c", Self.fill(Self.square)),
    ]
    let slide = try deck([
      Self.frame("x", [Self.named("Frame", items[0], items[1], items[2], items[3])])
    ]).slides[0]
    #expect(slide.backgroundColor == .black && slide.elements.map(\.key) == ["picture", "c"])
    let document = DesignDocument([Self.frame("x", items)])
    #expect(
      document.pictures.first?.drawing.items == [
        .composited(by: Compositing(isIsolated: true), items: Array(items[...2]))
      ])
    let small = Self.frame("s", [ground, blended], box: Rect(0, 0, 100, 100))
    #expect(try deck([Self.frame("x", []), small]).slides[1].backgroundColor == .black)
    let alone = Self.named("b", blended, opacity: 0.5)
    #expect(try elements(items[1], alone, items[3]).map(\.key) == ["a", "b", "c"])
  }

  /// Only a clip that leaves all of the canvas is left out; in a group, which has coordinates of its own,
  /// too.
  @Test(arguments: [(-30.0, true), (0, false)])
  func aClipInAGroupThatCutsNothingOffIsLeftOut(x: Double, isWhole: Bool) throws {
    let clip = Drawing.Item.clipped(
      by: .rect(Rect(x, 0, 200, 100)),
      items: [
        Self.named("Wide", Self.fill(.rect(Rect(0, 40, 300, 10)))),
        Self.named("Dot", Self.fill(Self.square)),
      ])
    let page = Self.named(
      "Page", Self.named("Row", clip), Self.named("Pin", Self.fill(Self.square)),
      map: .translation(30, 0))
    let group = try #require(try elements(page, Self.fill(Self.other)).first)
    #expect(group.key == "Page" && group.elements.map(\.key) == ["Row", "Pin"])
    #expect(group.elements[0].clips == !isWhole)
  }

  @Test func equalPicturesAreOneFile() {
    let item = Self.fill(Self.outline([.zero, Point(9, 0), Point(0, 9)]))
    let twice = DesignDocument([Self.frame("a", [item]), Self.frame("b", [item])])
    #expect(twice.pictures.map(\.name) == ["picture.svg"])
  }

  @Test func framesOfOtherSizesAreFitted() throws {
    let small = Self.frame(
      "b", [Self.fill(.rect(Rect(0, 0, 10, 5)))], box: Rect(0, 0, 10, 10))
    let deck = try deck([Self.frame("a", [Self.fill(Self.square)]), small])
    #expect(frame(deck.slides[1].elements.first) == Rect(50, 0, 100, 50))
    let tiny = try self.deck([Self.frame("c", [Self.fill(Self.square)], box: Rect(0, 0, 2, 1))])
    #expect(tiny.canvas == Size(32, 16))
  }

  // MARK: Bounds

  /// Whatever is on frames, they are slides that are read.
  @Test func anyFramesAreSlides() throws {
    forAll(seeds: 0..<200) { random in
      let frames = (0..<random.int(in: 1...3)).map { _ in
        Self.frame(random.element(of: ["a", "é", "", "b c"]), Self.items(&random, depth: 3))
      }
      #expect(throws: Never.self) { try deck(frames) }
    }
  }

  /// Other boxes of groups leave all that is in them where it was.
  @Test func boxesOfGroupsMoveNothing() {
    func middles(_ nodes: [DesignNode], in map: AffineTransform = .identity) -> [Point] {
      nodes.flatMap { node -> [Point] in
        let (middle, size) = (node.frame.center, node.frame.size)
        guard node.isGroup else { return [map.apply(to: middle)] }
        let inner = AffineTransform.translation(-size.width / 2, -size.height / 2)
          .then(.rotation(node.look.rotation)).then(.translation(middle.x, middle.y))
        return middles(node.nodes, in: inner.then(map))
      }
    }
    var widened = 0
    forAll(seeds: 0..<200) { random in
      let frames = (0..<random.int(in: 2...3)).map { _ in
        Self.frame("a", [Self.fill(Self.square), Self.panel(&random, depth: 2)])
      }
      let canvas = Size(200, 100)
      let old = DesignKeys(DesignSheets(frames, on: canvas).all, on: canvas).frames
      let new = DesignGroupBoxes(old).frames
      for (old, new) in zip(old, new) {
        let pairs = zip(middles(old), middles(new))
        #expect(pairs.allSatisfy { $0.distance(to: $1) < 1e-6 })
        widened += zip(old, new).count { $0.frame != $1.frame }
      }
    }
    #expect(widened > 0)
  }

  /// A group of things with names, some of which are on other frames, too.
  static func panel(_ random: inout SeededGenerator, depth: Int) -> Drawing.Item {
    var items = ["p", "q", "r", "s"].filter { _ in random.int(in: 0...2) > 0 }.map { name in
      let box = Rect(
        random.double(in: -50...50), random.double(in: -50...50), random.element(of: [9, 30]), 9)
      return named("\(name) of \(depth)", fill(.rect(box)))
    }
    if depth > 0 { items.append(panel(&random, depth: depth - 1)) }
    let map = random.element(of: [
      AffineTransform.identity, .rotation(2), .scale(1, 3), .translation(9, 9),
    ])
    return .group(id: "panel \(depth)", transform: map, opacity: 1, items: items)
  }

  static func items(_ random: inout SeededGenerator, depth: Int) -> [Drawing.Item] {
    (0..<random.int(in: 0...4)).map { _ in
      let box = Rect(
        random.double(in: -50...200), random.double(in: -50...100), random.double(in: 0...200),
        random.element(of: [0, 1, 40, 1e5, 1e12]))
      let path = random.element(of: [
        Path.rect(box), .ellipse(in: box), .roundedRect(box, radius: 4), triangle,
      ])
      let color = random.element(of: [Color.red, .clear, .white.withAlpha(0.5)])
      guard depth > 0, random.int(in: 0...2) > 0 else {
        return random.int(in: 0...1) == 0
          ? fill(path, color) : .stroke(path, StrokeStyle(width: 3), .color(color))
      }
      let inner = items(&random, depth: depth - 1)
      switch random.int(in: 0...3) {
      case 0: return .clipped(by: path, items: inner)
      case 1: return .composited(by: Compositing(blend: .multiply), items: inner)
      default:
        let map = random.element(of: [
          AffineTransform.identity, .rotation(2), .scale(1, 3), .scale(-1, 1), .scale(0, 1),
          .translation(9, 9), .scale(1e6, 1e6), .translation(-1e7, 0),
        ])
        let id = random.element(of: ["a", "b", "button", "Rectangle 4", nil])
        return .group(
          id: id, transform: map, opacity: random.element(of: [1, 0.5, 0]), items: inner)
      }
    }
  }

  /// Of what reaches farther than elements may, what is on the canvas is a picture.
  @Test func whatIsTooLargeIsAPictureOfWhatIsSeen() throws {
    let far = Self.fill(.rect(Rect(-1e6, 50, 2e6, 10)))
    let all = try elements(far, Self.named("big", far, Self.named("b", far)))
    #expect(all.map(\.picture) == ["picture.svg", "big.svg"])
    #expect(all.map(frame) == [Rect(0, 50, 200, 10), Rect(0, 50, 200, 10)])
    #expect(try elements(Self.fill(.rect(Rect(1e6, 0, 1e6, 9)))).isEmpty)
  }

  @Test func tooManyThingsAreFewerPictures() throws {
    let many = (0..<1_500).map { number in
      Self.named(
        "n\(number)", Self.named("a", Self.fill(Self.square)),
        Self.named("b", Self.fill(Self.triangle)))
    }
    let groups = try deck([
      Self.frame("a", [Self.named("all", many[0], opacity: 0.5)] + many)
    ])
    #expect(groups.slides[0].all.count <= 2_000)
    let thousands = (0..<3_000).map { Self.named("n\($0)", Self.fill(Self.triangle)) }
    let document = DesignDocument([
      Self.frame("a", thousands), Self.frame("b", [many[0], many[1]]), Self.frame("c", thousands),
    ])
    // A frame of few things is taken apart whatever the others are.
    let slides = try DeckFile(document.bytes).deck.slides
    #expect(slides.map { $0.elements.map(\.key) } == [["frame"], ["n0", "n1"], ["frame"]])
    #expect(document.notes.map(\.frame) == [0, 2])
    #expect(document.notes[0].text == "3000 things, more than slides can hold; it is one picture")
    let twice = try deck([Self.frame("a", thousands), Self.frame("b", thousands)])
    #expect(twice.slides.map { $0.elements.map(\.key) } == [["frame"], ["frame"]])
  }
}
