import CSDL2
import EngineSystem
import Glibc

/// A window as its window system knows it, for what SDL has no words for.
struct NativeWindow {
  enum System: Int32 { case x11 = 2, wayland = 6 }

  let system: System
  /// The connection to the server.
  let display: OpaquePointer
  /// The window's number, if it is one of X11's.
  let number: UInt

  private typealias Describe = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> UInt32

  /// - Parameter window: one of SDL's; nil if another system shows it.
  init?(_ window: OpaquePointer) {
    // SDL's header for it needs those of X11.
    guard let function = dlsym(nil, "SDL_GetWindowWMInfo") else { return nil }
    let describe = unsafeBitCast(function, to: Describe.self)
    let found: Self? = withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { info in
      guard let start = info.baseAddress else { return nil }
      _ = info.initializeMemory(as: UInt8.self, repeating: 0)
      // An SDL_SysWMinfo: SDL's version, the window system, the connection, the window.
      SDL_GetVersion(start.assumingMemoryBound(to: SDL_version.self))
      guard describe(window, start) != 0,
        let system = System(rawValue: info.load(fromByteOffset: 4, as: Int32.self)),
        let display = info.load(fromByteOffset: 8, as: OpaquePointer?.self)
      else { return nil }
      let number = info.load(fromByteOffset: 16, as: UInt.self)
      return Self(system: system, display: display, number: number)
    }
    guard let found else { return nil }
    self = found
  }

  private init(system: System, display: OpaquePointer, number: UInt) {
    (self.system, self.display, self.number) = (system, display, number)
  }

  private typealias GetError = @convention(c) (OpaquePointer) -> Int32

  /// True if a Wayland compositor has gone, or ended the connection: SDL says then that the window
  /// was closed.
  var hasLostCompositor: Bool {
    guard system == .wayland, let library = DynamicLibrary("libwayland-client.so.0"),
      let error: GetError = library.function("wl_display_get_error")
    else { return false }
    return error(display) != 0
  }
}
