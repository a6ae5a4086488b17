import Attacker

/// A thing to show, as options of a command line; small and short, so that a case is cheap.
enum Scene {
  static let screens = ["onboarding", "squares", "algebra", "gallery"]
  static let pairs = ["squares", "grid", "list", "sidebar", "mirror", "text"]

  /// A screen, and now and then more that says how it looks.
  static func options(_ dice: inout Dice) -> [String] {
    var options =
      dice.chance(0.7) ? ["--screen", dice.pick(screens)] : ["--pair", dice.pick(pairs)]
    if dice.chance(0.2) { options += ["--theme", dice.pick(["light", "dark"])] }
    if dice.chance(0.2) { options += ["--motion", dice.pick(["fluid", "original"])] }
    if dice.chance(0.1) { options.append("--reduced-motion") }
    if dice.chance(0.2) { options += ["--speed", dice.pick(["0.5", "2", "100", "0.01"])] }
    return options
  }

  static func canvas(_ dice: inout Dice) -> [String] {
    ["--canvas", "\(dice.size(upTo: 400))x\(dice.size(upTo: 400))"]
  }

  /// Events of a hand and a keyboard, in the words of scripts.
  static func script(_ dice: inout Dice, events: Int, seconds: Double) -> String {
    var time = 0.0
    var place = (x: 100.0, y: 100.0)
    return (0..<events).map { _ in
      if dice.chance(0.7) { time += dice.number(0...2 * seconds / Double(events)) }
      return "\((time * 1e4).rounded() / 1e4 + 0.001) \(event(&dice, &place))\n"
    }.joined()
  }

  private static func event(_ dice: inout Dice, _ place: inout (x: Double, y: Double)) -> String {
    switch dice.int(0...11) {
    case 0, 1:
      place = (dice.number(0...400), dice.number(0...400))
      return "press \(place.x) \(place.y)"
    case 2...4:
      place = (place.x + dice.number(-90...90), place.y + dice.number(-60...60))
      return "move \(place.x) \(place.y)"
    case 5: return "release"
    case 6: return dice.chance(0.3) ? "cancel" : "hover \(place.x) \(place.y)"
    case 7: return "wheel \(place.x) \(place.y) \(dice.int(-9...9)) \(dice.int(-9...9))"
    case 8: return dice.chance(0.5) ? "text \(dice.pick(texts))" : "key E"
    case 9 where dice.chance(0.3):
      return "resize \(dice.size(upTo: 900)) \(dice.size(upTo: 900))"
    default: return "key \(dice.pick(keys))"
    }
  }

  static let keys = [
    "Right", "Left", "Up", "Down", "Return", "Space", "Tab", "Escape", "R", "L", "T", "M", "G", "A",
    "-", "C", "F", "S", "O", "V", "I", "N", "W", "E", "D", "P", "Z", "F1", "F5", "F6", ",", ".",
    "[", "]", "Delete", "Home", "End", "PageUp", "PageDown", "Backspace",
  ]
  private static let texts = ["a", "fadeIn * (shrink + rotate)", "ä–ß", "👩‍👩‍👧", ")(", "0.5", "looped"]
}
