import Engine
import EngineSDL
import Onboarding

extension OnboardingScreen: AppScreen {}

extension ScreenEntry {
  static let onboarding = ScreenEntry(
    name: "onboarding", title: "Story", naturalSize: Size(480, 960),
    keys: [
      KeyRow("Right  ·  Left", [.right, .left], "the next slide, the previous one"),
      KeyRow("Return", [.return], "next; on the last slide, the layouts"),
      KeyRow("drag", [], "scrub; let go to commit or cancel"),
      KeyRow("L", ["L"], "loop, or no more"),
      KeyRow("T  ·  “Tune”", [.t], "tune timing"),
    ],
    making: .atStart { options in
      let slides =
        try options.slides
        ?? SlideFolder(assets: options.assets, known: options.known)
      let screen = OnboardingScreen(
        slides.deck, fit: options.place == .canvas ? .canvas : .window, artwork: slides.artwork,
        measuring: options.text,
        screenScale: options.pixelsPerPoint, motion: options.motion,
        reducesMotion: options.reducesMotion, lives: options.lives)
      screen.onProblem = { printWarning("\($0)") }
      screen.recall(options.remembered)
      return screen
    })
}
