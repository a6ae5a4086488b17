import Engine
import EngineSVG
import Testing

/// Things that can't be drawn: a note for each, or an error.
@Suite struct SVGNotesTests {
  @Test(arguments: [
    ("<image href='a.png'/>", "<image>: is not drawn; trace it to paths, or leave it out"),
    (
      "<foreignObject><p/></foreignObject>",
      "<foreignObject>: is not drawn; draw it with SVG's own shapes"
    ),
    ("<script>a</script>", "<script>: is not run; the picture is drawn as it stands"),
    ("<g><animate/></g>", "<animate>: is not played; the picture is drawn as it stands"),
    (
      "<style>@keyframes a{to{opacity:0}} .s{animation:a 1s;fill:red}</style><g class='s'/>",
      "<style>: @keyframes is not played; the picture is drawn as it stands"
    ),
    (
      "<style>@-webkit-keyframes a{to{opacity:0}}</style>",
      "<style>: @-webkit-keyframes is not played; the picture is drawn as it stands"
    ),
    (
      "<g style='animation:a 1s'/>",
      "<g>: animation is not played; the picture is drawn as it stands"
    ),
    (
      "<g style='animation-duration:1s;animation-name:a'/>",
      "<g>: animation-name is not played; the picture is drawn as it stands"
    ),
    ("<blob/>", "<blob>: is unknown; known: \(known)"),
    ("<recht/>", "<recht>: is unknown, and is skipped; rect is meant?; known: \(known)"),
    ("<g fil='red'/>", "<g>: unknown attribute \"fil\" is ignored; remove it, or correct it"),
    (
      "<g filter='url(#a)'><path d='M0 0'/></g>",
      "<g>: filter \"url(#a)\" names no filter of the document"
    ),
    (
      "<g marker-end='url(#a)'/>",
      "<g>: marker-end \"url(#a)\" names no marker of the document; write url(#id)"
    ),
    (
      "<g>words</g>",
      "<g>: text stands where none belongs; only <text>, <title> and comments hold any"
    ),
    (
      "<rect width='x' height='1'/>",
      "<rect>: width: found \"x\" where a number belongs, such as 12 or -0.5"
    ),
    (
      "<g transform='turn(3)'/>",
      "<g>: transform: found \"turn(3)\"; known: translate(…), scale(…), rotate(…), skewX(…), skewY(…), matrix(…)"
    ),
    (
      "<g fill='blu'><path d='M0 0'/></g>",
      "<g>: fill \"blu\" is no colour; write #rrggbb, rgb(…), a CSS name, none or url(#id)"
    ),
  ])
  func whatIsNotDrawnIsNamedOnce(content: String, wanted: String) throws {
    let circle = "<circle cx='5' cy='5' r='1'/>"
    #expect(problem(document(content)) == "line 1: \(wanted)")
    let (items, notes) = try lenient(content + circle)
    #expect(items.last == .fill(.circle(center: Point(5, 5), radius: 1), .color(.black)))
    #expect(notes == ["line 1: \(wanted)"])
    let isKeyed =
      !content.hasPrefix("<rect") && !content.contains("turn") && !content.contains("blu")
      && !content.contains("marker")
    #expect(try lenient(content + "\n" + content).notes.count == (isKeyed ? 1 : 2))
  }

  private static let known =
    "svg, g, a, switch, use, symbol, defs, clipPath, mask, marker, pattern, filter, image, "
    + "text, tspan, "
    + "linearGradient, radialGradient, stop, path, rect, circle, ellipse, line, polyline, polygon"

