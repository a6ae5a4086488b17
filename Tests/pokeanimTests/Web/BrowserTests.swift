import Engine
import EngineSDL
import EngineTestSupport
import Foundation
import Studio
import Testing

@testable import Output
@testable import pokeanim

/// Exported pages in Chromium, by its computed styles and its pictures, against the program itself.
@Suite(
  .enabled(if: InstalledTools.chromium != nil, "Chromium is missing: apt-get install chromium"),
  .serialized)
struct BrowserTests {
  /// True if all changes are looked at, and not only one of slides and one of layouts.
  static let looksAtAll = ProcessInfo.processInfo.environment["EXPORTS"] == "all"
  private static let samples =
    looksAtAll
    ? SampleTake.all : [SampleTake.slides[0], SampleTake.pairs[0], SampleTake.pairs[1]]
  private static let progresses = (0..<10).map { (Double($0) + 0.37) / 10 }

  /// An element at a progress, as the browser has it.
  private struct Shown: Decodable {
    let id: String
    let a, b, c, d, x, y, opacity: Double
    let visible: Bool

    var map: Engine.AffineTransform {
      Engine.AffineTransform(a: a, b: b, c: c, d: d, tx: x, ty: y)
    }
  }

  @Test(arguments: samples)
  func viewsAreWhereTheProgramHasThem(_ sample: SampleTake) throws {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", sample.page() + Self.probe)
    let output = try Self.chromium(["--dump-dom", page.path])
    let start = try #require(output.range(of: "<pre id=\"out\">")?.upperBound)
    let end = try #require(output.range(of: "</pre>", range: start..<output.endIndex)?.lowerBound)
    let shown = try JSONDecoder().decode([[Shown]].self, from: Data(output[start..<end].utf8))
    let views = try sample.views(at: Self.progresses)
    #expect(shown.count == views.count)
    for (elements, views) in zip(shown, views) {
      let seen = views.filter(\.isSeen)
      var compared = 0
      for view in seen {
        let own = elements.filter { $0.visible && $0.id.isName(of: view.key) }
        guard let element = own.first else { continue }
        compared += 1
        #expect(view.distance(under: element.map) < 0.5, "\(view.key)")
        #expect(abs(element.opacity - view.alpha) < 0.01, "\(view.key)")
      }
      #expect(compared == seen.count && compared > 1)
    }
  }

  @Test(
    .enabled(if: InstalledTools.hasFFmpeg, "ffmpeg is missing, which reads pictures"),
    arguments: samples.filter { $0.partWithoutText != nil })
  func picturesAreTheProgramsOwn(_ sample: SampleTake) throws {
    let part = try #require(sample.partWithoutText)
    let folder = try TemporaryFolder()
    let take = try sample.take()
    let size = take.size
    for progress in looksAtAllOrMiddle {
      let seek = "<script>seek(\(progress) * length)</script>"
      let page = try folder.file("page.html", sample.page() + seek)
      let picture = folder.url.appendingPathComponent("page.png")
      _ = try Self.chromium([
        "--hide-scrollbars", "--window-size=\(Int(size.width)),\(Int(size.height))",
        "--screenshot=\(picture.path)", page.path,
      ])
      let shown = try PNGFile.read(picture)
      let ratio = shown.ratio(
        to: try sample.picture(at: progress * take.duration), in: part)
      #expect(ratio >= 35, "\(sample.testDescription) at \(progress): \(ratio) dB")
    }
  }

  private var looksAtAllOrMiddle: [Double] { Self.looksAtAll ? Self.progresses : [0.37] }

  /// A hand drags the page, lets go of it, and it settles.
  @Test func aHandScrubsThePage() throws {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", SampleTake.pairs[0].page() + Self.hand)
    let output = try Self.chromium(["--dump-dom", page.path])
    #expect(output.contains("<pre id=\"out\">400 400 200 paused 200 true</pre>"), "\(output)")
  }

