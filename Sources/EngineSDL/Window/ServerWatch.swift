import EngineSystem
import Synchronization

/// A watch on the connection to the X server: when that breaks, Xlib ends the program, from within
/// whichever call has seen it.
enum ServerWatch {
  /// The words of the end: their address, and how many bytes they are.
  private static let address = Atomic<UInt>(0)
  private static let count = Atomic<Int>(0)

  private typealias Handler = @convention(c) (UnsafeRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler) -> UnsafeRawPointer?

  /// From now on the program ends as ``WindowLoss`` has it. Does nothing where there is no Xlib.
  ///
  /// To be called when SDL has started, which may have a handler of its own.
  static func start() {
    guard let library = DynamicLibrary("libX11.so.6"),
      let setHandler: SetHandler = library.function("XSetIOErrorHandler")
    else { return }
    if address.load(ordering: .acquiring) == 0 {
      let words = WindowLoss.line("the X server has ended or dropped it")
      count.store(words.count, ordering: .releasing)
      address.store(UInt(bitPattern: words.baseAddress), ordering: .releasing)
    }
    _ = setHandler { _ in
      let start = UnsafeRawPointer(bitPattern: ServerWatch.address.load(ordering: .acquiring))
      let count = ServerWatch.count.load(ordering: .acquiring)
      WindowLoss.end(saying: UnsafeRawBufferPointer(start: start, count: count))
    }
  }
}
