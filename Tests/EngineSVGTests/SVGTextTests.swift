import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Text, as it is read: what it says, from where, in which fonts and paints.
@Suite struct SVGTextTests {
  private func text(_ content: String) throws -> Drawing.Text {
    let all = try items(content).compactMap { item -> Drawing.Text? in
      if case .text(let text) = item { text } else { nil }
    }
    return try #require(all.first)
  }

  /// The lines: the origin, the anchor, and the words of the runs.
  private func lines(_ content: String) throws -> [String] {
    try text(content).lines.map { line in
      let runs = line.runs.map { run in
        let shift = run.shift == .zero ? "" : "+\(Int(run.shift.x)),\(Int(run.shift.y)) "
        return shift + "“\(run.string)”"
      }
      return
        "\(Int(line.origin.x)),\(Int(line.origin.y)) \(line.anchor) \(runs.joined(separator: " "))"
    }
  }

  @Test(arguments: [
    ("<text x='3' y='5'>Hello</text>", ["3,5 0.0 “Hello”"]),
    ("<text>a</text>", ["0,0 0.0 “a”"]),
    (
      "<text x='3' y='5' text-anchor='middle'>a<tspan fill='red'>b</tspan></text>",
      ["3,5 0.5 “a” “b”"]
    ),
    // Each value is one letter's, and the last line goes on.
    ("<text x='1 2 3' y='5'>abcd</text>", ["1,5 0.0 “a”", "2,5 0.0 “b”", "3,5 0.0 “cd”"]),
    (
      "<text x='1' y='5'>ab<tspan x='1' y='9'>cd</tspan>ef</text>",
      ["1,5 0.0 “ab”", "1,9 0.0 “cd” “ef”"]
    ),
    ("<text x='1' y='5'>ab<tspan dy='2'>cd</tspan></text>", ["1,5 0.0 “ab” +0,2 “cd”"]),
    ("<text x='1' y='5' dx='0 4'>abc</text>", ["1,5 0.0 “a” +4,0 “bc”"]),
    // Those of an element in it win.
    (
      "<text x='1 2 3' y='5'>a<tspan x='7'>b</tspan>c</text>",
      ["1,5 0.0 “a”", "7,5 0.0 “b”", "3,5 0.0 “c”"]
    ),
    (
      "<text x='1' y='5'>a<tspan x='1' dy='4'>b</tspan><tspan x='1' dy='4'>c</tspan></text>",
      ["1,5 0.0 “a”", "1,9 0.0 “b”", "1,13 0.0 “c”"]
    ),
    ("<text x='1' y='5 9'>abc</text>", ["1,5 0.0 “a” +0,4 “bc”"]),
    ("<text x='1' y='5' dx='2' dy='3'>ab</text>", ["3,8 0.0 “ab”"]),
    ("<text font-size='10' x='1em' y='50%'>a</text>", ["10,5 0.0 “a”"]),
    ("<text>a<tspan display='none'>b</tspan>c</text>", ["0,0 0.0 “a” “c”"]),
    ("<text>a<tspan systemLanguage='ru'>b</tspan>c</text>", ["0,0 0.0 “a” “c”"]),
    ("<text>a &amp; b &#x263A;<![CDATA[ <c>]]></text>", ["0,0 0.0 “a & b ☺” “ <c>”"]),
  ])
  func aTextIsLinesOfRuns(content: String, wanted: [String]) throws {
    #expect(try lines(content) == wanted)
  }

  @Test(arguments: [
    ("<text>  a \n  b  </text>", "a b"),
    ("<text xml:space='preserve'>  a \n b </text>", "  a   b "),
    ("<text style='white-space: pre'> a </text>", " a "),
    ("<text>a <tspan> b</tspan> <tspan> </tspan></text>", "a b"),
    ("<text>a<title>no</title> b<desc>no</desc></text>", "a b"),
    ("<text style='text-transform:uppercase'>Straße</text>", "STRASSE"),
  ])
  func blanksAreAsInTheStandard(content: String, wanted: String) throws {
    #expect(try text(content).lines.flatMap(\.runs).map(\.string).joined() == wanted)
  }

  private func font(_ attributes: String) throws -> Font {
    try #require(try text("<text \(attributes)>a</text>").lines.first?.runs.first?.font)
  }

