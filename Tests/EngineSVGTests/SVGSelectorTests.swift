import Engine
import EngineSVG
import EngineTestSupport
import Testing

/// Selectors beyond types, classes and ids, and the values that custom properties hold.
@Suite struct SVGSelectorTests {
  private let red = Color(255, 0, 0)

  /// The colour of the second rectangle of three in a group.
  private func fill(_ sheet: String, _ attributes: String = "") throws -> Color? {
    let content = """
      <style>\(sheet)</style><g class='o' lang='de-AT'><title/><rect id='first' width='1' height='1'/>
      <rect id='a' class='b c' data-kind='Round box' width='2' height='1' \(attributes)/>
      <circle r='1'/></g>
      """
    for case .fill(let path, .color(let color)) in flat(try items(content))
    where path == .rect(Rect(0, 0, 2, 1)) { return color }
    return nil
  }

  @Test(arguments: [
    "[id]", "rect[id]", "[id=a]", "[id='a']", "[ id = \"a\" ]", "[class~=b]", "[class~=c]",
    "[data-kind^=Round]", "[data-kind$=box]", "[data-kind*='d b']", "[data-kind='round BOX' i]",
    "[width='2']", "[lang|=de] rect", "[lang|='de-AT'] rect", "g[lang] > [id='a'].b",
    "rect + rect", "rect ~ rect", "#first + .b", "#first ~ rect.c", "rect:not(#first)",
    "rect:not(circle, .x)", ":is(.x, .b)", "g :where(rect, circle)", "rect:not([id^=f])",
    ":root rect", "rect:not(:first-child)", "rect:not(:last-child)", "g:last-child > rect",
    "rect[id='a' s]", "[class='b c']", ":not(:hover)", "rect:is(:not(.x))",
  ])
  func selectorsFit(selector: String) throws {
    #expect(try fill("\(selector){fill:red}") == red, "\(selector)")
  }

  @Test(arguments: [
    "[name]", "[id=b]", "[class=b]", "[class~='b c']", "[data-kind^='']", "[data-kind*='']",
    "[data-kind='round box']", "[lang|=d] rect", "rect:first-child", "rect:last-child",
    "circle + rect", "title + rect", "#a ~ #a", "rect:hover", "rect:not(rect)", "rect:not(.x, .b)",
    ":is(.x, .y)", "rect:root", "rect + circle", "rect:only-child", "[ID]", "rect:focus-visible",
  ])
  func othersDont(selector: String) throws {
    #expect(try fill("\(selector){fill:red}") == .black, "\(selector)")
  }

  /// A condition counts as a class does, and `:not` as what stands in it.
  @Test func theHeavierSelectorWins() throws {
    let selectors = [
      "rect", "[id]", "rect[id]", "[id].b", ".b:not(.x).c", "rect:not(#x)", "#a:not(#x)",
    ]
    for strong in selectors.indices {
      for weak in 0..<strong {
        let (a, b) = ("\(selectors[strong]){fill:red}", "\(selectors[weak]){fill:lime}")
        #expect(try fill(a + b) == red, "\(a) \(b)")
        #expect(try fill(b + a) == red, "\(b) \(a)")
      }
    }
  }

  @Test(arguments: [
    ":root{--c:red} rect{fill:var(--c)}", "*{--c:lime} #a{--c:red;fill:var(--c)}",
    "rect{fill:var(--c, red)}", "rect{fill:var( --c , var(--d, red) )}",
    ":root{--a:var(--b);--b:red} rect{fill:var(--a)}", "rect{--c:red!important;fill:var(--c)}",
    "g{--n:255} rect{fill:rgb(var(--n), 0, var(--m, 0))}", "g{--c:red} g{fill:var(--c)}",
    ":root{--d:lime} g{--c:var(--d, lime);--d:red} rect{fill:var(--d)}",
    "rect{--a:var(--a);fill:var(--a, red)}",
  ])
  func customPropertiesAreRead(sheet: String) throws {
    #expect(try fill(sheet) == red)
  }

  @Test func attributesNameCustomProperties() throws {
    #expect(try fill("g{--c:red}", "fill='var(--c)'") == red)
    #expect(try fill("", "style='--c:red;fill:var(--c)'") == red)
    #expect(try fill("", "fill='var(--c,red)'") == red)
  }

  /// Values that name one another, or grow by naming others twice, end.
  @Test func valuesThatGrowEnd() throws {
    let doubling = (1..<60).map { "--v\($0):var(--v\($0 - 1)) var(--v\($0 - 1));" }.joined()
    let circle = (0..<60).map { "--v\($0):var(--v\(($0 + 1) % 60));" }.joined()
    for values in ["--v0:red;" + doubling, circle] {
      let content = "<style>rect{\(values)fill:var(--v59)}</style><rect width='1' height='1'/>"
      let notes = try lenient(content).notes
      #expect(notes.count == 1 && notes[0].contains("without a value"))
    }
  }

  /// Deep groups that set many properties are read in time.
  @Test func manyCustomPropertiesEnd() throws {
    let groups = (0..<40).map { "<g style='--x\($0):red'>" }.joined()
    let shapes = String(repeating: "<rect width='1' height='1' fill='var(--x0)'/>", count: 500)
    let content = groups + shapes + String(repeating: "</g>", count: 40)
    #expect(
      flat(try items(content)).allSatisfy { $0 == .fill(.rect(Rect(0, 0, 1, 1)), .color(red)) })
  }

  /// What stands in `:where` counts nothing, and the later of two rules of one weight wins.
  @Test func whereWeighsNothing() throws {
    #expect(try fill("rect { fill: red } :where(#a.b) { fill: blue }") == red)
    #expect(try fill(":where(#a) { fill: blue } * { fill: red }") == red)
    #expect(try fill(":is(#a) { fill: red } rect.b { fill: blue }") == red)
    #expect(try fill("rect:where(#a) { fill: blue } rect { fill: red }") == red)
  }

  /// Brackets, commas and the ends of values may stand in quotes, wherever text is read.
  @Test func quotesHideSigns() throws {
    #expect(try fill("[data-kind='a,b)'], #a { fill: red }") == red)
    #expect(try fill("rect:not([data-kind=')'], [id='(']):not(#first) { fill: red }") == red)
    #expect(try fill("[data-kind='}'] { fill: blue } #a { cursor: '};'; fill: red }") == red)
    #expect(try fill(":root { --i: ')' } #a { --j: var(--none, red); fill: var(--j) }") == red)
    let gradient = "<linearGradient id='a)b'><stop stop-color='red'/></linearGradient>"
    let found = try items(
      "\(gradient)<rect width='2' height='1' style='fill:url(\"#a)b\")'/>")
    #expect(found == [.fill(.rect(Rect(0, 0, 2, 1)), .color(red))])
    let filter = "<filter id='f)'><feOffset/></filter>"
    let filtered = try items(
      "\(filter)<rect width='2' height='1' style='filter:url(\"#f)\") blur(1px)'/>")
    guard case .composited(let compositing, _)? = filtered.first else {
      Issue.record("\(filtered)")
      return
    }
    #expect(compositing.filter?.steps.count == 2)
  }
}
