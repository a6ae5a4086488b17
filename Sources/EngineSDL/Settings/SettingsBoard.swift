import Engine
import Glibc
import Synchronization

/// The place where the thread that asks for settings leaves them, for whoever looks.
final class SettingsBoard: Sendable {
  private struct State {
    var found: FoundSettings?
    /// The file on which the thread may wait for ever.
    var connection: Int32?
    /// Nobody looks any more.
    var isOver = false
  }

  private let state = Mutex(State())
  private let onNews: @Sendable () -> Void

  /// - Parameter onNews: told, on another thread, that the settings are others than before; it must
  ///   not look at the board.
  init(onNews: @escaping @Sendable () -> Void) { self.onNews = onNews }

  /// The settings; nil while nobody knows them.
  var found: FoundSettings? { state.withLock { $0.found } }

  // MARK: For the thread

  func leave(_ found: FoundSettings) {
    state.withLock {
      guard !$0.isOver else { return }
      let known = $0.found?.settings ?? DesktopSettings()
      $0.found = found
      if found.settings != known { onNews() }
    }
  }

  /// Names the file that the thread waits on from now on; nil: none.
  /// - Returns: false if nobody waits for settings any more.
  func wait(on connection: Int32?) -> Bool {
    state.withLock {
      $0.connection = connection
      return !$0.isOver
    }
  }

  // MARK: For whoever looks

  /// Lets the thread go: it is told no more, and ends when it notices.
  func close() {
    state.withLock {
      $0.isOver = true
      if let connection = $0.connection { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }
}
