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
      KeyRow("T  ·  sliders", [.t], "tune timing"),
    ],
    making: .atStart { options in
      let screen = OnboardingScreen(
        fit: options.place == .canvas ? .canvas : .window,
        artwork: try Pictures.artwork(in: options.assets), measuring: options.text,
        screenScale: options.pixelsPerPoint, motion: options.motion,
        reducesMotion: options.reducesMotion, lives: options.lives)
      screen.onProblem = { printWarning("\($0)") }
      screen.recall(options.remembered)
      return screen
    })
}
