import Foundation

/// A client of an X server for what SDL would not do; the tests need no header of Xlib for it.
final class XConnection {
  struct Unusable: Error {
    let problem: String
  }

  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Map = @convention(c) (OpaquePointer, UInt) -> Int32
  private typealias Synchronize = @convention(c) (OpaquePointer, Int32) -> Int32

  private let library: UnsafeMutableRawPointer
  private let display: OpaquePointer
  /// It ends after the connection: Xlib ends a process whose server is gone.
  private let server: VirtualDisplay

  init(to server: VirtualDisplay) throws {
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else {
      throw Unusable(problem: "libX11.so.6 is missing")
    }
    self.library = library
    guard let address = dlsym(library, "XOpenDisplay"),
      let display = unsafeBitCast(address, to: Open.self)(server.name)
    else { throw Unusable(problem: "can't open the display \(server.name)") }
    self.display = display
    self.server = server
  }

  deinit {
    if let close = dlsym(library, "XCloseDisplay") {
      _ = unsafeBitCast(close, to: Close.self)(display)
    }
  }

  /// Asks the server to show a window, and waits until it has answered.
  func map(window: UInt) throws {
    guard let map = dlsym(library, "XMapWindow"), let synchronize = dlsym(library, "XSync") else {
      throw Unusable(problem: "Xlib lacks a function")
    }
    _ = unsafeBitCast(map, to: Map.self)(display, window)
    _ = unsafeBitCast(synchronize, to: Synchronize.self)(display, 0)
  }
}
