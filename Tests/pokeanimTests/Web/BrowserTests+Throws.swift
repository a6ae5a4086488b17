import Engine
import EngineTestSupport
import Foundation
import Testing

@testable import Output
@testable import pokeanim

/// Hands that let go of an exported page, and how it settles.
extension BrowserTests {
  /// A throw, by the times of its pointer events, and the page afterwards, by those of its frames.
  private struct Throw: CustomTestStringConvertible {
    /// Shares of the picture's width to which the hand goes, one each 10 ms.
    let way: [Double]
    /// The milliseconds from the last of them to the release.
    var pause = 4.0
    var testDescription: String { "\(way), then \(pause) ms" }
  }

  private struct Settling: Decodable {
    let progress, velocity, target: Double
    /// The progress at each frame.
    let frames: [Double]
    let ends: Bool
  }

  private static let throwsOfHands = [
    Throw(way: [0.05, 0.1, 0.15, 0.2]), Throw(way: [-0.05, -0.1, -0.12]),
    Throw(way: [0.1, 0.4, 0.3, 0.1, -0.1]), Throw(way: [0.01, 0.02, 0.03], pause: 60),
    Throw(way: [-0.2, -0.1]), Throw(way: [0.3, 0.6]),
    Throw(way: [0.1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]),
  ]

  /// Let go, the page does what the window does: the same velocity, the same end, the same spring.
  @Test func aHandThrowsThePageAsItDoesTheWindow() throws {
    let folder = try TemporaryFolder()
    let ways = Self.throwsOfHands.map { "{ way: \($0.way), pause: \($0.pause) }" }
    let script = Self.throwing.replacing("WAYS", with: ways.joined(separator: ", "))
    let page = try folder.file("page.html", SampleTake.pairs[0].page() + script)
    let output = try Self.chromium(["--dump-dom", page.path])
    let start = try #require(output.range(of: "<pre id=\"out\">")?.upperBound)
    let end = try #require(output.range(of: "</pre>", range: start..<output.endIndex)?.lowerBound)
    let shown = try JSONDecoder().decode([Settling].self, from: Data(output[start..<end].utf8))
    #expect(shown.count == Self.throwsOfHands.count)
    #expect(Set(shown.map(\.target)) == [0, 1])
    for (hand, settling) in zip(Self.throwsOfHands, shown) {
      let spring = Self.spring(of: hand)
      #expect(abs(settling.progress - spring.progress) < 1e-6, "\(hand)")
      #expect(abs(settling.velocity - spring.velocity) < 1e-6, "\(hand)")
      #expect(settling.target == spring.target && settling.ends, "\(hand)")
      for (index, progress) in settling.frames.enumerated() {
        #expect(abs(progress - spring.value(at: Double(index) / 100)) < 2e-4, "\(hand): \(index)")
      }
      #expect(abs(Double(settling.frames.count) / 100 - spring.duration) < 0.02, "\(hand)")
    }
  }

  /// The engine's own numbers for a hand that begins half-way, and whose whole way is the width.
  private static func spring(of hand: Throw) -> SettleSpring {
    var recognizer = DragRecognizer(slop: 0)
    func time(_ milliseconds: Double) -> Instant {
      .zero.advanced(bySeconds: (1_000 + milliseconds) / 1_000)
    }
    _ = recognizer.handle(.press(.zero), at: time(0))
    for (index, share) in hand.way.enumerated() {
      _ = recognizer.handle(.move(Point(share, 0)), at: time(10 * Double(index + 1)))
    }
    let end = time(10 * Double(hand.way.count) + hand.pause)
    guard case .ended(let translation, let velocity) = recognizer.handle(.release, at: end) else {
      return SettleSpring(progress: 0, velocity: 0, target: 0)
    }
    let progress = min(1, max(0, 0.5 + translation.x))
    return SettleSpring(releasing: progress, velocity: velocity.x)
  }

