import Engine
import EngineSVG
import Testing

/// The form of a document: prolog, comments, tags that match, nothing unknown.
@Suite struct SVGDocumentTests {
  @Test func theSmallestDocumentIsEmpty() throws {
    let drawing = try Drawing(svg: "<svg viewBox='1 2 3 4'/>")
    #expect(drawing == Drawing(viewBox: Rect(1, 2, 3, 4), items: []))
  }

  @Test func everythingAllowedAroundThePicture() throws {
    let svg = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- a <comment> & more -- -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 , 8,8" width="8" height = '8' id="root" >
        <title>A &lt;title&gt;, ignored</title>
        <g id="group">
          <rect id='r' width="1" height="2"><title>inside</title></rect ><!---->
        </g>
        <g/>
        <defs></defs>
      </svg>
      <!-- the end -->

      """
    let drawing = try Drawing(svg: svg)
    #expect(drawing.viewBox == Rect(0, 0, 8, 8))
    let rect = Drawing.Item.fill(.rect(Rect(0, 0, 1, 2)), .color(.black))
    let part = Drawing.Item.group(id: "r", transform: .identity, opacity: 1, items: [rect])
    #expect(
      drawing.items == [.group(id: "group", transform: .identity, opacity: 1, items: [part])])
  }

  @Test func blankTextIsNothing() throws {
    #expect(try items("<g> \n<![CDATA[ \n\t ]]> </g><![CDATA[]]>").isEmpty)
    #expect(
      problem(document("<g><![CDATA[ a ]]></g>"))
        == "line 1: <g>: text stands where none belongs; only <text>, <title> and comments hold any"
    )
  }

  @Test func bytesAndTextAreReadAlike() throws {
    let svg = document("<circle r='3'/>")
    #expect(try Drawing(svg: svg) == Drawing(svg: Array(svg.utf8)))
  }

  @Test(arguments: [
    ("", "line 1: there is no <svg> element; begin with one"),
    ("\n\n", "line 3: there is no <svg> element; begin with one"),
    ("hello", "line 1: text stands where none belongs; only <text>, <title> and comments hold any"),
    ("<g/>", "line 1: <g>: stands outside of <svg>; the document is one <svg> element"),
    (
      "<svg viewBox='0 0 1 1'/><svg viewBox='0 0 1 1'/>",
      "line 1: <svg>: stands outside of <svg>; the document is one <svg> element"
    ),
    ("<svg viewBox='0 0 1 1'>", "line 1: <svg>: is never closed; add </svg>"),
    (
      "<svg viewBox='0 0 1 1'>\n<g>\n</svg>",
      "line 3: <g>: is closed by </svg>; </g> belongs here"
    ),
    ("<svg viewBox='0 0 1 1'/>\n</svg>", "line 2: <svg>: is closed but not open; remove </svg>"),
    ("<svg viewBox='0 0 1 1'", "line 1: <svg>: the tag is not finished; add > or />"),
    ("<svg viewBox='0 0 1 1'></svg", "line 1: <svg>: the end tag </svg is not finished; add >"),
    ("<svg viewBox='0 0\n1 1>", "line 1: <svg>: the quotes of \"viewBox\" are never closed"),
    (
      "<svg\nviewBox=0>",
      "line 2: <svg>: the value of \"viewBox\" is not in quotes; "
        + "write viewBox=\"…\""
    ),
    ("<svg viewBox>", "line 1: <svg>: attribute \"viewBox\" has no value; write viewBox=\"…\""),
    ("<svg id='a' id='b'>", "line 1: <svg>: attribute \"id\" is given twice; keep one"),
    ("<svg id='a'width='1'>", "line 1: <svg>: found \"w\" where a blank, > or /> belongs"),
    (
      "<svg id='a&b;'>",
      "line 1: <svg>: \"&b\" stands for nothing; write &amp; for the sign &"
    ),
    ("<svg id='<'>", "line 1: <svg>: the value of \"id\" contains \"<\"; close its quotes before"),
    ("<svg =''>", "line 1: <svg>: found \"=\" where an attribute name belongs"),
    ("< svg>", "line 1: found byte 32 where an element name belongs"),
    ("<", "line 1: found the end of the document where an element name belongs"),
    ("<!DOCTYPE svg", "line 1: the <!DOCTYPE is never closed; add >"),
    ("<!DOCTYPE svg 'a>", "line 1: the quotes are never closed"),
    ("<!ELEMENT>", "line 1: found \"!\" where an element name belongs"),
    ("\n<?xml>", "line 2: the <? is never closed; add ?>"),
    ("<svg><![CDATA[ ]]</svg>", "line 1: <svg>: the <![CDATA[ is never closed; add ]]>"),
    ("<!-- open", "line 1: the comment is never closed; add -->"),
    ("<!-->", "line 1: the comment is never closed; add -->"),
  ])
  func brokenFormIsNamed(svg: String, wanted: String) {
    #expect(problem(svg) == wanted)
  }

  @Test(arguments: [
    ("<svg/>", "line 1: <svg>: has no viewBox; add viewBox=\"x y width height\""),
    (
      "<svg viewBox='0 0 1'/>",
      "line 1: <svg>: viewBox \"0 0 1\" must be four numbers, x y width height, sides above 0"
    ),
    (
      "<svg viewBox='0 0 1 0'/>",
      "line 1: <svg>: viewBox \"0 0 1 0\" must be four numbers, x y width height, sides above 0"
    ),
    (
      "<svg viewBox='0 0 1px 1'/>",
      "line 1: <svg>: viewBox: found \"px\" where a number belongs, such as 12 or -0.5"
    ),
    (
      "<svg viewBox='0 0 1 1' width='0'/>",
      "line 1: <svg>: width \"0\" must be above 0"
    ),
    (
      "<svg xmlns='x' viewBox='0 0 1 1'/>",
      "line 1: <svg>: xmlns \"x\" is not SVG; write http://www.w3.org/2000/svg"
    ),
    (
      "<x:svg viewBox='0 0 1 1'/>",
      "line 1: <x:svg>: is not SVG; write http://www.w3.org/2000/svg"
    ),
    (
      "<svg viewBox='0 0 1 1' fil='red'/>",
      "line 1: <svg>: unknown attribute \"fil\" is ignored; remove it, or correct it"
    ),
  ])
  func aWrongRootIsNamed(svg: String, wanted: String) {
    #expect(problem(svg) == wanted)
  }

  @Test func unknownThingsAreNamedWithWhatIsKnown() {
    let known =
      "known: svg, g, a, switch, use, symbol, defs, clipPath, mask, marker, pattern, filter, image, "
      + "text, tspan, "
      + "linearGradient, radialGradient, stop, path, rect, circle, ellipse, line, polyline, polygon"
    #expect(problem(document("\n<g>\n<blob/></g>")) == "line 3: <blob>: is unknown; \(known)")
    #expect(
      problem(document("<Rect/>"))
        == "line 1: <Rect>: is unknown, and is skipped; rect is meant?; \(known)")
    #expect(
      problem(document("<g id='a'/>\n<g id='a'/>"))
        == "line 2: <g>: id \"a\" is taken by another element; choose another")
    #expect(
      problem(document("<g>\n  words</g>"))
        == "line 2: <g>: text stands where none belongs; only <text>, <title> and comments hold any"
    )
  }

  @Test func nestingHasALimit() throws {
    let deepest = String(repeating: "<g>", count: 63) + String(repeating: "</g>", count: 63)
    #expect(try items(deepest).isEmpty)
    let tooDeep = String(repeating: "<g>\n", count: 100_000)
    #expect(
      problem(document(tooDeep))
        == "line 64: <g>: is nested too deeply; at most 64 elements may be open")
  }
}
