import EngineTestSupport
import Foundation
import Testing

@testable import pokeanim

/// `pokeanim doctor` as it is built.
@Suite struct DoctorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func doctor(
    _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> ProgramRun.Result {
    try ProgramRun(
      arguments: ["doctor"] + arguments, environment: environment, folder: folder.url
    ).run()
  }

  @Test func withoutADisplayItSaysSo() throws {
    let result = try doctor()
    #expect(result.code == 1 && !result.timedOut)
    #expect(result.output.contains("missing display  there is no display"))
    #expect(result.output.contains("ok      pictures "))
    #expect(result.output.hasSuffix("The window does not work here.\n"))
  }

  @Test func onADriverThatShowsNothingItWorks() throws {
    let result = try doctor(environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("dummy (shows nothing"))
    #expect(result.output.contains("surface in plain memory"))
    #expect(result.output.contains("by a clock"))
  }

  @Test func whatIsMissingIsNamedWithTheWayToGetIt() throws {
    let result = try doctor(
      "--assets", "none", "--font", "none.otf",
      environment: ["SDL_VIDEODRIVER": "dummy", "PATH": folder.path])
    #expect(result.code == 1)
    for part in [
      "missing pictures --assets: none is not a folder", "broken  font", "fonts-inter",
      "missing ffmpeg", "apt-get install ffmpeg",
    ] { #expect(result.output.contains(part), "\(result.output)") }
  }

  @Test func theCompilerOfSwiftFilesIsTold() throws {
    let path = ProcessInfo.processInfo.environment["PATH"]
    let found = try doctor(
      environment: ["PATH": path, "SDL_VIDEODRIVER": "dummy", "XDG_CACHE_HOME": folder.path])
    #expect(
      found.output.contains("; the first Swift file builds the engine for it"), "\(found.output)")
    #expect(found.output.contains("\nok      swift    Swift ") && found.code == 0)
    let missing = try doctor(environment: ["PATH": folder.path, "SDL_VIDEODRIVER": "dummy"])
    #expect(missing.output.contains("\nmissing swift    only Swift files need it\n"))
    #expect(missing.output.contains("→ install Swift: https://www.swift.org/install/linux/\n"))
    let broken = try doctor(
      environment: ["POKEANIM_SWIFTC": "/none", "SDL_VIDEODRIVER": "dummy"])
    #expect(broken.output.contains("\nbroken  swift    POKEANIM_SWIFTC: there is no program /none"))
    #expect(missing.code == 0 && broken.code == 0)
  }

  @Test func whatTextsOfTheWorldNeedIsTold() throws {
    let result = try doctor(environment: ["SDL_VIDEODRIVER": "dummy"])
    for name in ["order", "shapes", "emoji", "east", "scripts"] {
      let line = try #require(
        result.output.split(separator: "\n").first { $0.dropFirst(8).hasPrefix(name + " ") })
      #expect(line.hasPrefix("ok ") || line.hasPrefix("missing "))
    }
    #expect(result.code == 0, "none of it is needed")
  }

  @Test func anUnknownDriverIsNamed() throws {
    let result = try doctor(environment: ["SDL_VIDEODRIVER": "bogus"])
    #expect(result.code == 1 && result.output.contains("“bogus” (SDL_VIDEODRIVER)"))
  }

  @Test func reducedMotionIsToldWithItsSource() throws {
    try folder.file("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n")
    let result = try doctor(environment: ["XDG_CONFIG_HOME": folder.path])
    #expect(result.output.contains("reduced to fades (\(folder.path)/gtk-3.0/settings.ini)"))
    let overruled = try doctor("--reduced-motion")
    #expect(overruled.output.contains("reduced to fades (--reduced-motion)"))
  }

  @Test func programsReadItAsJSON() throws {
    for (driver, code) in [("dummy", Int32(0)), ("bogus", 1)] {
      let result = try doctor("--json", environment: ["SDL_VIDEODRIVER": driver])
      #expect(result.code == code)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let members = try #require(object as? [String: Any])
      #expect(members["works"] as? Bool == (code == 0))
      #expect(members["version"] as? String == Version.number)
      let findings = try #require(members["findings"] as? [[String: Any]])
      let display = try #require(findings.first { $0["name"] as? String == "display" })
      #expect(display["state"] as? String == (code == 0 ? "ok" : "missing"))
      #expect((display["text"] as? String)?.contains(driver) == true)
    }
  }

  @Test func itSaysWhichProgramItIs() throws {
    #expect(try doctor().output.hasPrefix("ok      program  pokeanim \(Version.number), /"))
  }

  @Test func wrongOptionsAreUsage() throws {
    #expect(try doctor("--renderer", "paper").code == 2)
  }
}
