import CSDL2

/// The drivers that SDL opens windows by, and which talk to a server: they may hang with it, or
/// crash for what it says.
package enum VideoDriver {
  /// Their names in the order in which SDL takes them; empty if none of them would be opened.
  package static func candidates(environment: Environment) -> [String] {
    let names = (0..<SDL_GetNumVideoDrivers()).compactMap { index in
      SDL_GetVideoDriver(index).map { String(cString: $0) }
    }
    let servers = names.filter(["x11", "wayland"].contains)
    guard let asked = environment("SDL_VIDEODRIVER") else { return servers }
    let wanted = asked.split(separator: ",").map(String.init)
    guard wanted.allSatisfy(servers.contains) else { return [] }
    // What was not asked for is the way out.
    return wanted + servers.filter { !wanted.contains($0) }
  }

  /// Opens a driver for good; returns the reason if it refuses.
  package static func open(_ name: String) -> String? {
    SDL_VideoInit(name) == 0 ? nil : sdlError()
  }
}
