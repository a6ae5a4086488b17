import Engine
import EngineTestSupport
import Foundation
import Onboarding
import Testing

@testable import EngineSDL
@testable import Studio
@testable import Workbench
@testable import pokeanim

@Suite struct ComparisonPlacesTests {
  @Test(arguments: [
    Size(320, 480), Size(480, 960), Size(800, 600), Size(960, 720), Size(1920, 1080), Size(1, 1),
  ])
  func bothAreAsLargeAndApart(_ window: Size) {
    for covered in [Insets.zero, Insets(right: 0.4 * window.width)] {
      let places = ComparisonPlaces(window: window, covered: covered, look: .beside)
      let (first, second) = (places.areas[0], places.areas[1])
      #expect(first.size == second.size && first.width > 0 && first.height > 0)
      guard window.width > 1 else { continue }
      #expect(first.intersection(second).isEmpty && places.isLargeEnough || window.width < 400)
      #expect(second.maxX <= window.width - covered.right && second.maxY <= window.height)
      #expect(first.minY >= NavBar.height(in: window))
      #expect(places.side(of: first.center) == 0 && places.side(of: second.center) == 1)
      #expect(places.label(of: 0).intersection(first).isEmpty)
      #expect(places.label(of: 1).intersection(first).isEmpty)
      let over = ComparisonPlaces(window: window, covered: covered, look: .over)
      #expect(over.areas[0] == over.areas[1] && over.areas[0].contains(first.center))
    }
  }
}

