import Engine
import EngineSDL
import EngineSVG
import EngineTestSupport
import Foundation
import Testing

@testable import Output
@testable import pokeanim

/// Drawings and ids in animated SVG pictures.
@Suite struct SVGDrawingTests {
  private func text(_ take: Take) -> String { SVGPicture(take, title: "A", loops: 1).text }

  /// The elements of a tag, wherever they are.
  private func elements(_ tag: String, in element: Markup) -> [Markup] {
    (element.tag == tag ? [element] : []) + element.children.flatMap { elements(tag, in: $0) }
  }

  @Test func radialGradientsKeepTheirMapAndFocus() throws {
    let circle = Engine.AffineTransform(a: 40, b: 0, c: 0, d: 20, tx: 50, ty: 60)
    let paint = Paint.radialGradient(
      circle, focus: Point(0.25, 0), stops: [GradientStop(0, .white), GradientStop(1, .clear)])
    let picture = try Markup.parse(text(.of([.fill(.rect(Rect(0, 0, 9, 9)), paint)])))
    let gradient = try #require(elements("radialGradient", in: picture).first)
    #expect(gradient.attributes["gradientTransform"] == "matrix(40 0 0 20 50 60)")
    #expect(gradient.attributes["fx"] == "0.25" && gradient.attributes["r"] == "1")
    #expect(gradient.children.map { $0.attributes["stop-opacity"] } == [nil, "0"])
    let path = elements("path", in: picture).first
    #expect(path?.attributes["fill"] == "url(#\(gradient.attributes["id"] ?? ""))")
  }

