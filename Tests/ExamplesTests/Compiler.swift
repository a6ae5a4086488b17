import EngineTestSupport
import Foundation

/// The Swift compiler, as a stranger uses it on the modules that were built.
enum Compiler {
  private static let products = builtProgram(named: "Card").deletingLastPathComponent()
  static let modules = products.appendingPathComponent("Modules").path

  /// Runs a command of the path: its exit status, and all that it said.
  static func run(_ words: [String]) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let said = Pipe()
    process.standardError = said
    process.standardOutput = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  /// The compiler's words about a program that uses the engine; empty: it has none.
  static func check(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("main.swift", source)
    return try run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, file.path]).words
  }

  /// A program that uses the engine and nothing else of ours, built and run: what it printed, or
  /// what the compiler said.
  static func output(of source: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("main.swift", source)
    let objects = try ["Engine", "EngineDeck"].flatMap { module in
      let folder = products.appendingPathComponent("\(module).build").path
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".o") }.map { folder + "/" + $0 }
    }
    let program = folder.path + "/program"
    let built = try run(
      ["swiftc", "-swift-version", "6", "-I", modules, file.path, "-o", program, "-lm"]
        + objects)
    return built.status == 0 ? try run([program]).words : built.words
  }
}
