import EngineTestSupport
import Foundation
import Testing

/// The modules with the originals' names, compiled from what is shipped, and programs that use them as
/// a playground does.
struct PlaygroundModules {
  /// Compiled once for all tests, beside what else was built.
  static let shared = Result { try PlaygroundModules() }

  /// In the order in which they are compiled.
  let names: [String]
  /// The folder of the modules and their objects.
  let path = builtProducts.appendingPathComponent("PlaygroundModules").path

  /// The shipped sources.
  static let sources = repositoryRoot().appendingPathComponent("Assets/Playground")

  /// The text of a shipped file, byte for byte.
  static func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: sources.appendingPathComponent(file)), as: UTF8.self)
  }

  private init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let list = try Self.text(of: "modules.txt")
    names = list.split(separator: "\n").map(String.init)
    for name in names { try compile(name) }
  }

  private func compile(_ name: String) throws {
    let sources = try FileManager.default.contentsOfDirectory(
      at: Self.sources.appendingPathComponent(name), includingPropertiesForKeys: nil)
    let place = "\(path)/\(name)"
    let made = try Compiler.run(
      ["swiftc"] + Compiler.ourLanguage + [
        "-warnings-as-errors", "-parse-as-library", "-wmo", "-Onone", "-I", Compiler.modules,
        "-I", path, "-module-name", name, "-emit-module", "-emit-module-path",
        place + ".swiftmodule", "-emit-object", "-o", place + ".o",
      ] + sources.map(\.path).sorted())
    try #require(made.words == "", "\(name)")
  }

  /// What the files of a playground print, or what the compiler says.
  ///
  /// - Parameter files: texts by their names; one is main.swift.
  func output(of files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let sources = try files.map { try folder.file($0.key, $0.value) }
    let program = folder.path + "/program"
    let said = try Compiler.build(
      sources, with: [.engine, .playground], as: program, language: ["-swift-version", "5"],
      options: [
        "-module-name", "Play", "-Xfrontend", "-import-module", "-Xfrontend", "Playground", "-I",
        path,
      ] + names.map { "\(path)/\($0).o" })
    return said.isEmpty ? try Compiler.run([program]).words : said
  }

  /// Functions for programs that look at what they show: `film(screen, steps)` prints the views with
  /// keys as they are after each step, at a time and with events: middle, size, opacity.
  static let film = #"""

    func all(_ view: View) -> [View] { view.subviews + view.subviews.flatMap(all) }

    func film(_ screen: any Screen, _ steps: [(time: Double, events: [InputEvent])]) {
      let runtime = Runtime(screen: screen, size: Size(400, 480))
      for step in steps {
        _ = runtime.frame(at: Instant(seconds: step.time), events: step.events)
        let views = all(screen.root).filter { $0.key != nil }.map { view in
          let shown = view.presented
          let numbers = [
            shown.center.x, shown.center.y, shown.size.width, shown.size.height, shown.alpha * 100,
          ]
          return numbers.reduce(view.key ?? "") { "\($0) \(Int($1.rounded()))" }
        }
        print(step.time, views.joined(separator: ", "))
      }
    }

    """#
}
