public import Engine
import Testing

/// A screen driven frame by frame on a virtual clock, with what each frame showed.
///
/// A frame that breaks a rule of the engine is an issue: a view that is there twice, or that shows
/// something else at rest than it was set to.
public final class FilmedScreen<Filmed: Screen> {
  /// The screen that is filmed.
  public let screen: Filmed
  /// The stills of all frames so far.
  public private(set) var stills: [Still] = []
  /// The number of the next frame, which is its place on the clock.
  public private(set) var index = 0
  /// The last frame's picture.
  public private(set) var picture = DisplayList()
  private let runtime: Runtime
  private let watch: FrameWatch
  /// The view that has the keyboard's focus.
  public var focused: View? { runtime.focused }
  private let rate: Double
  /// The screen's size at the last frame, in points.
  private var size: Size

  /// - Parameter isDrawn: true if every frame's picture is made too, which takes most of the time.
  public init(_ screen: Filmed, size: Size, rate: Double = 60, isDrawn: Bool = true) {
    self.screen = screen
    self.rate = rate
    self.size = size
    runtime = Runtime(screen: isDrawn ? screen : Undrawn(screen), size: size)
    // To paint takes longer than all else in a film.
    watch = FrameWatch(runtime, painting: 16, glyphs: PatternGlyphs())
  }

  /// The next frame of the clock.
  @discardableResult
  public func frame(_ events: InputEvent...) -> Still { frame(events) }

  /// The next frame of the clock.
  @discardableResult
  public func frame(_ events: [InputEvent]) -> Still {
    defer { index += 1 }
    return shoot(at: index, events)
  }

  /// The last frame's moment once more, with other events: what they do in no time at all.
  @discardableResult
  public func again(_ events: [InputEvent]) -> Still { shoot(at: max(0, index - 1), events) }

  private func shoot(at index: Int, _ events: [InputEvent]) -> Still {
    for case .resize(let newSize) in events { size = newSize }
    let report = runtime.frame(at: Instant(frame: index, rate: rate), events: events)
    picture = report.display
    // Whoever films may do anything between two frames.
    let broken = watch.brokenRules(in: report, size: size, isAsked: true)
    for rule in broken.prefix(1) { Issue.record("frame \(index): \(rule)") }
    let still = Still(of: screen.root, report)
    stills.append(still)
    return still
  }

  /// The last frame's picture as pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels a point, finite and > 0.
  ///   - glyphs: makes text visible; a pattern in its place is the same on every machine.
  public func bitmap(scale: Double = 1, glyphs: (any GlyphMasking)? = PatternGlyphs()) -> Bitmap {
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    Painter().paint(picture, into: bitmap, scale: scale, glyphs: glyphs)
    return bitmap
  }

  /// Leaves frames of the clock out, as a host does that is late.
  public func skip(_ frames: Int) { index += frames }

  /// Films that many frames without events; returns the last one.
  @discardableResult
  public func wait(_ frames: Int) -> Still {
    for _ in 1..<frames { frame() }
    return frame()
  }

  /// Frames until nothing runs; nil if something still does after that many.
  @discardableResult
  public func rest(within limit: Int = 600) -> Still? {
    for _ in 0..<limit {
      let still = frame()
      if !still.isRunning { return still }
    }
    return nil
  }
}

/// The film of a script, shot through a frame sequence: until rest, or for a duration in seconds.
public func film(
  _ screen: some Screen, size: Size, rate: Double = 60, duration: Double? = nil, _ script: String
) throws -> [Still] {
  var sequence = FrameSequence(
    runtime: Runtime(screen: screen, size: size), size: size, rate: rate, duration: duration,
    script: try InputScript(parsing: script), limit: 2000)
  var stills: [Still] = []
  while let frame = try sequence.next() { stills.append(Still(of: screen.root, frame.report)) }
  return stills
}

/// A screen without its picture.
private final class Undrawn: Screen {
  private let screen: any Screen

  init(_ screen: any Screen) { self.screen = screen }

  func resize(to size: Size, at time: Instant) { screen.resize(to: size, at: time) }
  func advance(to time: Instant) { screen.advance(to: time) }
  func handle(_ event: InputEvent, at time: Instant) { screen.handle(event, at: time) }
  func update(at time: Instant) { screen.update(at: time) }
  func layOutPanels() { screen.layOutPanels() }
  func inSurroundings<Result>(_ work: () -> Result) -> Result { screen.inSurroundings(work) }
  var progress: Double { screen.progress }
  var isRunning: Bool { screen.isRunning }
  var root: View { screen.root }
  var inputTrees: [InputTree] { screen.inputTrees }
  var takesText: Bool { screen.takesText }
  func display() -> DisplayList { DisplayList() }
}
