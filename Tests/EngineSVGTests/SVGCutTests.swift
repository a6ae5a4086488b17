import Engine
import EngineSVG
import Testing

/// The shapes that clips and masks cut with.
@Suite struct SVGCutTests {
  private let black = Paint.color(.black)
  private let square = Drawing.Item.fill(.rect(Rect(2, 4, 4, 2)), .color(.black))

  // What is left of a rectangle.
  private func cut(
    _ clip: String, _ attributes: String = "", element: String = "clipPath"
  ) throws -> [Drawing.Item] {
    let name = element == "mask" ? "mask" : "clip-path"
    return try items(
      "<\(element) id='c' \(attributes)>\(clip)</\(element)>"
        + "<rect x='2' y='4' width='4' height='2' \(name)='url(#c)'/>")
  }

  private func clipped(_ path: Path) -> [Drawing.Item] { [.clipped(by: path, items: [square])] }

  @Test(arguments: [
    "<circle r='9' display='none'/>", "<circle r='9' visibility='hidden'/>", "<circle r='0'/>",
    "<g display='none'><circle r='9'/></g>", "<path d=''/>", "<title>a</title>",
  ])
  func whatIsNotDrawnDoesNotCut(hidden: String) throws {
    let rect = "<rect width='1' height='1'/>"
    #expect(try cut(hidden + rect) == clipped(.rect(Rect(0, 0, 1, 1))))
    #expect(try cut(rect + hidden) == clipped(.rect(Rect(0, 0, 1, 1))))
    #expect(try cut(hidden) == clipped(Path()), "all is cut away")
  }

