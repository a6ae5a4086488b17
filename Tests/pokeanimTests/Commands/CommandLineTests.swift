import ArgumentParser
import Engine
import EngineSDL
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct CommandLineTests {
  private func window(_ arguments: String...) throws -> WindowCommand {
    try #require(try CommandLineParser.parse(arguments) as? WindowCommand)
  }

  private func usageError(_ arguments: [String]) throws -> UsageError? {
    do {
      _ = try CommandLineParser.parse(arguments)
      return nil
    } catch let error as UsageError {
      return error
    }
  }

  @Test func theWindowsDefaults() throws {
    let command = try window()
    #expect(command.window.size == nil && command.program.options.playDuration == nil)
    #expect(command.window.scale == nil && command.window.fpsCap == nil)
    #expect(command.program.namedScreen == nil && command.program.options.speed == nil)
    #expect(
      !command.program.options.motionSetting(place: .window, environment: { _ in nil }).isReduced)
    #expect(command.files.font == nil && command.files.assets == nil)
  }

  @Test func theWindowsOptions() throws {
    let command = try window(
      "--screen", "squares", "--size", "1280X720.5", "--scale", "2", "--fps-cap", "30",
      "--speed", "0.5", "--reduced-motion", "--font", "F", "--assets", "A",
      "--play-duration", "2")
    #expect(command.window.size == Size(1280, 720.5) && command.program.options.playDuration == 2)
    #expect(command.window.scale == 2 && command.window.fpsCap == 30)
    #expect(command.program.options.screen == .squares && command.program.options.speed == 0.5)
    #expect(
      command.program.options.motionSetting(place: .window, environment: { _ in nil }).isReduced)
    #expect(command.files.font == "F" && command.files.assets == "A")
  }

  @Test(arguments: [
    ("1", ScreenEntry.onboarding), ("story", .onboarding), ("onboarding", .onboarding),
    ("slides", .onboarding), ("2", .squares), ("layouts", .squares), ("squares", .squares),
    ("pairs", .squares), ("3", .algebra), ("gallery", .gallery),
  ])
  func screensHaveNumbers(_ name: String, _ screen: ScreenEntry) throws {
    #expect(try window("--screen", name).program.options.screen == screen)
  }

  @Test func aPairIsOfTheSecondScreen() throws {
    let plain = try window("--pair", "grid").program
    #expect(plain.options.pair == .grid && plain.namedScreen == .squares)
    let other = try window("--pair", "text", "--screen", "algebra").program
    #expect(other.options.pair == .text && other.namedScreen == .algebra)
    #expect(try window("--screen", "2").program.options.pair == nil)
    let text = try #require(try usageError(["trace", "--pair", "ring"])?.message)
    for pair in PairName.allCases { #expect(text.contains(pair.rawValue)) }
  }

  @Test(arguments: [("1", true), ("yes", true), ("0", false)])
  func motionMayBeReducedByTheEnvironment(_ value: String, _ reduces: Bool) throws {
    let program = try window().program.options
    #expect(
      program.motionSetting(
        place: .canvas, environment: { $0 == "POKEANIM_REDUCED_MOTION" ? value : nil }
      ).isReduced == reduces)
  }

  @Test func theCreaturesLiveInTheWindowAndOnRequestInFilms() throws {
    #expect(try window().window.life == .on && window("--life", "off").window.life == .off)
    let film = ["render", "-o", "x.bmp"]
    let still = try #require(try CommandLineParser.parse(film) as? RenderCommand)
    let living = try #require(
      try CommandLineParser.parse(film + ["--life", "on"]) as? RenderCommand)
    #expect(still.life == .off && living.life == .on)
  }

  @Test func subcommandsKeepTheirOwnOptions() throws {
    let trace = try #require(
      try CommandLineParser.parse([
        "trace", "--screen", "2", "--duration", "0", "--speed", "3", "--fps", "24", "--canvas",
        "10x20", "--script", "S", "--play-duration", "1",
      ]) as? TraceCommand)
    #expect(
      trace.frames.duration == 0 && trace.frames.fps == 24 && trace.program.options.speed == 3)
    #expect(trace.frames.canvas == Size(10, 20) && trace.frames.script == "S")
    #expect(trace.program.options.playDuration == 1 && trace.program.options.screen == .squares)
    let render = try #require(
      try CommandLineParser.parse(["render", "-o", "x.bmp", "--scale", "2"]) as? RenderCommand)
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
    (["--play-duration", "0"], "give a number from 0.01 to 3600"),
    (["--what"], "Unknown option '--what'"),
    (["--duration", "2"], "Unknown option '--duration'"),
    (["--json"], "--json needs --stats"),
    (
      ["paint"],
      "the commands are render, trace, replay, timeline, strip, export, gallery, new, check, tune, describe, selftest, doctor, and the screens story,"
    ),
    (["rendr", "-o", "a.png"], "there is no command 'rendr'. Did you mean 'render'?"),
    (["Doctor"], "Did you mean 'doctor'?"),
    (["doctor", "--screen", "2"], "Unknown option '--screen'"),
    (["--life", "maybe"], "'maybe' is invalid for '--life"),
    (["--theme", "dim"], "'dim' is invalid for '--theme"),
    (["trace", "--life", "on"], "Unknown option '--life'"),
    (["trace", "--fps", "0"], "give a number from 1 to 1000"),
    (["trace", "--duration", "-1"], "--duration"),
    (["trace", "--canvas", "a"], "give a width and a height"),
    (["render"], "--output"),
    (["--speed", "2", "trace", "--fps", "0"], "give a number from 1 to 1000"),
    (["--fresh", "trace"], "Unknown option '--fresh'"),
    (["--font", "trace", "--what"], "Unknown option '--what'"),
    (
      ["export", "-o", "-x/ah.html"],
      "there is no option '-x/ah.html'; a file of that name is './-x/ah.html'"
    ),
    (["-oh.png"], "there is no option '-oh.png'"),
  ]

  @Test(arguments: wrong)
  func wrongUsageSaysWhatWouldBeRight(_ arguments: [String], _ expected: String) throws {
    let message = try usageError(arguments)?.message
    #expect(message?.contains(expected) == true, "\(message ?? "parsed")")
  }

  @Test(arguments: [
    (["--what"], nil), (["trace", "--what"], "trace"), (["--what", "trace"], "trace"),
    (["trase"], nil),
  ])
  func wrongUsageLeadsToTheHelpOfItsCommand(_ arguments: [String], _ command: String?) throws {
    #expect(try #require(try usageError(arguments)).command == command)
  }

  // MARK: The command among its options

  @Test(arguments: [
    ["--screen", "2", "trace", "--fps", "24"], ["--screen", "2", "--fps", "24", "trace"],
    ["trace", "--screen", "2", "--fps", "24"], ["--screen=2", "--fps=24", "trace"],
  ])
  func optionsStandBeforeAndAfterIt(_ arguments: [String]) throws {
    let trace = try #require(try CommandLineParser.parse(arguments) as? TraceCommand)
    #expect(trace.program.options.screen == .squares && trace.frames.fps == 24)
  }

  @Test func itsNameMayBeAValueToo() throws {
    #expect(try window("--font", "trace").files.font == "trace")
    #expect(try window("--assets", "render", "--font", "trace").files.assets == "render")
    let doctor = try #require(
      try CommandLineParser.parse(["--font", "trace", "doctor", "--assets", "render"])
        as? DoctorCommand)
    #expect(doctor.files.font == "trace" && doctor.files.assets == "render")
    let render = try #require(
      try CommandLineParser.parse(["render", "-o", "trace"]) as? RenderCommand)
    #expect(render.output == "trace")
  }

  // MARK: Help

  @Test func helpNamesEveryOption() {
    let help = WindowCommand.helpMessage()
    for option in [
      "--screen", "--size", "--scale", "--fps-cap", "--speed", "--reduced-motion", "--font",
      "--assets", "--play-duration", "--life", "--theme", "--version", "render", "trace",
      "0 success, 1 ",
    ] {
      #expect(help.contains(option), "\(option)")
    }
    #expect(!help.contains("icons"))
  }

  /// Examples first, then short lines of options in groups, none with its default said twice.
  @Test func everyHelpBeginsWithExamples() throws {
    let commands = WindowCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    for command in [nil] + commands.map(Optional.some) {
      let help = command.map { WindowCommand.helpMessage(for: $0) } ?? WindowCommand.helpMessage()
      let examples = try #require(help.range(of: "EXAMPLES:\n  pokeanim"))
      let usage = try #require(help.range(of: "\nUSAGE: pokeanim"))
      #expect(examples.lowerBound < usage.lowerBound)
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(help)")
      for line in help.split(separator: "\n") {
        #expect(line.components(separatedBy: "default: ").count <= 2, "\(line)")
      }
    }
    for title in ["SCREEN:", "WINDOW:", "FILES:", "OPTIONS:", "SUBCOMMANDS:"] {
      #expect(WindowCommand.helpMessage().contains("\n" + title), "\(title)")
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
