import EngineTestSupport
import Foundation
import Testing

/// Whatever stands in a folder of slides: a picture of them, or a mistake in words; never a trap,
/// and not with more memory than a small machine has.
@Suite struct HostileSlidesTests {
  /// In kilobytes. A sanitizer maps a shadow of all addresses that there are.
  private static let memory = Sanitizer.all.isEmpty ? "\(700 << 10)" : "unlimited"

  @Test(arguments: HostileSlides.all) func theyAreShownOrRefused(_ slides: HostileSlides) throws {
    let folder = try TemporaryFolder()
    try slides.make(folder)
    var run = ProgramRun(
      arguments: [
        "-c", "ulimit -d \(Self.memory); exec \"$@\"", "bash", ProgramRun.path, "render",
        "--slides",
        "./a", "--from", "0", "-o", "one.png",
      ], folder: folder.url)
    run.program = "/bin/bash"
    let result = try run.run()
    #expect(!result.timedOut && result.output.isEmpty)
    switch slides.end {
    case .refused:
      #expect(result.code == 1 && result.errors.hasPrefix("pokeanim: error: "), "\(result.errors)")
      #expect(result.errors.utf8.count < 40_000, "as much as a person reads")
    case .shown: #expect(result.code == 0, "\(result.errors)")
    }
    #expect(folder.names.contains("one.png") == (slides.end == .shown))
  }

  @Test func thereAreSixty() {
    #expect(HostileSlides.all.count >= 60)
    #expect(Set(HostileSlides.all.map(\.name)).count == HostileSlides.all.count)
  }
}
