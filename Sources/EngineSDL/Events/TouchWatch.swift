import CSDL2
import Engine

/// Makes one finger the mouse: the first one on the glass. All others mean nothing, until none is
/// left.
struct TouchWatch {
  private struct Finger: Hashable {
    let device: SDL_TouchID
    let id: SDL_FingerID
  }

  private var down: Set<Finger> = []
  /// The finger that is the mouse; nil while it is up.
  private var first: Finger?

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
    case SDL_FINGERDOWN:
      if down.isEmpty { first = finger }
      down.insert(finger)
      return first == finger ? [.pressed(place)] : []
    case SDL_FINGERMOTION: return first == finger ? [.moved(place, isHeld: true)] : []
    case SDL_FINGERUP:
      down.remove(finger)
      guard first == finger else { return [] }
      first = nil
      return [.released(place), .left]
    default: return nil
    }
  }

  /// The place along a side, of which SDL tells the share in single precision: to a 64th, so that
  /// whole units stay whole.
  private static func place(_ share: Float, in side: Double) -> Double {
    (Double(share) * side * 64).rounded() / 64
  }

  /// Fingers that are down may be lifted without a word of it.
  mutating func lose() {
    down = []
    first = nil
  }
}
