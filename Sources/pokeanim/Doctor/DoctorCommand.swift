import ArgumentParser
import EngineSDL
import EngineSystem
import JSONText

/// `pokeanim doctor`: whether the window would work here, and what is missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check display, fonts, assets and tools, and say how to install what is missing.",
    usage: "pokeanim doctor [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim doctor           a line for each thing, and what to do about it
        pokeanim doctor --json    the same for programs

      EXIT STATUS:
        0 the window works here, 1 it does not, 2 wrong usage,
        \(ExitStatus.signals)
      """)

  @Option(help: ArgumentHelp("Presentation backend to try", valueName: "backend"))
  var renderer = RendererOption.auto

  @OptionGroup var motion: MotionArguments

  @Flag(help: "Print one JSON object")
  var json = false

  @OptionGroup(title: "Files") var files: FileArguments

  func run() throws {
    let diagnosis = Doctor(
      files: files, reducesMotion: motion.reducedMotion, renderer: renderer.name
    ).examine()
    if json {
      try StandardOutput.write(diagnosis.json.line())
    } else {
      try StandardOutput.write(diagnosis.text)
    }
    if !diagnosis.isFit { throw ExitCode(ExitStatus.failure) }
  }
}
