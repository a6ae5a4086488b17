import Foundation

/// The patience of tests with a program: they wait for what is enough on a slow machine, times the
/// factor that POKEANIM_PATIENCE gives when programs are slowed down on purpose
/// (`Scripts/sanitize.sh`).
enum Patience {
  static let factor =
    ProcessInfo.processInfo.environment["POKEANIM_PATIENCE"].flatMap { Double($0) } ?? 1
}
