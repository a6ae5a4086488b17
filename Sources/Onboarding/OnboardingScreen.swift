public import Engine

/// Screen 1: the onboarding under the hand.
public final class OnboardingScreen: Screen {
  /// How the slides lie in the size they are given.
  public enum Fit: Sendable {
    /// The canvas is all of it.
    case canvas
    /// The canvas is the largest centred column of the design's proportions; the slide's colour
    /// fills the rest.
    case window
  }

  /// How fast the slides move; 1 is as designed.
  public var speed: Double {
    get { stage.speed }
    set { stage.speed = newValue }
  }

  public var root: View { stage.root }
  public var progress: Double { deck.progress }
  public var isRunning: Bool { deck.isMoving || hand.isDown }
  /// Whether a change stands still on its way, and not because a hand holds it.
  public var isPaused: Bool { !hand.isDown && deck.transition?.playback.isHeld ?? false }

  /// Told once of everything that is doubtful about the slides as they are described.
  public var onProblem: ((DescriptionProblem) -> Void)? {
    get { deck.tree.onProblem }
    set { deck.tree.onProblem = newValue }
  }

  let fit: Fit
  private let stage = Stage()
  let deck: SlideDeck
  let builder: DisplayListBuilder
  private let screenScale: Double
  private var hand = SlideHand()
  private(set) var size = IntroLayout.reference
  private(set) var column = Rect(origin: .zero, size: IntroLayout.reference)

  /// - Parameters:
  ///   - screenScale: pixels a point, > 0; frames are rounded to whole pixels.
  ///   - reducesMotion: whether movement becomes a short fade.
  public init(
    fit: Fit, artwork: Artwork, measuring: any TextMeasuring, screenScale: Double = 1,
    reducesMotion: Bool = false
  ) {
    self.fit = fit
    self.screenScale = screenScale
    builder = DisplayListBuilder(measuring: measuring)
    deck = SlideDeck(
      stage: stage,
      layout: IntroLayout(canvas: IntroLayout.reference, screenScale: screenScale),
      artwork: artwork)
    deck.tree.reducesMotion = reducesMotion
    deck.connectButton()
  }

  public var inputTrees: [InputTree] {
    [InputTree(root, transform: .translation(column.minX, column.minY))]
  }

  public func resize(to size: Size, at time: Instant) {
    self.size = size
    column = fit == .canvas ? Rect(origin: .zero, size: size) : Self.column(in: size)
    deck.resize(to: IntroLayout(canvas: column.size, screenScale: screenScale))
    hand.widthChanged(deck)
  }

  public func advance(to time: Instant) { deck.advance(to: time) }

  public func handle(_ event: InputEvent, at time: Instant) {
    switch event {
    case .press, .move, .release, .cancel: handleHand(event, at: time)
    case .key(let key): PlaybackCommand(key: key).map { perform($0, at: time) }
    case .hover, .wheel, .text: break
    case .resize(let size): resize(to: size, at: time)
    }
  }

  private func perform(_ command: PlaybackCommand, at time: Instant) {
    hand.cancel(at: time, deck: deck, width: column.width)
    followOverscroll()
    deck.perform(command)
  }

  private func handleHand(_ event: InputEvent, at time: Instant) {
    hand.handle(event, at: time, deck: deck, width: column.width)
    followOverscroll()
  }

  /// The canvas goes along with a hand beyond the end of the way, and back when it is let go.
  private func followOverscroll() {
    stage.shift(by: hand.overscroll, springs: !hand.isDown && !deck.tree.reducesMotion)
  }
}
