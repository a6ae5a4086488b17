import CSDL2
public import Engine
import EngineSystem
import Workbench

/// A window on the person's desktop, and the fonts found there.
///
/// ```
/// try Desktop.run(Card(), title: "Card", size: Size(400, 300))
/// try Desktop.run(title: "Card") { text in Card(text: text) }
/// ```
///
/// While a screen says that it runs, it is asked for a frame as often as the display shows one, and
/// what has changed is shown; at rest nothing is done before the next event. There is one window at
/// a time in a process, and all of it belongs to the thread that made it, the main one.
public final class Desktop {
  /// The choices that a person may have about a window.
  public struct Options {
    /// Pixels in a point, finite and > 0; nil takes the desktop's.
    public var scale: Double?
    /// The least that a person can make the window, in points, both sides ≥ 1.
    public var minimumSize: Size
    /// The name by which the desktop knows the program: that of its .desktop file; nil: that of
    /// the program's own file.
    public var name: String?
    /// The way pictures reach the window; nil: what suits best.
    public var renderer: RendererName?
    /// The most frames a second, finite and > 0; nil: as many as the display shows.
    public var cap: Double?
    /// The fonts to measure and draw with; nil: the desktop's (`Desktop.text`).
    public var text: (any TextMaker)?
    /// The wanted place of the window's upper left corner; nil, out of sight, or on Wayland: the
    /// desktop's choice.
    public var origin: WindowPlacement.Origin?
    /// The key that shows the window's statistics over the screen and hides them, and that the
    /// screen never gets: how evenly it moves, what its frames are made of, and which parts of it are
    /// painted. nil: none does.
    public var statistics: Key?
    /// The key that opens the timeline of the last change in the window's foot and closes it, and
    /// that the screen never gets. It shows changes of a ``StageScreen``. nil: none does.
    public var timeline: Key?
    /// The key that shows the whole way of that change at once, as ghosts and paths over the screen,
    /// and hides it, and that the screen never gets. nil: none does.
    public var onionSkin: Key?
    /// The way out of drivers that crash or hang; nil: the program goes with them.
    package var drivers: DriverWatch?
    /// False if the program waits for SIGINT and SIGTERM itself, and SDL is to leave them alone.
    package var hearsStopRequests = true

    /// The workbench's tools, by their keys.
    var tools: [Key: WorkbenchTool] {
      let keys = [(timeline, WorkbenchTool.timeline), (onionSkin, .onionSkin)]
      return Dictionary(
        keys.compactMap { key, tool in key.map { ($0, tool) } }, uniquingKeysWith: { a, _ in a })
    }

    /// Choices; see the properties.
    public init(
      scale: Double? = nil, minimumSize: Size = Size(1, 1), name: String? = nil,
      renderer: RendererName? = nil, cap: Double? = nil, text: (any TextMaker)? = nil,
      origin: WindowPlacement.Origin? = nil, statistics: Key? = nil, timeline: Key? = nil,
      onionSkin: Key? = nil
    ) {
      self.scale = scale
      self.minimumSize = minimumSize
      self.name = name
      self.renderer = renderer
      self.cap = cap
      self.text = text
      self.origin = origin
      self.statistics = statistics
      self.timeline = timeline
      self.onionSkin = onionSkin
    }
  }

  /// The fonts that the window's pictures are drawn with, for screens to measure with.
  public let text: any TextMaker
  private let cap: Double?
  private let statistics: Key?
  private let tools: [Key: WorkbenchTool]
  private let video: VideoSystem
  private let window: Window
  private let presenter: any Presenter
  private var watch: SettingsWatch?
  /// The counts of the last `run`.
  package private(set) var counters = HostCounters()

  /// Opens a window; it closes when this value ends.
  ///
  /// Throws `NoDisplay` where there is none, and a `Failure` if a window or fonts can't be used.
  ///
  /// - Parameter size: in points, both sides finite and > 0.
  public convenience init(
    title: String, size: Size = Size(960, 720), options: Options = Options()
  ) throws {
    try self.init(title: title, size: size, options: options, environment: processEnvironment)
  }

