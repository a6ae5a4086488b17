import ArgumentParser
import EngineSDL
import Foundation

/// `pokeanim selftest`: replays the vectors.
struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selftest",
    abstract: "Compare the engine with the numbers it must reproduce.",
    discussion: """
      Prints a line for each section, the cases that failed, and a total. Exit codes: 0 all \
      passed, 1 anything failed, 2 no vector file was found or one can't be read.
      """)

  @Option(help: "The folder with the vector files (default: Vectors among the assets).")
  var vectors: String?

  @Option(help: "The folder with the assets (default: POKEANIM_ASSETS, then Assets).")
  var assets: String?

  func run() throws {
    let folder = try vectors ?? AssetFinder(option: assets).find() + "/Vectors"
    let report = SelfTest.run(vectors: URL(fileURLWithPath: folder, isDirectory: true))
    try Array(report.text.utf8).withUnsafeBytes { try FileSystem.write($0, to: 1) }
    if report.exitStatus != 0 { throw ExitCode(report.exitStatus) }
  }
}
