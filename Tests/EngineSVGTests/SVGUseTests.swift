import Engine
import EngineSVG
import Testing

/// Elements drawn in other places, boxes of their own, clips.
@Suite struct SVGUseTests {
  private func square(_ color: Color = .black) -> Drawing.Item {
    .fill(.rect(Rect(0, 0, 1, 1)), .color(color))
  }

  private func group(_ map: AffineTransform, _ items: Drawing.Item..., id: String? = nil)
    -> Drawing.Item
  {
    .group(id: id, transform: map, opacity: 1, items: items)
  }

  private let rect = "<rect id='r' width='1' height='1'/>"
  private var drawn: Drawing.Item { group(.identity, square(), id: "r") }

  @Test func aUseDrawsWhatItNames() throws {
    #expect(try items("<defs>\(rect)</defs>").isEmpty)
    #expect(try items("<defs>\(rect)</defs><use href='#r'/>") == [drawn])
    #expect(
      try items("<use href='#r' x='2' y='3'/><defs>\(rect)</defs>") == [
        group(.translation(2, 3), drawn)
      ])
    #expect(
      try items("<use xlink:href='#r' x='2' transform='scale(2)'/><defs>\(rect)</defs>")
        == [group(.scale(2, 2), group(.translation(2, 0), drawn))])
  }

  @Test func aUseHandsItsStyleDown() throws {
    let red = Color(255, 0, 0)
    let content = "<defs><g id='g' stroke='none'><rect width='1' height='1'/></g></defs>"
    #expect(
      try items(content + "<use href='#g' fill='red' opacity='0.5'/>") == [
        .group(
          transform: .identity, opacity: 0.5,
          items: [group(.identity, square(red), id: "g")])
      ])
  }

  @Test func symbolsFitTheirUse() throws {
    let symbol = "<symbol id='s' viewBox='0 0 2 1'><rect width='1' height='1'/></symbol>"
    let map = AffineTransform.scale(2, 2).then(.translation(0, 1))
    #expect(try items(symbol).isEmpty)
    #expect(
      try items(symbol + "<use href='#s' x='3' width='4' height='4'/>")
        == [group(.translation(3, 0), group(map, square()), id: "s")])
    let wide = "<symbol id='s' viewBox='0 0 1 1'><rect width='5' height='1'/></symbol>"
    let cut = Drawing.Item.clipped(
      by: .rect(Rect(0, 0, 4, 4)),
      items: [group(.scale(4, 4), .fill(.rect(Rect(0, 0, 5, 1)), .color(.black)))])
    #expect(
      try items(wide + "<use href='#s' width='4' height='4'/>")
        == [group(.identity, cut, id: "s")])
    #expect(try items(wide + "<use href='#s' width='0' height='4'/>").isEmpty)
  }

  /// A symbol, and a picture that is used, are drawn as they say, too.
  @Test func whatIsUsedKeepsItsOwnLook() throws {
    let rect = "<rect width='1' height='1'/>"
    let inner = group(.scale(4, 4), square())
    func used(_ attributes: String, _ name: String = "symbol") throws -> [Drawing.Item] {
      try items(
        "<defs><\(name) id='s' viewBox='0 0 1 1' \(attributes)>\(rect)</\(name)></defs>"
          + "<use href='#s' x='3' width='4' height='4'/>")
    }
    for name in ["symbol", "svg"] {
      #expect(
        try used("opacity='.5'", name)
          == [.group(id: "s", transform: .translation(3, 0), opacity: 0.5, items: [inner])])
      #expect(
        try used("transform='scale(2)'", name)
          == [group(AffineTransform.scale(2, 2).then(.translation(3, 0)), inner, id: "s")])
    }
    #expect(try used("display='none'", "svg").isEmpty)
    #expect(try used("display='none'") == [group(.translation(3, 0), inner, id: "s")])
  }

  @Test func aNestedPictureHasABoxOfItsOwn() throws {
    #expect(
      try items(
        "<svg x='1' y='2' width='6' height='4' viewBox='0 0 3 2'><rect width='1' height='1'/></svg>"
      )
        == [group(AffineTransform.scale(2, 2).then(.translation(1, 2)), square())])
    // Percentages are of the inner box.
    #expect(
      try items("<svg width='2' height='4'><rect width='50%' height='25%'/></svg>") == [square()])
  }

  @Test func aNestedPictureIsCutWhereItReachesOut() throws {
    func items(_ rect: String, _ attributes: String = "") throws -> [Drawing.Item] {
      try EngineSVGTests.items(
        "<svg x='1' y='2' width='4' height='3' \(attributes)><rect \(rect)/></svg>")
    }
    for rect in [
      "x='-1' width='2' height='1'", "y='-1' width='1' height='2'", "width='5' height='1'",
      "width='1' height='4'", "width='4.00001' height='1'",
    ] {
      let whole = try items(rect, "overflow='visible'")
      #expect(try items(rect) == [.clipped(by: .rect(Rect(1, 2, 4, 3)), items: whole)])
      #expect(try items(rect, "overflow='hidden'") == items(rect))
      #expect(try items(rect, "overflow='auto'") == whole && whole.count == 1)
    }
    for rect in ["width='4' height='3'", "width='4.000003' height='3.000003'"] {
      #expect(try items(rect) == items(rect, "overflow='visible'"))
    }
  }

  @Test(arguments: [
    (
      "<g id='a'><use href='#a'/></g>", "href \"#a\" names what it lies in; a use can't draw itself"
    ),
    (
      "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
      "href \"#b\" names what it lies in; a use can't draw itself"
    ),
    ("<use id='a' href='#a'/>", "href \"#a\" names what it lies in; a use can't draw itself"),
    ("<use href='#none'/>", "href \"#none\" names nothing in the document; write #id"),
    ("<use href='other.svg#a'/>", "href \"other.svg#a\" names nothing in the document; write #id"),
    ("<use/>", "has no href; add href=\"#id\""),
  ])
  func wrongUsesAreNamed(content: String, wanted: String) throws {
    #expect(problem(document(content)) == "line 1: <use>: \(wanted)")
    #expect(try lenient(content).items.isEmpty)
  }

  @Test func aSwitchDrawsItsFirstFittingChild() throws {
    let content = """
      <switch><foreignObject/><g requiredExtensions='x'><circle r='9'/></g>
      <g systemLanguage='fr'><circle r='9'/></g><g systemLanguage='de, en-GB'>\
      <rect width='1' height='1'/></g><circle r='9'/></switch>
      """
    #expect(try items(content) == [square()])
    #expect(try items("<switch><g systemLanguage='fr'/></switch>").isEmpty)
  }

  @Test func hiddenThingsAreNotDrawn() throws {
    #expect(try items("<g display='none'>\(rect)</g>").isEmpty)
    #expect(try items("<g visibility='hidden'><rect width='1' height='1'/></g>").isEmpty)
    #expect(
      try items("<g visibility='hidden'><rect width='1' height='1' visibility='visible'/></g>")
        == [square()])
    #expect(try items("<a href='x'><rect width='1' height='1'/></a>") == [square()])
  }
}

