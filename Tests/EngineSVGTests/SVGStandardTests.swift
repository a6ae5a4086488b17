import Engine
import EngineSVG
import EngineTestSupport
import Foundation
import Testing

/// Rules of the standards that few drawings ask for.
@Suite struct SVGStandardTests {
  private let fill = Drawing.Item.fill(.rect(Rect(0, 0, 4, 4)), .color(.black))

  /// A radius of an ellipse that can't be read is as if it weren't there.
  @Test func negativeRadiiAreNone() throws {
    let (found, notes) = try lenient("<ellipse rx='-3' ry='2'/>")
    #expect(
      found == [.fill(.ellipse(in: Rect(-2, -2, 4, 4)), .color(.black))]
        && notes == ["line 1: <ellipse>: rx \"-3\" must not be below 0"])
    let both = try lenient("<ellipse rx='-3' ry='-2'/>")
    #expect(both.items.isEmpty && both.notes.count == 1)
  }

  /// A filter without a region hides what it is on, and a step without one shows nothing.
  @Test(arguments: ["width='0'", "height='0'", "width='-1'"])
  func filtersWithoutARegionHide(attributes: String) throws {
    let (found, notes) = try lenient(
      "<filter id='f' \(attributes)><feOffset/></filter>"
        + "<rect width='4' height='4' filter='url(#f)'/>")
    #expect(found.isEmpty && notes.count == (attributes.contains("-") ? 1 : 0))
    let step = try items(
      "<filter id='f'><feOffset \(attributes)/></filter>"
        + "<rect width='4' height='4' filter='url(#f)'/>")
    guard case .composited(let compositing, [fill])? = step.first else {
      Issue.record("no filter")
      return
    }
    #expect(compositing.filter?.steps[0].region?.isEmpty == true)
  }

  /// What is measured by a box without an extent gives way to the paint behind it.
  @Test func paintsWithoutABoxGiveWay() throws {
    let servers =
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient>"
      + "<pattern id='p' width='1' height='1'><rect width='1' height='1'/></pattern>"
      + "<pattern id='u' width='1' height='1' patternUnits='userSpaceOnUse'>"
      + "<rect width='1' height='1'/></pattern>"
    func strokes(_ paint: String) throws -> [Drawing.Item] {
      try items(servers + "<line x2='9' stroke='\(paint)'/>")
    }
    let lime = Drawing.Item.stroke(
      Path([.move(.zero), .line(Point(9, 0))]), StrokeStyle(width: 1), .color(Color(0, 255, 0)))
    #expect(flat(try strokes("url(#g) lime")) == flat([lime]))
    #expect(flat(try strokes("url(#p) lime")) == flat([lime]))
    #expect(try strokes("url(#g)").isEmpty && strokes("url(#p)").isEmpty)
    // One of fixed lengths needs no box.
    #expect(try !strokes("url(#u) lime").isEmpty && flat(strokes("url(#u) lime")) != [lime])
  }

  /// The root's background lies behind all of its box.
  @Test func rootsHaveGrounds() throws {
    func items(_ attributes: String) throws -> [Drawing.Item] {
      try Drawing(
        svg: "<svg viewBox='1 2 10 10' \(attributes)><rect width='4' height='4'/></svg>"
      ).items
    }
    let ground = Drawing.Item.fill(.rect(Rect(1, 2, 10, 10)), .color(Color(255, 0, 0)))
    let rect = try items("")
    #expect(try flat(items("style='background-color: red'")) == [ground] + flat(rect))
    #expect(
      try flat(items("style='background-color: currentColor; color: red'"))
        == [ground] + flat(rect))
    #expect(try items("style='background-color: transparent'") == rect)
    // It is a property of styles only, and of no other element.
    #expect(try items("background-color='red'") == rect)
    let inner = try Drawing(
      svg: document("<g style='background-color: red'><rect width='4' height='4'/></g>"))
    #expect(inner.items == [fill])
  }

  /// An element says of what names without a prefix are, for all that lies in it.
  @Test func namesAreOfTheirElements() throws {
    let svg = """
      <svg viewBox='0 0 10 10' overflow='visible'>
      <s:g xmlns='http://www.example.org/other' xmlns:s='http://www.w3.org/2000/svg'>
      <s:rect width='4' height='4'/><rect width='5' height='5'/>
      <g xmlns='http://www.w3.org/2000/svg'><rect width='4' height='4'/></g>
      </s:g><rect width='4' height='4'/></svg>
      """
    #expect(try Drawing(svg: svg).items == [fill, fill, fill])
  }

  /// The address of a picture that is an SVG.
  private func address(_ svg: String) -> String {
    "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())"
  }

  private func drawn(_ svg: String) throws -> (drawing: Drawing, notes: [String]) {
    var notes: [SVGError] = []
    let drawing = try Drawing(svg: Array(svg.utf8), notes: &notes) { _ in nil }
    return (drawing, notes.map(withoutColumn))
  }

  private func picture(_ inner: String) -> String {
    "<image href='\(address(inner))' x='1' width='8' height='2'/>"
  }

  private let small = "<svg viewBox='0 0 4 4'><rect id='r' width='4' height='4'/></svg>"

  /// A picture may be an SVG, which fills its box as its ratio says.
  @Test func picturesMayBeDrawings() throws {
    let (drawing, notes) = try drawn(document(picture(small)))
    #expect(notes.isEmpty)
    guard case .clipped(let path, let items)? = drawing.items.first,
      case .group(nil, let map, 1, let inner)? = items.first
    else {
      Issue.record("no picture")
      return
    }
    // Its groups have no names here.
    #expect(path.box == Rect(1, 0, 8, 2) && inner == [fill])
    #expect(map.boundingBox(of: Rect(0, 0, 4, 4)) == Rect(4, 0, 2, 2))
    // What is wrong in it is told of the picture, and is no error of the whole.
    let wrong = try drawn(
      document(picture(small.replacing("</svg>", with: "<script>a</script></svg>"))))
    #expect(flat(wrong.drawing.items) == [fill] && wrong.notes.count == 1)
    #expect(wrong.notes[0].hasPrefix("line 1: <image>: shows an SVG in which line 1"))
    let broken = try drawn(document(picture("<svg>")))
    #expect(broken.drawing.items.isEmpty && broken.notes.count == 1)
  }

  /// Pictures in one another, and many times the same one, end.
  @Test func picturesInPicturesAreBounded() throws {
    var svg = small
    for _ in 0..<5 { svg = document(picture(svg)) }
    let (drawing, notes) = try drawn(svg)
    #expect(flat(drawing.items).isEmpty && notes.count == 1)
    #expect(notes.first?.contains("lies in too many other pictures") == true)
    let rects = String(repeating: "<rect width='4' height='4'/>", count: 400)
    let heavy = picture("<svg viewBox='0 0 4 4'>\(rects)</svg>")
    let many = document("<g id='i'>\(heavy)</g>" + String(repeating: "<use href='#i'/>", count: 20))
    #expect(throws: SVGError.self) { _ = try drawn(many) }
  }
}
