import Engine
import EngineSVG
import Testing

/// Colours, lines, what children inherit, gradients.
@Suite struct SVGStyleTests {
  private let path = Path.rect(Rect(0, 0, 1, 1))

  private func rect(_ attributes: String) -> String { "<rect width='1' height='1' \(attributes)/>" }

  @Test(arguments: [
    ("black", Color.black), ("white", .white), ("#000", .black), ("#fff", .white),
    ("#18f", Color(0x11, 0x88, 0xFF)), ("#1080Fe", Color(0x10, 0x80, 0xFE)),
    ("tomato", Color(255, 99, 71)), ("rgb(1,2,3)", Color(1, 2, 3)),
    ("#1234", Color(0x11, 0x22, 0x33, alpha: 0x44 / 255.0)), (" RED ", Color(255, 0, 0)),
    ("#11223380", Color(0x11, 0x22, 0x33, alpha: 0x80 / 255.0)),
    ("rgba(1,2,3,50%)", Color(1, 2, 3, alpha: 0.5)), ("transparent", .clear),
    ("#102030 icc-color(sRGB, .1, .2, .3)", Color(0x10, 0x20, 0x30)),
  ])
  func coloursAreRead(text: String, wanted: Color) throws {
    #expect(try items(rect("fill='\(text)'")) == [.fill(path, .color(wanted))])
  }

  @Test(arguments: ["rot", "#12", "#12345", "#12345g", "##fff", "", "rgb(1)", "hsl(1)"])
  func otherColoursAreErrors(text: String) {
    #expect(
      problem(document(rect("fill='\(text)'"))) == "line 1: <rect>: fill \"\(text)\" is no colour; "
        + "write #rrggbb, rgb(…), a CSS name, none or url(#id)")
  }

  @Test func fillLiesUnderStroke() throws {
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel)
    let item = rect(
      "fill='#fff' stroke='#000' stroke-width='3' stroke-linecap='round' stroke-linejoin='bevel'")
    #expect(
      try items(item)
        == [.fill(path, .color(.white)), .stroke(path, style, .color(.black))])
  }

  @Test func noneIsNotPainted() throws {
    #expect(try items(rect("fill='none'")).isEmpty)
    #expect(try items(rect("fill='none' stroke='black' stroke-width='0'")).isEmpty)
  }

  @Test func opacitiesOfPaintFadeTheColour() throws {
    let item = rect("fill-opacity='0.5' stroke='white' stroke-opacity='0.25'")
    #expect(
      try items(item) == [
        .fill(path, .color(Color.black.withAlpha(0.5))),
        .stroke(path, StrokeStyle(width: 1), .color(Color.white.withAlpha(0.25))),
      ])
  }

  /// Each inherited attribute, set on a group, acts as if set on the shape inside.
  @Test(arguments: [
    "fill='#123'", "fill='none'", "fill-opacity='0.5'", "stroke='#456'", "stroke-width='3'",
    "stroke-opacity='0.5'", "stroke-linecap='square'", "stroke-linejoin='round'",
  ])
  func groupsHandStyleDown(attribute: String) throws {
    let inside = rect("stroke='white'")
    let onShape = rect(attribute + (attribute.contains("stroke='") ? "" : " stroke='white'"))
    let grouped =
      attribute.contains("stroke='")
      ? "<g \(attribute)><g>\(rect(""))</g></g>" : "<g \(attribute)><g>\(inside)</g></g>"
    #expect(try items(grouped) == items(onShape))
    #expect(try items(onShape) != items(inside))
  }

  @Test func aShapesOwnStyleWinsAndEndsWithIt() throws {
    let black = Drawing.Item.fill(path, .color(.black))
    let white = Drawing.Item.fill(path, .color(.white))
    #expect(
      try items("<g fill='white'>\(rect(""))\(rect("fill='black'"))\(rect(""))</g>\(rect(""))")
        == [white, black, white, black])
  }

  @Test(arguments: [
    ("stroke-linecap='flat'", "stroke-linecap \"flat\" is unknown; known: butt, round, square"),
    ("stroke-linejoin='arcs'", "stroke-linejoin \"arcs\" is unknown; known: miter, round, bevel"),
    ("stroke-width='-1'", "stroke-width \"-1\" must not be below 0"),
    (
      "stroke-width='2qx'",
      "stroke-width: found \"qx\" where the value should end; units are px pt pc mm cm in em ex %"
    ),
    ("fill-opacity='50%%'", "fill-opacity: found \"%\" where the value should end"),
    ("fill-rule='odd'", "fill-rule \"odd\" is unknown; known: nonzero, evenodd"),
    ("stroke-miterlimit='0.5'", "stroke-miterlimit \"0.5\" must not be below 1"),
    ("stroke-dasharray='1 -1'", "stroke-dasharray \"1 -1\" must not be below 0"),
    ("visibility='no'", "visibility \"no\" is unknown; known: visible, hidden, collapse"),
    (
      "paint-order='line'",
      "paint-order \"line\" is unknown; write normal, or such as stroke fill"
    ),
    (
      "stroke-opacity='a'", "stroke-opacity: found \"a\" where a number belongs, such as 12 or -0.5"
    ),
    (
      "fill='url(#a)'",
      "fill \"url(#a)\" names nothing in the document; give a gradient that id"
    ),
  ])
  func wrongStyleIsNamed(attribute: String, wanted: String) {
    #expect(problem(document(rect(attribute))) == "line 1: <rect>: \(wanted)")
  }
}

