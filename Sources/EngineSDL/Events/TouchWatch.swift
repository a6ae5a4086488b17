import CSDL2
import Engine

/// Makes one finger the mouse: the first one on the glass. With a second one it pinches. All others
/// mean nothing, until none is left.
struct TouchWatch {
  private struct Finger: Hashable {
    let device: SDL_TouchID
    let id: SDL_FingerID
  }

  private var down: Set<Finger> = []
  /// The finger that is the mouse; nil while it is up.
  private var first: Finger?
  /// The place of that finger, and of the second one; nil: there is none.
  private var places: (first: Point, second: Point?) = (.zero, nil)
  private var second: Finger?
  /// The distance of the two as the second one came, > 0.
  private var spread = 1.0

  /// True while any finger is down: what the mouse does then is an echo of it.
  var isDown: Bool { !down.isEmpty }

  /// The meaning of an event; nil if it is no finger's. A finger that is lifted takes the pointer
  /// out of the window.
  ///
  /// - Parameter window: the window's size in its own units, in which places are.
  mutating func events(for event: SDL_Event, in window: Size) -> [HostEvent]? {
    let finger = Finger(device: event.tfinger.touchId, id: event.tfinger.fingerId)
    let place = Point(
      Self.place(event.tfinger.x, in: window.width), Self.place(event.tfinger.y, in: window.height))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: return press(finger, at: place)
    case SDL_FINGERMOTION: return move(finger, to: place)
    case SDL_FINGERUP:
      down.remove(finger)
      guard first == finger || second == finger else { return [] }
      (first, second, places.second) = (nil, nil, nil)
      return [.released(place), .left]
    default: return nil
    }
  }

  private mutating func press(_ finger: Finger, at place: Point) -> [HostEvent] {
    defer { down.insert(finger) }
    if down.isEmpty {
      (first, places) = (finger, (place, nil))
      return [.pressed(place)]
    }
    guard first != nil, second == nil, down.count == 1 else { return [] }
    (second, places.second) = (finger, place)
    spread = max(1, places.first.distance(to: place))
    return pinch
  }

  private mutating func move(_ finger: Finger, to place: Point) -> [HostEvent] {
    if finger == first { places.first = place } else if finger == second { places.second = place }
    guard finger == first || finger == second else { return [] }
    return second == nil ? [.moved(place, isHeld: true)] : pinch
  }

  private var pinch: [HostEvent] {
    guard let other = places.second else { return [] }
    let middle = (places.first + other) * 0.5
    return [.pinched(middle, by: max(1, places.first.distance(to: other)) / spread)]
  }

  /// The place along a side, of which SDL tells the share in single precision: to a 64th, so that
  /// whole units stay whole.
  private static func place(_ share: Float, in side: Double) -> Double {
    (Double(share) * side * 64).rounded() / 64
  }

  /// Fingers that are down may be lifted without a word of it.
  mutating func lose() {
    down = []
    (first, second, places.second) = (nil, nil, nil)
  }
}
