import Engine
import EngineTestSupport
import Testing

@testable import Onboarding
@testable import Output
@testable import pokeanim

/// Pages on which something scrolls, or is laid out in the page's own width, in Chromium.
@Suite(
  .enabled(if: InstalledTools.chromium != nil, "Chromium is missing: apt-get install chromium"),
  .serialized)
struct ScrolledPageTests {
  /// A list of rows, one in sight and two out of it, which lead to a page; tiles lie across in it.
  private static func list(frame: String) -> String {
    #"""
    {"format": 2, "canvas": [400, 800], "slides": [
      {"name": "list", "button": false, "elements": [
        {"id": "head", "fill": "white", "frame": [0, 0, 400, 100]},
        {"id": "rows", "frame": \#(frame), "scroll": "vertical",
         "layout": {"stack": "vertical", "spacing": 10, "inset": 10}, "elements": [
          {"id": "top", "fill": "red", "height": 500, "tap": "page"},
          {"id": "tiles", "scroll": "horizontal", "snap": "start", "height": 100,
           "layout": {"stack": "horizontal", "spacing": 10}, "elements": [
            {"id": "a", "fill": "blue", "width": 300, "height": "fill"},
            {"id": "b", "fill": "navy", "width": 300, "height": "fill"}]},
          {"id": "row", "fill": "green", "height": 300, "tap": "page"},
          {"id": "last", "fill": "grey", "height": 300, "tap": "page"}]}]},
      {"name": "page", "button": false, "elements": [
        {"id": "row", "fill": "green", "frame": [50, 50, 300, 200]}]}]}
    """#
  }

  private static let still = "[10, 100, 380, 700]"

  /// Where a view of the page is, by its middle, in points of the canvas.
  private static let places = """
    const middle = key => {
      const found = views().filter(view => view.id === key || view.id.startsWith(key + "-"))
      const view = found.find(view => view.visible) ?? found[0]
      return [view.x, view.y].map(number => Math.round(1000 * number) / 1000)
    }
    const scroll = (index, way) => {
      const { node, place } = scrollers[index]
      node[place] = way
      node.dispatchEvent(new Event("scroll"))
    }
    """

  private func shown(_ script: String, frame: String = still) throws -> [Double] {
    try PageSlides(Self.list(frame: frame)).shown(Self.places + "\n" + script)
  }

  /// All rows are there, as long as they are; what is scrolled goes along, down and across.
  @Test func whatIsScrolledGoesAlong() throws {
    let places = try shown(
      """
      const all = [scrollers.length, ...scrollers.map(({ node, lane }) =>
        lane ? node.scrollHeight : node.scrollWidth), ...middle("last"), ...middle("b")]
      scroll(0, 250), scroll(1, 310)
      say([...all, ...middle("last"), ...middle("b"), ...middle("head")])
      """)
    #expect(places.prefix(3) == [2, 1250, 610])
    #expect(Array(places.dropFirst(3)) == [200, 1190, 480, 670, 200, 940, 230, 420, 200, 50])
  }

  /// A press on a scrolled row is one on what is seen there; it starts from there, and back leads there.
  @Test func aRowStartsFromWhereItIsSeen() throws {
    let places = try shown(
      """
      const all = []
      scroll(0, 400)
      frame("down", 200, 500), frame("up")
      all.push(here(), ...middle("row"))
      wait()
      all.push(...middle("row"))
      press("Escape"), frame()
      all.push(...middle("row"))
      wait()
      say([...all, here(), ...middle("row"), offsetOf(scrollers[0].view)])
      """)
    #expect(places[0] == 1)
    #expect(abs(places[1] - 200) < 0.5 && abs(places[2] - 480) < 1, "\(places)")
    #expect(Array(places[3...4]) == [200, 150])
    #expect(abs(places[6] - 150) < 2, "\(places)")
    #expect(Array(places[7...]) == [0, 200, 480, 400])
  }

  /// What is scrolled out of sight is not found by a press on what lies over it.
  @Test func nothingOutOfSightIsPressed() throws {
    let places = try shown(
      "scroll(0, 100), tapAt(200, 60), say([here(), ...middle(\"top\")])")
    #expect(places == [0, 200, 260])
  }

  /// A hand along what scrolls leaves it to the browser; across, it leads to other slides.
  @Test func aHandAcrossIsTheSlides() throws {
    let places = try shown(
      """
      const drag = (x, y) => {
        frame("down", 200, 300)
        for (let i = 1; i <= 10; i++) frame("move", 200 + x * i, 300 + y * i)
        const shift = parseFloat(getComputedStyle(stage).translate) || 0
        frame("up"), wait()
        return shift
      }
      say([drag(0, -20), drag(-20, 0), here()])
      """)
    #expect(places[0] == 0 && places[1] < -20 && places[2] == 0, "\(places)")
  }

  /// A mouse drags what scrolls, which then rests where it snaps.
  @Test func aMouseDragsWhatScrolls() throws {
    let places = try shown(
      """
      const move = (kind, x, y) => { frame(), send(kind, x, y, "mouse") }
      move("down", 200, 300)
      for (let i = 1; i <= 10; i++) move("move", 200, 300 - 20 * i)
      move("up", 200, 100)
      const all = [scrollers[0].node.scrollTop, here()]
      scroll(0, 400)
      move("down", 200, 270), move("move", 100, 270), move("move", 90, 270)
      all.push(scrollers[1].node.scrollLeft, scrollers[1].node.style.scrollSnapType === "none" ? 1 : 0)
      move("up", 90, 270)
      say([...all, scrollers[0].node.scrollTop, here()])
      """)
    #expect(places == [200, 0, 110, 1, 400, 0])
  }

  /// What scrolls down on one slide may scroll across on the next one.
  @Test func eachSlideHasItsAxis() throws {
    func slide(_ name: String, _ axis: String, _ side: String) -> String {
      #"""
      {"name": "\#(name)", "button": false, "elements": [
        {"id": "rows", "frame": [10, 0, 380, 400], "scroll": "\#(axis)", "layout": {"stack": "\#(axis)"}, "elements": [
          {"id": "row", "fill": "red", "\#(side)": 1000},
          {"id": "last", "fill": "blue", "\#(side)": 300}]},
        {"id": "next", "fill": "grey", "frame": [0, 700, 400, 100], "tap": "next"}]}
      """#
    }
    let slides = [slide("a", "vertical", "height"), slide("b", "horizontal", "width")]
    let text =
      #"{"format": 2, "canvas": [400, 800], "slides": [\#(slides.joined(separator: ","))]}"#
    let places: [Double] = try PageSlides(text).shown(
      Self.places + "\n" + """
        const all = [scrollers[0].lane, scrollers[0].node.scrollHeight]
        scroll(0, 300), frame(), all.push(...middle("last"))
        scroll(0, 0), tapAt(200, 750)
        all.push(here(), scrollers[0].lane, scrollers[0].node.scrollWidth)
        scroll(0, 500), frame(), all.push(...middle("last"))
        say(all)
        """)
    #expect(places == [1, 1300, 200, 850, 1, 0, 1300, 660, 200])
  }

  /// In a wide window what is as wide as the canvas is laid out wider, to the engine's numbers.
  @Test func aWideWindowLaysOutWider() throws {
    let frame = "[0, 100, 400, 700]"
    let places = try shown(
      """
      scroll(0, 100)
      const all = [canvas.x, canvas.y, ...middle("row"), ...middle("tiles")]
      tapAt(200, 780), press("Escape"), wait()
      say([...all, here(), ...middle("row")])
      """, frame: frame)
    #expect(places == [640, 800, 320, 780, 320, 570, 0, 320, 780])
    let deck = try PageSlides(Self.list(frame: frame)).deck.stretched(to: 640)
    var props = Intro.Props(
      deck: deck, layout: IntroLayout(canvas: deck.canvas, design: deck.canvas))
    props.showsAll = true
    props.arrange(Typesetter(measuring: SilentText()))
    let row = props.absoluteFrames["row"]
    #expect(row == Rect(10, 730, 620, 300))
  }

  /// Slides of which nothing is laid out in the canvas's width have the design's alone.
  @Test func otherSlidesHaveOneCanvas() throws {
    #expect(try shown("say([graph.canvases.length, canvas.x])") == [1, 400])
    #expect(try !PageSlides(PageSlides.app).deck.fitsWidths)
  }
}
