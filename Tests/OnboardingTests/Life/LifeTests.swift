import Engine
import EngineSVG
import EngineTestSupport
import Testing

@testable import Onboarding

/// The screen whose creatures live: what is painted of it, and nothing else.
@Suite struct LifeTests {
  private static let svg = """
    <svg viewBox="0 0 100 100">
      <ellipse id="shadow" cx="50" cy="90" rx="30" ry="5"/>
      <g id="body"><rect x="20" y="10" width="60" height="80"/>
        <g id="face"><g id="eye-left"><circle cx="50" cy="30" r="10"/>
          <circle id="gaze-left" cx="52" cy="28" r="4" fill="white"/></g></g></g>
    </svg>
    """

  private func screen(lives: Bool = true, reducesMotion: Bool = false) throws -> OnboardingScreen {
    let drawing = try Drawing(svg: Self.svg)
    let drawings = Deck.builtIn.slides.map { ($0.pictures[0], drawing) }
    let artwork = Artwork(Dictionary(uniqueKeysWithValues: drawings))
    return OnboardingScreen(
      .round, fit: .canvas, artwork: artwork, measuring: PlainText(), reducesMotion: reducesMotion,
      lives: lives)
  }

  private func run(
    _ screen: OnboardingScreen, seconds: Double = 4, _ script: String = ""
  ) throws -> [(line: String, report: FrameReport)] {
    try frames(of: screen, IntroLayout.reference, seconds: seconds, script)
  }

  private let script = """
    0.1 hover 10 10
    0.5 press 240 200
    0.55 release
    1 key Right
    2 press 240 200
    2.1 move 100 200
    2.5 release
    """

  @Test func tracesAndRunningKnowNothingOfIt() throws {
    let living = try run(screen(), script)
    let still = try run(screen(lives: false), script)
    #expect(living.map(\.line) == still.map(\.line))
    #expect(living.map(\.report.isRunning) == still.map(\.report.isRunning))
    #expect(zip(living, still).contains { $0.report.display != $1.report.display })
  }

  @Test func aScreenThatDoesNotLiveIsPaintedAsEver() throws {
    let screen = try screen(lives: false)
    let frames = try run(screen)
    #expect(Set(frames.map(\.report.display)).count == 1)
    #expect(screen.nextPicture(after: .zero) == nil)
  }

  @Test func everyRunIsTheSame() throws {
    let one = try run(screen(), script).map(\.report.display)
    #expect(try run(screen(), script).map(\.report.display) == one)
    #expect(Set(one).count > 200)
  }

