import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// Scripts that know elements by their ids.
@Suite struct NavigationScriptTests {
  /// The slides that a script visits, each once it rests.
  private func visited(
    _ script: String, size: Size, fit: OnboardingScreen.Fit = .canvas
  ) throws -> [String] {
    let screen = OnboardingScreen(
      try DeckFile(Array(NavigationTests.app.utf8)).deck, fit: fit, artwork: Artwork(),
      measuring: PlainText())
    var frames = FrameSequence(
      runtime: Runtime(screen: screen, size: size), size: size, rate: 60,
      script: try InputScript(parsing: script))
    var names: [String] = []
    while let frame = try frames.next() {
      let rests = screen.transition == nil && !frame.report.isRunning
      if rests, names.last != screen.step.name { names.append(screen.step.name) }
    }
    return names
  }

  private let walk = """
    1 tap start
    3 tap row
    5 tap plan
    7 drag panel down 80 1
    9 drag panel down 300
    11 drag photo left 200
    13 drag photo right 300
    """

  @Test(arguments: [Size(400, 800), Size(390, 844), Size(800, 600), Size(320, 480)])
  func aScriptVisitsTheSameSlidesAtEverySize(_ size: Size) throws {
    let slides = ["welcome", "list", "detail", "sheet", "detail", "list"]
    #expect(try visited(walk, size: size) == slides)
    #expect(try visited(walk, size: size, fit: .window) == slides)
  }

  @Test func aDragBeginsAtTheElementWhereverItIsByThen() throws {
    let script = "1 tap start\n3 tap row\n5 tap plan\n5.2 drag panel down 300 0.2"
    #expect(
      try visited(script, size: Size(320, 480)) == ["welcome", "list", "detail"],
      "the sheet is caught on its way up")
  }
}
