package import Foundation

/// The folder in which `swift test` has built all that is here.
package let builtProducts = URL(fileURLWithPath: CommandLine.arguments[0])
  .resolvingSymlinksInPath().deletingLastPathComponent()

/// The program that `swift test` has built beside the tests that are running.
///
/// `POKEANIM_BINARY` in the environment names another one, a release build for instance.
package func builtProgram(named name: String) -> URL {
  if let chosen = ProcessInfo.processInfo.environment["POKEANIM_BINARY"] {
    return URL(fileURLWithPath: chosen)
  }
  return builtProducts.appendingPathComponent(name)
}
