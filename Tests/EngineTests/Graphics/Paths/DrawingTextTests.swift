import EngineTestSupport
import Testing

@testable import Engine

/// Text in drawings: where its letters stand once fonts are known.
@Suite struct DrawingTextTests {
  /// Letters that are boxes, half as wide as high, from the baseline up.
  private final class Boxes: TextMeasuring {
    private let plain = PlainText()

    func width(of text: String, font: Font) -> Double { plain.width(of: text, font: font) }
    func metrics(of font: Font) -> FontMetrics { plain.metrics(of: font) }
    func outlines(of text: String, font: Font) -> [Path]? {
      guard font.style.family != "Unknown" else { return nil }
      let height = text == "x" ? font.size / 2 : font.size
      return [.rect(Rect(0, -height, width(of: text, font: font), height))]
    }
  }

  private func run(_ string: String, _ size: Double = 10) -> Drawing.Text.Run {
    Drawing.Text.Run(string, font: Font(size: size))
  }

  private func set(_ lines: Drawing.Text.Line...) -> [Drawing.Item] {
    Drawing(viewBox: Rect(0, 0, 100, 100), items: [.text(Drawing.Text(lines))])
      .setting(by: Boxes()).items
  }

  private func boxes(_ items: [Drawing.Item]) -> [Rect?] {
    items.map { if case .fill(let path, _) = $0 { path.tightBox } else { nil } }
  }

  @Test(arguments: [(0.0, 40.0), (0.5, 32.5), (1, 25)])
  func aLineIsAnchoredAsAWhole(anchor: Double, left: Double) {
    let set = set(.init([run("a"), run("b", 20)], origin: Point(40, 50), anchor: anchor))
    #expect(boxes(set) == [Rect(left, 40, 5, 10), Rect(left + 5, 30, 10, 20)])
  }

  @Test func shiftsLastAndRisesDoNot() {
    var shifted = run("b")
    shifted.shift = Point(2, 3)
    var raised = run("c")
    raised.rise = 4
    let set = set(.init([run("a"), shifted, raised, run("d")], origin: Point(0, 50)))
    #expect(
      boxes(set) == [
        Rect(0, 40, 5, 10), Rect(7, 43, 5, 10), Rect(12, 39, 5, 10), Rect(17, 43, 5, 10),
      ])
  }

  /// The fonts' letters reach 0.9 em up and 0.3 em down; small ones are half an em high.
  @Test(arguments: [
    (Drawing.Text.Level.baseline, 0.0), (.middle, 2.5), (.center, 3), (.hanging, 7.2), (.top, 9),
    (.bottom, -3),
  ])
  func aLevelLiesOnTheLine(level: Drawing.Text.Level, depth: Double) throws {
    var run = run("a")
    run.level = level
    let box = try #require(boxes(set(.init([run], origin: Point(0, 50)))).first ?? nil)
    #expect(abs(box.maxY - 50 - depth) < 1e-9)
  }

  @Test func paintsMayBeThoseOfTheWholeBox() throws {
    let stops = [GradientStop(0, .red), GradientStop(1, Color(0, 0, 255))]
    var part = run("bb")
    part.fillFitsBox = true
    part.fill = .linearGradient(start: .zero, end: Point(1, 0), stops: stops)
    // The line's own lies where it says.
    let own = Paint.linearGradient(start: Point(3, 3), end: Point(4, 4), stops: stops)
    part.stroke = Drawing.Text.Stroke(StrokeStyle(width: 1), own)
    let set = set(
      .init([run("aa"), part], origin: .zero), .init([run("cc")], origin: Point(0, 20)))
    guard case .fill(_, .linearGradient(let start, let end, stops: stops)) = set[1],
      case .stroke(_, _, own) = set[2]
    else {
      Issue.record("\(set)")
      return
    }
    #expect(start.x == 0 && end.x == 20)
  }

  @Test func aLineMayLieBelowTheFill() {
    var run = run("a")
    var line = Drawing.Text.Stroke(StrokeStyle(width: 2), .color(.red))
    run.stroke = line
    func kinds(_ items: [Drawing.Item]) -> [String] {
      items.map { if case .fill = $0 { "fill" } else { "stroke" } }
    }
    #expect(kinds(set(.init([run], origin: .zero))) == ["fill", "stroke"])
    line.isBelowFill = true
    run.stroke = line
    #expect(kinds(set(.init([run], origin: .zero))) == ["stroke", "fill"])
    (run.fill, run.stroke) = (nil, nil)
    #expect(set(.init([run], origin: .zero)).isEmpty)
  }

  /// Where nobody knows the outlines, as in another process, text stays text in its places.
  @Test func lettersWithoutOutlinesStayText() throws {
    var unknown = run("b")
    unknown.font.style.family = "Unknown"
    unknown.rise = 4
    unknown.fill = .color(.red)
    let set = set(.init([run("a"), unknown], origin: Point(40, 50), anchor: 1))
    #expect(
      set.map(\.command).last
        == .layer(
          Layer(commands: [
            .text(TextLine("b", font: unknown.font, color: .red), origin: Point(35, 46))
          ])))
  }

  @Test func textIsSetWhereverItLies() {
    let text = Drawing.Item.text(Drawing.Text([.init([run("a")], origin: .zero)]))
    let box = Path.rect(Rect(0, 0, 1, 1))
    let drawing = Drawing(
      viewBox: Rect(0, 0, 9, 9),
      items: [
        .group(transform: .identity, opacity: 1, items: [text]), .clipped(by: box, items: [text]),
        .masked(by: [text], .alpha, items: [.fill(box, .color(.red))]),
        .composited(by: Compositing(isIsolated: true), items: [text]),
      ])
    #expect(!"\(drawing.setting(by: Boxes()))".contains(".text("))
    let named = drawing.withFamilies { "\($0)!" }
    #expect(named == drawing, "there is no family")
  }

  @Test func textsThatSayTheSameBecomeEachOther() throws {
    func drawing(_ string: String, _ size: Double, _ x: Double, _ color: Color) -> Drawing {
      var run = run(string, size)
      run.fill = .color(color)
      return Drawing(
        viewBox: Rect(0, 0, 9, 9), items: [.text(Drawing.Text([.init([run], origin: Point(x, 0))]))]
      )
    }
    let old = drawing("a", 10, 0, .black)
    #expect(
      old.interpolated(to: drawing("a", 20, 8, .white), at: 0.5)
        == drawing("a", 15, 4, Color.black.interpolated(to: .white, at: 0.5)))
    #expect(old.interpolated(to: drawing("b", 10, 0, .black), at: 0.5) == nil)
  }
}
