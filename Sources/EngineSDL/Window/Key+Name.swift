import CSDL2
package import Engine

extension Key {
  /// True if SDL knows a key of this name, so that a person could press it.
  package var isKnown: Bool {
    SDL_GetKeyFromName(rawValue) != SDL_Keycode(SDLK_UNKNOWN.rawValue)
  }
}
