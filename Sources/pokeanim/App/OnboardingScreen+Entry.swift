import Engine
import EngineSDL
import Onboarding

extension OnboardingScreen: AppScreen {
  func take(_ slides: SlideFolder) { take(slides.deck, slides.artwork) }

  var firstWords: FirstWords.Words? {
    if isEmpty { return .emptyDocument }
    return showsBuiltIn && lives && !knowsDrag ? .ways : nil
  }

  /// A person's slides may show anything in their column.
  func mayShowContent(in area: Rect) -> Bool { !showsBuiltIn && column.intersects(area) }
}

extension ScreenEntry {
  static let onboarding = ScreenEntry(
    name: "story", formerNames: ["onboarding", "slides"], title: "Story",
    naturalSize: Size(480, 960),
    keys: [
      KeyRow("Right  ·  Left", [.right, .left], "the next slide, the previous one"),
      KeyRow("Return", [.return], "next; on the last slide, the layouts"),
      KeyRow("drag", [], "scrub; let go to commit or cancel"),
      KeyRow("L", ["L"], "loop, or no more"),
      KeyRow("Ctrl+Z", [], "take back what was dropped"),
      KeyRow("T  ·  “Tune”", [.t], "tune timing"),
    ],
    making: .atStart { options in
      let slides =
        try options.slideFolder
        ?? SlideFolder(assets: options.assets, known: options.known)
      let screen = OnboardingScreen(
        slides.deck, fit: options.place == .canvas ? .canvas : .window, artwork: slides.artwork,
        measuring: options.text,
        screenScale: options.scale, motion: options.motion,
        reducesMotion: options.reducedMotion, lives: options.life)
      screen.onProblem = { printWarning("\($0)") }
      screen.recall(options.remembered)
      return screen
    })
}
