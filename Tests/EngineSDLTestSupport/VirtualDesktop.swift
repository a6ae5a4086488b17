package import Engine
package import EngineSDL
package import EngineSystem
import EngineTestSupport

/// A desktop that is made up: its time, its window, its hands, and what goes wrong with them.
///
/// It forgets what SDL forgets: a button that goes up while the window is gone, and the press
/// after that. Whatever a loop must never do to a desktop is noted in `faults`.
package final class VirtualDesktop: HostDesktop {
  /// One thing that happens.
  package enum Act: Hashable {
    case down(Point), up(Point), move(Point)
    case otherButton
    /// The wheel turns over a place, in notches.
    case wheel(Point, notches: Point)
    /// The pointer leaves the window.
    case leave
    case key(Key, isRepeat: Bool)
    /// Text that the keyboard made of keys.
    case text(String)
    /// An input method shows what it is making.
    case compose(TextComposition)
    /// Another program puts a text on the clipboard.
    case copyElsewhere(String)
    case focusLost, hide, show, expose
    case resize(Int, Int)
    case renderersLost
    /// So many pictures are not shown, each for a passing reason.
    case refuse(Int)
    /// The person changes the desktop's settings.
    case settings(DesktopSettings)
    /// A file or a folder is dropped on the window.
    case drop(String)
    /// Something of the program's own calls for a frame.
    case wake
    /// The program or the machine stands still, in seconds.
    case stall(Double)
    /// The clock jumps back, in seconds.
    case clockBack(Double)
    case quit
    /// The close button is pressed.
    case close
    /// Looks whether the screen is pressed by now.
    case expectPressed(Bool)
    case expectIdle
    /// Somebody looks, by `onLook`.
    case look
  }

  /// An act, and the seconds since the one before.
  package struct Step: Hashable {
    var after: Double
    var act: Act

    package init(after: Double, act: Act) {
      self.after = after
      self.act = act
    }
  }

  /// The way the display takes pictures.
  package struct Display: Hashable {
    var refreshRate: Double
    /// The true period in nanoseconds, if presents wait for it.
    var truePeriod: Int64?
    /// The time that a present takes by itself, in nanoseconds.
    var cost: Int64

    package init(
      refreshRate: Double = 60, truePeriod: Int64? = nil, cost: Int64 = 300_000
    ) {
      self.refreshRate = refreshRate
      self.truePeriod = truePeriod
      self.cost = cost
    }
  }

  package private(set) var faults: [String] = []
  package private(set) var presents = 0
  /// The times of the first presents: a long life must not need more and more memory.
  package private(set) var presentTimes: [Int64] = []
  package private(set) var waits = 0
  package var isPressedOnScreen: () -> Bool = { false }
  /// Told the pixels of each picture that is presented.
  package var onPresent: (PixelPlane) -> Void = { _ in }
  package var onLook: () -> Void = {}

  /// The next step, and the source of those after it.
  private var upcoming: Step?
  private let following: () -> Step?
  /// So many sleeps are taken for a loop without an end.
  private let patience: Int
  private let display: Display
  private var generator: SeededGenerator
  private var trueTime: Int64 = 1_000_000_000
  private var clockOffset: Int64 = 0
  private var nextAct: Int64
  private var queue: [HostEvent] = []
  private var buttons: ButtonWatch
  private let hand = Hand()
  private var calls = 0
  private var presentsAtLastStep = 0
  package private(set) var isVisible = true
  package private(set) var isFullScreen = false
  package private(set) var settings = DesktopSettings()
  private var size = (width: 3, height: 2)
  private var refusals = 0
  /// True if the last picture was not shown.
  private var isOwed = false
  /// The pixels in the window; none if they got lost.
  private var shown: [UInt32] = []
  /// The memory for its pictures; a resize makes another.
  private var buffer = OwnBuffer()

  /// The left button as it is, and as SDL believes it.
  private final class Hand {
    var isHeld = false
    var believed = false
    var place = Point.zero
  }

  package convenience init(_ steps: [Step], display: Display = Display(), seed: UInt64 = 0) {
    var steps = steps[...]
    self.init(display: display, seed: seed, patience: 100_000) { steps.popFirst() }
  }

  /// A life whose steps are made up on the way; after the last, the window is closed.
  package init(
    display: Display = Display(), seed: UInt64, patience: Int, following: @escaping () -> Step?
  ) {
    self.display = display
    self.patience = patience
    self.following = following
    generator = SeededGenerator(seed: seed)
    upcoming = following()
    nextAct = trueTime + Int64((upcoming?.after ?? 0) * 1e9)
    let hand = hand
    buttons = ButtonWatch(
      sources: ButtonWatch.Sources(
        believed: { (hand.place, hand.believed) }, actual: { hand.isHeld }))
  }

  // MARK: Time

  package var now: Int64 {
    trueTime += 1_000
    return trueTime + clockOffset
  }

  package func sleep(until time: Int64) {
    count()
    let left = time - (trueTime + clockOffset)
    if left > 1_100_000_000 { faults.append("sleeps \(left) ns") }
    trueTime += max(0, left) + Int64(generator.int(in: 0...200_000))
  }

  package func waitForEvent(until time: Int64?) {
    count()
    waits += 1
    while queue.isEmpty {
      if let time, time - clockOffset < nextAct { return sleep(until: time) }
      trueTime = max(trueTime, nextAct)
      perform()
    }
  }

  package func nextEvent() -> HostEvent? {
    if let news = buttons.takeNews() { return news }
    while queue.isEmpty, upcoming != nil, nextAct <= trueTime { perform() }
    guard !queue.isEmpty else { return nil }
    return buttons.corrected(queue.removeFirst())
  }

  private func count() {
    calls += 1
    if calls == patience { faults.append("the loop never ends") }
    if calls >= patience { queue.append(.quit) }
  }

  // MARK: The window

  package var extent: WindowExtent {
    WindowExtent(width: size.width, height: size.height, scale: 1)
  }
  package var pointsPerUnit: Double { 1 }
  package var refreshRate: Double { display.refreshRate }
  package var presentsWait: Bool { display.truePeriod != nil }
  /// The shapes that the pointer was given, one after the other.
  package private(set) var cursors: [Cursor] = []
  private var cursor: Cursor?
  package func setCursor(_ cursor: Cursor) {
    if cursor == self.cursor { faults.append("the cursor is set again") }
    self.cursor = cursor
    if cursors.count < 1000 { cursors.append(cursor) }
  }
  package private(set) var clipboard = ""
  package func setClipboard(_ text: String) { clipboard = text }
  /// The places that input methods were told, one after the other.
  package private(set) var textPlaces: [Rect?] = []
  private var textPlace: Rect?
  package func setTextPlace(_ place: Rect?) {
    if textPlace == place { faults.append("the caret's place is told again") }
    textPlace = place
    if textPlaces.count < 1000 { textPlaces.append(place) }
  }
  package func setFullScreen(_ isWanted: Bool) { isFullScreen = isWanted }

  package func backBuffer(width: Int, height: Int) -> BackBuffer {
    if (width, height) != size { faults.append("a picture of another size than the window's") }
    return buffer.lend(width: width, height: height)
  }

  package func present(damage: [PixelRect]?) -> Bool {
    guard let picture = buffer.pixels else {
      faults.append("presents without a picture")
      return false
    }
    if !isVisible { faults.append("presents to a hidden window") }
    if refusals == 0 { show(picture, damage: damage) } else { shown = [] }
    isOwed = refusals > 0
    refusals = max(0, refusals - 1)
    trueTime += display.cost
    if let period = display.truePeriod { trueTime += period - trueTime % period }
    presents += 1
    if presents <= 10_000 { presentTimes.append(trueTime) }
    onPresent(picture)
    return !isOwed
  }

  /// Copies what is said to have changed, and looks whether that was all.
  private func show(_ picture: PixelPlane, damage: [PixelRect]?) {
    let pixels = picture.copied
    guard let damage else { return shown = pixels }
    if shown.count != pixels.count { faults.append("damage to a picture that is gone") }
    for block in damage {
      for y in block.top..<block.bottom {
        let start = y * picture.bounds.width
        let row = start + block.left..<start + block.right
        if row.upperBound <= shown.count { shown.replaceSubrange(row, with: pixels[row]) }
      }
    }
    if shown != pixels { faults.append("the damage is not all that changed") }
  }

  // MARK: Acts

  private func perform() {
    guard let step = upcoming else { return queue.append(.quit) }
    upcoming = following()
    nextAct += Int64((upcoming?.after ?? 0) * 1e9)
    perform(step.act)
    presentsAtLastStep = presents
  }

  private func perform(_ act: Act) {
    switch act {
    case .down(let place): press(at: place)
    case .up(let place): release(at: place)
    case .move(let place):
      hand.place = place
      tell(.moved(place, isHeld: hand.believed))
    case .wheel, .leave, .key, .text, .compose, .drop: event(of: act).map(tell)
    case .otherButton: queue.append(.exposed)
    case .wake: queue.append(.woken)
    case .copyElsewhere(let text): clipboard = text
    case .focusLost: queue.append(.inputLost)
    case .hide: hide()
    case .show: show()
    case .expose, .renderersLost:
      shown = []
      queue.append(.exposed)
    case .refuse(let count): refusals = count
    case .settings(let settings):
      self.settings = settings
      queue.append(.settingsChanged)
    case .resize(let width, let height):
      size = (width, height)
      // Another surface comes even where it is as large as the last.
      buffer.letGo()
      queue.append(.exposed)
    case .stall(let seconds):
      trueTime += Int64(seconds * 1e9)
      nextAct += Int64(seconds * 1e9)
    case .clockBack(let seconds): clockOffset -= Int64(seconds * 1e9)
    case .quit: queue.append(.quit)
    case .close: queue.append(.closed)
    case .expectPressed(let isPressed):
      if isPressedOnScreen() != isPressed { faults.append("pressed: \(!isPressed)") }
    case .expectIdle:
      if presents != presentsAtLastStep { faults.append("presents at rest") }
      if isOwed, isVisible { faults.append("a picture was never shown") }
    case .look: onLook()
    }
  }

  /// The event by which a window that is there hears of an act.
  private func event(of act: Act) -> HostEvent? {
    switch act {
    case .wheel(let place, let notches): .wheel(place, notches: notches)
    case .leave: .left
    case .key(let key, let isRepeat): .key(key, isRepeat: isRepeat)
    case .text(let text): .text(text)
    case .compose(let composition): .composition(composition)
    case .drop(let path): .dropped(path)
    default: nil
    }
  }

  /// A window that is gone hears of nothing.
  private func tell(_ event: HostEvent) {
    if isVisible { queue.append(event) }
  }

  private func press(at place: Point) {
    hand.isHeld = true
    hand.place = place
    guard isVisible, !hand.believed else { return }
    hand.believed = true
    queue.append(.pressed(place))
  }

  private func release(at place: Point) {
    hand.isHeld = false
    hand.place = place
    guard isVisible, hand.believed else { return }
    hand.believed = false
    queue.append(.released(place))
  }

  private func hide() {
    guard isVisible else { return }
    isVisible = false
    queue += [.inputLost, .inputLost, .inputLost]
  }

  private func show() {
    guard !isVisible else { return }
    isVisible = true
    shown = []
    queue += [.exposed, .exposed]
  }
}

extension PixelPlane {
  /// The pixels, row after row.
  package var copied: [UInt32] {
    Array(UnsafeBufferPointer(start: base, count: bounds.width * bounds.height))
  }
}
