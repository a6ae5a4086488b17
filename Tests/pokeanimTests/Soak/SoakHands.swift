import Engine
import EngineSDL
import EngineSDLTestSupport
import EngineTestSupport

@testable import Studio
@testable import pokeanim

/// The acts of a person, and of the desktop, on the whole program, without an end.
struct SoakHands {
  typealias Act = VirtualDesktop.Act

  private var generator: SeededGenerator
  private var size: Size
  private let largest: Size
  /// Acts that follow, with the seconds before each.
  private var waiting: ArraySlice<VirtualDesktop.Step> = []
  private var gestures = 0
  private let interval: Int

  /// - Parameters:
  ///   - largest: the window's size at most.
  ///   - interval: after so many gestures everything comes to rest and is looked at.
  init(seed: UInt64, largest: Size, interval: Int) {
    generator = SeededGenerator(seed: seed)
    self.largest = largest
    self.interval = interval
    size = Size(largest.width / 2, largest.height / 2)
    waiting = [step(resize(to: size), after: 0)]
  }

  mutating func next() -> VirtualDesktop.Step {
    while waiting.isEmpty {
      gestures += 1
      waiting = (gestures % interval == 0 ? rest() : gesture())[...]
    }
    return waiting.removeFirst()
  }

  private func step(_ act: Act, after seconds: Double = 0.1) -> VirtualDesktop.Step {
    VirtualDesktop.Step(after: seconds, act: act)
  }

  // MARK: Rest

  /// The same window, few cards, the first screen, time as fast as usual, and nothing moves.
  private mutating func rest() -> [VirtualDesktop.Step] {
    size = Size(largest.width / 2, largest.height / 2)
    let cards = Self.place(of: .mode(.cards), in: size) ?? .zero
    let acts: [Act] =
      [.show, .up(.zero), resize(to: size)] + Array(repeating: key(.escape), count: 5)
      + [key("Ctrl+0"), key(.four), .down(cards), .up(cards)]
      + Array(repeating: .text("]"), count: 8)
      + Array(repeating: .text("["), count: 4)
      + [key("C"), key("A"), key("A"), key("A"), key(.one)]
    return acts.map { step($0) } + [step(.look, after: 8)]
  }

  // MARK: Gestures

  private mutating func gesture() -> [VirtualDesktop.Step] {
    let acts: [Act] =
      switch generator.int(in: 0...19) {
      case 0...6: typed(generator.element(of: Self.keys))
      case 7...9: drag(from: place(), steps: generator.int(in: 0...8))
      case 10, 11: drag(from: tunersPlace(), steps: generator.int(in: 0...4))
      case 12, 13: drag(from: panelsPlace(), steps: generator.int(in: 0...2))
      case 14: turns()
      case 15: [.move(place()), .move(panelsPlace()), .leave]
      case 16: [generator.element(of: [.hide, .focusLost, .renderersLost, .refuse(2)]), .show]
      case 17: [resize(to: anySize())]
      case 18: typed(generator.element(of: [.one, .two, .three, .four, .t]))
      default: [.otherButton]
      }
    return acts.map { step($0, after: generator.chance(0.3) ? 0 : 0.1) }
  }

  /// All keys that mean something somewhere; a line under edit takes them as letters.
  private static let keys: [Key] =
    [
      .right, .left, .up, .down, .return, .space, .tab, .shiftTab, .backspace, .delete, .home, .end,
      .pageUp, .pageDown, .comma, .period, .leftBracket, .rightBracket, .escape, .f11, .h,
      .f1, "F2", .f3, .f5, "F7", "Shift+F7", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+C", "Ctrl++", "Ctrl+-",
    ] + ["A", "C", "D", "E", "F", "G", "I", "L", "M", "O", "P", "R", "S", "V", "W", "Z"]
    + ["+", "-", "=", "*", "(", ")", "5"]

  private func key(_ key: Key) -> Act { .key(key, isRepeat: false) }

  /// A key, and what the keyboard makes of it.
  private mutating func typed(_ key: Key) -> [Act] {
    let text: [Act] = key.rawValue.count == 1 ? [.text(key.rawValue.lowercased())] : []
    return [.key(key, isRepeat: generator.chance(0.1))] + text
  }

  /// One drag in ten ends with the window's loss.
  private mutating func drag(from start: Point, steps: Int) -> [Act] {
    let way = (0..<steps).map { _ in Act.move(place()) }
    let end: [Act] = generator.chance(0.1) ? [.hide, .up(start), .show] : [.up(place())]
    return [.move(start), .down(start)] + way + (steps == 0 ? [.up(start)] : end)
  }

  private mutating func turns() -> [Act] {
    let place = place()
    let notches = Point(
      Double(generator.int(in: -1...1)), Double(generator.int(in: -6...6)))
    return Array(
      repeating: .wheel(place, notches: notches), count: generator.int(in: 1...5))
  }

  // MARK: Places

  private mutating func anySize() -> Size {
    let share = generator.chance(0.2) ? 1 : generator.double(in: 0.1...0.6)
    return Size((largest.width * share).rounded(), (largest.height * share).rounded())
  }

  private mutating func resize(to size: Size) -> Act {
    self.size = size
    return .resize(Int(size.width), Int(size.height))
  }

  private mutating func place() -> Point {
    Point(generator.double(in: 0...size.width), generator.double(in: 0...size.height))
  }

  /// The middle of something on the tuner, whether it is shown or not.
  private mutating func tunersPlace() -> Point {
    let layout = TunerLayout(
      window: size, rows: generator.element(of: [[1], [1, 2, 1], [1, 2, 2]]))
    let parts =
      [layout.previous, layout.next, layout.graph, layout.copy, layout.reset] + layout.sliderFrames
      + (0..<5).map { layout.kind($0) }
    return generator.element(of: parts).center * layout.unit + layout.frame.origin
  }

  /// The middle of a control on the gallery's panel, whether it is shown or not.
  private mutating func panelsPlace() -> Point {
    let controls = PanelControl.all.filter { Self.place(of: $0, in: size) != nil }
    return Self.place(of: generator.element(of: controls), in: size) ?? .zero
  }

  private static func place(of control: PanelControl, in size: Size) -> Point? {
    let panel = ControlPanel(typesetter: .standIn)
    panel.show(GalleryOptions(), count: 18, in: GalleryPlaces(window: size))
    return panel.frame(of: control)?.center
  }
}