  @Test func paintsThatCantBeDrawnLeaveTheirFallback() throws {
    let (items, notes) = try lenient(
      "<meshgradient id='p'/><rect width='1' height='1' fill='url(#p) red'/>"
        + "<rect width='1' height='1' fill='url(\"#p\")'/>")
    #expect(items == [.fill(.rect(Rect(0, 0, 1, 1)), .color(Color(255, 0, 0)))])
    #expect(
      notes == [
        "line 1: <meshgradient>: is not drawn; use a linearGradient or a radialGradient"
      ])
  }

  /// What is wrong is noted, and the rest is drawn.
  @Test(arguments: [
    ("<path d='M0 0H1V1L2'/>", "<path d='M0 0H1V1'/>"),
    ("<path d='M0 0H1V1 #80'/>", "<path d='M0 0H1V1'/>"),
    ("<polygon points='0 0 1 0 1 1 2'/>", "<polygon points='0 0 1 0 1 1'/>"),
    ("<polyline points='0 0 1 0 1 1 x'/>", "<polyline points='0 0 1 0 1 1'/>"),
    ("<rect width='4' height='4' rx='-1' ry='1'/>", "<rect width='4' height='4' ry='1'/>"),
    ("<rect width='4' height='4' opacity='1m'/>", "<rect width='4' height='4'/>"),
    ("<rect width='4' height='4' transform='turn(1)'/>", "<rect width='4' height='4'/>"),
    (gradient("href='#no'"), gradient("")), (gradient("spreadMethod='no'"), gradient("")),
    (gradient("gradientUnits='no'"), gradient("")), (gradient("href='#g'"), gradient("")),
    (gradient("", "1m"), gradient("", "0")),
  ])
  func theRestOfAWrongElementIsDrawn(wrong: String, right: String) throws {
    let (found, notes) = try lenient(wrong)
    #expect(found == (try items(right)))
    #expect(notes.count == 1)
  }

  private static func gradient(_ look: String, _ offset: String = "0") -> String {
    """
    <linearGradient id='g' \(look)><stop offset='\(offset)' stop-color='red'/><stop offset='1'/>
    </linearGradient><rect width='4' height='4' fill='url(#g)'/>
    """
  }

  @Test func anAttributeAndAnElementOfOneNameAreTwoNotes() throws {
    let notes = try lenient("<g script='a'/><script>a</script>").notes
    #expect(notes.count == 2 && notes.last?.hasPrefix("line 1: <script>: is not run") == true)
  }

  @Test func whatIsNotUsedIsNoNote() throws {
    let content = """
      <defs><foreignObject/><image/><pattern id='p'/><filter id='f'><feTile/></filter><marker/></defs>
      <g filter='none' marker='none' mask='none' clip-path='none' style='mix-blend-mode:normal'/>
      <g style='animation:none;animation-duration:1s;transition:opacity 1s'/>
      """
    #expect(try lenient(content).notes.isEmpty)
    #expect(try items(content).isEmpty)
  }

  /// Columns count characters, also those that take several bytes, and lines inside of values.
  @Test(arguments: [
    ("<svg viewBox='0 0 9 9'><x/></svg>", 1, 24), ("<svg viewBox='0 0 9 9'>\n  <x/></svg>", 2, 3),
    ("<svg viewBox='0 0 9 9'><!-- äöü😀 --><x/></svg>", 1, 37),
    ("<svg viewBox='0 0 9 9'>\r\n<g id='ä'\n fill='x'/></svg>", 3, 8),
    ("<svg viewBox='0 0 9 9'><path d='M1 1\n L2 2 L3 x'/></svg>", 2, 10),
    ("<svg viewBox='0 0 9 9'><g style='\nfill: red; stroke: x'/></svg>", 2, 20),
    ("<svg viewBox='0 0 9 9'><style>\n.a{}\n g | a{}</style></svg>", 3, 2),
    ("<svg viewBox='0 0 9 9'>\n", 2, 1), ("\u{FEFF}<x/>", 1, 1),
  ])
  func errorsNameTheirPlace(svg: String, line: Int, column: Int) {
    let error = #expect(throws: SVGError.self) { try Drawing(svg: svg) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("line \(line), column \(column): ") == true)
  }

  @Test func aHundredNotesAreTold() throws {
    let notes = try lenient((1...100).map { "<blob\($0)/>" }.joined()).notes
    #expect(notes.count == 100 && notes.last?.hasPrefix("line 1: <blob100>: is unknown") == true)
  }

  @Test func manyNotesAreCounted() throws {
    let content = (0..<150).map { "<blob\($0)/>" }.joined()
    let notes = try lenient(content).notes
    #expect(notes.count == 101)
    #expect(notes.last?.hasSuffix("and 50 more like these") == true)
  }

  @Test func notesAreAddedToThoseThatAreThere() throws {
    var notes: [SVGError] = []
    for _ in 0..<2 { _ = try Drawing(svg: Array(document("<script/>").utf8), notes: &notes) }
    #expect(notes.count == 2)
    let wanted = notes
    #expect(throws: SVGError.self) { try Drawing(svg: Array("<svg>".utf8), notes: &notes) }
    #expect(notes == wanted)
  }
}
