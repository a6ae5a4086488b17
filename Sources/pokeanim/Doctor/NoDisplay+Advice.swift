import Engine
import EngineSDL

extension NoDisplay {
  /// The failure of the program, which has a way without a display.
  var failure: Failure { Failure("\(self), or use “pokeanim render”, which needs none") }
}
