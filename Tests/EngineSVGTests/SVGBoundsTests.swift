import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// A few bytes never ask for endless work: they are refused with a text, or drawn soon.
@Suite struct SVGBoundsTests {
  @Test func usesThatMultiplyAreRefused() {
    let groups = (1...9).map { "<g id='a\($0)'>\(Self.uses(10, of: "a\($0 - 1)"))</g>" }.joined()
    let nothing =
      "<defs><path id='a0' d='M0 0h.001v.001z'/>\(groups)</defs>" + Self.uses(1, of: "a9")
    #expect(problem(document(nothing)).contains("is one copy too many"))
    #expect(throws: SVGError.self) { try lenient(nothing) }
  }

  @Test func aDocumentCopiesSixtyThousandElements() {
    func problem(_ count: Int) -> String {
      let thousand = "<defs><g id='a'>\(Self.many("<g/>", 1000))</g></defs>"
      return EngineSVGTests.problem(document(thousand + Self.uses(count, of: "a")))
    }
    #expect(problem(60) == "")
    #expect(problem(70).contains("is one copy too many"))
  }

  @Test func usesThatNestTooDeepAreRefused() {
    let groups = (0..<100).map { "<g id='a\($0)'>\(Self.uses(1, of: "a\($0 + 1)"))</g>" }.joined()
    let cut =
      "<clipPath id='c'>\(Self.uses(1, of: "a0"))</clipPath>"
      + "<rect width='1' height='1' clip-path='url(#c)'/>"
    for content in [groups + "<g id='a100'/>", "<defs>\(groups)<g id='a100'/></defs>\(cut)"] {
      #expect(problem(document(content)).contains("lies too deep, in too many uses"))
    }
  }