/// Gradients: defined once in `defs`, named by `url(#id)`.
@Suite struct SVGGradientTests {
  private let head = "linearGradient gradientUnits='userSpaceOnUse' x1='1' y1='2' x2='3' y2='4'"
  private let stops = """
    <stop offset='0' stop-color='#fff'/><stop offset='1' stop-color='#000' stop-opacity='0.5'/>
    """

  @Test func aGradientIsAPaint() throws {
    let content = """
      <defs><\(head) id='a'>\(stops)</linearGradient></defs>
      <rect width='1' height='1' fill='url(#a)' fill-opacity='0.5'/>
      """
    let wanted = Paint.linearGradient(
      start: Point(1, 2), end: Point(3, 4),
      stops: [
        GradientStop(0, Color.white.withAlpha(0.5)), GradientStop(1, Color.black.withAlpha(0.25)),
      ])
    #expect(try items(content) == [.fill(.rect(Rect(0, 0, 1, 1)), wanted)])
  }

  @Test func wrongGradientsAreNamed() {
    func problem(_ content: String) -> String {
      EngineSVGTests.problem(
        document("<defs>\n\(content)</defs><rect width='1' height='1' fill='url(#a)'/>"))
    }
    let open = "<\(head) id='a'>"
    let close = "</linearGradient>"
    let name = "line 2: <linearGradient>: "
    #expect(
      problem(open + "<stop offset='1' stop-color='#fff'/><stop offset='0.5'/>" + close)
        == "line 2: <stop>: offset \"0.5\" lies before the last one; order the stops by offset")
    #expect(
      problem(open + "<stop offset='2m'/>" + close)
        == "line 2: <stop>: offset: found \"m\" where the value should end")
    #expect(
      problem("<linearGradient id='a' gradientUnits='box'/>")
        == name
        + "gradientUnits \"box\" is unknown; known: objectBoundingBox, userSpaceOnUse")
    #expect(
      problem("<linearGradient id='a' spreadMethod='round'/>")
        == name + "spreadMethod \"round\" is unknown; known: pad, reflect, repeat")
    #expect(
      problem("<linearGradient id='a' href='#b'/>")
        == name + "href \"#b\" names no gradient of the document; write #id")
    #expect(
      problem("<linearGradient id='a' href='#a'/>")
        == name + "refers to itself, or to more than 32 others by href")
    #expect(
      problem("<g id='a'/>") == "line 2: <g>: is no paint; name a gradient")
    #expect(
      problem("<radialGradient id='a' r='-1'>\(stops)</radialGradient>")
        == "line 2: <radialGradient>: r must not be below 0")
  }
}