  /// Of several changes the one that is seen settles; one that is taken back rests once more.
  @Test func theChangeThatIsSeenSettles() throws {
    let picture = """
      <svg viewBox="0 0 8 6"><style>@keyframes m { to { opacity: 0 } }
      rect { animation: 6s linear infinite both m }</style><rect width="9" height="9"/></svg>
      """
    let page = WebPage(
      title: "A", picture: picture, size: Size(8, 6), around: .white, duration: 6, reach: 1.5,
      repeats: true,
      changes: [(1, 1.5), (2.5, 3)].map { TakenChange(start: $0, end: $1, direction: -1) })
    let folder = try TemporaryFolder()
    let file = try folder.file("page.html", page.text + Self.several)
    let output = try Self.chromium(["--dump-dom", file.path])
    let ends = [1200: 0, 1300: 1500, 2000: 2000, 2600: 1500, 2900: 3000]
    let wanted = ends.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value) running" }
    #expect(
      output.contains("<pre id=\"out\">\(wanted.joined(separator: " "))</pre>"), "\(output)")
  }

  /// Slides that are turned on and back again are drawn to the left and then to the right.
  @Test func aDragGoesThroughWhatIsDrawnItsWay() throws {
    let picture = """
      <svg viewBox="0 0 8 6"><style>@keyframes m { to { opacity: 0 } }
      rect { animation: 6s linear both m }</style><rect width="9" height="9"/></svg>
      """
    let page = WebPage(
      title: "A", picture: picture, size: Size(8, 6), around: .white, duration: 6, reach: 1.5,
      repeats: false,
      changes: [
        TakenChange(start: 1, end: 1.5, direction: -1),
        TakenChange(start: 2.5, end: 3, direction: 1),
      ])
    let folder = try TemporaryFolder()
    let file = try folder.file("page.html", page.text + Self.wideDrags)
    let output = try Self.chromium(["--dump-dom", file.path])
    #expect(output.contains("<pre id=\"out\">2500 0 2500 6000 1500 6000</pre>"), "\(output)")
  }

  /// At some times of the picture the hand goes far to the left, and far to the right.
  private static let wideDrags = """
    <script>
    const say = []
    page.setPointerCapture = () => {}
    const send = (kind, x) =>
      page.dispatchEvent(new PointerEvent("pointer" + kind, { clientX: x, pointerId: 1 }))
    for (const t of [1200, 2000, 2700]) {
      for (const way of [-1e5, 1e5]) {
        seek(t)
        send("down", 300)
        send("move", 300 + way)
        say.push(Math.round(time()))
        send("cancel", 300 + way)
        settling = null
      }
    }
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + say.join(" ") + "</pre>")
    </script>
    """

  /// The hand holds still at some times of the picture, and lets go.
  private static let several = """
    <script>
    const say = []
    page.setPointerCapture = () => {}
    const send = (kind, x, at) => {
      const event = new PointerEvent("pointer" + kind, { clientX: x })
      Object.defineProperty(event, "timeStamp", { value: at })
      page.dispatchEvent(event)
    }
    let next = null
    window.requestAnimationFrame = step => { next = step }
    for (const t of [1200, 1300, 2000, 2600, 2900]) {
      seek(t)
      send("down", 300, 1000)
      send("move", 400, 1010)
      send("move", 300, 1020)
      send("up", 300, 1200)
      for (let at = 5000; next; at += 10) {
        const step = next
        next = null
        step(at)
      }
      say.push(t, Math.round(time()), motions[0].playState)
    }
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + say.join(" ") + "</pre>")
    </script>
    """

  /// Half-way the hand presses, goes its ways and lets go; then the page has a frame each 10 ms.
  private static let throwing = """
    <script>
    const box = page.getBoundingClientRect(), all = []
    page.setPointerCapture = () => {}
    const send = (kind, share, at) => {
      const event = new PointerEvent("pointer" + kind, { clientX: 300 + changes[0][2] * share * box.width })
      Object.defineProperty(event, "timeStamp", { value: at })
      page.dispatchEvent(event)
    }
    let next = null
    window.requestAnimationFrame = step => { next = step }
    for (const { way: shares, pause } of [WAYS]) {
      seek(length / 2)
      next = null
      send("down", 0, 1000)
      shares.forEach((share, index) => send("move", share, 1010 + 10 * index))
      send("up", shares.at(-1), 1000 + 10 * shares.length + pause)
      const own = { ...settling, frames: [] }
      for (let at = 5000; next && own.frames.length < 1000; at += 10) {
        const step = next
        next = null
        step(at)
        if (next) own.frames.push(time() / length)
      }
      own.ends = !settling && time() === own.target * length && motions[0].playState === "paused"
      all.push(own)
    }
    document.body.insertAdjacentHTML("beforeend", "<pre id='out'>" + JSON.stringify(all) + "</pre>")
    </script>
    """
}
