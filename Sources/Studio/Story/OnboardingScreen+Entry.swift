import Engine
import Onboarding

extension OnboardingScreen: AppScreen {
  func stepOut(at time: Instant) -> Bool {
    guard hand.isDown else { return goBack() }
    hand.cancel(at: time, on: self)
    return true
  }

  func take(_ slides: SlideFolder) {
    designed = slides.file.map { _ in slides.fileDeck ?? slides.deck }
    take(slides.deck, slides.artwork)
  }

  var tunedSlides: TunedSlides? { TunedSlides(motions: tunings, set: motion) }

  var firstWords: OpeningWords? {
    if isEmpty { return .emptyDocument }
    return showsBuiltIn && lives && !knowsDrag ? .ways : nil
  }

  var sourceForm: SourceForm { .slides(described) }

  /// A person's slides may show anything in their column.
  func mayShowContent(in area: Rect) -> Bool { !showsBuiltIn && column.intersects(area) }
}

extension ScreenEntry {
  package static let onboarding = ScreenEntry(
    name: "story", formerNames: ["onboarding", "slides"], title: "Story",
    naturalSize: Size(480, 960), canvas: { $0.slideFolder?.deck.canvas },
    walk: { options, size, most in
      guard options.deck.isGraph else { return nil }
      let screen = try OnboardingScreen.make(options)
      return SlideWalk(through: screen, size: size, rest: most > 1 ? 0.7 : 0, most: most).script
    },
    keys: [
      KeyRow("Right  ·  Left", [.right, .left], "the next slide, the previous one"),
      KeyRow("Return", [.return], "next; on the last slide, the layouts"),
      KeyRow("drag", [], "scrub; let go to commit or cancel"),
      KeyRow("L", ["L"], "loop, or no more"),
      KeyRow("Ctrl+Z", [], "take back tuning, or a drop"),
      KeyRow("Ctrl+Shift+Z", [], "tune again what was taken back"),
      KeyRow("Ctrl+S", [], "write what was tuned"),
      KeyRow("Ctrl+Shift+S", [], "write at once, or no more"),
      KeyRow("T  ·  “Tune”", [.t], "tune timing"),
    ],
    making: .atStart { try OnboardingScreen.make($0) })
}

extension OnboardingScreen {
  /// A screen with the slides that a start has.
  fileprivate static func make(_ options: AppOptions) throws -> OnboardingScreen {
    let slides = try options.slideFolder ?? options.library.ownSlides()
    let screen = OnboardingScreen(
      slides.deck, fit: options.place == .canvas ? .canvas : .window, artwork: slides.artwork,
      measuring: options.text,
      screenScale: options.scale, motion: options.motion,
      reducesMotion: options.reducedMotion, lives: options.life)
    screen.designed = slides.file.map { _ in slides.fileDeck ?? slides.deck }
    screen.onProblem = { options.warn("\($0)") }
    if let slide = options.slide { screen.start(at: slide) }
    screen.recall(options.remembered)
    return screen
  }
}
