import CSDL2
import Engine
import Glibc

/// The X server, for what SDL has no words for.
enum XServer {
  private static let library = "libX11.so.6"

  // MARK: Settings

  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Text = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

  /// The text of settings that desktops leave for all programs, as it is now; nil: none.
  ///
  /// Xlib asks for it only once a connection; so this takes one of its own, for a moment.
  static func resources() -> String? {
    guard let library = DynamicLibrary(library),
      let open: Open = library.function("XOpenDisplay"),
      let close: Close = library.function("XCloseDisplay"),
      let text: Text = library.function("XResourceManagerString"),
      let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    return text(display).map { String(cString: $0) }
  }

  // MARK: Windows

  private typealias Describe = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> UInt32
  private typealias Name = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Change =
    @convention(c) (
      OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafeRawPointer, Int32
    ) -> Int32

  /// Gives a window its icon in several sizes; false if that can't be done here.
  static func setIcon(_ sizes: [Bitmap], of window: OpaquePointer) -> Bool {
    guard let place = place(of: window), let library = DynamicLibrary(library),
      let intern: Name = library.function("XInternAtom"),
      let change: Change = library.function("XChangeProperty")
    else { return false }
    let (cardinal, replace, append): (UInt, Int32, Int32) = (6, 0, 2)
    let property = intern(place.display, "_NET_WM_ICON", 0)
    for (index, size) in sizes.enumerated() {
      // Xlib takes numbers of 32 bits as those of 64.
      let numbers = [size.width, size.height] + size.pixels.map { Int(straight($0)) }
      _ = change(
        place.display, place.window, property, cardinal, 32, index == 0 ? replace : append,
        numbers, Int32(numbers.count))
    }
    return true
  }

  /// A pixel whose colour is whole however much of it shows, as icons have them.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func whole(_ channel: UInt32) -> UInt32 {
      min(255, ((pixel >> channel & 255) * 255 + alpha / 2) / alpha) << channel
    }
    return alpha << 24 | whole(16) | whole(8) | whole(0)
  }

  /// The connection and the number of one of SDL's windows; nil if it is none of X11's.
  private static func place(of window: OpaquePointer) -> (display: OpaquePointer, window: UInt)? {
    // SDL's header for it needs those of X11.
    guard let function = dlsym(nil, "SDL_GetWindowWMInfo") else { return nil }
    let describe = unsafeBitCast(function, to: Describe.self)
    return withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { info in
      guard let start = info.baseAddress else { return nil }
      _ = info.initializeMemory(as: UInt8.self, repeating: 0)
      // An SDL_SysWMinfo: SDL's version, the window system (2: X11), the connection, the window.
      SDL_GetVersion(start.assumingMemoryBound(to: SDL_version.self))
      guard describe(window, start) != 0, info.load(fromByteOffset: 4, as: Int32.self) == 2,
        let display = info.load(fromByteOffset: 8, as: OpaquePointer?.self)
      else { return nil }
      return (display, info.load(fromByteOffset: 16, as: UInt.self))
    }
  }
}
