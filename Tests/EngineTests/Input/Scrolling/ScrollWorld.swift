import EngineTestSupport

@testable import Engine

/// One thing that happens to a scrolling axis.
enum ScrollAct: Hashable {
  case hold, wheel(Double), scroll(Double), jump(Double), wait(Double)
  case drag(Double), release(Double), resize(ScrollExtent), shift(Double)
  case drift(Double)

  /// True if the offset may be another one right after the act.
  var mayMove: Bool {
    switch self {
    case .drag, .jump, .shift: true
    case .hold, .wheel, .scroll, .wait, .release, .resize, .drift: false
    }
  }

  /// True if the velocity of content that nobody holds may be another one right after the act.
  func mayTurn(_ motion: ScrollMotion) -> Bool {
    if case .drift = self { return true }
    if case .drifting = motion.phase, case .resize = self { return true }
    return false
  }

  static func random(_ random: inout SeededGenerator) -> ScrollAct {
    switch random.int(in: 0...9) {
    case 0: .hold
    case 1: .wheel(random.double(in: -300...300))
    case 2: .scroll(random.double(in: -500...3_000))
    case 3: random.chance(0.2) ? .jump(random.double(in: -500...3_000)) : .hold
    case 4: .drag(random.double(in: -900...900))
    case 5, 6: .release(random.double(in: -9_000...9_000))
    case 7: .resize(.random(&random))
    case 8: .drift(random.chance(0.2) ? 0 : random.double(in: -900...900))
    default: random.chance(0.3) ? .shift(random.double(in: -50...50)) : .wait(1)
    }
  }
}

extension ScrollExtent {
  static func random(_ random: inout SeededGenerator) -> ScrollExtent {
    ScrollExtent(
      content: random.double(in: 0...3_000), viewport: random.double(in: 0...900),
      before: random.chance(0.2) ? 60 : 0, after: random.chance(0.2) ? 30 : 0)
  }
}

extension ScrollMotion {
  mutating func perform(_ act: ScrollAct, at time: Instant) {
    switch act {
    case .hold: hold(at: time)
    case .wheel(let distance): wheel(by: distance, at: time)
    case .scroll(let target): scroll(to: target, at: time)
    case .jump(let target): scroll(to: target, isAnimated: false, at: time)
    case .drag(let translation): drag(to: translation)
    case .release(let velocity): release(velocity: velocity, at: time)
    case .resize(let extent): resize(to: extent, at: time)
    case .shift(let shift): resize(to: extent, shiftingBy: shift, at: time)
    case .drift(let pace): drift(at: pace, at: time)
    case .wait: break
    }
  }
}
