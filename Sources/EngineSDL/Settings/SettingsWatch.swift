package import EngineSystem
import Glibc

/// Knows the desktop's settings, and follows their changes as long as it lives.
///
/// All asking is done on a thread of its own, which nobody ever waits for: a bus, a portal or a
/// program that never answers keeps that thread waiting and nobody else. At rest it sleeps.
package final class SettingsWatch: Sendable {
  private let board: SettingsBoard

  /// - Parameters:
  ///   - patience: the seconds after which other sources are asked, if the portal has not answered.
  ///   - onNews: told, on another thread, that the settings are others than before; it must not
  ///     look at them.
  package init(
    _ sources: SettingsSources, patience: Double = 0.7,
    onNews: @escaping @Sendable () -> Void = {}
  ) {
    let board = SettingsBoard(onNews: onNews)
    self.board = board
    QuietThread.start { SettingsThread(sources: sources, patience: patience, board: board).run() }
  }

  deinit { board.close() }

  /// The settings with their sources; nil while they are not known.
  package var found: FoundSettings? { board.found }

  /// The settings as far as they are known within a time; it is waited for.
  package static func found(
    environment: Environment, within seconds: Double = 1
  ) -> FoundSettings {
    let watch = SettingsWatch(SettingsSources(environment: environment))
    let end = MonotonicClock.now + Int64(seconds * 1e9)
    while MonotonicClock.now < end {
      if let found = watch.found { return found }
      MonotonicClock.sleep(until: MonotonicClock.now + 2_000_000)
    }
    return FoundSettings()
  }
}

/// The asking for settings, on a thread of its own.
private final class SettingsThread {
  private let sources: SettingsSources
  private let patience: Double
  private let board: SettingsBoard

  init(sources: SettingsSources, patience: Double, board: SettingsBoard) {
    (self.sources, self.patience, self.board) = (sources, patience, board)
  }

  func run() {
    guard let address = sources.bus, let library = DBusLibrary(),
      let portal = SettingsPortal(on: address, library: library),
      board.wait(on: portal.descriptor)
    else { return board.leave(sources.found(portal: FoundSettings())) }
    listen(to: portal)
    // From now on the file may be another one.
    _ = board.wait(on: nil)
    withExtendedLifetime(portal) {}
  }

  private func listen(to portal: SettingsPortal) {
    let end = MonotonicClock.now + Int64(patience * 1e9)
    var hasWaited = false
    var goesOn = true
    while goesOn {
      let left = max(0, (end - MonotonicClock.now) / 1_000_000)
      let isPatient = !hasWaited && !portal.hasAnswered
      goesOn = portal.listen(milliseconds: isPatient ? Int32(left) : -1)
      hasWaited = hasWaited || !goesOn || MonotonicClock.now >= end
      if portal.hasAnswered || hasWaited {
        board.leave(sources.found(portal: portal.settings.found))
      }
    }
  }
}
