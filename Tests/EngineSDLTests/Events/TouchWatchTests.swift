import CSDL2
import Engine
import Testing

@testable import EngineSDL

@Suite struct TouchWatchTests {
  /// A finger on the glass: its number, the thing it does, and its place in a window of 200×100.
  private struct Touch {
    var finger: Int64
    var type: SDL_EventType
    var x = 0.0
  }

  private func told(_ touches: [Touch]) -> [HostEvent] {
    var watch = TouchWatch()
    return touches.flatMap { watch.events(for: event($0), in: Size(200, 100)) ?? [] }
  }

  private func event(_ touch: Touch) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = UInt32(touch.type.rawValue)
    event.tfinger.fingerId = touch.finger
    event.tfinger.touchId = 7
    event.tfinger.x = Float(touch.x)
    event.tfinger.y = 0.5
    return event
  }

  private func down(_ finger: Int64, _ x: Double = 0) -> Touch {
    Touch(finger: finger, type: SDL_FINGERDOWN, x: x)
  }
  private func move(_ finger: Int64, _ x: Double) -> Touch {
    Touch(finger: finger, type: SDL_FINGERMOTION, x: x)
  }
  private func up(_ finger: Int64, _ x: Double = 0) -> Touch {
    Touch(finger: finger, type: SDL_FINGERUP, x: x)
  }

  @Test func oneFingerIsTheMouseAndLeavesWhenItIsLifted() {
    #expect(
      told([down(1, 0.25), move(1, 0.5), up(1, 0.75)]) == [
        .pressed(Point(50, 50)), .moved(Point(100, 50), isHeld: true), .released(Point(150, 50)),
        .left,
      ])
  }

  @Test func wholePlacesStayWhole() {
    for x in 0..<200 {
      #expect(told([down(1, Double(x) / 200)]) == [.pressed(Point(Double(x), 50))])
    }
  }

  @Test func twoFingersPinch() {
    let touches = [down(1, 0.25), down(2, 0.75), move(2, 1), move(1, 0), up(2, 0.5), up(1)]
    #expect(
      told(touches) == [
        .pressed(Point(50, 50)), .pinched(Point(100, 50), by: 1),
        .pinched(Point(125, 50), by: 1.5), .pinched(Point(100, 50), by: 2),
        .released(Point(100, 50)), .left,
      ])
    // Fingers that are at one place are a point apart.
    #expect(
      told([down(1, 0.5), down(2, 0.5), move(2, 0.55)]).last == .pinched(Point(105, 50), by: 10))
  }

  @Test func otherFingersMeanNothing() {
    let two = [down(1), down(2, 0.9), move(2, 0.5), up(1, 0.5)]
    let three = [
      down(1), down(2, 0.9), down(3, 0.2), move(3, 0.6), move(2, 0.5), up(3), up(1, 0.5),
    ]
    #expect(told(three) == told(two))
    #expect(told([move(1, 0.2), up(1)]).isEmpty)
  }

  @Test func afterTwoFingersAllMustBeLifted() {
    let both = [down(1), down(2), up(1)]
    #expect(told(both + [move(2, 0.5), down(1, 0.5), move(1, 0.6), up(1)]) == told(both))
    #expect(told(both + [up(2), down(3, 0.5)]).last == .pressed(Point(100, 50)))
  }

  @Test func fingersThatAreLostAreForgotten() {
    var watch = TouchWatch()
    _ = watch.events(for: event(down(1)), in: Size(200, 100))
    #expect(watch.isDown)
    watch.lose()
    #expect(!watch.isDown)
    #expect(watch.events(for: event(move(1, 0.5)), in: Size(200, 100)) == [])
    #expect(watch.events(for: event(up(1)), in: Size(200, 100)) == [])
    #expect(
      watch.events(for: event(down(2, 0.5)), in: Size(200, 100)) == [.pressed(Point(100, 50))])
  }

  @Test func whatIsNoFingersIsNotForIt() {
    var watch = TouchWatch()
    for type in [SDL_MOUSEMOTION, SDL_KEYDOWN, SDL_WINDOWEVENT] {
      var other = SDL_Event()
      other.type = UInt32(type.rawValue)
      #expect(watch.events(for: other, in: Size(200, 100)) == nil)
    }
  }

  /// Every sequence of up to five touches of three fingers: one press, moves, one release, the
  /// pointer leaves.
  @Test func everySmallWorldIsBalanced() {
    let alphabet = (1...3).flatMap { [down($0), move($0, 0.5), up($0)] }
    var worlds: [[Touch]] = [[]]
    for _ in 0..<5 {
      worlds = worlds.flatMap { world in alphabet.map { world + [$0] } }
      let wrong = worlds.first { world in !isBalanced(told(world)) }
      #expect(wrong == nil)
    }
  }

  private func isBalanced(_ events: [HostEvent]) -> Bool {
    var last = HostEvent.left
    for event in events {
      switch (last, event) {
      case (.left, .pressed), (.pressed, .moved), (.moved, .moved), (.pressed, .released),
        (.moved, .released), (.released, .left), (.pressed, .pressed), (.moved, .pressed),
        (.pressed, .pinched), (.moved, .pinched), (.pinched, .pinched), (.pinched, .released):
        last = event
      default: return false
      }
    }
    return true
  }
}
