import Foundation

/// A client of an X server for what SDL would not do; the tests need no header of Xlib for it.
final class XConnection {
  struct Unusable: Error {
    let problem: String
  }

  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Map = @convention(c) (OpaquePointer, UInt) -> Int32
  private typealias Root = @convention(c) (OpaquePointer) -> UInt
  private typealias Name = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Change =
    @convention(c) (OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafePointer<CChar>, Int32)
    -> Int32
  private typealias Read =
    @convention(c) (
      OpaquePointer, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias Focus = @convention(c) (OpaquePointer, UInt, Int32, UInt) -> Int32
  private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
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

  private func function<Function>(_ name: String) throws -> Function {
    guard let address = dlsym(library, name) else { throw Unusable(problem: "no \(name)") }
    return unsafeBitCast(address, to: Function.self)
  }

  /// Leaves the text of settings that desktops leave for all programs.
  func set(resources: String) throws {
    let (root, change, synchronize): (Root, Change, Synchronize) = (
      try function("XDefaultRootWindow"), try function("XChangeProperty"), try function("XSync")
    )
    // RESOURCE_MANAGER, of type STRING, replaced.
    _ = change(display, root(display), 23, 31, 8, 0, resources, Int32(resources.utf8.count))
    _ = synchronize(display, 0)
  }

  /// Takes the keyboard away from whatever window has it.
  func takeFocus() throws {
    let (focus, synchronize): (Focus, Synchronize) = (
      try function("XSetInputFocus"), try function("XSync")
    )
    _ = focus(display, 0, 0, 0)
    _ = synchronize(display, 0)
  }

  /// A property of a window: its bytes, or its numbers of 32 bits.
  func property(_ name: String, of window: UInt) throws -> [UInt] {
    let (intern, read, free): (Name, Read, Free) = (
      try function("XInternAtom"), try function("XGetWindowProperty"), try function("XFree")
    )
    var (type, count, left): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var data: UnsafeMutableRawPointer?
    _ = read(
      display, window, intern(display, name, 0), 0, 1 << 20, 0, 0, &type, &format, &count, &left,
      &data)
    guard let data else { throw Unusable(problem: "the window has no \(name)") }
    defer { _ = free(data) }
    return (0..<Int(count)).map {
      format == 8
        ? UInt(data.load(fromByteOffset: $0, as: UInt8.self))
        : data.load(fromByteOffset: 8 * $0, as: UInt.self)
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
