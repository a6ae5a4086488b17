public import Foundation

/// The program that `swift test` has built beside the tests that are running.
///
/// `POKEANIM_BINARY` in the environment names another one, a release build for instance.
public func builtProgram(named name: String) -> URL {
  if let chosen = ProcessInfo.processInfo.environment["POKEANIM_BINARY"] {
    return URL(fileURLWithPath: chosen)
  }
  return URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent(name)
}