  @Test func pixelsAreAPatternOfTheirOwnOnce() throws {
    let image = ImageBitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_0080])
    let fill = Drawing.Item.fill(
      .rect(Rect(0, 0, 200, 100)), .image(image, .scale(100, 100), opacity: 0.5))
    let picture = try Markup.parse(text(.of([fill, fill])))
    let patterns = elements("pattern", in: picture)
    let pattern = try #require(patterns.first)
    #expect(
      patterns.count == 1 && pattern.attributes["patternTransform"] == "matrix(100 0 0 100 0 0)")
    let shown = try #require(pattern.children.first)
    #expect(shown.attributes["opacity"] == "0.5" && shown.attributes["width"] == "2")
    let link = try #require(shown.attributes["href"])
    let bytes = Data(base64Encoded: String(link.dropFirst("data:image/png;base64,".count)))
    #expect(try ImageBitmap(png: Array(try #require(bytes))).pixels == image.pixels)
    let fills = elements("path", in: picture).map { $0.attributes["fill"] }
    #expect(fills == Array(repeating: "url(#\(pattern.attributes["id"] ?? ""))", count: 2))
  }

  @Test func joinsRulesAndClipsStandThere() throws {
    let box = Path.rect(Rect(0, 0, 10, 10))
    var hole = box
    hole.isEvenOdd = true
    var pointed = StrokeStyle(width: 2)
    pointed.miterLimit = 7
    let picture = try Markup.parse(
      text(
        .of([
          .stroke(box, pointed, .color(.black)),
          .stroke(box, StrokeStyle(width: 2, cap: .round, join: .bevel), .color(.black)),
          .fill(hole, .color(.black)),
          .clipped(by: hole, items: [.fill(box, .color(.white))]),
        ])))
    let paths = elements("path", in: picture)
    #expect(paths[0].attributes["stroke-miterlimit"] == "7")
    #expect(paths[0].attributes["stroke-linejoin"] == nil)
    #expect(paths[1].attributes["stroke-linejoin"] == "bevel")
    #expect(paths[1].attributes["stroke-linecap"] == "round")
    #expect(paths[2].attributes["fill-rule"] == "evenodd")
    let clip = try #require(elements("clipPath", in: picture).first)
    #expect(clip.children.first?.attributes["clip-rule"] == "evenodd")
    let group = elements("g", in: picture).first { $0.attributes["clip-path"] != nil }
    #expect(group?.attributes["clip-path"] == "url(#\(clip.attributes["id"] ?? ""))")
    #expect(group?.children.first?.attributes["fill"] == "#ffffff")
  }

  /// A file's mask, read again, is the drawing's, whichever part of it counts.
  @Test(arguments: [MaskMode.alpha, .luminance]) func masksStandThere(mode: MaskMode) throws {
    let box = Path.rect(Rect(10, 10, 50, 50))
    let grey = Drawing.Item.fill(box, .color(Color(128, 128, 128, alpha: 0.5)))
    let masked = Drawing.Item.masked(
      by: [grey, .stroke(box, StrokeStyle(width: 4), .color(.white))], mode,
      items: [.fill(.rect(Rect(0, 0, 100, 100)), .color(.black))])
    let drawing = Drawing(viewBox: Rect(0, 0, 100, 100), items: [masked])
    let read = try Drawing(svg: SVGShapes.file(of: drawing).joined(separator: "\n"))
    #expect(read.items == [masked])
  }

  /// A file's filter and blend, read again, are the drawing's.
  @Test func filtersAndBlendsStandThere() throws {
    let same = (0..<256).map { UInt8($0) }
    let steps = [
      Filter.Step(.flood(Color(255, 0, 0).withAlpha(0.5)), region: Rect(1, 2, 30, 40)),
      Filter.Step(.blur(Size(1, 2)), [.sourceAlpha], isLinear: true),
      Filter.Step(.offset(Point(3, -4)), [.step(1)]),
      Filter.Step(.composite(.arithmetic(0, -1, 1, 0.25)), [.step(2), .step(0)]),
      Filter.Step(.composite(.xor), [.step(3), .source]),
      Filter.Step(.matrix((0..<20).map { Double($0) / 8 }), [.step(4)]),
      Filter.Step(.transfer([same.reversed(), same, same.map { $0 / 3 }, same]), [.step(5)]),
      Filter.Step(.blend(.colorDodge), [.step(6), .source]),
      Filter.Step(.shadow(offset: Point(1, 2), blur: Size(3, 3), .black), [.step(7)]),
      Filter.Step(.merge, [.step(0), .step(8)]),
      Filter.Step(.erode(Size(1, 2)), [.step(9)]),
      Filter.Step(.dilate(Size(0.5, 3)), [.step(10)]),
      Filter.Step(
        .convolve(
          Filter.Convolution(
            columns: 2, kernel: [1, 0.5, -0.25, 0, 1, 2], target: (0, 2), divisor: 3, bias: 0.5,
            edges: .wrap, keepsAlpha: true)), [.step(11)]),
    ]
    let filter = Filter(region: Rect(0, 0, 90, 80), steps: steps)
    let fill = Drawing.Item.fill(.rect(Rect(10, 10, 50, 50)), .color(.black))
    let items = [
      Drawing.Item.composited(
        by: Compositing(isIsolated: true),
        items: [.composited(by: Compositing(blend: .softLight), items: [fill])]),
      .composited(by: Compositing(filter: filter), items: [fill]),
    ]
    let drawing = Drawing(viewBox: Rect(0, 0, 100, 100), items: items)
    let read = try Drawing(svg: SVGShapes.file(of: drawing).joined(separator: "\n"))
    #expect(read.items == items)
    let small = Drawing(viewBox: Rect(0, 0, 50, 50), items: items).inSmallUnits
    guard case .composited(let compositing, _) = small.items[1] else {
      Issue.record("no filter")
      return
    }
    #expect(compositing.filter?.region == Rect(0, 0, 180, 160))
    #expect(compositing.filter?.steps[1].operation == .blur(Size(2, 4)))
  }

  /// Items that steps take by themselves, and what tiles repeat, are the drawing's, too.
  @Test func partsOfFiltersStandThere() throws {
    let steps = [
      Filter.Step(.offset(Point(1, 0)), [.part(1)]),
      Filter.Step(.tile(Rect(5, 5, 10, 10)), [.step(0)]),
      Filter.Step(.merge, [.step(1), .source]),
    ]
    let filter = Filter(region: Rect(2, 3, 50, 40), steps: steps)
    let fills = [20.0, 5].map {
      Drawing.Item.fill(.rect(Rect($0, $0, 10, 10)), .color(.black))
    }
    let item = Drawing.Item.composited(by: Compositing(filter: filter), items: fills)
    let drawing = Drawing(viewBox: Rect(0, 0, 100, 100), items: [item])
    let file = SVGShapes.file(of: drawing).joined(separator: "\n")
    guard case .composited(let compositing, let items)? = try Drawing(svg: file).items.first,
      let read = compositing.filter
    else {
      Issue.record("no filter")
      return
    }
    #expect(items.count == 2 && Drawing.Item.reach(of: [items[1]]) == Rect(5, 5, 10, 10))
    #expect(read.parts == [1] && read.region == filter.region)
    #expect(read.steps.contains { $0.operation == steps[1].operation })
  }

  /// In a box of a hundredth of a unit, thousandths would be far too coarse.
  @Test func smallDrawingsAreAsExactAsLargeOnes() throws {
    let box = Rect(0, 0, 0.01, 0.01)
    let inner = Drawing.Item.group(
      transform: .translation(0.00123, 0), opacity: 1,
      items: [.fill(.rect(Rect(0, 0, 0.00456, 0.001)), .color(.black))])
    let picture = text(.of([inner], in: box))
    #expect(
      picture.contains("scale(1) translate(-50 -50)") || picture.contains("translate(-50 -50)"))
    #expect(picture.contains("matrix(1 0 0 1 12.3 0)") && picture.contains("L45.6 0"))
  }

  /// Keys of a program's own that look like what an export makes of others.
  @Test func idsAreOnesOwn() throws {
    let root = View(frame: Rect(0, 0, 100, 100))
    let keys = [
      "none", "a", "a-clip", "a-bounds", "a-box", "a-border", "a-shadow", "a-picture", "paint",
      "cut", "mask", "move-1", "inherit",
    ]
    let shades = Paint.linearGradient(
      start: .zero, end: Point(9, 9), stops: [GradientStop(0, .black), GradientStop(1, .white)])
    let fill = Drawing.Item.fill(.rect(Rect(0, 0, 9, 9)), shades)
    let clip = Drawing.Item.clipped(by: .rect(Rect(0, 0, 9, 9)), items: [fill])
    let items = [Drawing.Item.masked(by: [fill], .alpha, items: [clip])]
    for key in keys {
      let view = View(frame: Rect(0, 0, 10, 10))
      view.key = key
      view.backgroundColor = .white
      view.clipsToBounds = true
      view.content = .drawing(Drawing(viewBox: Rect(0, 0, 100, 100), items: items))
      root.addSubview(view)
    }
    let take = Take.ofViews(in: root) { time in
      for (index, view) in root.subviews.enumerated() {
        view.frame = Rect(0, 0, 10 + 10 * time, 10 + Double(index))
        view.backgroundColor = Color(red: time, green: 0, blue: 0)
        view.borderWidth = time
        view.shadow = Shadow(blur: 1 + time, color: .black)
      }
    }
    let file = text(take)
    let picture = try Markup.parse(file)
    let ids = Self.ids(in: picture)
    #expect(Set(ids).count == ids.count && Set(keys).isSubset(of: ids))
    let words = file.split { !($0.isLetter || $0.isNumber || "-_#@(".contains($0)) }
    let links = file.split(separator: "url(#").dropFirst().map { $0.prefix { $0 != ")" } }
    #expect(Set(links.map(String.init)).isSubset(of: ids))
    let frames = words.indices.filter { words[$0] == "@keyframes" }.map { words[$0 + 1] }
    #expect(frames.count >= keys.count && Set(frames).count == frames.count)
    #expect(frames.allSatisfy { $0.hasPrefix("move-") })
    let rules = try PlayedPicture(file)
    #expect(try rules.groups(at: 0.5).count { $0.isVisible } >= keys.count)
  }

  private static func ids(in element: Markup) -> [String] {
    [element.attributes["id"]].compactMap(\.self) + element.children.flatMap(ids)
  }

  /// Text is text, and is read as what it was.
  @Test func textIsReadAgain() throws {
    func run(_ string: String, _ change: (inout Drawing.Text.Run) -> Void) -> Drawing.Text.Run {
      let style = TextStyle(family: "Inter", isItalic: true, isUnderlined: true, tracking: 0.125)
      var run = Drawing.Text.Run(string, font: Font(size: 16, weight: .bold, style: style))
      change(&run)
      return run
    }
    let stops = [GradientStop(0, .white), GradientStop(1, .black)]
    let text = Drawing.Text([
      Drawing.Text.Line(
        [
          run("a  <b> ") { $0.level = .hanging },
          run("c") {
            ($0.shift, $0.rise) = (Point(2, -3), 4)
            $0.fill = nil
            $0.stroke = Drawing.Text.Stroke(StrokeStyle(width: 2), .color(.black))
            $0.stroke?.isBelowFill = true
          },
        ], origin: Point(5, 6), anchor: 0.5),
      Drawing.Text.Line(
        [
          run("d") {
            $0.fill = .linearGradient(start: .zero, end: Point(1, 0), stops: stops)
            $0.fillFitsBox = true
          }
        ], origin: Point(7, 8), anchor: 1),
    ])
    let drawing = Drawing(viewBox: Rect(-500, -500, 1000, 1000), items: [.text(text)])
    let file = SVGShapes.file(of: drawing).joined(separator: "\n")
    #expect(try Drawing(svg: file).items == [.text(text)])
  }
}
