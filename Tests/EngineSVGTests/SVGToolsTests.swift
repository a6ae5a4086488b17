import Engine
import EngineSVG
import Testing

/// Documents as the tools write them: all that is theirs alone is passed over, strictly.
@Suite struct SVGToolsTests {
  private let square = Drawing.Item.fill(.rect(Rect(0, 0, 4, 4)), .color(Color(255, 0, 0)))

  @Test func inkscape() throws {
    let svg = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape (http://www.inkscape.org/) -->
      <svg width="8mm" height="8mm" viewBox="0 0 8 8" version="1.1" inkscape:version="1.2"
         sodipodi:docname="a.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
         xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
         xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
         xmlns:svg="http://www.w3.org/2000/svg">
        <sodipodi:namedview pagecolor="#ffffff"><inkscape:grid type="xygrid"/></sodipodi:namedview>
        <metadata><rdf:RDF><cc:Work rdf:about="">words</cc:Work></rdf:RDF></metadata>
        <title>t</title><desc>d <g/></desc>
        <g inkscape:label="Layer 1" inkscape:groupmode="layer">
          <svg:rect sodipodi:nodetypes="cc" width="4" height="4" style="fill:#ff0000;stroke:none;\
      -inkscape-stroke:none;font-size:12px;line-height:1.25;paint-order:fill markers stroke"/>
        </g>
      </svg>
      """
    #expect(try Drawing(svg: svg) == Drawing(viewBox: Rect(0, 0, 8, 8), items: [square]))
  }

  @Test func figma() throws {
    let svg = """
      <svg width="8" height="8" viewBox="0 0 8 8" fill="none" xmlns="http://www.w3.org/2000/svg">
      <g clip-path="url(#clip0_1_2)"><path d="M0 0H4V4H0V0Z" fill="#FF0000"/></g>
      <defs><clipPath id="clip0_1_2"><rect width="8" height="8" fill="white"/></clipPath></defs>
      </svg>
      """
    let path = try outline("M0 0H4V4H0V0Z")
    #expect(
      try Drawing(svg: svg).items == [
        .clipped(by: .rect(Rect(0, 0, 8, 8)), items: [.fill(path, .color(Color(255, 0, 0)))])
      ])
  }

  @Test func illustrator() throws {
    let svg = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
        <!-- names > of spaces -->
        <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
        <!ENTITY ns_svg "http://www.w3.org/2000/svg">
        <!ENTITY % other SYSTEM "a>b"> <!ATTLIST svg a CDATA #IMPLIED "x>y"> <?pi > ?>
      ]>
      <svg version="1.1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" i:viewOrigin="0 8" viewBox="0 0 8 8"
        x="0px" y="0px" style="enable-background:new 0 0 8 8;" xml:space="preserve">
      <style type="text/css"><![CDATA[ .st0{fill:#FF0000;} ]]></style>
      <switch>
        <foreignObject requiredExtensions="&ns_ai;"><i:pgfRef xlink:href="#a"/></foreignObject>
        <g i:extraneous="self"><rect class="st0" width="4" height="4"/></g>
        <circle r="9"/>
      </switch>
      <i:pgf><![CDATA[ <<< ]]></i:pgf>
      </svg>
      """
    #expect(try Drawing(svg: svg) == Drawing(viewBox: Rect(0, 0, 8, 8), items: [square]))
  }

  @Test func aPrefixMayStandForSVG() throws {
    let svg = """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
      <s:rect width="4" height="4" fill="red"/><rect width="9"/></s:svg>
      """
    #expect(try Drawing(svg: svg).items == [square])
  }

  @Test func otherSpacesAreSkipped() throws {
    let content = """
      <div xmlns="http://www.w3.org/1999/xhtml"><p>words</p><rect width="9"/></div>
      <rect width='4' height='4' fill='red' data-name="x" aria-label="y" onclick="z" class=""/>
      """
    #expect(try items(content) == [square])
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x42;&#x1F600;", "AB😀"), ("a&amp;b", "a&b"),
  ])
  func referencesAreReplaced(text: String, wanted: String) throws {
    let items = try items("<g id='\(text)'><rect width='4' height='4' fill='red'/></g>")
    #expect(items == [.group(id: wanted, transform: .identity, opacity: 1, items: [square])])
  }

  @Test(arguments: [
    "&#0;", "&#xD800;", "&#x110000;", "&;", "&nbsp;", "&amp", "&#;", "&#99999999999;",
  ])
  func otherReferencesAreErrors(text: String) {
    #expect(problem(document("<g id='\(text)'/>")).contains("stands for nothing; write &amp;"))
  }

  @Test func declaredTextsEnd() {
    let long = String(repeating: "x", count: 10_000)
    let groups = (0..<200).map { "<g id='\($0)&a;'/>" }.joined()
    #expect(
      problem("<!DOCTYPE svg [<!ENTITY a '\(long)'>]><svg viewBox='0 0 1 1'>\(groups)</svg>")
        == "line 1: <g>: the texts that <!ENTITY names stand for are too long together; "
        + "write them out")
    // A text with a reference in it is not followed, so none grows by others.
    #expect(
      problem("<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;'>]><svg id='&b;'/>")
        .contains("\"&b\" stands for nothing"))
  }
}
