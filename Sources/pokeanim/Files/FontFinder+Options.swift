import EngineSDL
import EngineSystem

extension FontFinder {
  /// The order of the program: `--font`, POKEANIM_FONT, the fonts among the pictures, the system's.
  ///
  /// - Parameter assets: the folder with the program's pictures.
  init(option: String?, environment: Environment = processEnvironment, assets: String?) {
    let wish =
      option.map { Wish(path: $0, source: "--font") }
      ?? environment("POKEANIM_FONT").map { Wish(path: $0, source: "POKEANIM_FONT") }
    self.init(wish: wish, folder: assets)
  }
}
