import CSDL2
package import Engine

extension Key {
  /// A modifier that makes a chord of a key, by its place in a chord's name.
  ///
  /// The right Alt key writes characters on most layouts: with it nothing is a command.
  private enum Modifier: String, CaseIterable {
    case control = "Ctrl+"
    case alt = "Alt+"
    case altGr = "AltGr+"
    case command = "Super+"
    case shift = "Shift+"

    var mask: UInt32 {
      switch self {
      case .control: KMOD_CTRL.rawValue
      case .alt: KMOD_LALT.rawValue
      case .altGr: KMOD_RALT.rawValue | KMOD_MODE.rawValue
      case .command: KMOD_GUI.rawValue
      case .shift: KMOD_SHIFT.rawValue
      }
    }
  }

  /// The key that SDL says went down, with what was held: `Ctrl+Shift+Z`. Shift alone makes another
  /// character of a character, and a chord of any other key. nil: SDL has no name for it.
  init?(_ symbol: SDL_Keysym) {
    let name = String(
      cString: Self.isOfAnotherScript(symbol.sym)
        ? SDL_GetScancodeName(symbol.scancode) : SDL_GetKeyName(symbol.sym))
    guard !name.isEmpty else { return nil }
    var held = Modifier.allCases.filter { UInt32(symbol.mod) & $0.mask != 0 }
    if Self.isModifier(symbol.sym) { held = [] }
    if Self.isCharacter(symbol.sym), Set(held).isSubset(of: [.shift, .altGr]) {
      held.removeAll { $0 == .shift }
    }
    self.init(rawValue: held.map(\.rawValue).joined() + name)
  }

  private static func isModifier(_ code: SDL_Keycode) -> Bool {
    let all = [
      SDLK_LCTRL, SDLK_RCTRL, SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LALT, SDLK_RALT, SDLK_LGUI,
      SDLK_RGUI, SDLK_MODE, SDLK_CAPSLOCK, SDLK_NUMLOCKCLEAR,
    ]
    return all.contains { SDL_Keycode($0.rawValue) == code }
  }

  /// True for a key that writes no Latin letter nor sign: then its place on the keyboard has a name
  /// that commands have.
  private static func isOfAnotherScript(_ code: SDL_Keycode) -> Bool {
    isCharacter(code) && code > 0x24F
  }

  /// True for a key that writes a character, be it a blank.
  private static func isCharacter(_ code: SDL_Keycode) -> Bool {
    code >= 32 && code != 127 && code & (1 << 30) == 0
  }

  /// True if SDL knows a key of this name, so that a person could press it; in a chord each modifier
  /// stands in its place, as in Ctrl+Shift+Z.
  package var isKnown: Bool {
    SDL_GetKeyFromName(String(parts.base)) != SDL_Keycode(SDLK_UNKNOWN.rawValue)
  }

  /// True if what is held with the key lets it write nothing.
  func isCommand(writing text: String) -> Bool {
    let (modifiers, base) = parts
    if !Set(modifiers).isDisjoint(with: [.control, .alt, .command]) { return true }
    // A right Alt key with which another one writes what it does alone is a mere Alt.
    guard modifiers.contains(.altGr) else { return false }
    let isLetter = text.allSatisfy(\.isLetter) && Key(rawValue: String(base)).hasWritten(text)
    return isLetter || base.lowercased() == text.lowercased()
  }

  /// The modifiers of a chord's name and the key they are held with.
  private var parts: (modifiers: [Modifier], base: Substring) {
    var base = rawValue[...]
    var modifiers: [Modifier] = []
    for modifier in Modifier.allCases where base.count > modifier.rawValue.count {
      guard base.lowercased().hasPrefix(modifier.rawValue.lowercased()) else { continue }
      base = base.dropFirst(modifier.rawValue.count)
      modifiers.append(modifier)
    }
    return (modifiers, base)
  }
}

extension Key {
  /// The key of a chord, without what is held with it.
  var base: Key { Key(rawValue: String(parts.base)) }
}
