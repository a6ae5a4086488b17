import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

typealias FilmedOnboarding = FilmedScreen<OnboardingScreen>

/// The onboarding without pictures, in the canvas it was designed in.
///
/// - Parameters:
///   - deck: slides that go round, unless others are asked for.
///   - motion: the set whose numbers are known from the vectors, unless another is asked for.
func onboarding(
  _ deck: Deck = .round, reducesMotion: Bool = false, fit: OnboardingScreen.Fit = .canvas,
  motion: MotionSet = .original
) -> OnboardingScreen {
  OnboardingScreen(
    deck, fit: fit, artwork: Artwork(), measuring: PlainText(), motion: motion,
    reducesMotion: reducesMotion)
}

/// The onboarding at rest on a slide, driven frame by frame at 60 Hz.
func filmed(
  _ deck: Deck = .round, at step: Slide = .creature, size: Size = IntroLayout.reference,
  reducesMotion: Bool = false, isDrawn: Bool = true, motion: MotionSet = .original
) -> FilmedOnboarding {
  let film = FilmedScreen(
    onboarding(deck, reducesMotion: reducesMotion, motion: motion), size: size, isDrawn: isDrawn)
  film.frame()
  while film.screen.step != step {
    film.key(.right)
    film.rest()
  }
  return film
}

extension OnboardingScreen {
  /// The button's word as it is painted; nil: none is seen.
  var seenWord: TextContent? {
    guard let button = root.first(key: IntroKey.button), case .text(let word) = painted(button)
    else { return nil }
    return word
  }
}

extension FilmedScreen<OnboardingScreen> {
  var step: Slide { screen.step }
  var last: Still { stills.last ?? frame() }

  /// The next frame, with a key.
  @discardableResult
  func key(_ key: Key) -> Still { frame(.key(key)) }

  /// A press in the middle of the slide; the next frame.
  @discardableResult
  func press() -> Still { frame(.press(Self.middle)) }

  /// The pressed hand at a distance from the middle; the next frame.
  @discardableResult
  func drag(to dx: Double, _ dy: Double = 0) -> Still {
    frame(.move(Self.middle + Point(dx, dy)))
  }

  /// The same, and the frames until what was pressed is under the hand.
  @discardableResult
  func pull(to dx: Double) -> Still {
    drag(to: dx)
    return wait(7)
  }

  /// A still hand has no velocity: long enough that none is left, then the release.
  @discardableResult
  func releaseStill() -> Still {
    wait(6)
    return frame(.release)
  }

  static var middle: Point { Point(240, 400) }

  /// The first difference between the screen and a slide as described, its own elements and nothing
  /// else; nil if there is none.
  func difference(fromSlide step: Slide) throws -> String? {
    let change = try ReferenceTimeline(from: step).change
    return OnboardingTests.difference(last, ReferenceTimeline.shapes(of: change.a))
  }
}

/// The largest difference between two frames' views of one key; nil if the views differ.
func distance(_ a: Still, _ b: Still) -> Double? {
  guard a.keys == b.keys else { return nil }
  return zip(a.shapes, b.shapes).map { distance($0, $1) }.max() ?? 0
}
