import Foundation
import Mutator

/// A copy of the repository, in which files are mutated and built.
struct Tree {
  let root: URL
  let copy: URL

  /// The copy of a repository, in its folder of built things.
  init(of root: URL) {
    self.root = root
    copy = root.appendingPathComponent(".build/mutants/tree")
  }

  /// The files whose lines are mutated.
  func mutatedFiles() throws -> [CodeFile] {
    try paths().filter { path in
      path.hasSuffix(".swift")
        && ["Sources/Engine/", "Sources/Onboarding/"].contains { path.hasPrefix($0) }
    }.map(file)
  }

  func file(_ path: String) throws -> CodeFile {
    CodeFile(path: path, source: Array(try Data(contentsOf: root.appendingPathComponent(path))))
  }

  /// Makes the copy equal to the files that git knows or would add, but for mutants that sleep in
  /// some. Equal ones are not touched, so that only what differs is built anew.
  func copyFiles(with sleepers: Sleepers = Sleepers([])) throws {
    let paths = try paths()
    for path in paths {
      var bytes = try Data(contentsOf: root.appendingPathComponent(path))
      if path == "Package.swift" { bytes += Data(Self.additions.utf8) }
      try write(sleepers.source(ofFileAt: path) ?? bytes, to: path)
    }
    for path in Self.switches { try write(Data(Self.switchOfMutants.utf8), to: path) }
    let known = Set(paths + Self.switches)
    let manager = FileManager.default
    for case let path as String in manager.enumerator(atPath: copy.path) ?? .init()
    where path.hasSuffix(".swift") && !path.hasPrefix(".") && !known.contains(path) {
      try manager.removeItem(at: copy.appendingPathComponent(path))
    }
  }

  func write(_ bytes: Data, to path: String) throws {
    let target = copy.appendingPathComponent(path)
    guard (try? Data(contentsOf: target)) != bytes else { return }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: target)
  }

  private func paths() throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    process.currentDirectoryURL = root
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("git does not list the files") }
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }).sorted()
      .filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  private static let switches = ["Engine", "Onboarding"].map { "Sources/\($0)/IsMutant.swift" }

  private static let switchOfMutants = """
    import Glibc

    public let numberOfMutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

    public func isMutant(_ number: Int) -> Bool { number == numberOfMutant }

    """

  /// Lines for the end of the copy's manifest: examples are not built, and a mutant may give a
  /// warning.
  private static let additions = """

    package.targets.removeAll { $0.name.hasPrefix("Example") }
    for target in package.targets {
      target.swiftSettings? += [.treatAllWarnings(as: .warning)]
    }

    """
}
