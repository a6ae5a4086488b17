import ArgumentParser
import Conformance
import Engine
import EngineSDL
import EngineSystem

/// `pokeanim selftest`: replays the vectors.
struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Check the engine against reference values.",
    usage: "pokeanim selftest [<options>]",
    discussion: """
      EXAMPLES:
        pokeanim selftest    a line for each section, failed cases, a total

      EXIT STATUS:
        0 all passed, 1 a case failed or a file can't be read, 2 wrong usage,
        \(ExitStatus.signals)
      """)

  @Option(
    help: ArgumentHelp(
      "Folder of the vector files (default: Vectors among the pictures)", valueName: "folder"),
    completion: .directory)
  var vectors: String?

  @Option(help: .pictures, completion: .directory)
  var assets: String?

  func run() throws {
    let folder = try vectors ?? AssetFinder(option: assets).find() + "/Vectors"
    let report = VectorReport(folder: folder) { path in
      FileSystem.exists(path) ? Array(try FileSystem.text(of: path).utf8) : nil
    }
    try StandardOutput.write(report.text)
    if let flaw = report.flaw { throw Failure(flaw) }
  }
}