/// Paths that cut.
@Suite struct SVGClipTests {
  private let rect = "<rect width='8' height='8' clip-path='url(#c)'/>"
  private let square = Drawing.Item.fill(.rect(Rect(0, 0, 8, 8)), .color(.black))

  private func cut(_ clip: String, attributes: String = "") throws -> Path? {
    let items = try items("<clipPath id='c' \(attributes)>\(clip)</clipPath>\(rect)")
    guard case .clipped(let path, [square])? = items.first else { return nil }
    return path
  }

  @Test func aShapeCuts() throws {
    #expect(try cut("<circle cx='4' cy='4' r='2'/>") == .circle(center: Point(4, 4), radius: 2))
    #expect(
      try cut("<rect width='1' height='1' transform='translate(2 3)'/>") == outline("M2 3H3V4H2z"))
    #expect(
      try cut("<rect width='1' height='1'/>", attributes: "transform='scale(2)'")
        == outline("M0 0H2V2H0z"))
    #expect(
      try cut("<rect width='.5' height='.5'/>", attributes: "clipPathUnits='objectBoundingBox'")
        == outline("M0 0H4V4H0z"))
    #expect(try cut("<g/><defs/>") == Path())
  }

  @Test func aUseOfNothingCutsNoneOfTheOthersOff() throws {
    let clip = "<clipPath id='c'><use href='#q'/><circle r='2'/></clipPath>"
    let (items, notes) = try lenient(clip + rect)
    #expect(items == [.clipped(by: .circle(center: .zero, radius: 2), items: [square])])
    #expect(notes == ["line 1: <use>: href \"#q\" names nothing in the document; write #id"])
  }

  @Test func severalShapesCutTogetherWhateverTheirDirection() throws {
    let path = try cut("<path d='M0 0H4V4H0z'/><path d='M2 2V6H6V2z'/>")
    #expect(path == (try outline("M0 0H4V4H0zM6 2L6 6L2 6L2 2z")))
  }

  @Test func anEvenOddClipKeepsItsRule() throws {
    var wanted = try outline("M0 0H8V8H0zM2 2H4V4H2z")
    wanted.isEvenOdd = true
    #expect(try cut("<path clip-rule='evenodd' d='M0 0H8V8H0zM2 2H4V4H2z'/>") == wanted)
  }

  @Test func clipsOfClipsCutBoth() throws {
    let content = """
      <clipPath id='d'><rect width='2' height='2'/></clipPath>
      <clipPath id='c' clip-path='url(#d)'><rect width='4' height='4'/></clipPath>\(rect)
      """
    #expect(
      try items(content) == [
        .clipped(
          by: .rect(Rect(0, 0, 2, 2)),
          items: [.clipped(by: .rect(Rect(0, 0, 4, 4)), items: [square])])
      ])
  }

  @Test func longChainsOfClipsAreRefused() throws {
    let chain = (0..<9).map {
      "<clipPath id='c\($0)' clip-path='url(#c\($0 + 1))'><rect width='1' height='1'/></clipPath>"
    }.joined()
    let (items, notes) = try lenient(chain + "<rect width='8' height='8' clip-path='url(#c0)'/>")
    #expect(items.isEmpty)
    #expect(notes == ["line 1: <clipPath>: is cut by more than 3 clips of one another"])
  }

  /// A clip that names what it lies in is left out, and all else is drawn.
  @Test func aClipInItselfIsNamed() throws {
    let (items, notes) = try lenient(
      "<clipPath id='c'><rect width='1' height='1' clip-path='url(#c)'/></clipPath>\(rect)")
    #expect(items == [.clipped(by: .rect(Rect(0, 0, 1, 1)), items: [square])])
    #expect(
      notes == [
        "line 1: <rect>: clip-path \"url(#c)\" names what it lies in; a clipPath can't cut itself"
      ])
  }

  /// As deep as elements and layers may lie in one another, it can be painted.
  @Test func theDeepestPictureIsPainted() throws {
    var content = "<rect width='8' height='8'/>"
    for _ in 0..<10 { content = "<svg viewBox='0 0 9 8' opacity='1'>\(content)</svg>" }
    for _ in 0..<40 { content = "<g transform='scale(1.01)'>\(content)</g>" }
    let drawing = try Drawing(svg: document(content))
    let view = View(frame: Rect(0, 0, 20, 20))
    view.content = .drawing(drawing)
    let commands = DisplayListBuilder(measuring: MonospacedText()).commands(for: view)
    let bitmap = Bitmap(width: 20, height: 20)
    Painter().paint(DisplayList(commands), into: bitmap, glyphs: nil)
    #expect(bitmap.pixels.contains { $0 != 0 })
  }

  @Test func aMaskOfOneColourIsAClip() throws {
    let mask = "<rect width='8' height='8' mask='url(#m)'/>"
    let white = "<mask id='m'><circle cx='4' cy='4' r='2' fill='white'/></mask>"
    let wanted = Drawing.Item.clipped(by: .circle(center: Point(4, 4), radius: 2), items: [square])
    #expect(try items(white + mask) == [wanted])
    let alpha = "<mask id='m' style='mask-type:alpha'><circle cx='4' cy='4' r='2'/></mask>"
    #expect(try items(alpha + mask) == [wanted])
  }

  @Test(arguments: [
    (
      "<g clip-path='inset(2px)'><rect width='1' height='1'/></g>",
      "<g>: clip-path \"inset(2px)\" is not drawn; write url(#id) of a clipPath"
    ),
    (
      "<g clip-path='url(#x)'><rect width='1' height='1'/></g>",
      "<g>: clip-path \"url(#x)\" names no clipPath of the document"
    ),
    (
      "<clipPath id='c'><use href='#x'/></clipPath><g clip-path='url(#c)'><rect width='1' height='1'/></g>",
      "<use>: href \"#x\" names nothing in the document; write #id"
    ),
    (
      "<clipPath id='c' clip-path='url(#c)'><rect width='1' height='1'/></clipPath><g clip-path='url(#c)'><rect width='1' height='1'/></g>",
      "<clipPath>: clip-path \"url(#c)\" names what it lies in; a clipPath can't cut itself"
    ),
    (
      "<mask id='m'><rect width='1' height='1' mask='url(#m)'/></mask><g mask='url(#m)'><rect width='1' height='1'/></g>",
      "<rect>: mask \"url(#m)\" names what it lies in; a mask can't cut itself"
    ),
  ])
  func wrongClipsAreNamed(content: String, wanted: String) throws {
    #expect(problem(document(content)) == "line 1: \(wanted)")
    #expect(try lenient(content).notes == ["line 1: \(wanted)"])
  }

  /// Uses of one another are measured once each, not again in each of those around.
  @Test func nestedUsesWithContextPaintsEnd() throws {
    let uses = (0..<24).map { level in
      let target = level == 0 ? "leaf" : "u\(level - 1)"
      return "<use id='u\(level)' href='#\(target)' fill='url(#paint)'/>"
    }
    let content = """
      <linearGradient id='paint'><stop stop-color='red'/><stop offset='1'/></linearGradient>
      <defs><rect id='leaf' width='4' height='2' fill='context-fill'/>
      \(uses.dropLast().joined())</defs>\(uses[23])
      """
    let found = flat(try items(content))
    #expect(found.count == 1)
    guard case .fill(_, .linearGradient(let start, let end, _))? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(start == Point(0, 0) && end == Point(4, 0))
  }
}
