import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

/// Screens on a canvas with no room for anything.
@Suite struct SmallCanvasTests {
  /// A window that is dragged to nothing is as small as these.
  @Test(arguments: ScreenEntry.allCases)
  func noCanvasIsTooSmall(_ entry: ScreenEntry) throws {
    for size in ["1x1", "2x2", "3x3", "5x3", "8x8", "1x60", "60x1", "20x20", "60x14"] {
      let result = try ProgramRun(
        arguments: [
          "trace", "--screen", entry.name, "--canvas", size, "--duration", "0.3", "--fps", "20",
          "--script", "-",
        ], input: "0 key Right\n0.1 key L\n0.2 key I\n"
      ).run()
      #expect(result.code == 0, "\(size): \(result.errors)")
    }
  }
}
