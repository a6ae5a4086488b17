import Engine
import EngineTestSupport

@testable import Onboarding

/// The frames of a screen under a script, sixty in a second, with the lines that a trace has of them.
func frames(
  of screen: OnboardingScreen, _ size: Size, seconds: Double = 4, _ script: String = ""
) throws -> [(line: String, report: FrameReport)] {
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
