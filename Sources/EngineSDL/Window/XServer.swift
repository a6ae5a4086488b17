import Engine
import EngineSystem

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

  private typealias Name = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
  private typealias Change =
    @convention(c) (
      OpaquePointer, UInt, UInt, UInt, Int32, Int32, UnsafeRawPointer, Int32
    ) -> Int32

  /// Gives a window its icon in several sizes; false if that can't be done here.
  static func setIcon(_ sizes: [Bitmap], of window: OpaquePointer) -> Bool {
    guard let place = NativeWindow(window), place.system == .x11,
      let library = DynamicLibrary(library),
      let intern: Name = library.function("XInternAtom"),
      let change: Change = library.function("XChangeProperty")
    else { return false }
    let (cardinal, replace, append): (UInt, Int32, Int32) = (6, 0, 2)
    let property = intern(place.display, "_NET_WM_ICON", 0)
    for (index, size) in sizes.enumerated() {
      // Xlib takes numbers of 32 bits as those of 64.
      let numbers = [size.width, size.height] + size.pixels.map { Int(StraightAlpha.pixel($0)) }
      _ = change(
        place.display, place.number, property, cardinal, 32, index == 0 ? replace : append,
        numbers, Int32(numbers.count))
    }
    return true
  }
}
