import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Styles: attributes of their own, and sheets with selectors.
@Suite struct SVGStyleSheetTests {
  /// The colour in which a rectangle is filled.
  private func fill(_ sheet: String, _ attributes: String) throws -> Color? {
    let content =
      "<style>\(sheet)</style><g fill='black'><rect width='1' height='1' \(attributes)/></g>"
    guard case .fill(_, .color(let color))? = flat(try items(content)).first else { return nil }
    return color
  }

  private static let known =
    "write types, .classes, #ids and [attributes], with blanks, > or + between them"

  private let red = Color(255, 0, 0)
  private let lime = Color(0, 255, 0)

  @Test(arguments: [
    "rect{fill:red}", ".a{fill:red}", "#b{fill:red}", "*{fill:red}", "rect.a{fill:red}",
    ".a.c{fill:red}", "rect#b.a{fill:red}", "circle,.a{fill:red}", " .x , rect { fill : red } ",
    "/* a */.a/* b */{fill:red/* c */;}", "<![CDATA[<!-- .a{fill:red} -->]]>", ".a{;;fill:red;;}",
    "@charset 'x'; .a{fill:red}", "@font-face{src:url('a}b')} .a{fill:red}",
    "@namespace x; .a{fill:red}", ".a{fill:lime}.a{fill:red}",
    ".a{fill:red!important}.a{fill:lime}",
    ".a{fill:red ! important}", ".a{stroke:url(\";}\");fill:red;stroke:none}",
  ])
  func selectorsFit(sheet: String) throws {
    #expect(try fill(sheet, "class='a  c' id='b'") == red)
  }

  @Test(arguments: [
    "circle{fill:red}", ".b{fill:red}", "#a{fill:red}", "rect.b{fill:red}", ".a.d{fill:red}",
    "Rect{fill:red}", "", "rect{}", ".A{fill:red}",
  ])
  func othersDont(sheet: String) throws {
    #expect(try fill(sheet, "class='a c' id='b'") == .black)
  }

  /// Every pair of sources: the later one of this list wins, whatever the order in the sheet.
  @Test func theStrongerSourceWins() throws {
    let sources: [(rule: (String) -> String, isRule: Bool)] = [
      ({ "fill='\($0)'" }, false), ({ "*{fill:\($0)}" }, true), ({ "rect{fill:\($0)}" }, true),
      ({ ".a{fill:\($0)}" }, true), ({ "rect.a{fill:\($0)}" }, true),
      ({ ".a.c{fill:\($0)}" }, true), ({ "#b{fill:\($0)}" }, true),
      ({ "style='fill:\($0)'" }, false), ({ "*{fill:\($0)!important}" }, true),
      ({ ".a{fill:\($0)!important}" }, true),
    ]
    for strong in sources.indices {
      for weak in 0..<strong {
        for swaps in [false, true] {
          let pair = [(sources[strong], "red"), (sources[weak], "lime")]
          let texts = (swaps ? pair.reversed() : pair).map { ($0.0.rule($0.1), $0.0.isRule) }
          let sheet = texts.filter(\.1).map(\.0).joined()
          let attributes = texts.filter { !$0.1 }.map(\.0).joined(separator: " ")
          let color = try fill(sheet, "class='a c' id='b' " + attributes)
          #expect(color == red, "\(sheet) \(attributes)")
        }
      }
    }
  }

  /// The rectangle lies in g.m, and that in g#o.n.
  private func nested(_ sheet: String) throws -> Color? {
    let content = """
      <style>\(sheet)</style><g id='o' class='n' fill='black'><g class='m n'><desc/>
      <rect class='a c' id='b' width='1' height='1'/></g></g>
      """
    guard case .fill(_, .color(let color))? = flat(try items(content)).first else { return nil }
    return color
  }

  @Test(arguments: [
    "g rect", "g > rect", "g>rect", "#o rect", "svg .a", "svg g .c", ".m > rect.a", "#o > .m #b",
    "#o>g>rect", "svg > #o > * > .a", "* *", "g.m.n rect#b.a.c", "g\n rect", "g /* a */ rect",
    "circle, g > .a", ".n .n .a", "#o .n > .a", "svg > g rect", "g g > rect",
  ])
  func selectorsFitWhatLiesInOthers(selector: String) throws {
    #expect(try nested("\(selector){fill:red}") == red)
  }

  @Test(arguments: [
    "rect g", "#o > rect", "svg > rect", "g g g rect", ".n .n .n .a", ".x .a", "svg > .m .a",
    "rect > rect", "rect rect", ".m .m .a", "g > g > g > rect", "#o > .m > g .a", "desc rect",
  ])
  func othersDontFitWhatLiesInOthers(selector: String) throws {
    #expect(try nested("\(selector){fill:red}") == .black)
  }

