import ArgumentParser
import Conformance
import EngineSDL

/// `pokeanim selftest`: replays the vectors.
struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Compare the engine with the numbers it must reproduce.",
    discussion: """
      Prints a line for each section, the cases that failed, and a total. Exit codes: 0 all \
      passed, 1 a case failed, or no vector file was found or one can't be read.
      """)

  @Option(help: "The folder with the vector files (default: Vectors among the assets).")
  var vectors: String?

  @Option(help: "The folder with the assets (default: POKEANIM_ASSETS, then Assets).")
  var assets: String?

  func run() throws {
    let folder = try vectors ?? AssetFinder(option: assets).find() + "/Vectors"
    let report = VectorReport(folder: folder) { path in
      FileSystem.exists(path) ? Array(try FileSystem.text(of: path).utf8) : nil
    }
    try Array(report.text.utf8).withUnsafeBytes { try FileSystem.write($0, to: 1) }
    if !report.isFlawless { throw ExitCode(CommandLineProgram.Exit.failure) }
  }
}
