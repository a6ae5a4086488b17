import ArgumentParser
import Engine
import EngineSDL
import Testing

@testable import pokeanim

@Suite struct CommandLineTests {
  private func window(_ arguments: String...) throws -> WindowCommand {
    try #require(try CommandLineProgram.parse(arguments) as? WindowCommand)
  }

  private func message(_ arguments: [String]) -> String? {
    do {
      _ = try CommandLineProgram.parse(arguments)
      return nil
    } catch {
      #expect(WindowCommand.exitCode(for: error) == .validationFailure)
      return WindowCommand.message(for: error)
    }
  }

  @Test func theWindowsDefaults() throws {
    let command = try window()
    #expect(command.size == nil && command.duration == 5)
    #expect(command.scale == nil && command.fpsCap == nil)
    #expect(command.program.namedScreen == nil && command.program.speed == 1)
    #expect(!command.program.motionSetting(place: .window, environment: { _ in nil }).isReduced)
    #expect(command.program.font == nil && command.program.assets == nil)
  }

  @Test func theWindowsOptions() throws {
    let command = try window(
      "--screen", "squares", "--size", "1280X720.5", "--scale", "2", "--fps-cap", "30",
      "--speed", "0.5", "--reduced-motion", "--font", "F", "--assets", "A", "--duration", "2")
    #expect(command.size == Size(1280, 720.5) && command.duration == 2)
    #expect(command.scale == 2 && command.fpsCap == 30)
    #expect(command.program.screen == .squares && command.program.speed == 0.5)
    #expect(command.program.motionSetting(place: .window, environment: { _ in nil }).isReduced)
    #expect(command.program.font == "F" && command.program.assets == "A")
  }

  @Test(arguments: [
    ("1", ScreenEntry.onboarding), ("2", .squares), ("squares", .squares), ("3", .algebra),
  ])
  func screensHaveNumbers(_ name: String, _ screen: ScreenEntry) throws {
    #expect(try window("--screen", name).program.screen == screen)
  }

  @Test func aPairIsOfTheSecondScreen() throws {
    let plain = try window("--pair", "grid").program
    #expect(plain.pair == .grid && plain.namedScreen == .squares)
    let other = try window("--pair", "text", "--screen", "algebra").program
    #expect(other.pair == .text && other.namedScreen == .algebra)
    #expect(try window("--screen", "2").program.pair == nil)
    let text = try #require(message(["trace", "--pair", "ring"]))
    for pair in PairName.allCases { #expect(text.contains(pair.rawValue)) }
  }

  @Test(arguments: [("1", true), ("yes", true), ("0", false)])
  func motionMayBeReducedByTheEnvironment(_ value: String, _ reduces: Bool) throws {
    let program = try window().program
    #expect(
      program.motionSetting(
        place: .canvas, environment: { $0 == "POKEANIM_REDUCED_MOTION" ? value : nil }
      ).isReduced == reduces)
  }

  @Test func theCreaturesLiveInTheWindowAndOnRequestInFilms() throws {
    #expect(try window().life == .on && window("--life", "off").life == .off)
    let film = ["render", "-o", "x.bmp"]
    let still = try #require(try CommandLineProgram.parse(film) as? RenderCommand)
    let living = try #require(
      try CommandLineProgram.parse(film + ["--life", "on"]) as? RenderCommand)
    #expect(still.life == .off && living.life == .on)
  }

  @Test func subcommandsKeepTheirOwnOptions() throws {
    let trace = try #require(
      try CommandLineProgram.parse([
        "trace", "--screen", "2", "--duration", "0", "--speed", "3", "--fps", "24", "--canvas",
        "10x20", "--script", "S", "--play-duration", "1",
      ]) as? TraceCommand)
    #expect(trace.frames.duration == 0 && trace.frames.fps == 24 && trace.program.speed == 3)
    #expect(trace.frames.canvas == Size(10, 20) && trace.frames.script == "S")
    #expect(trace.frames.playDuration == 1 && trace.program.screen == .squares)
    let render = try #require(
      try CommandLineProgram.parse(["render", "-o", "x.bmp", "--scale", "2"]) as? RenderCommand)
    #expect(render.output == "x.bmp" && render.scale == 2 && render.frames.duration == nil)
  }

  private static let wrong: [([String], String)] = [
    (["--screen", "5"], "'5' is invalid for '--screen"),
    (["--size", "960"], "give a width and a height from 1 to 16384, as in 960x720"),
    (["--size", "960x"], "give a width and a height"),
    (["--size", "0x720"], "give a width and a height"),
    (["--size", "960x720x3"], "give a width and a height"),
    (["--size", "nanx720"], "give a width and a height"),
    (["--size", "960x16385"], "give a width and a height"),
    (["--scale", "0.2"], "give a number from 0.25 to 8"),
    (["--scale", "big"], "give a number from 0.25 to 8"),
    (["--fps-cap", "0"], "give a number from 1 to 1000"),
    (["--speed", "nan"], "give a number from 0.01 to 100"),
    (["--speed", "inf"], "give a number from 0.01 to 100"),
    (["--duration", "0"], "give a number from 0.01 to 3600"),
    (["--what"], "Unknown option '--what'"),
    (["paint"], "Unexpected argument 'paint'"),
    (["--life", "maybe"], "'maybe' is invalid for '--life"),
    (["--theme", "dim"], "'dim' is invalid for '--theme"),
    (["trace", "--life", "on"], "Unknown option '--life'"),
    (["trace", "--fps", "0"], "give a number from 1 to 1000"),
    (["trace", "--duration", "-1"], "--duration"),
    (["trace", "--canvas", "a"], "give a width and a height"),
    (["render"], "--output"),
    (["--speed", "2", "trace"], "“--speed” stands before the subcommand"),
  ]

  @Test(arguments: wrong)
  func wrongUsageSaysWhatWouldBeRight(_ arguments: [String], _ expected: String) {
    let message = message(arguments)
    #expect(message?.contains(expected) == true, "\(message ?? "parsed")")
  }

  @Test func helpNamesEveryOption() {
    let help = WindowCommand.helpMessage()
    for option in [
      "--screen", "--size", "--scale", "--fps-cap", "--speed", "--reduced-motion", "--font",
      "--assets", "--duration", "--life", "--theme", "render", "trace", "Exit codes: 0 done",
    ] {
      #expect(help.contains(option), "\(option)")
    }
  }

  @Test func scriptsKnowOnlyRealKeys() throws {
    #expect(try ScriptFile.parse("0 key Right\n1 key [\n2 key r", named: "s").entries.count == 3)
    let unknown = #expect(throws: Failure.self) {
      try ScriptFile.parse("0 key Right\n1 key Rihgt", named: "my.script")
    }
    #expect(unknown?.message.hasPrefix("my.script, line 2: there is no key “Rihgt”") == true)
    let wrong = #expect(throws: Failure.self) { try ScriptFile.parse("0 hop", named: "s") }
    #expect(wrong?.message.hasPrefix("s, line 1: “hop” is not an event") == true)
  }
}
