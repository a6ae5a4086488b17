import Engine
import EngineSystem
import Glibc

/// A watch on the Wayland compositor, by a connection of its own.
///
/// SDL and its libdecor ask theirs again and again for what can't come any more once it has ended
/// at the wrong moment: while a window is opened, or with events that nobody has taken. Then the
/// watch ends the program, as libX11 does whose server ends.
final class CompositorWatch {
  private static let problem = "the Wayland compositor has ended or dropped it"
  static let loss = "the window is gone: \(problem)"

  private typealias Connect = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Disconnect = @convention(c) (OpaquePointer) -> Void
  private typealias GetSocket = @convention(c) (OpaquePointer) -> Int32

  private let connection: OpaquePointer
  private let disconnect: Disconnect
  /// The end of a pipe that is open as long as the watch is needed.
  private var open: Int32 = -1

  /// - Throws: ``Failure`` if the compositor has gone already.
  init() throws {
    guard let library = DynamicLibrary("libwayland-client.so.0"),
      let connect: Connect = library.function("wl_display_connect"),
      let disconnect: Disconnect = library.function("wl_display_disconnect"),
      let socket: GetSocket = library.function("wl_display_get_fd"),
      let connection = connect(nil)
    else { throw Failure(Self.loss) }
    (self.connection, self.disconnect) = (connection, disconnect)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    open = ends[1]
    Self.watch(socket(connection), whileOpen: ends[0])
  }

  deinit {
    stop()
    disconnect(connection)
  }

  /// Ends the watch: whoever has seen the end of the compositor goes on in order, in its own time.
  func stop() {
    if open >= 0 { close(open) }
    open = -1
  }

  /// - Parameters:
  ///   - socket: the connection's.
  ///   - pipe: closed when the watch has ended.
  private static func watch(_ socket: Int32, whileOpen pipe: Int32) {
    nonisolated(unsafe) let words = WindowLoss.line(problem)
    QuietThread.start {
      defer { close(pipe) }
      // The end of a connection is told unasked.
      var events = [pipe, socket].map { pollfd(fd: $0, events: 0, revents: 0) }
      poll(&events, 2, -1)
      // Whoever is not held up by SDL sees it, too, and stops the watch.
      guard poll(&events, 1, grace) == 0 else { return }
      WindowLoss.end(saying: words)
    }
  }

  /// Milliseconds.
  private static let grace: Int32 = 1000
}
