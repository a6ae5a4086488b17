import Engine

/// Turns what the window system says into events a screen can trust.
///
/// Whatever comes in, what goes out is balanced: a press, then moves, then one release or cancel.
struct EventTranslator {
  /// The screen's points in one unit of the window's places.
  var pointsPerUnit = 1.0
  /// Whether a line is being edited: keys that move in it or delete act again while they are held.
  var editsText = false
  /// Whether a press went out that was neither released nor cancelled.
  private(set) var isPressed = false
  private var place = Point.zero

  /// The events for the screen; often none.
  mutating func events(for event: HostEvent) -> [InputEvent] {
    switch event {
    case .pressed(let unit): return press(unit * pointsPerUnit)
    case .released(let unit): return isPressed ? move(unit * pointsPerUnit) + end(.release) : []
    case .moved(let unit, isHeld: true): return isPressed ? move(unit * pointsPerUnit) : []
    case .moved(let unit, isHeld: false): return end(.release) + [.hover(unit * pointsPerUnit)]
    case .left: return isPressed ? [] : [.hover(nil)]
    case .wheel(let unit, let notches): return wheel(unit * pointsPerUnit, notches)
    case .key(let key, isRepeat: true):
      return editsText && Self.editing.contains(key) ? [.key(key)] : []
    case .key(let key, isRepeat: false): return [.key(key)]
    case .text(let text): return [.text(text)]
    case .inputLost: return end(.cancel)
    case .quit, .exposed: return []
    }
  }

  private static let editing: Set<Key> = [.left, .right, .backspace, .delete]

  /// A second press without a release between them: the first one's end was lost.
  private mutating func press(_ point: Point) -> [InputEvent] {
    let lost = end(.release)
    isPressed = true
    place = point
    return lost + [.press(point)]
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

  /// How far a notch of the wheel goes, in points.
  private static let notch = 60.0

  private mutating func end(_ event: InputEvent) -> [InputEvent] {
    guard isPressed else { return [] }
    isPressed = false
    return [event]
  }
}
