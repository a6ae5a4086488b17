import EngineTestSupport
import Foundation

@testable import pokeanim

/// A compiler that makes empty files of what it is asked for, at once, and writes down what it was
/// asked.
struct FakeCompiler {
  let folder: TemporaryFolder
  let toolchain: SwiftToolchain

  /// - Parameter script: lines of a shell that run before it makes anything; the arguments are `$@`.
  init(version: String = "6.3.1", script: String = "") throws {
    folder = try TemporaryFolder()
    let program = try folder.program(
      "swiftc",
      """
      #!/bin/sh
      printf '%s\\n' "$*" >>"$(dirname "$0")/asked"
      \(script)
      while [ $# -gt 0 ]; do
        case $1 in
          -o | -emit-module-path) echo made >"$2" ;;
          -output-file-map)
            tr '"' '\\n' <"$2" | grep '\\.o$' | while read -r file; do echo made >"$file"; done ;;
        esac
        shift
      done
      """)
    toolchain = try SwiftToolchain(
      compiler: program, targetInfo: Self.targetInfo(version: version))
  }

  /// Each line is the arguments of one call.
  var asked: [String] {
    ((try? String(contentsOfFile: folder.path + "/asked", encoding: .utf8)) ?? "")
      .split(separator: "\n").map(String.init)
  }

  static func targetInfo(version: String, resources: String = "/swift/usr/lib/swift") -> String {
    """
    {"compilerVersion": "Swift version \(version) (swift-\(version)-RELEASE)",
     "target": {"arch": "x86_64"},
     "paths": {"runtimeLibraryPaths": ["\(resources)/linux"],
       "runtimeResourcePath": "\(resources)"}}
    """
  }

  /// Three small modules and a worker, in a folder.
  static func sources(in folder: TemporaryFolder) throws -> EngineSources {
    try folder.file("Assets/Playground/engine.txt", "Engine\nOutput\n")
    try folder.file("Assets/Playground/modules.txt", "UIKit\n")
    try folder.file("Sources/Engine/Views/View.swift", "public struct View {}")
    try folder.file("Sources/Engine/Clock.swift", "public struct Clock {}")
    try folder.file("Sources/Engine/Read.md", "no code")
    try folder.file("Sources/Output/Run.swift", "public struct Run {}")
    try folder.file("Assets/Playground/UIKit/Names.swift", "public struct Name {}")
    try folder.file("Assets/Playground/Worker/main.swift", "print(1)")
    try folder.file("Assets/Playground/Foundation.swift", "typealias Name = UIKit.Name")
    return try EngineSources.find(in: [folder.path + "/Assets"])
  }
}

extension TemporaryFolder {
  /// Makes a script that can be run. Another process writes it: a program that is open for writing
  /// can't be run, and whatever is started here meanwhile would hold it open.
  func program(_ name: String, _ script: String) throws -> String {
    let text = try file(name + ".text", script)
    let program = path + "/" + name
    _ = try Compiler.run(["install", "-m", "755", text.path, program])
    return program
  }
}
