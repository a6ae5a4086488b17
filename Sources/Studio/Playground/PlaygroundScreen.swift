import Engine
import Workbench

/// The screen that a Swift file shows, as a screen of the program.
///
/// With another value of a number that is tuned, the code runs anew, and what it shows then is brought
/// to the moment at which that was which was shown before.
final class PlaygroundScreen: AppScreen {
  private var played: any Screen
  /// The same, if it has a stage that can be slowed down.
  private var staged: StageScreen? { played as? StageScreen }
  private var past: PastChange?
  private let make: () throws -> any Screen
  private let numbers: TunableNumbers
  /// The values that the code ran with, as ``TunableNumbers`` counts them.
  private var version: Int
  private let complain: (String) -> Void
  private(set) var log: PlayedLog
  /// The events that came since they were last noted.
  private var heard: [InputEvent] = []
  /// True while a press is the screen's own.
  private var hasPress = false
  /// The state of the screen's change after all that is noted.
  private var known: PlayedLog.Stand?
  /// What there is to say to the person.
  private var news: String?

  /// - Parameters:
  ///   - numbers: that the code asks for.
  ///   - complain: told why code could not be run again.
  ///   - make: runs the code, and makes what it shows.
  init(
    tuning numbers: TunableNumbers = TunableNumbers(), log: PlayedLog = PlayedLog(),
    complain: @escaping (String) -> Void = { _ in }, _ make: @escaping () throws -> any Screen
  ) throws {
    (self.make, self.numbers, self.log, self.complain) = (make, numbers, log, complain)
    version = numbers.version
    played = try make()
  }

  // MARK: The screen

  func resize(to size: Size, at time: Instant) {
    noteRest()
    log.resize(to: size)
    played.resize(to: size, at: time)
    known = stand
  }
  func advance(to time: Instant) {
    noteRest()
    makeAnew()
    log.advance(to: time, hasMotion: played.isRunning)
    played.advance(to: time)
    follow()
  }
  func handle(_ event: InputEvent, at time: Instant) {
    noteStand()
    heard.append(event)
    played.handle(event, at: time)
    known = stand
  }
  func update(at time: Instant) {
    noteRest()
    if !makeAnew() { played.update(at: time) }
    follow()
  }
  func layOutPanels() { played.layOutPanels() }
  func display() -> DisplayList { played.display() }
  var change: (any Change)? { played.change }
  var progress: Double { played.progress }
  var isRunning: Bool { played.isRunning }
  var root: View { played.root }
  var inputTrees: [InputTree] { played.inputTrees }
  var takesText: Bool { played.takesText }
  var heldKeys: Set<Key> { played.heldKeys }

  private func follow() {
    known = stand
    if let change, past?.isLike(change) != true { past = PastChange(change, in: root.size) }
  }

  func lastChange() -> LastChange? {
    change.map { LastChange($0) } ?? past?.asItIs(in: root.size)
  }

  // MARK: Made anew

  /// Notes an event as it came to the window: its own views have taken it, or it has heard of it.
  func noteDelivery(of event: InputEvent, to view: View?) {
    let root = view?.root
    let isOwn =
      root.map { root in inputTrees.contains { $0.root === root } }
      ?? (heard.contains(event) || heard.isEmpty && event.isOfPress && hasPress)
    follow(event, isOwn: isOwn)
    guard isOwn else {
      noteRest()
      if case .press = event { log.add(.leaveFocus) }
      return
    }
    heard = []
    log.add(.event(event))
    known = stand
  }

  /// Follows a press, which is the screen's own until it ends, also if its view has lost it.
  private func follow(_ event: InputEvent, isOwn: Bool) {
    switch event {
    case .press: hasPress = isOwn
    case .release, .cancel: hasPress = false
    default: break
    }
  }

  /// Notes what it was told since the last time by somebody else than the window's input.
  private func noteRest() {
    for event in heard { log.add(.event(event)) }
    heard = []
    noteStand()
  }

  private var stand: PlayedLog.Stand? { played.change.map { PlayedLog.Stand($0) } }

  /// Notes where a tool of the window has brought the change.
  private func noteStand() {
    // Before it is laid out, nothing asks for the change, which the screen may make then.
    guard known != nil, let stand, stand != known else { return }
    log.add(.stand(stand))
    known = stand
  }

  /// Runs the code again, if numbers are others by now.
  ///
  /// - Returns: false if all is as it was.
  @discardableResult
  private func makeAnew() -> Bool {
    guard numbers.version != version else { return false }
    version = numbers.version
    do {
      let made = try make()
      log.play(into: made)
      (played, past) = (made, nil)
      if log.takeLoss() { news = "From the beginning: more was done than is kept" }
      return true
    } catch {
      complain("\(error)")
      return false
    }
  }

  // MARK: As one of the program's

  func takeNews() -> String? {
    defer { news = nil }
    return news
  }

  var speed: Double {
    get { staged?.speed ?? 1 }
    set {
      guard newValue != speed else { return }
      noteRest()
      log.add(.speed(newValue))
      staged?.speed = newValue
      known = stand
    }
  }
  var reducesMotion: Bool {
    get { staged?.stage.reducesMotion ?? false }
    set {
      guard newValue != reducesMotion else { return }
      noteRest()
      log.add(.reducesMotion(newValue))
      staged?.stage.reducesMotion = newValue
      known = stand
    }
  }
  /// A change that code holds at one of its ends has not been paused by a person.
  var isPaused: Bool {
    guard let staged, staged.isPaused, let progress = change?.progress else { return false }
    return progress > 0 && progress < 1
  }
  var loops: Bool { staged?.transport.loops ?? false }
  func stepOut(at time: Instant) -> Bool {
    guard let staged, staged.hand.isDown else { return false }
    noteRest()
    log.add(.stepOut)
    staged.hand.cancel(at: time, on: staged)
    known = stand
    return true
  }
  var ground: Color { root.backgroundColor.alpha > 0 ? root.backgroundColor : Palette.page }
  func mayShowContent(in area: Rect) -> Bool { true }
}

extension InputEvent {
  /// True for a part of a press.
  fileprivate var isOfPress: Bool {
    switch self {
    case .press, .move, .release, .cancel: true
    default: false
    }
  }
}
