import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Elements that go on in a loop while their slide is shown.
@Suite struct IdleLoopTests {
  private static let idle =
    #""idle": {"keyframes": [{"at": 0.5, "y": -40, "opacity": 0.5, "fill": "blue"}], "duration": 2, "curve": "linear"}"#
  private static let loop =
    #""motion": {"loop": true, "duration": 2, "curve": "linear", "keyframes": [{"at": 0.5, "y": -40, "opacity": 0.5, "fill": "blue"}]}"#

  private func screen(
    _ member: String = idle, lives: Bool = true, reducesMotion: Bool = false
  ) throws -> OnboardingScreen {
    let text = """
      {"canvas": [400, 400], "slides": [
       {"elements": [{"id": "a", "fill": "red", "frame": [100, 100, 50, 50], \(member)}]},
       {"elements": [{"id": "a", "fill": "red", "frame": [200, 100, 50, 50]}]}]}
      """
    let deck = try DeckFile(Array(text.utf8)).deck
    return OnboardingScreen(
      deck, fit: .canvas, artwork: Artwork(), measuring: PlainText(),
      reducesMotion: reducesMotion, lives: lives)
  }

  private func run(
    _ screen: OnboardingScreen, seconds: Double = 4, _ script: String = ""
  ) throws -> [(line: String, report: FrameReport)] {
    let size = Size(400, 400)
    var frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: 60, duration: seconds,
      script: try InputScript(parsing: script))
    var lines: [(line: String, report: FrameReport)] = []
    while let frame = try frames.next() {
      let line = try TraceLine(frame: frame.index, report: frame.report, root: screen.root).text
      lines.append((line, frame.report))
    }
    return lines
  }

  private let script = "1 key Right\n2 key Left"

  /// The middle and the opacity of the element's layer in each picture.
  private func seen(_ frames: [(line: String, report: FrameReport)]) -> [(y: Double, alpha: Double)]
  {
    frames.compactMap { frame in
      guard case .layer(let canvas)? = frame.report.display.commands.first,
        case .layer(let root)? = canvas.commands.first
      else { return nil }
      let layers = root.commands.compactMap { command -> Layer? in
        if case .layer(let layer) = command { layer } else { nil }
      }
      return layers.last.map { ($0.transform.ty, $0.opacity) }
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

  @Test func nothingJumps() throws {
    let seen = try seen(run(screen(), seconds: 40, "1 key Right\n2.2 key Left\n3.7 key Right"))
    for (old, new) in zip(seen, seen.dropFirst()) {
      #expect(abs(new.y - old.y) < 4 && abs(new.alpha - old.alpha) < 0.06)
    }
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
