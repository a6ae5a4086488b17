import Engine

/// Turns what the window system says into events a screen can trust.
///
/// Whatever comes in, what goes out is balanced: a press, then moves, then one release or cancel.
struct EventTranslator {
  /// The screen's points in one unit of the window's places.
  var pointsPerUnit = 1.0
  /// The keys that act again and again while they are held.
  var repeating: Set<Key> = []
  /// True after a press went out that was neither released nor cancelled.
  private(set) var isPressed = false
  private var keys = KeyWatch()
  /// The keys whose release the screen is told.
  var held: Set<Key> = []
  /// Those of them that are down.
  private var down: [Key] = []
  /// True while an input method makes text.
  private var isComposing = false
  private var place = Point.zero
  /// The button of a press that was cancelled: SDL forgets its release, and the next press too.
  private var lostButton = LostButton.none
  /// True while two fingers are down: the press of the first one is over.
  private var isPinched = false

  private enum LostButton { case none, held, up }

  /// The events for the screen; often none.
  mutating func events(for event: HostEvent) -> [InputEvent] {
    switch event {
    case .pressed(let unit): return press(unit * pointsPerUnit)
    case .released(let unit): return release(unit * pointsPerUnit)
    case .moved(let unit, isHeld: true): return drag(unit * pointsPerUnit)
    case .moved(let unit, isHeld: false): return hover(unit * pointsPerUnit)
    case .pinched(let unit, let factor): return pinch(unit * pointsPerUnit, factor)
    case .left: return isPressed ? [] : [.hover(nil)]
    case .wheel(let unit, let notches): return wheel(unit * pointsPerUnit, notches)
    case .key(let key, let isRepeat): return press(key, isRepeat: isRepeat)
    case .keyUp(let key):
      keys.release()
      guard let key else { return [] }
      return letGo { $0.base == key.base }
    case .text(let text): return keys.events(for: text)
    case .droppedText(let text): return text.isEmpty ? [] : [.text(text)]
    case .composition(let composition):
      isComposing = !composition.text.isEmpty
      return [.composition(composition)]
    case .inputLost: return lose()
    case .quit, .closed, .exposed, .settingsChanged, .dropped, .woken: return []
    }
  }

  /// The keys that move what has the keyboard's focus.
  static let steps: Set<Key> = [.left, .right, .up, .down, .pageUp, .pageDown]

  /// The keys that move in a line, or change it or its number.
  static let editing: Set<Key> = {
    let steps: [Key] = [.left, .right, .backspace, .delete]
    let held = ["", "Ctrl+", "Shift+", "Ctrl+Shift+"]
    let all = held.flatMap { held in steps.map { Key(rawValue: held + $0.rawValue) } }
    let numbers: [Key] = ["Shift+Up", "Shift+Down", "Alt+Up", "Alt+Down"]
    return Set(all + numbers + [.up, .down, .undo, .redo, .paste])
  }()

  private mutating func press(_ key: Key, isRepeat: Bool) -> [InputEvent] {
    guard keys.press(key, isRepeat: isRepeat) else { return [] }
    if !isRepeat, held.contains(key), !down.contains(key) { down.append(key) }
    return !isRepeat || repeating.contains(key) ? [.key(key)] : []
  }

  /// A second press without a release between them: the first one's end was lost.
  private mutating func press(_ point: Point) -> [InputEvent] {
    let lost = end(.release)
    lostButton = .none
    isPressed = true
    place = point
    return lost + [.press(point)]
  }

  private mutating func drag(_ point: Point) -> [InputEvent] {
    if isPressed { return move(point) }
    // It was seen up since the cancel, and is down now: the press between was swallowed.
    return lostButton == .up ? press(point) : []
  }

  /// A press ends where a second finger comes.
  private mutating func pinch(_ point: Point, _ factor: Double) -> [InputEvent] {
    let factor = min(max(factor, InputEvent.pinches.lowerBound), InputEvent.pinches.upperBound)
    let ended = isPinched ? [] : end(.cancel)
    (isPinched, isPressed) = (true, true)
    return ended + [.pinch(at: point, by: factor)]
  }

  private mutating func hover(_ point: Point) -> [InputEvent] {
    if lostButton == .held { lostButton = .up }
    return end(.release) + [.hover(point)]
  }

  private mutating func release(_ point: Point) -> [InputEvent] {
    if isPinched { return end(.release) }
    if isPressed { return move(point) + end(.release) }
    defer { lostButton = .none }
    return lostButton == .up ? press(point) + end(.release) : []
  }

  private mutating func lose() -> [InputEvent] {
    keys.release()
    if isPressed { lostButton = .held }
    let composition: [InputEvent] = isComposing ? [.composition(.none)] : []
    isComposing = false
    return composition + letGo { _ in true } + end(.cancel)
  }

  /// Lets go of keys that are held.
  private mutating func letGo(where isUp: (Key) -> Bool) -> [InputEvent] {
    let up = down.filter(isUp)
    down.removeAll(where: isUp)
    return up.map { .keyUp($0) }
  }

  private mutating func move(_ point: Point) -> [InputEvent] {
    guard point != place else { return [] }
    place = point
    return [.move(point)]
  }

  private func wheel(_ place: Point, _ notches: Point) -> [InputEvent] {
    guard notches.x.isFinite, notches.y.isFinite, notches != .zero else { return [] }
    return [.wheel(at: place, by: notches * Self.notch)]
  }

  /// The way of one notch of the wheel, in points.
  private static let notch = 60.0

  private mutating func end(_ event: InputEvent) -> [InputEvent] {
    guard isPressed else { return [] }
    (isPressed, isPinched) = (false, false)
    return [event]
  }
}
