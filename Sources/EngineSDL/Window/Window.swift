import CSDL2
import Engine

/// The one window, resizable, in points and in pixels.
final class Window {
  let handle: OpaquePointer
  /// Pixels a point, if the person has said it.
  private let scale: Double?
  /// Pixels a point where SDL has one a unit.
  var desktopScale: Double {
    didSet { if desktopScale != oldValue { setMinimum() } }
  }
  /// False if the person has said which scale it is to have.
  var takesDesktopScale: Bool { scale == nil }
  private let minimum: Size
  /// SDL must not end before its window has.
  private let video: VideoSystem?
  private(set) var isFullScreen = false
  /// The size and place that the window was last noted to have while it did not fill the desktop.
  private var free: WindowPlacement
  /// The pointer's shapes that were wanted so far.
  private var cursors: [UInt32: OpaquePointer] = [:]

  /// - Parameters:
  ///   - size: in points, both sides ≥ 1.
  ///   - minimum: the least that a person can make it, in points.
  ///   - scale: pixels a point, > 0; nil takes the desktop's.
  ///   - desktopScale: the desktop's, ≥ 1, where SDL has one pixel a unit.
  ///   - origin: the wanted place; nil, or out of sight: the desktop's choice.
  ///   - isHidden: nobody sees it before `show()`.
  ///   - video: the video system that is kept running as long as the window lives.
  init(
    title: String, size: Size, minimum: Size = Size(1, 1), scale: Double?,
    desktopScale: Double = 1, origin: WindowPlacement.Origin? = nil, isHidden: Bool = false,
    on video: VideoSystem? = nil
  ) throws {
    let anywhere = Int32(bitPattern: UInt32(SDL_WINDOWPOS_UNDEFINED_MASK))
    let seen = origin.flatMap { Self.isInSight($0) ? $0 : nil }
    let visibility = isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | visibility
    let units = scale.map { size * $0 } ?? Self.fitting(size, scale: desktopScale)
    guard
      let handle = SDL_CreateWindow(
        title, seen.map { Int32($0.x) } ?? anywhere, seen.map { Int32($0.y) } ?? anywhere,
        Self.side(units.width), Self.side(units.height), flags)
    else { throw Failure("can't open a window: \(sdlError())") }
    self.handle = handle
    self.video = video
    free = WindowPlacement(size: size, origin: seen)
    self.scale = scale
    self.desktopScale = desktopScale
    self.minimum = minimum
    setMinimum()
    if scale != nil, pixelsPerUnit != 1 {
      let fitting = units * (1 / pixelsPerUnit)
      SDL_SetWindowSize(handle, Self.side(fitting.width), Self.side(fitting.height))
    }
  }

  deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    SDL_DestroyWindow(handle)
  }

  // MARK: Sizes

  var extent: WindowExtent {
    let pixels = pixels
    return WindowExtent(width: pixels.width, height: pixels.height, scale: pixelsPerPoint)
  }

  /// Points in one of the units that the pointer's place and the window's size come in.
  var pointsPerUnit: Double { pixelsPerUnit / pixelsPerPoint }

  private var pixelsPerPoint: Double {
    let pixelsPerUnit = pixelsPerUnit
    return scale ?? (pixelsPerUnit == 1 ? desktopScale : pixelsPerUnit)
  }

  /// Both sides ≥ 1.
  private var pixels: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (max(1, Int(width)), max(1, Int(height)))
  }

  private var pixelsPerUnit: Double {
    Double(pixels.width) / max(1, units.width)
  }

  /// A size in points in units that are pixels; what the scale makes larger fits on the display.
  private static func fitting(_ size: Size, scale: Double) -> Size {
    var bounds = SDL_Rect()
    guard scale > 1, SDL_GetDisplayUsableBounds(0, &bounds) == 0 else { return size * scale }
    return Size(
      min(size.width * scale, max(size.width, Double(bounds.w))),
      min(size.height * scale, max(size.height, Double(bounds.h))))
  }

  private func setMinimum() {
    let units = minimum * (1 / pointsPerUnit)
    SDL_SetWindowMinimumSize(handle, Self.side(units.width), Self.side(units.height))
  }

  private static func side(_ length: Double) -> Int32 {
    Int32(min(max(length.rounded(), 1), 16384))
  }

  // MARK: Place

  /// The size and place; while it fills the desktop or is maximised, those before.
  var placement: WindowPlacement {
    let filling = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
    guard SDL_GetWindowFlags(handle) & filling == 0 else { return free }
    return WindowPlacement(size: extent.size, origin: origin)
  }

  /// Notes the size and place that the window has, to go on from once it fills the desktop.
  func notePlacement() { free = placement }

  /// The upper left corner of the window with its frame: that is what a wanted place is taken for.
  /// nil where windows don't know their place, as on Wayland.
  private var origin: WindowPlacement.Origin? {
    guard video?.driver == "x11" else { return nil }
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    SDL_GetWindowBordersSize(handle, &top, &left, nil, nil)
    return WindowPlacement.Origin(x: Int(x - left), y: Int(y - top))
  }

  /// True if a window with that corner can be taken hold of on one of the displays.
  private static func isInSight(_ origin: WindowPlacement.Origin) -> Bool {
    (0..<SDL_GetNumVideoDisplays()).contains { display in
      var bounds = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return false }
      let (x, y) = (origin.x - Int(bounds.x), origin.y - Int(bounds.y))
      return x >= 0 && x < Int(bounds.w) - 64 && y >= 0 && y < Int(bounds.h) - 64
    }
  }

  // MARK: State

  /// True if anything of it can be seen: neither hidden nor minimised.
  var isVisible: Bool {
    let gone = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return SDL_GetWindowFlags(handle) & gone == 0
  }

  /// True if the X server knows it no more; SDL says no more of that than that it is hidden.
  var isGone: Bool {
    let refused = RefusedRequests.count
    let title = String(cString: SDL_GetWindowTitle(handle))
    SDL_SetWindowTitle(handle, title)
    // The answer to a question comes when all before it is done, or refused.
    var bounds = SDL_Rect()
    SDL_GetDisplayUsableBounds(0, &bounds)
    return RefusedRequests.count != refused
  }

  /// SDL's name of the window system; nil: nobody knows.
  var driver: String? { video?.driver }

  /// True if its compositor has gone: then it was not a person who closed it.
  var hasLostCompositor: Bool {
    driver == "wayland" && NativeWindow(handle)?.hasLostCompositor == true
  }

  /// True if SDL can put pictures into pixels of the display's kind: not into those of 8 bits.
  var hasKnownPixels: Bool {
    SDL_GetWindowPixelFormat(handle) != UInt32(SDL_PIXELFORMAT_UNKNOWN.rawValue)
  }

  func show() { SDL_ShowWindow(handle) }

  /// Fills the desktop, or goes back to the size before.
  func setFullScreen(_ isWanted: Bool) {
    guard isWanted != isFullScreen else { return }
    notePlacement()
    isFullScreen = isWanted
    SDL_SetWindowFullscreen(handle, isWanted ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Gives the pointer a shape; a desktop without it keeps the one before.
  func setCursor(_ cursor: Cursor) {
    let name = cursor.system
    guard let shape = cursors[name.rawValue] ?? SDL_CreateSystemCursor(name) else { return }
    cursors[name.rawValue] = shape
    SDL_SetCursor(shape)
  }

  /// The picture the desktop shows for the window, from small to large; its alpha counts.
  ///
  /// SDL takes one, and gives it to windows that it makes anew.
  func setIcon(_ sizes: [Bitmap]) {
    let one = sizes.first { $0.width >= 64 } ?? sizes.last
    one?.withPixels { pixels in
      _ = pixels.withSurface(format: SDL_PIXELFORMAT_ARGB8888) { SDL_SetWindowIcon(handle, $0) }
    }
    _ = XServer.setIcon(sizes, of: handle)
  }

  /// The size in its own units.
  var units: Size {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return Size(Double(width), Double(height))
  }
}

extension Cursor {
  /// SDL's shape; it has neither an open nor a closed hand.
  fileprivate var system: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand, .openHand: SDL_SYSTEM_CURSOR_HAND
    case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    }
  }
}
