import Foundation

/// The close button of a window's frame, without a window manager that draws one: the message it
/// sends to the window's program.
enum CloseButton {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Send =
    @convention(c) (
      OpaquePointer, UInt, Int32, Int, UnsafeMutablePointer<UInt>
    ) -> Int32

  struct Unusable: Error {
    let problem: String
  }

  /// Asks a window to close.
  static func press(window: UInt, on displayName: String) throws {
    // SDL brings this library along; the tests need no header of it for one message.
    guard let library = dlopen("libX11.so.6", RTLD_NOW) else {
      throw Unusable(problem: "libX11.so.6 is missing")
    }
    defer { dlclose(library) }
    let open = unsafeBitCast(try symbol("XOpenDisplay", library), to: Open.self)
    let close = unsafeBitCast(try symbol("XCloseDisplay", library), to: Close.self)
    let atom = unsafeBitCast(try symbol("XInternAtom", library), to: Atom.self)
    let send = unsafeBitCast(try symbol("XSendEvent", library), to: Send.self)
    guard let display = open(displayName) else {
      throw Unusable(problem: "can't open the display \(displayName)")
    }
    defer { _ = close(display) }
    var event = message(
      to: window, type: atom(display, "WM_PROTOCOLS", 0),
      content: atom(display, "WM_DELETE_WINDOW", 0))
    _ = send(display, window, 0, 0, &event)
  }

  /// An XClientMessageEvent in the 24 longs that an XEvent has.
  private static func message(to window: UInt, type: UInt, content: UInt) -> [UInt] {
    let clientMessage: UInt = 33
    let bitsPerItem: UInt = 32
    let head = [clientMessage, 0, 0, 0, window, type, bitsPerItem, content]
    return head + Array(repeating: 0, count: 24 - head.count)
  }

  private static func symbol(
    _ name: String, _ library: UnsafeMutableRawPointer
  ) throws -> UnsafeMutableRawPointer {
    guard let symbol = dlsym(library, name) else { throw Unusable(problem: "no \(name)") }
    return symbol
  }
}
