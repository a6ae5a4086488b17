import Glibc
import Synchronization

/// Requests that the X server refused: counted, where Xlib would end the program at the first.
///
/// Most are a matter of the moment, such as the focus for a window that is just gone, and nothing
/// that the program or SDL does waits for an answer to them. Who draws looks at the count. SDL
/// itself wakes its window by a second connection, so that at the end, on a busy machine, the
/// server may come to that only when the window is gone.
enum RefusedRequests {
  private static let total = Atomic<Int>(0)
  /// The last one's error, request and minor codes, a byte each.
  private static let codes = Atomic<UInt32>(0)

  /// Their number since the program's start.
  static var count: Int { total.load(ordering: .relaxed) }

  /// The last one, for a person who looks the numbers up.
  static var last: String {
    let codes = codes.load(ordering: .relaxed)
    return "the X server refuses a request: error \(codes >> 16), "
      + "request \(codes >> 8 & 255).\(codes & 255)"
  }

  /// From now on they are counted. Does nothing where there is no Xlib.
  ///
  /// To be called before SDL starts: when it stops it sets back what was there before it, and
  /// closes its connections only then. The library stays, and with it what it was told.
  static func startCounting() {
    guard let library = dlopen("libX11.so.6", RTLD_NOW),
      let address = dlsym(library, "XSetErrorHandler")
    else { return }
    let setHandler = unsafeBitCast(address, to: SetHandler.self)
    _ = setHandler { _, error in
      if let error { RefusedRequests.note(error.load(as: RefusedRequests.ErrorEvent.self)) }
      return 0
    }
  }

  static func note(_ event: ErrorEvent) {
    let code = UInt32(event.error) << 16 | UInt32(event.request) << 8 | UInt32(event.minor)
    codes.store(code, ordering: .relaxed)
    total.add(1, ordering: .relaxed)
  }

  /// Xlib's XErrorEvent.
  struct ErrorEvent {
    var type: Int32 = 0
    var display: UnsafeRawPointer?
    var resource: UInt = 0
    var serial: UInt = 0
    var error: UInt8
    var request: UInt8
    var minor: UInt8
  }

  private typealias Handler = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler) -> UnsafeRawPointer?
}
