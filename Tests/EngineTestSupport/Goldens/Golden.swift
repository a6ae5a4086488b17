public import Foundation
public import Testing

/// True if goldens are written and not compared: `UPDATE_GOLDENS=1` is in the environment.
public var updatesGoldens: Bool {
  ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
}

/// The golden file of that name: in the folder `Goldens` of the target of the test's file.
public func goldenFile(_ name: String, file: StaticString) -> URL {
  var root = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
  while root.path != "/", !FileManager.default.fileExists(atPath: root.path + "/Goldens") {
    root.deleteLastPathComponent()
  }
  return root.appendingPathComponent("Goldens").appendingPathComponent(name)
}

/// Compares text with the golden file of that name beside the test.
///
/// With `UPDATE_GOLDENS=1` in the environment the file is written instead. A difference names
/// the first line that differs, with what was wanted and what came.
public func expectGolden(
  _ actual: String, _ name: String, file: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = goldenFile(name, file: file)
  if updatesGoldens {
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try actual.write(to: golden, atomically: true, encoding: .utf8)
    return
  }
  let wanted = try String(contentsOf: golden, encoding: .utf8)
  guard wanted != actual else { return }
  let wantedLines = wanted.split(separator: "\n", omittingEmptySubsequences: false)
  let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(wantedLines, actualLines).enumerated().first { $1.0 != $1.1 }
  let number = line?.offset ?? min(wantedLines.count, actualLines.count)
  let want = number < wantedLines.count ? wantedLines[number] : "(end)"
  let got = number < actualLines.count ? actualLines[number] : "(end)"
  Issue.record(
    "\(name) differs at line \(number + 1)\n  wanted: \(want)\n  got:    \(got)",
    sourceLocation: sourceLocation)
}