  @Test func fontsAreThoseOfTheStyle() throws {
    #expect(try font("") == Font(size: 16))
    #expect(
      try font("font-family=\"'Open Sans', Arial, serif\" font-size='20' font-weight='bold'")
        == Font(size: 20, weight: .bold, style: TextStyle(family: "Open Sans")))
    #expect(try font("font-family='serif'").style.family == nil)
    #expect(
      try font("style='font: italic 600 12px/1.5 Inter, sans-serif; letter-spacing: 3px'")
        == Font(
          size: 12, weight: .semibold,
          style: TextStyle(family: "Inter", isItalic: true, tracking: 0.25)))
    #expect(try font("text-decoration='underline'").style.isUnderlined)
    #expect(try font("font-size='x-large'").size == 24)
    let nested = try text(
      "<g font-size='20'><text>a<tspan font-size='50%' font-weight='bolder'>b</tspan></text></g>")
    #expect(nested.lines[0].runs.map(\.font) == [Font(size: 20), Font(size: 10, weight: .bold)])
  }

  @Test func levelsAndRisesAddUp() throws {
    let runs = try text(
      """
      <text font-size='10' dominant-baseline='central'>a<tspan baseline-shift='super'>b\
      <tspan baseline-shift='-1'>c</tspan></tspan><tspan alignment-baseline='hanging'>d</tspan></text>
      """
    ).lines[0].runs
    #expect(runs.map(\.rise) == [0, 4, 3, 0])
    #expect(runs.map(\.level) == [.center, .center, .center, .hanging])
  }

  @Test func paintsAreThoseOfShapes() throws {
    let run = try #require(
      try text(
        """
        <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/>\
        </linearGradient><text fill='url(#g)' stroke='lime' stroke-width='2' paint-order='stroke'\
        >a</text>
        """
      ).lines.first?.runs.first)
    let stops = [GradientStop(0, .red), GradientStop(1, Color(0, 0, 255))]
    #expect(run.fill == .linearGradient(start: .zero, end: Point(1, 0), stops: stops))
    #expect(run.fillFitsBox && run.stroke?.fitsBox == false)
    var line = Drawing.Text.Stroke(StrokeStyle(width: 2), .color(Color(0, 255, 0)))
    line.isBelowFill = true
    #expect(run.stroke == line)
    #expect(try text("<text visibility='hidden'>a</text>").lines[0].runs[0].fill == nil)
    #expect(try items("<text font-size='0'>a</text>").isEmpty)
    #expect(try items("<text> </text>").isEmpty)
  }

  @Test func whatCutsOrHidesMayBeText() throws {
    let clip = try items(
      "<clipPath id='c'><text>a</text></clipPath><rect width='5' height='5' clip-path='url(#c)'/>")
    guard case .masked(let mask, .alpha, _)? = clip.first, case .text(let text)? = mask.first else {
      Issue.record("\(clip)")
      return
    }
    #expect(text.lines[0].runs[0].fill == .color(.black))
  }

  @Test(arguments: [
    (
      "<text rotate='30'>a</text>",
      "line 1: <text>: rotate of text is not drawn; convert it to paths"
    ),
    (
      "<g style='writing-mode: vertical-rl'><text>a</text></g>",
      "line 1: <text>: writing-mode of text is not drawn; convert it to paths"
    ),
    (
      "<text><textPath href='#p'>a</textPath></text>",
      "line 1: <textPath>: is not drawn; convert text to paths (Inkscape: Path, Object to Path; "
        + "Illustrator: Type, Create Outlines; Figma: Outline text)"
    ),
    (
      "<text x='1 q'>a</text>",
      "line 1: <text>: x: found \"q\" where a number belongs, such as 12 or -0.5"
    ),
  ])
  func whatIsNotDrawnIsTold(content: String, note: String) throws {
    #expect(try lenient(content).notes == [note])
  }

  /// Letters, places and copies are counted.
  @Test func noTextIsTooLong() throws {
    let long = String(repeating: "a", count: 200_000)
    _ = try lenient("<text font-size='0.1'>\(long)</text>")
    let copies = String(repeating: "<use href='#t'/>", count: 20_000)
    #expect(throws: SVGError.self) {
      _ = try items("<text id='t'>\(String(repeating: "a", count: 2000))</text>\(copies)")
    }
  }
}
