import Engine
import EngineSDL
import EngineSystem
import EngineTestSupport
import Foundation
import Testing

@testable import Studio
@testable import pokeanim

/// A program in a theme, in a state that keys lead to.
struct ThemedProgram {
  static let size = Size(960, 720)

  /// The states that a theme must suit: a screen, and the keys that lead there.
  static let states: [(screen: ScreenEntry, keys: [Key])] = [
    (.onboarding, []), (.onboarding, [.right]), (.onboarding, [.h]), (.onboarding, [.t]),
    (.squares, []), (.squares, [.return]), (.squares, [.down]), (.squares, [.down, .return, .g]),
    (.squares, [.down, .down]), (.squares, [.down, .down, .return]),
    (.squares, [.down, .down, .down]), (.squares, [.down, .down, .down, .return]),
    (.squares, [.up, .up]), (.squares, [.up, .up, .return, .m]), (.squares, [.up]),
    (.squares, [.up, .return, .space]), (.squares, [.down, .return, .space, .t]),
    (.squares, [.down, .down, .return, .space]),
    (.squares, [.down, .down, .down, .return, .space, .r, .space]),
    (.algebra, []), (.algebra, [.return, .space, .t]), (.algebra, [.down]),
    (.algebra, [.down, .left, .return, .space]), (.algebra, [.down, .down]),
    (.algebra, [.down, .down, .down]), (.algebra, [.down, .down, .down, .backspace]),
    (.gallery, []), (.gallery, ["A", "A"]), (.gallery, ["L"]), (.gallery, ["L", "S", .space]),
    (.gallery, ["I"]), (.gallery, ["C"]), (.gallery, ["L", "C"]), (.gallery, ["O"]),
    (.gallery, ["S", .space]),
    (.gallery, [.t]), (.gallery, [.h]), (.gallery, [.tab, .tab]),
  ]

  let film: FilmedScreen<App>
  var program: App { film.screen }

  init(
    _ screen: ScreenEntry, _ keys: [Key] = [], in theme: Theme = .light, size: Size = Self.size,
    rate: Double = 10, isDrawn: Bool = false, reducesMotion: Bool = false,
    text: any TextMaker = SilentText()
  ) throws {
    let choice: ThemeChoice = theme.scheme == .dark ? .dark : .light
    let program = try App(
      options: AppOptions(
        Launch(screen: screen, theme: choice, reducedMotion: reducesMotion, duration: 1),
        Resources(assets: repositoryAssets().path, text: text)))
    program.desktopTheme.highContrast = theme.highContrast
    film = FilmedScreen(program, size: size, rate: rate, isDrawn: isDrawn)
    film.wait(6)
    for key in keys {
      film.frame(.key(key))
      // Something is on its way still.
      film.wait(4)
    }
  }

  /// Lets the theme be another one from now on.
  func turn(to theme: Theme) {
    program.themeChoice = theme.scheme == .dark ? .dark : .light
    program.desktopTheme.highContrast = theme.highContrast
  }

  /// The window as it is now.
  var picture: DisplayList { program.inSurroundings { program.display() } }

  static func painted(
    _ list: DisplayList, _ text: (any TextMaker)? = nil, scale: Double = 1
  ) throws -> Bitmap {
    FramePainter(text: try text ?? FontFinder().text {}).paint(
      list, width: Int(size.width * scale), height: Int(size.height * scale), scale: scale
    ).bitmap
  }
}
