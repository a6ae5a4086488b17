import Engine
import EngineTestSupport
import Glibc
import Testing

@testable import Onboarding

/// Elements that go on in a loop while their slide is shown.
@Suite struct IdleLoopTests {
  private static let idle =
    #""idle": {"keyframes": [{"at": 0.5, "y": -40, "opacity": 0.5, "fill": "blue"}], "duration": 2, "curve": "linear"}"#
  private static let loop =
    #""motion": {"loop": true, "duration": 2, "curve": "linear", "keyframes": [{"at": 0.5, "y": -40, "opacity": 0.5, "fill": "blue"}]}"#

  private func screen(
    _ member: String = idle, then other: String? = nil, lives: Bool = true,
    reducesMotion: Bool = false
  ) throws -> OnboardingScreen {
    let text = """
      {"canvas": [400, 400], "slides": [
       {"elements": [{"id": "a", "fill": "red", "frame": [100, 100, 50, 50], \(member)}]},
       {"elements": [{"id": "a", "fill": "red", "frame": [200, 100, 50, 50]
         \(other.map { ", \($0)" } ?? "")}]}]}
      """
    let deck = try DeckFile(Array(text.utf8)).deck
    return OnboardingScreen(
      deck, fit: .canvas, artwork: Artwork(), measuring: PlainText(),
      reducesMotion: reducesMotion, lives: lives)
  }

  private func run(
    _ screen: OnboardingScreen, seconds: Double = 4, _ script: String = ""
  ) throws -> [(line: String, report: FrameReport)] {
    try frames(of: screen, Size(400, 400), seconds: seconds, script)
  }

  private let script = "1 key Right\n2 key Left"

  /// How an element looks in a picture.
  private struct Seen {
    let x, y, alpha: Double
    let turn: AffineTransform
    let color: Color
  }

  /// The place, the opacity, the turn and the colour of the element's layer in each picture.
  private func seen(_ frames: [(line: String, report: FrameReport)]) -> [Seen] {
    frames.compactMap { frame -> Seen? in
      guard case .layer(let canvas)? = frame.report.display.commands.first,
        case .layer(let root)? = canvas.commands.first
      else { return nil }
      let layers = root.commands.compactMap { command -> Layer? in
        if case .layer(let layer) = command { layer } else { nil }
      }
      guard let layer = layers.last, case .fill(_, .color(let color))? = layer.commands.first
      else { return nil }
      let transform = layer.transform
      return Seen(
        x: transform.tx, y: transform.ty, alpha: layer.opacity, turn: transform, color: color)
    }
  }

  @Test(arguments: [idle, loop]) func itIsNoMotionOfTheStage(_ member: String) throws {
    let living = try run(screen(member), script)
    let still = try run(screen(member, lives: false), script)
    #expect(living.map(\.line) == still.map(\.line))
    #expect(living.map(\.report.isRunning) == still.map(\.report.isRunning))
    #expect(!living[30].report.isRunning)
    #expect(zip(living, still).contains { $0.report.display != $1.report.display })
  }

  @Test(arguments: [idle, loop]) func aRoundLeadsThroughTheStopsToRest(_ member: String) throws {
    let seen = try seen(run(screen(member), seconds: 9))
    #expect(seen[0].y == 100 && seen[0].alpha == 1)
    // Awake and set in, a round after the other; the clock begins with the first frame.
    for round in [120, 240, 360] {
      #expect(abs(seen[round].y - 100) < 0.01 && abs(seen[round].alpha - 1) < 0.01)
      #expect(abs(seen[round + 60].y - 60) < 0.01 && abs(seen[round + 60].alpha - 0.5) < 0.01)
      #expect(abs(seen[round + 30].y - 80) < 0.01)
    }
  }