  @Test func paintingTheWholePictureAgainAndAgainIsRefused() {
    let rect = "<rect width='10' height='10'/>"
    #expect(
      problem(document(String(repeating: rect, count: 3000)))
        == "line 1: <rect>: is too much; the picture is painted over too often")
    #expect(
      problem(document(String(repeating: "<rect width='.1' height='.1'/>", count: 3000))) == "")
  }

  // What is faded is painted twice: on a picture of its own, and with that.
  @Test func theWholePictureIsPaintedFifteenHundredTimes() {
    let rect = "<rect width='10' height='10'/>"
    func problem(_ count: Int, in group: String = "g") -> String {
      EngineSVGTests.problem(
        document("<\(group)>\(String(repeating: rect, count: count))</g>"))
    }
    let wanted = "line 1: <rect>: is too much; the picture is painted over too often"
    #expect(problem(1500) == "" && problem(1501) == wanted)
    #expect(problem(750, in: "g opacity='.5'") == "")
    #expect(problem(751, in: "g opacity='.5'") == wanted)
    #expect(problem(3000, in: "g transform='scale(.5 1)'") == "")
  }

  @Test func outlinesRunThroughThePictureAHundredThousandTimes() {
    let data = String(repeating: "V10V0", count: 50_000)
    #expect(problem(document("<path d='M0 0\(data)'/>")) == "")
    #expect(
      problem(document("<path d='M0 0\(data)V1'/>"))
        == "line 1: <path>: is too much; outlines run through the picture too often")
  }

  @Test func whatIsMovedCountsWhereItIsPainted() {
    let far = "<defs><rect id='a' x='50' width='10' height='10'/></defs>"
    let moved = [
      "<use href='#a' x='-50'/>", "<g transform='translate(-50)'><use href='#a'/></g>",
      "<svg viewBox='50 0 10 10'><use href='#a'/></svg>",
    ]
    for element in moved {
      #expect(
        problem(document(far + String(repeating: element, count: 3000)))
          == "line 1: <rect>: is too much; the picture is painted over too often", "\(element)")
    }
    #expect(problem(document(far + String(repeating: "<use href='#a'/>", count: 3000))) == "")
  }

  @Test func linesThroughThePictureAgainAndAgainAreRefused() {
    let data = String(repeating: "V10V0", count: 20_000)
    #expect(
      problem(document("<path stroke='red' d='M0 0\(data)'/>"))
        == "line 1: <path>: is too much; outlines run through the picture too often")
  }

  @Test func layersInLayersAreRefused() {
    func deep(_ depth: Int) -> String {
      String(repeating: "<g opacity='.5'>", count: depth) + "<rect width='1' height='1'/>"
        + String(repeating: "</g>", count: depth)
    }
    #expect(problem(document(deep(12))) == "")
    #expect(
      problem(document(deep(13)))
        == "line 1: <g>: lies in too many groups that are faded or clipped; at most 12 lie in one another"
    )
  }

  @Test func dashesWithoutEndAreALine() throws {
    let (items, notes) = try lenient(
      "<path stroke='red' fill='none' d='M1 5H9' stroke-dasharray='1e-6'/>")
    let line = try outline("M1 5H9")
    #expect(items == [.stroke(line, StrokeStyle(width: 1), .color(Color(255, 0, 0)))])
    #expect(notes == ["line 1: <path>: has too many dashes; its line is drawn without gaps"])
  }

  @Test func aDocumentHasAHundredThousandDashes() throws {
    let line = "<path stroke='red' fill='none' d='M1 5H9' stroke-dasharray='2e-4'/>"
    let (items, notes) = try lenient(String(repeating: line, count: 3))
    #expect(items[0] == items[1] && items[0] != items[2])
    #expect(notes == ["line 1: <path>: has too many dashes; its line is drawn without gaps"])
  }

  /// One value or list is long, and many elements ask for it: each alone is cheap.
  @Test(arguments: [
    "<defs><path id='p' d='M0 0' transform='\(long("scale(1)"))'/></defs>\(uses(200, of: "p"))",
    "<defs><rect id='p' width='\(long("0")).1' height='.1'/></defs>\(uses(200, of: "p"))",
    "<defs><g id='\(long("p"))'/><g id='q'>\(uses(1, of: long("p")))</g></defs>"
      + uses(200, of: "q"),
    "<g stroke='red' fill='none' stroke-dasharray='\(long("1 "))'>\(shapes(200))</g>",
    "<defs><switch id='p'>\(many("<g systemLanguage='de'/>", 1000))</switch></defs>"
      + uses(1000, of: "p"),
    "<linearGradient id='a'>\(many("<stop/>", 4000))</linearGradient>"
      + "<g fill='url(#a)' fill-opacity='.5'>\(shapes(1000))</g>",
    "<linearGradient id='a' x2='.01' spreadMethod='repeat'>\(many("<stop/>", 1000))"
      + "</linearGradient><g fill='url(#a)'>\(shapes(1000))</g>",
    "<linearGradient id='a' x2='\(long("0")).5'><stop/><stop offset='1'/></linearGradient>"
      + "<g fill='url(#a)'>\(shapes(200))</g>",
    "<linearGradient id='b' gradientTransform='\(long("scale(1)"))'/>"
      + (0..<200).map {
        "<linearGradient id='a\($0)' href='#b'/><path d='M0 0h1v1z' fill='url(#a\($0))'/>"
      }.joined(),
  ])
  func longValuesThatAreReadAgainAndAgainAreRefused(content: String) {
    let problem = problem(document(content))
    #expect(problem.contains("is one copy too many"), "\(content.prefix(60)): \(problem)")
  }

  /// The same for a value of a style: going through the styles is refused before anything is drawn.
  @Test func longValuesOfStylesAreRefused() {
    let styles = "<style>.a{stroke-dasharray:\(Self.long("1 "))}</style>"
    let problem = problem(document(styles + Self.many("<g class='a'/>", 200)))
    #expect(problem.contains("has too many rules of <style> to look at"), "\(problem)")
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func long(_ text: String) -> String { many(text, 20_000 / text.utf8.count) }

  private static func uses(_ count: Int, of id: String) -> String {
    many("<use href='#\(id)'/>", count)
  }

  private static func shapes(_ count: Int) -> String { many("<path d='M0 0h.1v.1z'/>", count) }

  @Test func anOutlineThatCantBeReadIsReadOnce() throws {
    let notes = try lenient("<defs><path id='p' d='M0 0x'/></defs>" + Self.uses(9, of: "p")).notes
    #expect(notes.count == 1)
  }

  @Test func aGradientIsReadOnce() throws {
    let gradient = "<linearGradient id='a'><stop stop-color='unheard-of'/></linearGradient>"
    let notes = try lenient("\(gradient)<g fill='url(#a)'>\(Self.shapes(9))</g>").notes
    #expect(notes.count == 1)
  }

  @Test func manyAttributesAreRead() throws {
    let attributes = (0..<20_000).map { "data-\($0)=''" }.joined(separator: " ")
    #expect(try items("<g \(attributes)/>").isEmpty)
    #expect(problem(document("<g \(attributes) data-7=''/>")).contains("is given twice"))
  }

  @Test(.onlyWithAllSeeds) func tooManyElementsAreRefused() {
    #expect(
      problem(document(String(repeating: "<g/>", count: 250_000)))
        == "line 1: <g>: is one element too many; at most 250000 are read")
  }

  @Test func tooManyBytesAreRefused() {
    #expect(
      problem(String(repeating: " ", count: (16 << 20) + 1))
        == "line 1: the document has 16777217 bytes; at most 16777216 are read")
  }

  @Test func gradientsReferInAChainOfThirtyTwo() throws {
    let chain = (1...31).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }.joined()
    let last = "<linearGradient id='g32'><stop stop-color='red'/></linearGradient>"
    func items(_ id: Int) throws -> [Drawing.Item] {
      let first = "<linearGradient id='g0' href='#g1'/>"
      let rect = "<rect width='1' height='1' fill='url(#g\(id))'/>"
      return try lenient(first + chain + last + rect).items
    }
    #expect(try items(1) == [.fill(.rect(Rect(0, 0, 1, 1)), .color(.red))])
    #expect(try items(0).isEmpty)
  }

  @Test func gradientsThatReferInALongChainAreRefused() throws {
    let chain = (0..<40).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }.joined()
    let (items, notes) = try lenient(
      chain + "<linearGradient id='g40'/><rect width='1' height='1' fill='url(#g0)'/>")
    #expect(items.isEmpty)
    #expect(
      notes.count == 1 && notes[0].hasSuffix("refers to itself, or to more than 32 others by href"))
  }
}