  /// The sum of all parts counts, ids before classes before types.
  @Test func theHeavierSelectorWins() throws {
    let selectors = [
      "rect", "g rect", "svg g rect", ".a", "g .a", "svg g .a", ".m .a", "g.m .a", ".n .m .a",
      "#b", "g #b", ".m #b", "#o #b", "#o .m #b",
    ]
    for strong in selectors.indices {
      for weak in 0..<strong {
        let (a, b) = ("\(selectors[strong]){fill:red}", "\(selectors[weak]){fill:lime}")
        #expect(try nested(a + b) == red, "\(a) \(b)")
        #expect(try nested(b + a) == red, "\(b) \(a)")
      }
    }
    #expect(try nested("g rect{fill:lime} g > rect{fill:red}") == red)
  }

  /// However many ways there are to fit a long selector, looking for one ends.
  @Test func longSelectorsInDeepGroupsEnd() {
    let selector = String(repeating: "g ", count: 25) + "> rect"
    let groups = String(repeating: "<g>", count: 55)
    let ends = String(repeating: "</g>", count: 55)
    let rect = "<rect width='1' height='1'/>"
    #expect(
      problem(document("<style>\(selector){fill:red}</style>\(groups)\(rect)\(ends)")).isEmpty)
    let content = "<style>.x \(selector){fill:red}</style>\(groups)\(rect)\(ends)"
    #expect(
      problem(document(content))
        == "line 1: <rect>: has too many rules of <style> to look at; use fewer rules or elements")
  }

  @Test(arguments: [
    ("", true), ("type='text/css'", true), ("type=' Text/CSS '", true), ("type=''", true),
    ("type='text/css; charset=utf-8'", true), ("type='no-a-css'", false),
    ("type='text/x-less'", false),
  ])
  func onlyCSSIsRead(type: String, isRead: Bool) throws {
    let items = try items(
      "<style \(type)>rect{fill:red}</style><rect width='1' height='1' fill='black'/>")
    #expect(items == [.fill(.rect(Rect(0, 0, 1, 1)), .color(isRead ? red : .black))])
  }

  @Test func shapesTakePlaceAndSizeFromStyles() throws {
    #expect(
      try items("<style>rect{x:1px;width:2px;height:3px}</style><rect style='y:4px' width='9'/>")
        == [.fill(.rect(Rect(1, 4, 2, 3)), .color(.black))])
    #expect(
      try items("<style>circle{r:3px;cx:4px}</style><circle cy='5'/>")
        == [.fill(.circle(center: Point(4, 5), radius: 3), .color(.black))])
    #expect(
      try items("<ellipse style='rx:3px;ry:2px;cx:4px'/>")
        == [.fill(.ellipse(in: Rect(1, -2, 6, 4)), .color(.black))])
    // The size of a page's box is none of the picture's.
    #expect(
      try Drawing(svg: "<svg viewBox='0 0 1 1' style='width:100vw;height:1em'/>").viewBox
        == Rect(0, 0, 1, 1))
  }

  @Test func inheritLetsTheGroupsValueThrough() throws {
    #expect(try fill("", "fill='inherit'") == .black)
    #expect(try fill(".a{fill:red}", "class='a' style='fill:unset'") == .black)
  }

  /// Properties that are not inherited by themselves are inherited on request.
  @Test(arguments: [
    ("<g opacity='.5'><rect width='1' height='1' opacity='inherit'/></g>", 2),
    ("<g opacity='.5'><rect width='1' height='1' style='opacity:inherit'/></g>", 2),
    ("<g opacity='.5'><rect width='1' height='1' opacity='unset'/></g>", 1),
    ("<g opacity='.5'><rect width='1' height='1'/></g>", 1),
    ("<g transform='scale(2)'><rect width='1' height='1' transform='inherit'/></g>", 2),
    ("<g id='inherit'><rect width='1' height='1'/></g>", 1),
    ("<rect width='1' height='1' opacity='inherit'/>", 0),
  ])
  func inheritAsksForTheParentsValue(content: String, groups: Int) throws {
    func count(_ items: [Drawing.Item]) -> Int {
      guard case .group(_, _, _, let inner)? = items.first else { return 0 }
      return 1 + count(inner)
    }
    #expect(try count(items(content)) == groups)
  }

  @Test func aLaterColourSpaceLeavesTheColourBefore() throws {
    let (items, notes) = try lenient(
      "<rect width='1' height='1' style='fill:#f00;fill:color(display-p3 1 0 0);'/>")
    #expect(items == [.fill(.rect(Rect(0, 0, 1, 1)), .color(red))])
    #expect(
      notes == ["line 1: <rect>: fill \"color(display-p3 1 0 0)\" is not read; write #rrggbb"])
  }

  @Test(arguments: [
    (
      "<style>.a</style>",
      "<style>: found \".a\" where a rule belongs; write selector { name: value }"
    ),
    (
      "<style>.a{fill}</style>",
      "<style>: style: found \"fill\" where a property belongs; write name: value"
    ),
    (
      "<style>g | rect{fill:red}</style>",
      "<style>: selector \"g | rect\" is not read; \(known)"
    ),
    (
      "<style>g > {fill:red}</style>",
      "<style>: selector \"g >\" is not read; \(known)"
    ),
    (
      "<style>> g{fill:red}</style>",
      "<style>: selector \"> g\" is not read; \(known)"
    ),
    (
      "<style>g > [id{fill:red}</style>",
      "<style>: selector \"g > [id\" is not read; \(known)"
    ),
    (
      "<style>a:nth-child(2){fill:red}</style>",
      "<style>: selector \"a:nth-child(2)\" is not read; \(known)"
    ),
    ("<style>{fill:red}</style>", "<style>: selector \"\" is not read; \(known)"),
    (
      "<style>.{fill:red}</style>",
      "<style>: selector \".\" is not read; \(known)"
    ),
    (
      "<style>rect#{fill:red}</style>",
      "<style>: selector \"rect#\" is not read; \(known)"
    ),
    (
      "<style>.a..b{fill:red}</style>",
      "<style>: selector \".a..b\" is not read; \(known)"
    ),
    (
      "<style>@media print{.a{fill:red}}</style>",
      "<style>: @media is not read; write its rules without it"
    ),
    (
      "<style>@import url('a;b.css'); .a{fill:red}</style>",
      "<style>: @import is not read; write its rules here"
    ),
    ("<g style='fill'/>", "<g>: style: found \"fill\" where a property belongs; write name: value"),
    ("<g style='fil:red'/>", "<g>: unknown property \"fil\" is ignored; remove it, or correct it"),
    (
      "<path style='d:path(\"M0 0h1v1z\")' d=''/>",
      "<path>: unknown property \"d\" is ignored; remove it, or correct it"
    ),
    (
      "<g vector-effect='fixed-position'/>",
      "<g>: vector-effect \"fixed-position\" is unknown; known: none, non-scaling-stroke"
    ),
    (
      "<g style='fill:var(--x)'/>",
      "<g>: fill \"var(--x)\" names a custom property without a value; write var(--name, value)"
    ),
  ])
  func wrongStylesAreNamed(content: String, wanted: String) throws {
    #expect(problem(document(content)) == "line 1: \(wanted)")
    #expect(try lenient(content).notes == ["line 1: \(wanted)"])
  }

  /// Any text of a small alphabet is a sheet or an error, and ends.
  @Test func everyShortSheetEnds() {
    for letters in allLists(of: ["{", "}", ";", ":", ".a", "@", "(", "'", "/*", ",", " "], upTo: 4)
    {
      let sheet = letters.joined()
      _ = problem(document("<style>\(sheet)</style><rect class='a'/>"))
      _ = problem(document("<rect style=\"\(sheet)\"/>"))
    }
  }

  @Test(arguments: [
    String(repeating: ".a{fill:red}", count: 2000),
    ".a{\(String(repeating: "fill:red;", count: 2000))}",
  ])
  func manyRulesOnManyElementsAreRefused(rules: String) {
    let rects = String(repeating: "<rect class='a' width='1' height='1'/>", count: 2000)
    #expect(
      problem(document("<style>\(rules)</style>\(rects)"))
        == "line 1: <rect>: has too many rules of <style> to look at; use fewer rules or elements")
  }

  /// Each look at a long value counts, so that many elements with one end in time.
  @Test func longValuesAreCounted() throws {
    let long = String(repeating: "9", count: 60_000)
    let circles = String(repeating: "<circle r='1'/>", count: 30)
    #expect(
      problem(document("<style>circle { stroke-dasharray: \(long) }</style>" + circles))
        == "line 1: <circle>: has too many rules of <style> to look at; use fewer rules or elements"
    )
    // One that has no value in the end counts, too: the last circle finds no room.
    let names = "<style>svg { --long: \(long); --ok: red }</style>"
    let own = String(repeating: "<circle r='1' stroke='var(--long) var(--none)'/>", count: 30)
    let last = "<circle r='1' stroke='var(--ok)'/>"
    #expect(try lenient(names + last).notes.isEmpty)
    #expect(try lenient(names + own + last).notes.count == 31)
  }
}
