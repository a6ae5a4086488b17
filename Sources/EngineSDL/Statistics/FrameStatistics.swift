import Engine

/// The statistics over a screen: takes the time of what a frame is made of, counts, and draws it all
/// over the picture, with the parts outlined that are painted.
///
/// What it draws is no part of the screen's display list, and no time of its own is counted but
/// that of its being painted.
final class FrameStatistics {
  private let text: any TextMaker
  private let card: StatisticsCard
  private var history = FrameHistory()
  private var intervals = IntervalHistogram()
  private var numbers = FrameNumbers()
  /// The times of the frame that is made, and the end of its last phase.
  private var current = FrameTimes()
  private var mark: Int64 = 0
  private var lastShown: Int64?
  private var lastLook: Int64?
  /// Pictures since the last look.
  private var pictures = 0
  private let missedBefore: Int
  /// The last picture without what is drawn over it.
  private var last: (display: DisplayList, extent: WindowExtent)?

  /// The time between two looks at the numbers, in nanoseconds.
  private static let look: Int64 = 250_000_000

  /// - Parameter missed: the frames that were missed before.
  init(text: any TextMaker, missed: Int) {
    self.text = text
    card = StatisticsCard(measuring: text)
    missedBefore = missed
  }

  // MARK: Times

  /// A frame, or its next phase, begins.
  func begin(at time: Int64) { mark = time }

  func end(_ phase: FramePhase, at time: Int64) {
    current[phase] += time - mark
    mark = time
  }

  /// The frame has been shown.
  func shown(at time: Int64) {
    history.add(current)
    current = FrameTimes()
    if let lastShown { intervals.add(time - lastShown) }
    lastShown = time
    pictures += 1
  }

  /// The frame is not shown, or nothing is for a while.
  func pause() {
    current = FrameTimes()
    (lastShown, lastLook) = (nil, nil)
  }

  // MARK: The picture

  /// The card, and the outlines of what is painted, to lie over a frame's picture.
  ///
  /// - Parameters:
  ///   - room: the part of the window for the card.
  ///   - missed: the frames that were missed since the window was opened.
  func commands(
    over display: DisplayList, of screen: any Screen, extent: WindowExtent, room: Rect,
    pace: (interval: Int64, missed: Int)
  ) -> [DrawCommand] {
    takeNumbers(of: screen, display, missed: pace.missed - missedBefore)
    let outlines = damage(display, extent).map { outline(of: $0, scale: extent.scale) }
    return outlines + card.commands(numbers, history, interval: pace.interval, in: room)
  }

  /// Renews the numbers now and then.
  private func takeNumbers(of screen: any Screen, _ display: DisplayList, missed: Int) {
    guard let lastLook else {
      (self.lastLook, pictures) = (mark, 0)
      return numbers.count(screen, display)
    }
    guard mark - lastLook >= Self.look else { return }
    numbers.rate = Double(pictures) * 1e9 / Double(mark - lastLook)
    numbers.interval = intervals.quantile(0.5)
    numbers.longInterval = intervals.quantile(0.99)
    numbers.missed = missed
    for phase in FramePhase.allCases { numbers.phases[phase] = history.median(of: phase) }
    numbers.memory = ProcessMemory.resident
    numbers.count(screen, display)
    (self.lastLook, pictures) = (mark, 0)
  }

  /// The parts of the window in which the screen's picture differs from the last one.
  private func damage(_ display: DisplayList, _ extent: WindowExtent) -> [PixelRect] {
    defer { last = (display, extent) }
    guard let last, last.extent == extent else { return [] }
    let bounds = PixelRect(x: 0, y: 0, width: extent.width, height: extent.height)
    return display.damage(since: last.display, in: bounds, scale: extent.scale, glyphs: text)
  }

  private func outline(of block: PixelRect, scale: Double) -> DrawCommand {
    let box = Rect(
      Double(block.left) / scale, Double(block.top) / scale, Double(block.width) / scale,
      Double(block.height) / scale)
    return .stroke(
      .rect(box.inset(by: 0.5)), StrokeStyle(width: 1), .color(Color(255, 0, 190).withAlpha(0.75)))
  }
}
