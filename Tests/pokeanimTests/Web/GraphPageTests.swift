import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Onboarding
@testable import Output
@testable import pokeanim

/// Pages of slides that lead anywhere, under a finger in Chromium, against the program itself.
@Suite(
  .enabled(if: InstalledTools.chromium != nil, "Chromium is missing: apt-get install chromium"),
  .serialized)
struct GraphPageTests {
  private struct Shown: Decodable {
    let id: String
    let a, b, c, d, x, y, opacity: Double
    let visible: Bool

    var map: Engine.AffineTransform {
      Engine.AffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y)
    }
  }

  /// A frame of a page: the places of the slides of its change, its share, and its views.
  private struct Frame: Decodable {
    let from, to, here: Int
    let share: Double
    let views: [Shown]
  }

  private static let opened =
    Touch.tap(200, 140) + Touch.rest() + Touch.tap(200, 730) + Touch.rest()
  /// The sheet is dragged down, thrown, caught on its way, drawn up again, and thrown down.
  private static let touches =
    opened + Touch.drag(from: 600, by: 8, frames: 20) + [.release] + Touch.rest(4)
    + Touch.drag(from: 740, by: -9, frames: 14) + [.release] + Touch.rest()
    + Touch.drag(from: 600, by: 25, frames: 7) + [.release] + Touch.rest()

  private func frames(_ touches: [Touch], in slides: PageSlides) throws -> [Frame] {
    let acts = touches.map { "[\($0.words)]" }.joined(separator: ", ")
    return try slides.shown(
      """
      say([\(acts)].map(act => {
        frame(...act)
        const { change: { from, to }, share } = shown
        return { from, to, here: here(), share, views: views() }
      }))
      """)
  }

  /// The page has the progress of the window in each frame: played, in a hand, and thrown.
  @Test func aSheetIsDraggedCaughtAndThrownAsInTheWindow() throws {
    let slides = try PageSlides(PageSlides.app)
    let frames = try frames(Self.touches, in: slides)
    let film = slides.film()
    var (compared, slack) = (0, 0)
    for (touch, frame) in zip(Self.touches, frames) {
      film.frame([touch.event].compactMap(\.self))
      // What a press moved before it was a drag is made up for within a tenth of a second.
      if case .press = touch { slack = 8 }
      slack -= 1
      guard slack < 0, let change = film.screen.change else { continue }
      let own = film.screen.transition?.origin == .end ? 1 - change.progress : change.progress
      #expect(abs(frame.share - own) < 0.004, "frame \(film.index): \(frame.share), \(own)")
      compared += 1
    }
    #expect(compared > 100)
    #expect(frames.last?.here == 1 && frames[Self.opened.count - 1].here == 2)
  }

  /// Every view in every frame is where the engine has it at that progress.
  @Test func viewsAreWhereTheProgramHasThem() throws {
    let slides = try PageSlides(PageSlides.app)
    let frames = try frames(Self.touches, in: slides)
    let opened = Self.opened
    let beginnings: [(from: Int, to: Int, touches: [Touch])] = [
      (0, 1, Touch.tap(200, 140)), (1, 2, Array(opened.dropLast(Touch.rest().count))),
      (2, 1, opened + [.press(200, 600), .move(200, 620)]),
    ]
    for (from, to, touches) in beginnings {
      let film = slides.film()
      for touch in touches { film.frame([touch.event].compactMap(\.self)) }
      let change = try #require(film.screen.transition)
      let own = frames.filter { ($0.from, $0.to) == (from, to) && 0.001..<0.999 ~= $0.share }
      #expect(own.count > 10, "\(from) to \(to)")
      for frame in own {
        change.seek(to: change.origin == .end ? 1 - frame.share : frame.share)
        compare(frame, ShownView.all(in: film.screen.root))
      }
    }
  }

  private func compare(_ frame: Frame, _ views: [ShownView]) {
    let place = "\(frame.from) to \(frame.to) at \(frame.share)"
    let seen = views.filter(\.isSeen)
    var compared = 0
    for view in seen {
      let own = frame.views.filter {
        $0.visible && $0.id.isName(of: view.key.replacing(" ", with: "-"))
      }
      guard let shown = own.first else { continue }
      compared += 1
      #expect(view.distance(under: shown.map) < 0.5, "\(view.key), \(place)")
      #expect(abs(shown.opacity - view.alpha) < 0.01, "\(view.key), \(place)")
    }
    #expect(compared == seen.count && compared > 2, "\(place)")
  }

  /// Taps, keys and the mouse's fourth button go where links and the history lead.
  @Test func tapsAndKeysLeadWhereTheDocumentSays() throws {
    let places: [Int] = try PageSlides(PageSlides.app).shown(
      """
      const places = [], mark = () => places.push(here())
      tapAt(200, 400), mark()
      tapAt(60, 140), mark()
      tapAt(200, 730), mark()
      tapAt(200, 700), mark()
      tapAt(200, 300), mark()
      press("Escape"), wait(), mark()
      press("Escape"), wait(), mark()
      page.querySelector(".on").focus(), press("Enter"), wait(), mark()
      page.querySelector(".on").focus(), press(" "), wait(), mark()
      press("Backspace"), wait(), mark()
      window.dispatchEvent(new MouseEvent("mouseup", { button: 3 })), wait(), mark()
      say(places)
      """)
    #expect(places == [0, 1, 2, 2, 1, 0, 0, 1, 2, 1, 0])
  }

  /// What is on its way is never stuck and never doubled, whatever comes meanwhile.
  @Test func changesMayBeInterrupted() throws {
    let state: [Double] = try PageSlides(PageSlides.app).shown(
      """
      let most = 0, jump = 0, before = null
      const look = () => {
        most = Math.max(most, stage.children.length)
        const photo = views().find(view => view.id === "photo" && view.visible)
        if (photo && before) jump = Math.max(jump, Math.hypot(photo.x - before.x, photo.y - before.y))
        before = photo
      }
      const go = count => { for (let i = 0; i < count; i++) frame(), look() }
      const poke = (x, y) => { frame("down", x, y), look(), frame("up"), look() }
      poke(200, 140), go(8), poke(200, 730), go(5), press("Escape"), go(3), press("Escape"), go(4)
      poke(200, 140), go(2), press("Escape"), go(2), poke(60, 140), go(9), poke(200, 730), go(9)
      press("Escape"), go(2), poke(200, 730), go(600)
      say([here(), shown.share, stops().length, most, jump, isLeft() ? 1 : 0])
      """)
    #expect(state.prefix(3) == [2, 1, 3])
    #expect(state[3] < 6 && state[4] < 60 && state[5] == 0, "\(state)")
  }

  /// Beyond its ends a change gives way like rubber, and comes back.
  @Test func aDragWithoutAChangeGivesWay() throws {
    let ways: [Double] = try PageSlides(PageSlides.app).shown(
      """
      const way = () => parseFloat(getComputedStyle(stage).translate) || 0
      const ways = []
      frame("down", 200, 300)
      for (let i = 1; i <= 10; i++) frame("move", 200 - 20 * i, 300)
      ways.push(way())
      frame("up"), wait()
      ways.push(way(), here())
      say(ways)
      """)
    #expect(abs(ways[0] + RubberBand.offset(overshoot: 200, dimension: 400)) < 0.01)
    #expect(ways[1] == 0 && ways[2] == 0)
  }

  /// Whoever asked for less motion sees the other slide at once, and can still drag.
  @Test func lessMotionIsAFade() throws {
    let places: [Double] = try PageSlides(PageSlides.app).shown(
      """
      const all = []
      frame("down", 200, 140), frame("up")
      all.push(here(), shown.share, stage.children.length)
      frame("down", 100, 500)
      for (let i = 1; i <= 10; i++) frame("move", 100 + 10 * i, 500)
      all.push(shown.share > 0.05 && shown.share < 0.95 ? 1 : 0)
      frame("up")
      all.push(shown.share % 1, shown.run ? 1 : 0)
      say(all)
      """, ["--force-prefers-reduced-motion"])
    #expect(places == [1, 1, 2, 1, 0, 0])
  }

  /// What a reader hears, and where the keyboard's focus goes.
  @Test func pressesHaveRolesAndWords() throws {
    let words: [String] = try PageSlides(PageSlides.app).shown(
      """
      const heard = () => [...document.querySelectorAll("[role=button]")].map(area =>
        [area.getAttribute("aria-label"), area.tabIndex].join(" "))
      const all = [page.getAttribute("aria-label"), ...heard()]
      document.querySelector(".on").focus(), press("Enter"), wait()
      all.push(page.getAttribute("aria-label"), ...heard())
      say(all)
      """)
    #expect(words == ["A row", "A row 0", "detail", "plan 0"])
  }

  /// A slide goes on by itself; nobody comes back to it.
  @Test func aSlideGoesOnByItself() throws {
    let slides = try PageSlides(
      #"""
      {"slides": [
        {"name": "a", "button": false, "after": {"seconds": 0.01, "to": "b"}, "elements": [
          {"id": "x", "fill": "red", "frame": [0, 0, 90, 90]}]},
        {"name": "b", "button": false, "elements": [{"id": "x", "fill": "red", "frame": [90, 0, 90, 90]}]}]}
      """#)
    let folder = try TemporaryFolder()
    let script = """
      setTimeout(() => document.body.insertAdjacentHTML("beforeend",
        `<pre id='out'>${here()} ${stops().length}</pre>`), 3000)
      """
    let page = try folder.file("page.html", slides.page(script))
    let output = try BrowserTests.chromium([
      "--virtual-time-budget=4000", "--dump-dom", page.path,
    ])
    #expect(output.contains("<pre id=\"out\">1 1</pre>"))
  }

  /// A slide that comes while the window gets another size goes on by itself, too.
  @Test func aSlideGoesOnAfterAResize() throws {
    func slide(_ name: String, _ x: Int, _ after: String = "") -> String {
      #"""
      {"name": "\#(name)", "button": false, \#(after) "elements": [
        {"id": "g", "frame": [0, 200, 480, 90], "layout": {"stack": "horizontal"}, "elements": [
          {"id": "y", "fill": "blue", "width": 40, "height": 40}]},
        {"id": "x", "fill": "red", "frame": [\#(x), 0, 90, 90]}]}
      """#
    }
    let slides = [
      slide("a", 0, #""after": {"seconds": 0.01, "to": "b"},"#),
      slide("b", 90, #""after": {"seconds": 0.5, "to": "c"},"#), slide("c", 180),
    ]
    let script = """
      const all = []
      setTimeout(() => {
        const before = layout
        all.push(!!isOnItsWay())
        Object.defineProperty(window, "innerWidth", { value: innerHeight / 4 })
        onresize()
        all.push(layout !== before)
      }, 150)
      setTimeout(() => document.body.insertAdjacentHTML("beforeend",
        `<pre id='out'>${all} ${here()}</pre>`), 4000)
      """
    let page = try PageSlides(#"{"slides": [\#(slides.joined(separator: ","))]}"#).page(script)
    let folder = try TemporaryFolder()
    let output = try BrowserTests.chromium([
      "--virtual-time-budget=5000", "--dump-dom", folder.file("page.html", page).path,
    ])
    #expect(output.contains("<pre id=\"out\">true,true 2</pre>"))
  }

  /// No text of a document is script, or markup.
  @Test func hostileTextsAreTexts() throws {
    let hostile = #"</script></template><img src=x onerror=hurt()>"'`${hurt()}<!--"#
    let json = hostile.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let slides = try PageSlides(
      """
      {"slides": [
        {"name": "a", "button": "\(json)", "elements": [
          {"id": "x", "text": "\(json)", "frame": [0, 0, 480, 90], "tap": "b"},
          {"id": "\(json)", "fill": "red", "frame": [0, 90, 90, 90], "tap": "b"}]},
        {"name": "b", "elements": [{"id": "\(json)", "text": "\(json)", "frame": [0, 0, 480, 90]}]}]}
      """)
    let found: [String] = try slides.titled(hostile).shown(
      """
      let hurts = 0
      const hurt = () => { hurts += 1 }
      const all = [hurts, document.querySelectorAll("img").length, document.scripts.length]
      const texts = [document.title, ...[...page.querySelectorAll("text")].map(t => t.textContent),
        document.querySelector("[role=button]").getAttribute("aria-label")]
      say([...all.map(String), ...texts.map(encodeURIComponent)])
      """)
    #expect(found.prefix(3) == ["0", "0", "2"])
    let texts = found.dropFirst(3).map { $0.removingPercentEncoding }
    #expect(texts.first == hostile && texts.last == hostile, "\(texts)")
  }
}