  @Test func shapesCutWhereTheirGroupsPutThem() throws {
    let rect = "<rect id='r' width='1' height='1'/>"
    #expect(
      try cut("<g transform='translate(1 2)'><a transform='scale(2)'>\(rect)</a></g>")
        == clipped(.rect(Rect(1, 2, 2, 2))))
    #expect(
      try cut("<use href='#r' x='3' y='4' transform='scale(2)'/><defs>\(rect)</defs>")
        == clipped(.rect(Rect(6, 8, 2, 2))))
    #expect(
      try cut("<path d='M0 0Q1 2 3 4C5 6 7 8 9 9z' transform='translate(10 20)'/>")
        == clipped(outline("M10 20Q11 22 13 24C15 26 17 28 19 29z")))
  }

  /// The box is that of the outlines that are cut, without their lines.
  @Test func aClipMayBeMeasuredByTheBox() throws {
    let rect = "<rect x='.25' y='.5' width='.5' height='.25'/>"
    let units = "clipPathUnits='objectBoundingBox'"
    #expect(try cut(rect, units) == clipped(.rect(Rect(3, 5, 2, 0.5))))
    #expect(
      try cut(rect, units + " transform='translate(.25 0)'")
        == clipped(.rect(Rect(3.25, 5, 2, 0.5))))
    #expect(
      try cut(rect, "clipPathUnits='userSpaceOnUse'") == clipped(.rect(Rect(0.25, 0.5, 0.5, 0.25))))
    let clip = "<clipPath id='c' \(units)>\(rect)</clipPath>"
    let group = try items(
      clip + "<g clip-path='url(#c)' stroke='red'><path d='M0 0H4'/><path d='M0 0V8'/></g>")
    guard case .clipped(let path, _)? = group.first else { throw SVGTestFailure() }
    #expect(path == .rect(Rect(1, 4, 2, 2)))
    let dot = try items(clip + "<path d='M1 1' clip-path='url(#c)'/>")
    #expect(dot == [.clipped(by: .rect(.zero), items: [.fill(try outline("M1 1"), black)])])
  }

  @Test func whatCantCutIsNotedOnce() throws {
    let (items, notes) = try lenient(
      "<clipPath id='c'><foreignObject/><circle r='2'/><g><foreignObject/></g></clipPath>"
        + "<rect x='2' y='4' width='4' height='2' clip-path='url(#c)'/>")
    #expect(items == clipped(.circle(center: .zero, radius: 2)))
    #expect(
      notes.count == 1 && notes[0].hasPrefix("line 1: <foreignObject>: is not drawn; draw it"))
  }

  @Test func theRuleOfAClipMayBeItsOwnOrAShapes() throws {
    var wanted = try outline("M0 0H8V8H0zM2 2H4V4H2z")
    let path = "<path d='M0 0H8V8H0zM2 2H4V4H2z'/>"
    #expect(try cut(path, "fill-rule='evenodd'") == clipped(wanted))
    wanted.isEvenOdd = true
    #expect(try cut(path, "clip-rule='evenodd'") == clipped(wanted))
    #expect(try cut("<g clip-rule='evenodd'>\(path)</g>") == clipped(wanted))
    let rect = "<rect x='2' y='4' width='4' height='2' clip-path='url(#c)'/>"
    let clip = "<clipPath id='c'>\(path)</clipPath>"
    #expect(try flat(items("<g clip-rule='evenodd'><g>\(clip)</g></g>\(rect)")) == [square])
    #expect(try items("<g clip-rule='evenodd'>\(clip)</g>\(rect)") == clipped(wanted))
    // Not that of what it cuts.
    wanted.isEvenOdd = false
    #expect(try items("\(clip)<g clip-rule='evenodd'>\(rect)</g>") == clipped(wanted))
  }

  /// Holes of one shape, and a shape that is cut itself, are no single outline.
  @Test func whatIsNoOutlineCutsAsAPicture() throws {
    let ring = "<path clip-rule='evenodd' d='M0 0H8V8H0zM2 2H4V4H2z'/>"
    var path = try outline("M0 0H8V8H0zM2 2H4V4H2z")
    path.isEvenOdd = true
    let bar = Drawing.Item.fill(.rect(Rect(0, 0, 1, 1)), black)
    #expect(
      try cut(ring + "<rect width='1' height='1'/>")
        == [.masked(by: [.fill(path, black), bar], .alpha, items: [square])])
    let inner = "<clipPath id='d'><rect width='2' height='2'/></clipPath>"
    #expect(
      try items(
        inner + "<clipPath id='c'><g opacity='.5' transform='scale(3)' clip-path='url(#d)'>"
          + "<rect width='1' height='1' fill='none' stroke='red'/></g></clipPath>"
          + "<rect x='2' y='4' width='4' height='2' clip-path='url(#c)'/>")
        == [
          .masked(
            by: [
              .group(
                transform: .scale(3, 3), opacity: 1,
                items: [.clipped(by: .rect(Rect(0, 0, 2, 2)), items: [bar])])
            ], .alpha, items: [square])
        ])
  }

  /// The box of a group is that of all its shapes, painted or not, but for those not displayed.
  @Test(arguments: [
    ("<rect width='8' height='8' fill='none'/>", Rect(0, 0, 8, 8)),
    ("<g visibility='hidden'><circle cx='4' cy='4' r='4'/></g>", Rect(0, 0, 8, 8)),
    ("<path d='M0 0L8 8' stroke='none'/>", Rect(0, 0, 8, 8)),
    ("<use href='#far' x='-12'/>", Rect(0, 0, 8, 8)),
    (
      "<svg viewBox='0 0 1 1' width='2' height='2'><path fill='none' d='M0 0H4V4z'/></svg>",
      Rect(0, 0, 8, 8)
    ),
    ("<g clip-path='url(#none)'><rect width='8' height='8'/></g>", Rect(0, 0, 8, 8)),
    ("<g opacity='0' transform='scale(2)'><rect width='4' height='4'/></g>", Rect(0, 0, 8, 8)),
    ("<rect width='8' height='8' display='none'/>", Rect(2, 4, 4, 2)),
    ("<defs><rect width='8' height='8'/></defs>", Rect(2, 4, 4, 2)),
    ("<rect width='8' height='0' fill='none'/>", Rect(2, 4, 4, 2)),
  ])
  func whatIsNotPaintedHasRoomToo(other: String, box: Rect) throws {
    let content = """
      <defs><rect id='far' x='12' width='8' height='8' fill='none'/><clipPath id='none'/></defs>
      <clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath>
      <g clip-path='url(#c)'><rect x='2' y='4' width='4' height='2'/>\(other)</g>
      """
    guard case .clipped(let path, _)? = try items(content).first else { throw SVGTestFailure() }
    #expect(isClose(path, .rect(Rect(box.x, box.y, box.width / 2, box.height))))
  }

  @Test func threeClipsMayCutOneAnother() throws {
    let clips = (1...3).map {
      "<clipPath id='c\($0)' clip-path='\($0 < 3 ? "url(#c\($0 + 1))" : "none")'><rect width='\($0)' height='1'/></clipPath>"
    }.joined()
    var wanted = [square]
    for width in [2.0, 3] { wanted = [.clipped(by: .rect(Rect(0, 0, width, 1)), items: wanted)] }
    #expect(
      try items(
        clips + "<rect x='2' y='4' width='4' height='2' clip-path='url(#c2)'/>") == wanted)
    let rect = "<rect x='2' y='4' width='4' height='2' clip-path='url(#c1)'/>"
    let all = try items(clips + rect)
    #expect(all.count == 1 && problem(document(clips + rect)) == "")
  }

  /// A mask lets all or nothing through where its shapes are wholly white; others are pictures.
  @Test(arguments: [
    "fill='#fffffe'", "fill='white' fill-opacity='.5'", "fill='#ffffff80'",
    "fill='white' stroke='white' stroke-width='.1'", "fill='white' opacity='.5'", "fill='black'",
    "fill='url(#g)'",
  ])
  func otherShapesAreMasks(attributes: String) throws {
    let white = "<rect width='1' height='1' fill='white'/>"
    #expect(try cut(white, element: "mask") == clipped(.rect(Rect(0, 0, 1, 1))))
    let stops = "<stop stop-color='red'/><stop offset='1'/>"
    let other =
      "<linearGradient id='g'>\(stops)</linearGradient><rect width='1' height='1' \(attributes)/>"
    let wanted = try items(white + other)
    #expect(
      try cut(white + other, "maskUnits='userSpaceOnUse'", element: "mask")
        == [.masked(by: wanted, .luminance, items: [square])])
    let around =
      "mask-type='alpha' maskContentUnits='objectBoundingBox' maskUnits='userSpaceOnUse'"
    guard
      case .masked(let mask, .alpha, [square])? = try cut(
        white + "<path stroke='red' d='M0 0H1'/>", around, element: "mask"
      ).first
    else { throw SVGTestFailure() }
    guard case .group(_, let map, 1, let inner)? = mask.first else { throw SVGTestFailure() }
    #expect(map == AffineTransform.scale(4, 2).then(.translation(2, 4)) && inner.count == 3)
  }

  /// Whatever lies in something faded is a picture, too, and what isn't seen is none.
  @Test func fadedGroupsAreMasks() throws {
    for contents in [
      "<g opacity='.5'><rect width='1' height='1' fill='white'/></g>",
      "<defs><rect id='r' width='1' height='1' fill='white'/></defs><use href='#r' opacity='.5'/>",
    ] {
      #expect(
        try cut(contents, "maskUnits='userSpaceOnUse'", element: "mask")
          == [.masked(by: items(contents), .luminance, items: [square])])
    }
    for contents in ["", "<rect width='1' height='1' fill='none'/>", "<g display='none'/>"] {
      #expect(try cut(contents, element: "mask") == clipped(Path()), "all is cut away")
    }
  }

  /// A mask has the style of where it stands, and may have a mask and a region of its own.
  @Test func aMaskIsSeenThroughItsOwnMask() throws {
    let units = "maskUnits='userSpaceOnUse'"
    let content = """
      <g fill='#888'><mask id='m' mask='url(#n)' \(units) x='0' y='0' width='1' height='1'>
      <rect width='2' height='2'/></mask></g>
      <mask id='n' mask-type='alpha' \(units)><g fill='red'><rect width='3' height='3'/></g></mask>
      <g fill='white'><rect x='2' y='4' width='4' height='2' fill='black' mask='url(#m)'/></g>
      """
    let grey = Drawing.Item.fill(.rect(Rect(0, 0, 2, 2)), .color(Color(136, 136, 136)))
    let inRegion = Drawing.Item.clipped(by: .rect(Rect(0, 0, 1, 1)), items: [grey])
    let inMask = Drawing.Item.clipped(by: .rect(Rect(0, 0, 3, 3)), items: [inRegion])
    #expect(try items(content) == [.masked(by: [inMask], .luminance, items: [square])])
  }

  @Test func aMaskOfAlphaHasAnyColourAndTheRuleOfItsFill() throws {
    var wanted = try outline("M0 0H8V8H0zM2 2H4V4H2z")
    wanted.isEvenOdd = true
    let path = "<path fill='red' fill-rule='evenodd' d='M0 0H8V8H0zM2 2H4V4H2z'/>"
    #expect(try cut(path, "style='mask-type:alpha'", element: "mask") == clipped(wanted))
  }

  @Test func aMaskMayBeMeasuredByTheBox() throws {
    let rect = "<rect x='.25' y='.5' width='.5' height='.25' fill='white'/>"
    #expect(
      try cut(rect, "maskContentUnits='objectBoundingBox'", element: "mask")
        == clipped(.rect(Rect(3, 5, 2, 0.5))))
    #expect(try cut(rect, element: "mask") == clipped(.rect(Rect(0.25, 0.5, 0.5, 0.25))))
  }

  /// Its region cuts too, where that can be seen.
  @Test(arguments: [
    ("x='.5' width='.5'", Rect(4, 3.8, 2, 2.4)), ("y='50%' height='25%'", Rect(1.6, 5, 4.8, 0.5)),
    ("maskUnits='userSpaceOnUse' x='30%' y='4' width='2' height='50%'", Rect(3, 4, 2, 5)),
    ("maskUnits='userSpaceOnUse' x='0' width='0'", Rect(0, -1, 0, 12)),
    ("width='200%'", nil), ("maskUnits='userSpaceOnUse'", nil), ("", nil),
  ])
  func aMaskHasARegion(attributes: String, region: Rect?) throws {
    let all = Path.rect(Rect(0, 0, 10, 10))
    let white = "<rect width='10' height='10' fill='white'/>"
    let items = try cut(white, attributes, element: "mask")
    guard let region else { return #expect(items == clipped(all)) }
    guard case .clipped(let path, let inner)? = items.first else { throw SVGTestFailure() }
    #expect(isClose(path, .rect(region)) && inner == clipped(all))
  }

  /// The region is of the outlines, 10 % larger: a wide line may lie outside of it.
  @Test func aMasksRegionCutsWideLines() throws {
    let content = """
      <mask id='m'><rect width='10' height='10' fill='white'/></mask>
      <rect x='2' y='2' width='5' height='5' stroke='red' stroke-linejoin='round' \
      stroke-width='WIDTH' mask='url(#m)'/>
      """
    for (width, cuts) in [("0.9", 1), ("2", 2)] {
      var items = try items(content.replacing("WIDTH", with: width))
      var count = 0
      while case .clipped(_, let inner)? = items.first { (items, count) = (inner, count + 1) }
      #expect(count == cuts)
    }
  }

  @Test func aClipCutsBeforeAMask() throws {
    let content = """
      <mask id='m'><rect width='1' height='1' fill='white'/></mask>
      <clipPath id='c'><rect width='2' height='2'/></clipPath>
      <rect x='2' y='4' width='4' height='2' mask='url(#m)' clip-path='url(#c)'/>
      """
    #expect(
      try items(content)
        == [.clipped(by: .rect(Rect(0, 0, 1, 1)), items: clipped(.rect(Rect(0, 0, 2, 2))))])
    let swapped = content.replacing("'url(#m)'", with: "'url(#c)'")
      .replacing("clip-path='url(#c)'", with: "clip-path='url(#m)'")
    let notes = try lenient(swapped).notes
    #expect(notes.count == 2, "a mask is no clipPath, and a clipPath is no mask")
  }
}