  /// Let go at an end, it stays there; it would begin again from the other one.
  @Test func aHandMayGoBeyondTheEnds() throws {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", SampleTake.pairs[0].page() + Self.ends)
    let output = try Self.chromium(["--dump-dom", page.path])
    #expect(
      output.contains("<pre id=\"out\">800 paused 800 paused 0 paused 0 paused 200 running</pre>"),
      "\(output)")
  }

  /// The end of a round is the beginning of the next one; a step from there goes on.
  @Test func aPageThatRepeatsHasAnEnd() throws {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", SampleTake.pairs[0].page(loops: 3) + Self.rounds)
    let output = try Self.chromium(["--dump-dom", page.path])
    #expect(output.contains("<pre id=\"out\">800 true 800 true 800 800</pre>"), "\(output)")
  }

  /// A page under reduced motion shows the end, and can be played nevertheless.
  @Test func underReducedMotionAClickPlays() throws {
    let folder = try TemporaryFolder()
    let page = try folder.file("page.html", SampleTake.pairs[0].page() + Self.click)
    let output = try Self.chromium(["--force-prefers-reduced-motion", "--dump-dom", page.path])
    #expect(
      output.contains("<pre id=\"out\">true 800 paused 0 running 400 paused 400 running</pre>"),
      "\(output)")
  }

  static func chromium(_ arguments: [String]) throws -> String {
    let run = ProgramRun(
      arguments: ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=800,600"]
        + arguments,
      program: try #require(InstalledTools.chromium))
    let result = try run.run()
    #expect(result.code == 0, "\(result.errors)")
    return result.output
  }

  /// Writes down where the elements are at ten progresses.
  private static let probe = """
    <script>
    const svg = document.querySelector("svg"), base = svg.getScreenCTM().inverse()
    const looks = [...Array(10).keys()].map(step => {
      seek((step + 0.37) / 10 * length)
      return [...svg.querySelectorAll("g[id]")].map(g => {
        const map = base.multiply(g.getScreenCTM()), style = getComputedStyle(g)
        return { id: g.id, a: map.a, b: map.b, c: map.c, d: map.d, x: map.e, y: map.f,
          opacity: +style.opacity, visible: style.visibility === "visible" }
      })
    })
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + JSON.stringify(looks) + "</pre>")
    </script>
    """

  /// Half-way the hand presses; it moves a quarter of the width back, and lets go.
  private static let hand = """
    <script>
    const say = [], width = page.getBoundingClientRect().width
    page.setPointerCapture = () => {}
    const send = (kind, x) =>
      page.dispatchEvent(new PointerEvent("pointer" + kind, { clientX: x, pointerId: 1 }))
    seek(length / 2)
    say.push(Math.round(time()))
    send("down", 300)
    say.push(Math.round(time()))
    send("move", 300 - changes[0][2] * width / 4)
    say.push(Math.round(time()), motions[0].playState)
    seek(200)
    say.push(Math.round(time()))
    send("up", 300)
    say.push(isPlaying() && settling !== null)
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + say.join(" ") + "</pre>")
    </script>
    """

  /// Half-way the hand presses, moves beyond the end and lets go; then beyond the start; then not so
  /// far.
  private static let ends = """
    <script>
    const say = [], width = page.getBoundingClientRect().width
    page.setPointerCapture = () => {}
    const send = (kind, x) =>
      page.dispatchEvent(new PointerEvent("pointer" + kind, { clientX: x, pointerId: 1 }))
    const tell = () => say.push(Math.round(time()), motions[0].playState)
    for (const share of [3, -3]) {
      seek(length / 2)
      send("down", 300)
      send("move", 300 + changes[0][2] * width * share)
      tell()
      send("up", 300)
      tell()
    }
    seek(length / 2)
    send("down", 300)
    send("move", 300 - changes[0][2] * width / 4)
    send("up", 300)
    seek(200)
    play(true)
    tell()
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + say.join(" ") + "</pre>")
    </script>
    """

  /// A seek to the end, steps on from there, and all rounds.
  private static let rounds = """
    <script>
    const say = []
    const looksAtEnd = () => motions[0].effect.getComputedTiming().progress > 0.99
    seek(length)
    say.push(Math.round(time()), looksAtEnd())
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }))
    say.push(Math.round(time()), looksAtEnd())
    motions.forEach(m => m.finish())
    say.push(Math.round(time()))
    page.setPointerCapture = () => {}
    page.dispatchEvent(new PointerEvent("pointerdown", { clientX: 9, pointerId: 1 }))
    say.push(Math.round(time()))
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + say.join(" ") + "</pre>")
    </script>
    """

  /// A click, a seek to the middle, and the space bar.
  private static let click = """
    <script>
    const say = [still, Math.round(time()), motions[0].playState]
    page.setPointerCapture = () => {}
    const send = kind =>
      page.dispatchEvent(new PointerEvent("pointer" + kind, { clientX: 9, pointerId: 1 }))
    send("down")
    send("up")
    say.push(Math.round(time()), motions[0].playState)
    seek(length / 2)
    say.push(Math.round(time()), motions[0].playState)
    dispatchEvent(new KeyboardEvent("keydown", { key: " " }))
    say.push(Math.round(time()), motions[0].playState)
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + say.join(" ") + "</pre>")
    </script>
    """
}

extension SampleTake {
  /// Its page.
  func page(loops: Int = 1) throws -> String {
    try take().file(as: .html, loops: loops).text
  }

  /// The part of the canvas on which no words are; nil: they are everywhere.
  var partWithoutText: Rect? {
    switch pair {
    case nil: Rect(0, 0, 480, 560)
    case .squares: Rect(0, 0, 350, 250)
    case .sidebar: Rect(160, 180, 520, 300)
    case .grid, .list, .mirror, .text: nil
    }
  }
}
