import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import Output
@testable import pokeanim

/// A page of slides that lead anywhere, and the same slides in the program.
struct PageSlides {
  let deck: Deck
  let artwork: Artwork
  private var title = "A"

  init(_ text: String) throws {
    (deck, artwork) = (try DeckFile(Array(text.utf8)).deck, Artwork())
  }

  /// An app: a list, a page of it, and a sheet over that.
  static let app = #"""
    {"format": 2, "canvas": [400, 800],
     "motions": {"snappy": {"spring": {"response": 0.35, "damping": 0.8}},
      "sheet": {"spring": {"response": 0.4, "damping": 0.86}, "enter": [{"down": 400}], "leave": [{"down": 400}]}},
     "slides": [
      {"name": "list", "button": false, "background": "#eeeeff", "elements": [
        {"id": "row", "fill": "grey", "frame": [20, 100, 360, 80], "tap": {"to": "detail", "motion": "snappy"}, "elements": [
          {"id": "photo", "fill": "blue", "radius": 8, "frame": [10, 10, 60, 60]}]},
        {"id": "words", "text": "A row", "frame": [120, 110, 200, 60]}]},
      {"name": "detail", "button": false, "back": {"drag": "right"}, "elements": [
        {"id": "photo", "fill": "blue", "radius": 30, "frame": [10, 10, 380, 300], "rotation": 3},
        {"id": "plan", "fill": "green", "frame": [100, 700, 200, 60], "tap": "sheet"}]},
      {"name": "sheet", "over": "detail", "dim": 0.4, "scale": 0.9, "back": {"tap": "outside"},
       "elements": [
        {"id": "panel", "fill": "white", "frame": [0, 400, 400, 400], "motion": "sheet",
         "drag": {"direction": "down", "to": "back"}, "elements": [
          {"id": "home", "fill": "red", "frame": [100, 100, 200, 60], "tap": "list"}]}]}]}
    """#

  func screen() -> OnboardingScreen {
    OnboardingScreen(deck, fit: .canvas, artwork: artwork, measuring: SilentText())
  }

  func film() -> FilmedScreen<OnboardingScreen> {
    let film = FilmedScreen(screen(), size: deck.canvas)
    film.frame()
    return film
  }

  /// The same slides under another title.
  func titled(_ title: String) -> Self {
    var slides = self
    slides.title = title
    return slides
  }

  /// The page, with a script of a test at its end.
  func page(_ script: String = "") throws -> String {
    let screen = screen()
    screen.resize(to: deck.canvas, at: .zero)
    let run = TakeRun(
      make: { self.screen() }, size: deck.canvas, text: SilentText(), ground: .white, speed: 1,
      direction: -1, rate: nil, duration: nil)
    let file = try GraphExport(screen.described, run).page(titled: title, around: .white)
    return file.text + (script.isEmpty ? "" : "<script>\(script)</script>")
  }

  /// What a script that ends with `say(value)` says on the page in Chromium.
  func shown<Value: Decodable>(
    _ script: String, _ options: [String] = [], as type: Value.Type = Value.self
  ) throws -> Value {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", page(Self.hand + "\n" + script))
    let output = try BrowserTests.chromium(
      options + ["--touch-events=enabled", "--window-size=800,1000", "--dump-dom", page.path])
    let start = try #require(output.range(of: "<pre id=\"out\">")?.upperBound, "\(script)")
    let end = try #require(output.range(of: "</pre>", range: start..<output.endIndex)?.lowerBound)
    return try JSONDecoder().decode(Value.self, from: Data(output[start..<end].utf8))
  }

  /// A hand on the page, on a clock of its own with 60 frames a second.
  static let hand = """
    let frames = 0, next = null
    performance.now = () => frames * 1000 / 60
    window.requestAnimationFrame = step => { next = step }
    page.setPointerCapture = () => {}
    clearTimeout(timer)
    const send = (kind, x, y, pointerType) => {
      const box = page.getBoundingClientRect(), scale = box.width / canvas.x
      const place = { clientX: box.left + x * scale, clientY: box.top + y * scale }
      const event = new PointerEvent("pointer" + kind, { ...place, pointerId: 1, pointerType, bubbles: true })
      Object.defineProperty(event, "timeStamp", { value: performance.now() })
      const target = document.elementFromPoint(place.clientX, place.clientY) ?? page
      target.dispatchEvent(event)
    }
    let last = { x: 0, y: 0 }
    // A frame, and what a finger does in it.
    const frame = (act, x, y) => {
      frames += 1
      const step = next
      next = null
      step?.(performance.now())
      if (x !== undefined) last = { x, y }
      if (act) send(act, last.x, last.y, "touch")
    }
    const wait = () => { for (let i = 0; next && i < 600; i++) frame() }
    const tapAt = (x, y) => { frame("down", x, y), frame("up"), wait() }
    const press = key => window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
    const say = value => document.body.insertAdjacentHTML("beforeend",
      "<pre id='out'>" + JSON.stringify(value) + "</pre>")
    const views = () => {
      const base = page.getScreenCTM().inverse()
      return [...shown.node.querySelectorAll("g[data-view], g[data-wide]")].map(g => {
        const map = base.multiply(g.getScreenCTM()), style = getComputedStyle(g)
        return { id: nameOf(g.id), a: map.a, b: map.b, c: map.c, d: map.d, x: map.e, y: map.f,
          opacity: +style.opacity, visible: style.visibility === "visible" }
      })
    }
    """
}

/// A finger in a frame of a page and of the program.
enum Touch: Equatable {
  case none
  case press(Double, Double)
  case move(Double, Double)
  case release

  var event: InputEvent? {
    switch self {
    case .none: nil
    case .press(let x, let y): .press(Point(x, y))
    case .move(let x, let y): .move(Point(x, y))
    case .release: .release
    }
  }

  /// The arguments of the page's `frame`.
  var words: String {
    switch self {
    case .none: ""
    case .press(let x, let y): "\"down\", \(x), \(y)"
    case .move(let x, let y): "\"move\", \(x), \(y)"
    case .release: "\"up\""
    }
  }

  static func tap(_ x: Double, _ y: Double) -> [Touch] { [.press(x, y), .release] }
  static func rest(_ frames: Int = 150) -> [Touch] { Array(repeating: .none, count: frames) }

  /// A drag down, or up, by as many points a frame.
  static func drag(from y: Double, by step: Double, frames: Int) -> [Touch] {
    [.press(200, y)] + (1...frames).map { .move(200, y + step * Double($0)) }
  }
}
