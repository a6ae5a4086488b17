internal import Engine

/// A box that goes from one side to the other, under the hand.
private final class Slide: StageScreen {
  private let box = View(frame: Rect(0, 0, 20, 20), backgroundColor: .black)
  private lazy var move = stage.hold(
    linear(from: 10, to: 90, in: 0.5).bind(box, with: \.center.x))

  override func layOut(at time: Instant) { if box.superview == nil { root.addSubview(box) } }
  override var change: (any Change)? { move }
  override var path: Point { Point(80, 0) }
  override func change(towards direction: Double) -> (any Change)? { move }
  override func begin(reversed: Bool) -> (any Change)? { move }
}

private func event(_ random: inout RandomArguments) -> InputEvent {
  let point = Point(random.number(-20...120), random.number(-20...120))
  return switch random.index(below: 5) {
  case 0: .press(point)
  case 1: .release
  case 2: .key(random.element(of: [.left, .right, .space, .return, "R", "[", "]", .escape, .tab]))
  default: .move(point)
  }
}

/// Screens under keys and hands, with clocks that stall and run backwards.
let inputCalls = [
  Operation("Runtime.frame") { random in
    let screen = Slide(measuring: MonospacedText())
    let runtime = Runtime(screen: screen, size: Size(100, 100))
    var time = 0.0
    for _ in 0..<(1 + random.index(below: 20)) {
      time += random.element(of: [0, 0.016, 0.016, 0.2, 9, -0.5])
      let events = (0..<random.index(below: 4)).map { _ in event(&random) }
      _ = runtime.frame(at: Instant(seconds: time), events: events)
      expect((0...1).contains(screen.progress), "a progress of \(screen.progress)")
    }
    _ = runtime.frame(at: Instant(seconds: time + 20), events: [.release, .key(.escape)])
  }
]
