import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Patterns as paints.
@Suite struct SVGPatternTests {
  /// The places of the red squares that paint a shape, and their sides, in the picture's coordinates.
  private func tiles(
    _ look: String, _ shape: String = "<rect width='4' height='4' fill='url(#p)'/>"
  ) throws -> [Rect] {
    let content = """
      <pattern id='p' \(look)><rect width='1' height='1' fill='red'/></pattern>\(shape)
      """
    return try items(content).flatMap { places(of: $0, .identity) }
      .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func places(of item: Drawing.Item, _ map: AffineTransform) -> [Rect] {
    switch item {
    case .fill(let path, .color(Color(255, 0, 0))):
      path.tightBox.map { [map.boundingBox(of: $0)] } ?? []
    case .fill, .stroke, .text: []
    case .group(_, let transform, _, let items):
      items.flatMap { places(of: $0, transform.then(map)) }
    case .clipped(_, let items), .masked(_, _, let items), .composited(_, let items):
      items.flatMap { places(of: $0, map) }
    }
  }

  @Test func tilesCoverTheShape() throws {
    let found = try tiles("width='2' height='2' patternUnits='userSpaceOnUse'")
    #expect(found == [Rect(0, 0, 1, 1), Rect(2, 0, 1, 1), Rect(0, 2, 1, 1), Rect(2, 2, 1, 1)])
  }

  @Test(arguments: [
    ("width='.5' height='.5'", Rect(0, 0, 1, 1), 4),
    ("width='50%' height='50%'", Rect(0, 0, 1, 1), 4),
    ("width='1' height='1' viewBox='0 0 2 2'", Rect(0, 0, 2, 2), 1),
    ("width='1' height='1' patternContentUnits='objectBoundingBox'", Rect(0, 0, 4, 4), 1),
    ("width='4' height='4' x='1' patternUnits='userSpaceOnUse'", Rect(-3, 0, 1, 1), 2),
    (
      "width='2' height='2' patternUnits='userSpaceOnUse' patternTransform='scale(2)'",
      Rect(0, 0, 2, 2), 1
    ),
  ])
  func tilesLieWhereTheirUnitsSay(look: String, first: Rect, count: Int) throws {
    let found = try tiles(look)
    #expect(found.first == first && found.count == count, "\(found)")
  }

  @Test func patternsTakeFromOthers() throws {
    let content = """
      <pattern id='a' width='2' height='4' patternUnits='userSpaceOnUse' href='#b'/>
      <pattern id='b' width='9' height='9'><rect width='1' height='1' fill='red'/></pattern>
      <rect width='4' height='4' fill='url(#a)'/>
      """
    #expect(try items(content).flatMap { places(of: $0, .identity) }.count == 2)
  }

  @Test func linesArePainted() throws {
    let line = "<path d='M0 1H4' stroke-width='2' stroke='url(#p)' fill='none'/>"
    let found = try items(
      "<pattern id='p' width='2' height='2' patternUnits='userSpaceOnUse'><rect width='1' height='1'"
        + " fill='red'/></pattern>" + line)
    guard case .masked(let mask, .alpha, _)? = found.first, case .stroke? = mask.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test(arguments: ["", "width='0' height='1'", "width='1'"])
  func patternsWithoutAnExtentPaintNothing(look: String) throws {
    #expect(try tiles(look + " patternUnits='userSpaceOnUse'").isEmpty)
  }

  @Test func patternsOfThemselvesEnd() throws {
    let content = """
      <pattern id='p' width='1' height='1'><rect width='1' height='1' fill='url(#p)'/></pattern>
      <rect width='4' height='4' fill='url(#p)'/>
      """
    #expect(try lenient(content).notes == ["line 1: <pattern>: paints what lies in it"])
    let chain = "<pattern id='a' href='#b'/><pattern id='b' href='#a'/>"
    #expect(
      try lenient(chain + "<rect width='1' height='1' fill='url(#a)'/>").notes
        == ["line 1: <pattern>: refers to itself, or to more than 32 others by href"])
  }

  @Test func manyTilesAreReported() throws {
    let content = """
      <pattern id='p' width='.001' height='.001'><rect width='1' height='1'/></pattern>
      <rect width='4' height='4' fill='url(#p)'/>
      """
    let (found, notes) = try lenient(content)
    #expect(found.isEmpty && notes.count == 1 && notes[0].contains("tiles on one shape"))
  }

  @Test func patternsInPatternsAreRefused() {
    let patterns = (0..<4).map { level in
      let inner = level == 0 ? "red" : "url(#p\(level - 1))"
      return """
        <pattern id='p\(level)' width='.02' height='.02'>
        <rect width='1' height='1' fill='\(inner)'/></pattern>
        """
    }
    let found = problem(
      document(patterns.joined() + "<rect width='9' height='9' fill='url(#p3)'/>"))
    #expect(!found.isEmpty)
  }

  /// Units that are none are reported, once however many shapes the pattern paints.
  @Test(arguments: ["patternUnits", "patternContentUnits"])
  func unknownUnitsAreReported(name: String) throws {
    let shape = "<rect width='4' height='4' fill='url(#p)'/>"
    let found = try lenient(
      """
      <pattern id='p' \(name)='page' width='1' height='1'><rect width='1' height='1'/></pattern>
      """ + shape + shape)
    #expect(
      found.notes == [
        "line 1: <pattern>: \(name) \"page\" is unknown; "
          + "known: objectBoundingBox, userSpaceOnUse"
      ])
    #expect(found.items.count == 2)
  }
}
