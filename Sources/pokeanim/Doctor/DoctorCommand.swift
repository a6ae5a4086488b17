import ArgumentParser
import EngineSDL

/// `pokeanim doctor`: whether the window would work here, and what is missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Look at display, fonts, pictures and tools: what is there, and how to get the rest.",
    discussion: """
      Takes the window's options. Exit codes: 0 the window works here, 1 it does not, 2 usage.
      """)

  @OptionGroup var program: ProgramArguments

  @Option(help: "How pictures reach the window: auto, surface or texture (default: auto).")
  var renderer = RendererOption.auto

  func run() throws {
    let diagnosis = Doctor(arguments: program, renderer: renderer.name).examine()
    try Array(diagnosis.text.utf8).withUnsafeBytes { try FileSystem.write($0, to: 1) }
    if !diagnosis.isFit { throw ExitCode(CommandLineProgram.Exit.failure) }
  }
}