/// Two motions under one hand, in the program.
@Suite struct ComparisonTests {
  private func film(_ screen: ScreenEntry, size: Size = Size(960, 720)) throws -> FilmedScreen<App>
  {
    let app = try App(
      options: AppOptions(
        Launch(screen: screen), Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(app, size: size, isDrawn: false)
    film.frame()
    return film
  }

  private func comparison(_ film: FilmedScreen<App>) throws -> Comparison {
    try #require(film.screen.comparison)
  }

  private let quick = AnimationType.linear(duration: 0.3)

  /// The first motion of a screen, tuned.
  @discardableResult private func tune(
    _ film: FilmedScreen<App>, _ type: AnimationType
  ) throws -> String {
    let shown = try #require(film.screen.tunable)
    let name = try #require(shown.motions.first?.name)
    shown.tune(name, to: type)
    return name
  }

  @Test(arguments: [ScreenEntry.onboarding, .squares, .gallery])
  func whatIsTunedIsComparedWithWhatWasDesigned(_ screen: ScreenEntry) throws {
    let film = try film(screen)
    let real = try #require(film.screen.tunable)
    let name = try tune(film, quick)
    film.frame(.key("F7"))
    let both = try comparison(film)
    #expect(both.now !== real && both.before !== real)
    #expect(film.screen.screen === both && film.screen.root === both.now.root)
    func type(_ side: any Tunable) -> AnimationType? {
      side.motions.first { $0.name == name }?.type
    }
    let wanted = type(real)
    #expect(type(both.now) == wanted && wanted != type(both.before))
    both.now.tune(name, to: .spring(duration: 0.9, damping: 0.4, initialVelocity: 0))
    let last = type(both.now)
    film.frame(.key("F7"))
    #expect(both.look == .over)
    film.frame(.key("F7"))
    #expect(film.screen.comparison == nil)
    #expect(type(real) == last, "the tuning stays")
    let state = film.screen.remembered
    #expect(screen == .gallery || state[tuned: screen][name]?.type == last)
  }

  @Test func twoTunedMotionsAreCompared() throws {
    let film = try film(.squares)
    let name = try tune(film, quick)
    film.frame(.key("Shift+F7"))
    let first = try comparison(film)
    #expect(first.before.motions[0].type == quick && first.now.motions[0].type == quick)
    try tune(film, .linear(duration: 1))
    film.frame(.key("Shift+F7"))
    let second = try comparison(film)
    #expect(second !== first && second.before.motions[0].type == .linear(duration: 1))
    #expect(second.before.motions[0].name == name)
  }

  /// Also of another pair than the one that was shown when it began.
  @Test func whatIsTunedOfAnotherPairMeanwhileStays() throws {
    let film = try film(.squares)
    let real = try #require(film.screen.tunable as? PairsScreen)
    film.frame(.key(.down))
    try tune(film, .linear(duration: 2))
    film.frame(.key(.up))
    film.frame(.key("F7"))
    let both = try comparison(film)
    film.frame(.key(.down))
    #expect(both.before.motions[0].name == "grid" && both.now.motions[0].name == "grid")
    #expect(both.before.motions[0].type == both.before.motions[0].standard, "as it was designed")
    #expect(both.now.motions[0].type == .linear(duration: 2))
    both.now.tune("grid", to: quick)
    for _ in 0..<2 { film.frame(.key("F7")) }
    #expect(film.screen.comparison == nil && real.tuned["grid"] == quick.timing)
  }

  /// Both are under the hand, wherever it presses; what each does with its time is its own matter.
  @Test func oneHandMovesBoth() throws {
    let film = try film(.squares)
    try tune(film, quick)
    film.frame(.key("F7"))
    let both = try comparison(film)
    for side in 0..<2 {
      let area = both.places.areas[side]
      film.frame(.press(Point(area.midX - 40, area.midY)))
      for step in 1...8 { film.frame(.move(Point(area.midX - 40 + Double(step) * 10, area.midY))) }
      #expect(both.before.progress == both.now.progress && both.now.progress > 0.05)
      film.frame(.cancel)
      film.wait(600)
    }
    film.frame(.key(.return))
    film.wait(12)
    #expect(both.now.progress > both.before.progress, "one is quicker")
    film.wait(30)
    #expect(both.now.progress == 1 && both.before.progress < 0.2)
  }

  @Test func motionSetsAreCompared() throws {
    let film = try film(.onboarding)
    film.frame(.key(.right))
    film.wait(200)
    film.frame(.key("F7"))
    let both = try comparison(film)
    both.now.turn(0, by: 1)
    #expect(both.now.knobs != both.before.knobs)
    for side in [both.before, both.now] {
      #expect((side as? OnboardingScreen)?.place == 1, "at the slide that was shown")
    }
    film.frame(.key(.right))
    film.wait(10)
    #expect(both.before.change?.outcome == nil && both.now.change?.outcome == nil)
    film.frame(.key(.escape))
    let real = try #require(film.screen.screens[.onboarding] as? OnboardingScreen)
    #expect(film.screen.comparison == nil && real.motion == .original && real.place == 1)
  }

  @Test func thePageOfAPairIsTheSame() throws {
    let film = try film(.squares)
    film.frame(.key(.down))
    film.frame(.key(.return))
    film.wait(400)
    film.frame(.key("F7"))
    let both = try comparison(film)
    for side in [both.before, both.now] {
      let pairs = try #require(side as? PairsScreen)
      #expect(pairs.pair == .grid && pairs.progress == 1)
    }
  }

  @Test func theTimelinesPlayheadMovesBothToTheSameSecond() throws {
    let film = try film(.squares)
    try tune(film, .linear(duration: 2))
    film.frame(.key("F7"))
    film.frame(.key(.return))
    film.wait(10)
    film.frame(.key("F2"))
    film.wait(40)
    let both = try comparison(film)
    film.frame(.key(.space))
    let timeline = film.screen.timeline
    let lane = timeline.ruler
    let tree = try #require(timeline.inputTrees.first)
    let place = tree.toScreen(from: lane).apply(
      to: Point(lane.bounds.width * 0.3, lane.bounds.midY))
    film.frame(.press(place))
    film.frame(.move(place + Point(1, 0)))
    film.frame(.move(place + Point(3, 0)))
    let (before, now) = (try #require(both.before.change), try #require(both.now.change))
    #expect(timeline.isHolding && now.progress > 0.05)
    #expect(abs(before.progress * before.duration - now.progress * now.duration) < 1e-9)
  }

  @Test func whereNothingIsTunedNothingIsCompared() throws {
    let film = try film(.algebra)
    film.frame(.key("F7"))
    #expect(film.screen.comparison == nil && film.screen.notice?.text.contains("compare") == true)
    let small = try self.film(.squares, size: Size(320, 240))
    small.frame(.key("F7"))
    #expect(
      small.screen.comparison == nil && small.screen.notice?.text.contains("too small") == true)
  }

  @Test func anotherScreenEndsIt() throws {
    let film = try film(.squares)
    film.frame(.key("F7"))
    film.frame(.key("4"))
    #expect(film.screen.comparison == nil && film.screen.current == .gallery)
    film.wait(60)
    film.frame(.key("F7"))
    film.frame(.resize(Size(400, 300)), .key(.t), .key("F6"))
    film.frame(.key(.space), .resize(Size(1, 1)))
    film.wait(10)
    film.frame(.resize(Size(1920, 1080)))
    #expect(film.screen.comparison?.places.isLargeEnough == true)
  }

  /// The screens that are compared are made anew; where that fails, it is said.
  @Test func aScreenThatCannotBeMadeAgainIsToldOf() throws {
    let once = ScreenEntry(
      name: "once", title: "Once", keys: [],
      making: .atStart { options in
        guard options.remembered.screen == nil else { throw Failure("its pictures are gone") }
        return try ScreenEntry.squares.make(options)
      })
    let app = try App(
      [once],
      options: AppOptions(
        Launch(screen: once), Resources(assets: repositoryAssets().path, text: SilentText())))
    let film = FilmedScreen(app, size: Size(960, 720), isDrawn: false)
    film.frame(.key("F7"))
    #expect(app.comparison == nil && app.notice?.text.contains("its pictures are gone") == true)
  }
}
