public import Foundation
public import Testing

/// True if goldens are written and not compared: `UPDATE_GOLDENS=1` is in the environment.
public var updatesGoldens: Bool {
  ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
}

/// The golden file of that name: in the nearest folder `Goldens` at the test's file or above it,
/// within its package; without one, in a folder `Goldens` beside the test's file, which
/// `UPDATE_GOLDENS=1` makes.
public func goldenFile(_ name: String, file: StaticString) -> URL {
  goldenFile(name, of: "\(file)")
}

/// - Parameter test: the path of the test's file.
package func goldenFile(_ name: String, of test: String) -> URL {
  let own = URL(fileURLWithPath: test).deletingLastPathComponent()
  let folder = foldersOfPackage(from: own).first { holds("Goldens", $0) } ?? own
  return folder.appendingPathComponent("Goldens").appendingPathComponent(name)
}

/// A folder and those above it, up to the package's; only itself if it is in none.
private func foldersOfPackage(from folder: URL) -> [URL] {
  var folders = [folder]
  while let last = folders.last, !holds("Package.swift", last) {
    guard last.path != "/" else { return [folder] }
    folders.append(last.deletingLastPathComponent())
  }
  return folders
}

private func holds(_ name: String, _ folder: URL) -> Bool {
  FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
}

/// Compares text with the golden file of that name beside the test.
///
/// With `UPDATE_GOLDENS=1` in the environment the file is written instead. A difference names
/// the first line that differs, with what was wanted and what came.
public func expectGolden(
  _ actual: String, _ name: String, file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = GoldenText(file: goldenFile(name, file: file))
  if updatesGoldens { return try golden.write(actual) }
  if let problem = try golden.problem(actual) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

/// A text that was looked at and found right, kept in a file.
package struct GoldenText {
  package let file: URL

  package init(file: URL) { self.file = file }

  /// Makes the folder, too.
  package func write(_ actual: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try actual.write(to: file, atomically: true, encoding: .utf8)
  }

  /// The first line that differs; nil: none does.
  package func problem(_ actual: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else {
      return "\(file.path) is not there: UPDATE_GOLDENS=1 writes it"
    }
    let wanted = try String(contentsOf: file, encoding: .utf8)
    guard wanted != actual else { return nil }
    let wantedLines = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(wantedLines, actualLines).enumerated().first { $1.0 != $1.1 }
    let number = line?.offset ?? min(wantedLines.count, actualLines.count)
    let want = number < wantedLines.count ? wantedLines[number] : "(end)"
    let got = number < actualLines.count ? actualLines[number] : "(end)"
    return "\(file.lastPathComponent) differs at line \(number + 1)\n  wanted: \(want)\n"
      + "  got:    \(got)"
  }
}