  @Test func theFirstPictureAndSleepAreTheDrawing() throws {
    let still = try run(screen(lives: false), seconds: 0)[0].report.display
    let screen = try screen()
    let frames = try run(screen, seconds: 40)
    #expect(frames[0].report.display == still)
    #expect(frames[60].report.display != still)
    #expect(frames[29 * 60].report.display != still)
    for frame in frames[(30 * 60)...] { #expect(frame.report.display == still) }
    #expect(screen.nextPicture(after: Instant.zero.advanced(bySeconds: 40)) == nil)
  }

  @Test func theViewsHoldTheDrawingAllTheTime() throws {
    let screen = try screen()
    _ = try run(screen, seconds: 2)
    let view = try #require(screen.root.first(key: "creatureImage"))
    #expect(try view.content == .drawing(Drawing(svg: Self.svg)))
    #expect(screen.painted(view) != view.content)
  }

  @Test func lessMotionIsNoLife() throws {
    let screen = try screen(reducesMotion: true)
    let still = try run(self.screen(lives: false, reducesMotion: true), script)
    #expect(try run(screen, script).map(\.report.display) == still.map(\.report.display))
    #expect(screen.nextPicture(after: .zero) == nil)
  }

  /// Between a thirtieth and a fifth of a second, or at once where something moves fast.
  @Test func picturesComeAtAModestRate() throws {
    let screen = try screen()
    let runtime = Runtime(screen: screen, size: IntroLayout.reference)
    var time = Instant.zero
    var waits: [Double] = []
    while time.seconds(since: .zero) < 31 {
      _ = runtime.frame(at: time, events: [])
      guard let next = screen.nextPicture(after: time) else { break }
      let wait = next.seconds(since: time)
      #expect(0...0.2001 ~= wait)
      waits.append(wait)
      time = wait < 1.0 / 60 ? time.advanced(bySeconds: 1.0 / 60) : next
    }
    #expect(abs(time.seconds(since: .zero) - 30) < 0.02)
    #expect(waits.count < 30 * 20)
  }

  /// Nothing but the creature's own picture is painted anew.
  @Test func breathingRepaintsTheCreatureOnly() throws {
    let size = IntroLayout.reference
    let picture = PixelRect(x: 0, y: 0, width: Int(size.width), height: Int(size.height))
    let frames = try run(screen(), seconds: 10).map(\.report.display)
    let frame = try #require(screen().root.first(key: "creatureImage")).frame
    var damaged = 0
    for (older, newer) in zip(frames, frames.dropFirst()) {
      for block in newer.damage(since: older, in: picture, glyphs: nil) {
        damaged += 1
        let lies = Rect(
          Double(block.left), Double(block.top), Double(block.width), Double(block.height))
        #expect(lies.intersection(frame.inset(by: -8)) == lies)
      }
    }
    #expect(damaged > 100)
  }

  @Test func inputWakesThem() throws {
    let film = try FilmedScreen(screen(), size: IntroLayout.reference)
    film.frame()
    film.skip(31 * 60)
    film.frame()
    let asleep = Instant(frame: film.index, rate: 60)
    #expect(film.screen.nextPicture(after: asleep) == nil)
    film.frame(.hover(Point(10, 10)))
    #expect(film.screen.nextPicture(after: asleep) != nil)
  }

  // MARK: A click

  private func stance(_ screen: OnboardingScreen) -> Double {
    screen.life?.height(of: screen.step) ?? 0
  }

  @Test func aClickOnTheCreatureIsAHop() throws {
    let film = try FilmedScreen(screen(), size: IntroLayout.reference)
    film.frame()
    film.frame(.press(Point(240, 200)))
    film.frame(.release)
    let still = count(.creature, on: film.screen)
    film.wait(5)
    #expect(stance(film.screen) > 0.05)
    #expect(count(.creature, on: film.screen) == still + 6, "hearts and stars")
    film.wait(90)
    #expect(stance(film.screen) == 0 && film.screen.step == .creature)
    #expect(count(.creature, on: film.screen) == still)
  }

  @Test func aClickBesideItIsNone() throws {
    let film = try FilmedScreen(screen(), size: IntroLayout.reference)
    film.frame()
    film.frame(.press(Point(20, 200)))
    film.frame(.release)
    film.wait(5)
    #expect(stance(film.screen) == 0)
  }

  // MARK: Arriving

  /// The number of things that are painted in the picture of a slide.
  private func count(_ step: Slide, on screen: OnboardingScreen) -> Int {
    screen.life?.drawing(of: step)?.items.count ?? 0
  }

  @Test func theBadgeIsCelebratedOnceEachTimeItIsReached() throws {
    let film = try FilmedScreen(screen(), size: IntroLayout.reference)
    film.frame()
    film.frame(.key(.left))
    film.rest()
    film.frame()
    #expect(film.screen.step == .gotcha)
    #expect(count(.gotcha, on: film.screen) == 2 + Burst.confetti(seed: 0).count)
    film.wait(40)
    #expect(count(.gotcha, on: film.screen) == 2)
    film.frame(.press(Point(240, 200)))
    for x in 1...5 { film.frame(.move(Point(240 - 10 * Double(x), 200))) }
    film.frame(.cancel)
    film.rest()
    film.frame()
    #expect(film.screen.step == .gotcha && count(.gotcha, on: film.screen) == 2)
    film.frame(.key(.right))
    film.rest()
    film.frame(.key(.left))
    film.rest()
    film.frame()
    #expect(count(.gotcha, on: film.screen) == 2 + Burst.confetti(seed: 0).count)
  }

  @Test func aDragOnTheCreatureGoesOnToTheNextSlide() throws {
    let film = try FilmedScreen(screen(), size: IntroLayout.reference)
    film.frame()
    film.frame(.press(Point(240, 200)))
    for x in 1...20 { film.frame(.move(Point(240 - 15 * Double(x), 200))) }
    film.frame(.release)
    film.rest()
    #expect(film.screen.step == .cute && stance(film.screen) == 0)
  }
}