  init(title: String, size: Size, options: Options, environment: Environment) throws {
    precondition(
      [size.width, size.height, options.scale ?? 1, options.cap ?? 1].allSatisfy {
        $0 > 0 && $0.isFinite
      },
      "a window's size, scale and cap are finite and > 0")
    if let name = options.name { VideoSystem.introduce(as: name) }
    text = try options.text ?? Self.text()
    (cap, statistics) = (options.cap, options.statistics)
    tools = options.tools
    // Whoever waits for signals itself is ended by them until then: SDL would keep one until its
    // events are asked for, and a display that doesn't answer would hold the program for ever.
    if !options.hearsStopRequests { SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1") }
    video = try VideoSystem(environment: environment, watch: options.drivers)
    // Not before SDL handles them: one that has waited closes the window, in order.
    if options.hearsStopRequests { StopRequests.hear() }
    watch = Self.watch(environment)
    window = try Window(
      title: title, size: size, minimum: options.minimumSize, scale: options.scale,
      desktopScale: options.scale == nil ? video.desktopScale : 1, origin: options.origin,
      on: video)
    presenter = try RendererChoice(asked: options.renderer, on: video).presenter(for: window)
  }

  /// Nobody may wake SDL any more when it stops.
  deinit { watch = nil }

  /// Asks for the desktop's settings while the window is made; not where nobody sees it.
  private static func watch(_ environment: Environment) -> SettingsWatch? {
    guard !VideoSystem.hiding.contains(environment("SDL_VIDEODRIVER") ?? "") else { return nil }
    let type = HostEvent.settingsType
    return SettingsWatch(SettingsSources(environment: environment)) {
      var event = SDL_Event()
      event.type = type
      SDL_PushEvent(&event)
    }
  }

  /// Pixels in a point of the window, > 0: what a `Typesetter` rounds to.
  public var pixelsPerPoint: Double { window.extent.scale }

  /// SDL's name of the window system.
  package var driver: String { video.driver }

  /// The way pictures reach the window.
  public var renderer: RendererName { presenter.name }

  /// The window's size and place; while it fills the desktop or is maximised, those before.
  public var placement: WindowPlacement { window.placement }

  /// Gives the window the picture that the desktop shows for it, in sizes from small to large, of
  /// which it takes what suits; their alpha counts.
  public func setIcon(_ sizes: [Bitmap]) { window.setIcon(sizes) }

  /// Shows a screen until it wants to quit (`HostedScreen`), the window is closed, or the process
  /// is asked to end by SIGINT or SIGTERM, which the window lets through, though whoever has started
  /// the process may hold them back.
  ///
  /// Throws a `Failure` if the window is gone, or can't be drawn into any more.
  public func run(_ screen: any Screen) throws { try run(screen, watch: nil) }

  /// The same.
  ///
  /// - Parameter frames: told of every frame.
  package func run(
    _ screen: any Screen, watch frames: ((FrameSequence.Frame) -> Void)?
  ) throws {
    let host = Host(
      desktop: SDLDesktop(video: video, window: window, presenter: presenter, watch: watch),
      screen: Workbench.screen(screen, tools: tools, measuring: text),
      text: text,
      options: Host.Options(
        cap: cap, start: ProcessStart.time(), statistics: statistics, watch: frames))
    defer { counters = host.counters }
    // As the last screen may not have left it.
    window.setFullScreen(false)
    window.setCursor(.arrow)
    try host.run()
  }
}

extension Desktop {
  /// Asks the window to close, as its close button does; from any thread.
  package static func askToClose() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
  }

  /// Tells the screen that there is news, before its next frame, which is made now even at rest
  /// (``HostedScreen/takeNews()``); from any thread, while there is a window.
  public static func wake() {
    var event = SDL_Event()
    event.type = HostEvent.wakeType
    SDL_PushEvent(&event)
  }

  /// Opens a window, shows the screen in it, and closes it.
  ///
  /// - Parameter size: in points, both sides finite and > 0.
  public static func run(
    _ screen: any Screen, title: String, size: Size = Size(960, 720), options: Options = Options()
  ) throws {
    try Desktop(title: title, size: size, options: options).run(screen)
  }

  /// Opens a window, shows the screen that is made with its fonts, and closes it.
  ///
  /// - Parameter size: in points, both sides finite and > 0.
  public static func run(
    title: String, size: Size = Size(960, 720), options: Options = Options(),
    making screen: (any TextMaker) throws -> any Screen
  ) throws {
    let desktop = try Desktop(title: title, size: size, options: options)
    try desktop.run(screen(desktop.text))
  }

  /// The fonts of this machine, best Inter; they need no display.
  ///
  /// Without any font there is one warning on the standard error, and text takes its place but is
  /// not drawn.
  ///
  /// - Parameter font: a font file (.otf or .ttf), or a folder of them, to take instead; a
  ///   `Failure` if it is not there.
  public static func text(font: String? = nil) throws -> any TextMaker {
    let wish = font.map { FontFinder.Wish(path: $0, source: "font") }
    return try FontFinder(wish: wish).text(warn: StandardError.warnOfMissingFonts)
  }
}