  private static let turn =
    #""idle": {"keyframes": [{"at": 1, "rotation": 360}], "duration": 1.5, "curve": "linear"}"#
  private static let lime =
    #""idle": {"keyframes": [{"at": 0.3, "y": 30, "fill": "lime"}], "duration": 1.5, "curve": "linear"}"#

  @Test(arguments: [(idle, nil), (idle, lime), (turn, nil), (turn, idle)])
  func nothingJumps(_ member: String, _ other: String?) throws {
    let screen = try screen(member, then: other)
    let seen = try seen(
      run(screen, seconds: 40, "1 key Right\n2.2 key Left\n2.75 key Right\n4 key Left"))
    #expect(seen.count == 2401)
    for (number, (old, new)) in zip(seen, seen.dropFirst()).enumerated() {
      #expect(abs(new.alpha - old.alpha) < 0.06, "\(number)")
      let (a, b) = (old.turn, new.turn)
      // A full turn is none, at whatever strength.
      let turn = abs(atan2(a.a * b.b - a.b * b.a, a.a * b.a + a.b * b.b))
      #expect(turn < 0.2, "\(number)")
      // The corner of a box that turns goes round in a circle.
      if member != Self.turn { #expect(abs(new.y - old.y) < 4, "\(number)") }
      let colors = zip(
        [old.color.red, old.color.green, old.color.blue],
        [new.color.red, new.color.green, new.color.blue])
      #expect(colors.allSatisfy { abs($0 - $1) < 0.09 }, "\(number): \(old.color) \(new.color)")
    }
  }

  /// Where one ends and another one begins all of both is seen, the later one over the earlier one.
  @Test func everyRunIsTheSame() throws {
    func run() throws -> [DisplayList] {
      try self.run(screen(then: Self.lime), script).map(\.report.display)
    }
    let first = try run()
    for _ in 0..<5 { #expect(try run() == first) }
  }

  /// A round that ends elsewhere than it begins goes round to its end, and then jumps; coming to rest
  /// it doesn't.
  @Test func anOpenRoundJumpsOnlyInFullStrength() throws {
    let saw =
      #""idle": {"keyframes": [{"at": 1, "y": -40}], "duration": 0.5, "curve": "linear"}"#
    let seen = try seen(run(screen(saw), seconds: 12, "1.3 key Right\n3 key Left"))
    let jumps = zip(seen, seen.dropFirst()).map { abs($1.y - $0.y) }.filter { $0 > 3 }
    #expect(jumps.count > 5 && jumps.allSatisfy { $0 > 37 })
  }

  // MARK: Colours

  /// The loop's colours lie over that which the element has, whatever that is.
  @Test func aColourIsThatOfTheLoopAsFarAsItGoesThere() throws {
    var blue = SlideKeyframe(0.5)
    blue.fill = Color(0, 0, 255)
    let name = SlideIdle.Name(key: "a", idle: SlideIdle([blue], duration: 2, curve: .linear))
    var loop = IdleLoop(name, at: 0)
    loop.follow(until: 1, over: 1, wakefulness: 1)
    let layout = IntroLayout(canvas: IntroLayout.reference)
    func fills(_ time: Double) -> [Sway.Fill] {
      loop.follow(until: time, over: 0, wakefulness: 1)
      return loop.sway(in: layout, wakefulness: 1).fills
    }
    #expect(fills(0).isEmpty && fills(2).isEmpty)
    #expect(fills(0.5) == [Sway.Fill(color: Color(0, 0, 255), share: 0.5)])
    #expect(fills(1) == [Sway.Fill(color: Color(0, 0, 255), share: 1)])
  }

  @Test func aStatesColourIsSeenUnderALoop() throws {
    let states = """
      "tap": {"state": "on"}, "states": {"on": {"fill": "#0f0"}}, \(Self.idle)
      """
    let seen = try seen(run(screen(states), seconds: 9, "1 tap a"))
    for (round, color) in [(240, Color(0, 255, 0)), (300, Color(0, 0, 255))] {
      let shown = seen[round].color
      #expect(abs(shown.green - color.green) < 0.02 && abs(shown.blue - color.blue) < 0.02)
      #expect(shown.red < 0.02)
    }
  }

  // MARK: Another size

  /// Loops go on while the window becomes another one, and are as large as that is.
  @Test func resizingDisturbsNoLoop() throws {
    let resized = try seen(
      frames(of: screen(), Size(400, 400), seconds: 5, "2.3 resize 800 800"))
    let large = try seen(frames(of: screen(), Size(800, 800), seconds: 5))
    for frame in [140, 145, 180, 200, 250] {
      #expect(abs(resized[frame].y - large[frame].y) < 1e-6, "\(frame)")
      #expect(abs(resized[frame].alpha - large[frame].alpha) < 1e-9, "\(frame)")
    }
  }

  // MARK: What has one

  @Test func aSlideKnowsItsLoopsOfEachSet() throws {
    let text = """
      {"canvas": [400, 400], "slides": [
       {"elements": [{"id": "a", "fill": "red", "frame": [0, 0, 9, 9], \(Self.idle)},
         {"id": "b", "fill": "red", "frame": [0, 0, 9, 9], "fluid": {"loop": true, "keyframes": [{"at": 0.5, "x": 1}]}}]},
       {"elements": [{"id": "a", "fill": "red", "frame": [0, 0, 9, 9]}]}]}
      """
    let slides = try DeckFile(Array(text.utf8)).deck.slides
    #expect(slides[0].idles[.fluid]?.map(\.key) == ["a", "b"])
    #expect(slides[0].idles[.original]?.map(\.key) == ["a"] && slides[1].idles.isEmpty)
  }

  /// What has scrolled away has no view, and no loop.
  @Test func onlyWhatHasAViewLoops() {
    var frame = SlideKeyframe(0.5)
    frame.y = 10
    let names = ["a", "b"].map { SlideIdle.Name(key: $0, idle: SlideIdle([frame], duration: 2)) }
    var loops = IdleLoops()
    let layout = IntroLayout(canvas: IntroLayout.reference)
    func swaying(_ seen: Set<String>?, at time: Double) -> [String] {
      loops.follow(names, among: seen, until: time, over: 0.5, wakefulness: 1)
      return loops.sways(in: layout, wakefulness: 1).keys.sorted()
    }
    #expect(swaying(["b", "c"], at: 1) == ["b"])
    #expect(swaying(["a"], at: 1.5) == ["a"], "the other one has come to rest")
    #expect(swaying(nil, at: 2) == ["a", "b"])
    #expect(swaying([], at: 3) == [] && loops.isEmpty)
  }

  @Test func itSleepsAsCreaturesDo() throws {
    let still = try run(screen(lives: false), seconds: 0)[0].report.display
    let screen = try screen()
    let frames = try run(screen, seconds: 32)
    #expect(frames[100].report.display != still && frames[28 * 60 + 30].report.display != still)
    for frame in frames[(30 * 60)...] { #expect(frame.report.display == still) }
    #expect(screen.nextPicture(after: Instant.zero.advanced(bySeconds: 32)) == nil)
  }

  @Test func lessMotionIsNoLoop() throws {
    let screen = try screen(reducesMotion: true)
    let still = try run(self.screen(lives: false, reducesMotion: true), script)
    #expect(try run(screen, script).map(\.report.display) == still.map(\.report.display))
    #expect(screen.nextPicture(after: .zero) == nil)
  }

  @Test func framesOverTime() throws {
    let lines = try seen(run(screen(), seconds: 3)).enumerated().filter { $0.offset % 10 == 0 }
      .map { frame in
        [frame.element.y, frame.element.alpha]
          .map { PlainNumber.exact(($0 * 1e3).rounded() / 1e3) }.joined(separator: " ") + "\n"
      }
    try expectGolden(lines.joined(), "Motions/idle.txt")
  }
}
