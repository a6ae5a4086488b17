import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The motion set that is made for the hand: at no progress is anything unreadable or gone.
@Suite struct FluidMotionTests {
  private static let titles = Deck.builtIn.slides.map(\.titleKey)
  private static let images = Deck.builtIn.slides.map(\.imageKey)

  private func seen(_ still: Still, _ keys: [String], above alpha: Double = 0.1) -> [Still.Shape] {
    still.shapes.filter { keys.contains($0.key) && $0.alpha > alpha }
  }

  /// One slide's change at many progresses, in the hand.
  private func forEachProgress(
    of step: Slide, size: Size = IntroLayout.reference, _ body: (Still, Double) -> Void
  ) throws {
    let film = filmed(at: step, size: size, motion: .fluid)
    film.key(.period)
    let change = try #require(film.screen.change)
    for percent in 0...100 {
      change.seek(to: Double(percent) / 100)
      body(film.again([]), Double(percent) / 100)
    }
  }

  @Test(arguments: Deck.builtIn.slides) func noTwoTitlesLieOnEachOther(_ step: Slide) throws {
    for size in [IntroLayout.reference, Size(320, 480), Size(1600, 900)] {
      try forEachProgress(of: step, size: size) { still, progress in
        let titles = seen(still, Self.titles)
        #expect(titles.count <= 2)
        guard titles.count == 2 else { return }
        #expect(!titles[0].frame.intersects(titles[1].frame), "\(step) at \(progress)")
      }
    }
  }

  @Test(arguments: Deck.builtIn.slides) func theStageIsNeverEmpty(_ step: Slide) throws {
    let canvas = Rect(origin: .zero, size: IntroLayout.reference)
    try forEachProgress(of: step) { still, progress in
      let strength = still.shapes.filter { Self.images.contains($0.key) }.map { shape in
        shape.frame.width > 60 && shape.frame.intersects(canvas) ? shape.alpha : 0
      }
      #expect((strength.max() ?? 0) > 0.3, "\(step) at \(progress): \(strength)")
    }
  }

  @Test(arguments: Deck.builtIn.slides) func halfWayBothPicturesAreSeen(_ step: Slide) throws {
    try forEachProgress(of: step) { still, progress in
      guard progress == 0.5 else { return }
      let pictures = still.shapes.filter { Self.images.contains($0.key) }
      #expect(pictures.count == 2 && pictures.allSatisfy { $0.alpha >= 1.0 / 3 }, "\(pictures)")
    }
  }

  @Test(arguments: Deck.builtIn.slides) func whatEntersLiesOnTop(_ step: Slide) throws {
    try forEachProgress(of: step) { still, _ in
      let phases = still.shapes.map(\.phase)
      guard let first = phases.firstIndex(of: .entering) else { return }
      #expect(!phases[first...].contains(.leaving))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 24])
  func ofTenQuickOnesTwoAreSeenAtMost(_ gap: Int) throws {
    for key in [Key.right, .left] {
      let film = filmed(isDrawn: false, motion: .fluid)
      for _ in 0..<10 {
        film.key(key)
        if gap > 1 { film.wait(gap - 1) }
      }
      #expect(film.rest(within: 60) != nil)
      for still in film.stills {
        for (keys, alpha) in [(Self.titles, 0.1), (Self.images, 0.125)] {
          let seen = seen(still, keys, above: alpha)
          #expect(seen.count <= 2, "\(key) every \(gap) frames: \(still)")
        }
      }
      #expect(film.step == .capture)
    }
  }

  @Test func atRestBothSetsShowTheSame() {
    for step in Deck.builtIn.slides {
      for size in [Size(480, 960), Size(414, 736)] {
        let fluid = filmed(at: step, size: size, motion: .fluid).last
        #expect(distance(fluid, filmed(at: step, size: size).last) == 0)
      }
    }
  }

  // MARK: Under the hand

  /// Wherever it is pressed but on another element, the title that leaves goes with the hand.
  @Test(arguments: [Point(240, 400), Point(200, 640), Point(20, 20), Point(240, 890)])
  func theTitleThatLeavesIsGluedToTheHand(_ press: Point) throws {
    for (side, window) in [
      (-1.0, IntroLayout.reference), (1, Size(960, 720)), (-1, Size(1920, 1080)),
    ] {
      let film = FilmedScreen(
        onboarding(fit: .window, motion: .fluid), size: window, isDrawn: false)
      film.frame()
      let width = film.screen.column.width
      let start = try #require(film.stills.last?["creatureTitle"]).frame.midX
      film.frame(.press(film.screen.column.origin + press * (width / 480)))
      for share in [0.05, 0.3, 0.62, 0.5, 0.97, 0.2, 0.04] {
        let hand = side * share * width
        film.frame(.move(film.screen.column.origin + press * (width / 480) + Point(hand, 0)))
        let title = try #require(film.wait(7)["creatureTitle"])
        #expect(abs(title.frame.midX - start - hand) < 0.5, "\(window) at \(hand)")
      }
    }
  }

  /// None goes more than 2.6 times as far as the hand.
  @Test func allElementsKeepPaceWithTheHand() throws {
    let film = filmed(motion: .fluid)
    film.press()
    var last: Still?
    for pixel in 1...96 {
      let still = film.pull(to: -5 * Double(pixel))
      defer { last = still }
      guard let last else { continue }
      for shape in still.shapes {
        guard let old = last[shape.key] else { continue }
        #expect(abs(shape.frame.midX - old.frame.midX) < 13, "\(old) to \(shape)")
        #expect(abs(shape.frame.width - old.frame.width) < 13, "\(old) to \(shape)")
      }
    }
  }

  @Test func theSwitchInFlightIsForTheNextChange() throws {
    let film = filmed(isDrawn: false, motion: .fluid)
    film.key(.right)
    film.wait(8)
    let before = film.last
    film.screen.motion = .original
    #expect(try #require(distance(before, film.again([]))) < 1e-9)
    #expect(film.rest(within: 120) != nil)
    film.key(.right)
    film.wait(3)
    let reference = try ReferenceTimeline(from: .cute)
    let time = film.last.progress * reference.total
    #expect(difference(film.last, reference.shapes(after: time)) == nil)
  }
}
