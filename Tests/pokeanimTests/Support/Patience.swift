import Foundation

/// How long tests wait for a program: what is enough on a slow machine, times what whoever slows
/// the programs down on purpose says in POKEANIM_PATIENCE (`Scripts/sanitize.sh`).
enum Patience {
  static let factor =
    ProcessInfo.processInfo.environment["POKEANIM_PATIENCE"].flatMap { Double($0) } ?? 1
}
