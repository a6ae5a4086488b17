import Engine
import EngineTestSupport
import Testing

@testable import Onboarding

/// The dots' mark and the words while slides give way to each other.
@Suite struct SlideSharesTests {
  private typealias Travel = SlideShares.Travel

  private func shares(_ travel: Travel) -> SlideShares {
    var shares = SlideShares(slides: 4)
    shares.follow(travel, takesOver: false, over: 0)
    return shares
  }

  @Test(arguments: [(0, 1), (0, 3), (3, 0), (2, 1)]) func edgesGoOneWay(_ old: Int, _ new: Int) {
    for comesBack in [false, true] {
      let ends = (0...100).map { step in
        let share = Double(step) / 100
        return shares(
          Travel(
            old: old, new: new, progress: comesBack ? 1 - share : share, duration: 0.5,
            comesBack: comesBack)
        ).ends
      }
      let (from, to) = comesBack ? (new, old) : (old, new)
      #expect(ends[0] == (Double(from), Double(from)) && ends[100] == (Double(to), Double(to)))
      for edges in [ends.map(\.first), ends.map(\.last)] {
        let ways = zip(edges, edges.dropFirst()).map { ($1 - $0) * (to > from ? 1 : -1) }
        #expect(ways.allSatisfy { $0 >= -1e-12 })
      }
      #expect(ends.allSatisfy { $0.first <= $0.last })
      // The end ahead is where the titles are, the other one comes after it.
      let widest = ends.map { $0.last - $0.first }.max() ?? 0
      #expect(widest > 0.35 * Double(abs(to - from)))
    }
  }

  @Test func aWordGivesWayInTheMiddle() {
    let words = (0...500).map { step in
      shares(Travel(old: 2, new: 3, progress: Double(step) / 500, duration: 0.5))
    }
    #expect(words.allSatisfy { min($0.opacity(of: [3]), $0.opacity(of: [0, 1, 2])) == 0 })
    let moving = words.filter { 1e-9..<1 - 1e-9 ~= $0.share(of: [3]) }
    #expect(abs(moving.count - 150) <= 2, "150 ms of 500")
    #expect(words[0].opacity(of: [0, 1, 2]) == 1 && words[500].opacity(of: [3]) == 1)
  }

  @Test func wordsThatStayStay() {
    for step in 0...20 {
      let shares = shares(Travel(old: 0, new: 1, progress: Double(step) / 20, duration: 0.5))
      #expect(abs(shares.opacity(of: [0, 1, 2]) - 1) < 1e-9)
    }
  }

  // MARK: On the screen

  private func film(reducesMotion: Bool = false) -> FilmedOnboarding {
    let screen = onboarding(reducesMotion: reducesMotion, fit: .window, motion: .fluid)
    screen.onFinish = {}
    let film = FilmedScreen(screen, size: Size(960, 720), isDrawn: false)
    film.frame()
    return film
  }

  /// The looks of a frame: both edges of the mark, its opacity and the words'.
  private func look(_ film: FilmedOnboarding) throws -> [Double] {
    let bar = try #require(film.screen.bar)
    let word = film.screen.seenWord
    let words = ["Next", "Play with layouts"].map {
      $0 == word?.string ? word?.color.alpha ?? 0 : 0
    }
    return [bar.mark.frame.minX, bar.mark.frame.maxX, bar.mark.alpha * 10, bar.back.alpha * 10]
      + words.map { $0 * 10 }
  }

  /// However the changes follow each other, nothing jumps: a frame goes as far as the fastest
  /// change does, and what an event does in no time is nothing.
  @Test(arguments: 0..<30) func nothingJumps(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = film(reducesMotion: seed % 5 == 4)
    let dots = try #require(film.screen.bar).dots
    var before = try look(film)
    for _ in 0..<12 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: film.again([.key(.right)])
      case 1: film.again([.key(.left)])
      case 2: film.again([.key(.r)])
      default: dots[Int.random(in: 0..<4, using: &random)].action?()
      }
      film.again([.hover(Point(1, 1))])
      let ways = zip(before, try look(film)).map { abs($0 - $1) }
      #expect(ways.allSatisfy { $0 < 0.01 }, "seed \(seed): \(ways)")
      for _ in 0..<Int.random(in: 1..<20, using: &random) {
        film.frame()
        let after = try look(film)
        let way = zip(before, after).map { abs($0 - $1) }
        let isSeen = min(before[2], after[2]) > 3
        #expect(!isSeen || way.prefix(2).allSatisfy { $0 < 16 }, "seed \(seed): \(way)")
        // What is turned round goes up to 6.6 times its way in a second: SettleSpring.
        #expect(way.dropFirst(2).allSatisfy { $0 < 10 * 6.6 / 60 / 0.15 }, "seed \(seed): \(way)")
        before = after
      }
    }
    #expect(film.rest() != nil)
    let step = Double(film.step.index)
    #expect(film.screen.shares.ends == (step, step) && !film.screen.isBarMoving)
  }

  @Test(arguments: [false, true]) func aWordTakesNineFrames(_ reducesMotion: Bool) throws {
    let film = film(reducesMotion: reducesMotion)
    film.key(.left)
    var before = try look(film)
    var moving = 0
    while film.screen.isRunning {
      film.frame()
      let after = try look(film)
      let way = zip(before, after).dropFirst(3).map { abs($0 - $1) }.max() ?? 0
      #expect(way < 2.5, "an opacity of 0 to 1 in 75 ms")
      if way > 0.01 { moving += 1 }
      before = after
    }
    #expect(7...10 ~= moving)
  }

  @Test func underTheHandTheMarkGoesAlong() throws {
    let film = film()
    let bar = try #require(film.screen.bar)
    let pitch = bar.dots[1].frame.midX - bar.dots[0].frame.midX
    let (start, hand) = (bar.mark.frame.maxX, Point(500, 300))
    film.frame(.press(hand))
    for share in [0.2, 0.6, 0.3] {
      film.frame(.move(hand - Point(share * film.screen.column.width, 0)))
      film.wait(7)
      #expect(abs(bar.mark.frame.maxX - start - share * pitch) < 0.5)
    }
    film.releaseStill()
    film.rest()
    #expect(abs(bar.mark.frame.maxX - start) < 1e-6)
  }

  @Test func withLessMotionTheMarkGoesOutAndIn() throws {
    let film = film(reducesMotion: true)
    let bar = try #require(film.screen.bar)
    let places = (0..<4).map { bar.dots[$0].frame.midX }
    film.key(.right)
    var faintest = 1.0
    for _ in 0..<20 {
      film.frame()
      faintest = min(faintest, bar.mark.alpha)
      #expect(places.contains { abs($0 - bar.mark.frame.midX) < 1e-6 })
    }
    #expect(faintest < 0.6 && bar.mark.alpha == 1)
    #expect(abs(bar.mark.frame.midX - places[1]) < 1e-6)
  }

  // MARK: Exactly

  @Test func theMarksEndBehindComesAsTheCube() {
    let middle = shares(Travel(old: 0, new: 2, progress: 0.5, duration: 0.5)).ends
    #expect(abs(middle.first - 0.25) < 1e-9 && abs(middle.last - 1) < 1e-9)
    let back = shares(Travel(old: 0, new: 2, progress: 0.5, duration: 0.5, comesBack: true)).ends
    #expect(abs(back.first - 1) < 1e-9 && abs(back.last - 1.75) < 1e-9)
  }

  @Test func aShareGoesOverInTheMiddle() {
    for (progress, duration, share) in [
      (0.5, 0.5, 0.5), (0.59, 0.5, 0.8), (0.35, 0.5, 0), (0.65, 0.5, 1), (0.9, 0.5, 1),
      (0.6, 0.1, 0.6), (0.6, 0.15, 0.6), (0.6, 0.3, 0.7), (0.25, 0, 0.25),
    ] {
      let shares = shares(Travel(old: 2, new: 1, progress: progress, duration: duration))
      #expect(abs(shares.share(of: [1]) - share) < 1e-9, "\(progress) of \(duration)")
      #expect(abs(shares.share(of: [2]) - (1 - share)) < 1e-9)
      #expect(shares.share(of: [0, 3]) == 0 && abs(shares.share(of: [1, 2, 3]) - 1) < 1e-9)
      #expect(abs(shares.opacity(of: [1]) - max(0, 2 * share - 1)) < 1e-9)
      if share != 0.5 { #expect(shares.heaviest == (share > 0.5 ? 1 : 2)) }
    }
  }

  @Test func atRestASlideHasItAll() {
    let rest = shares(Travel(old: 3, new: 3))
    #expect(rest.share(of: [3]) == 1 && rest.ends == (3, 3) && rest.heaviest == 3)
    #expect(!rest.isMoving)
  }

  @Test func whatTakesOverKeepsPlaceAndVelocity() {
    let spring = Spring(response: 0.35, dampingRatio: 1)
    var number = Handover()
    number.follow(1, takesOver: false, over: 0.1)
    #expect(number.value == 1 && number.goal == 1 && !number.isMoving)
    number.follow(1.2, takesOver: true, over: 0.1)
    #expect(abs(number.value - 2) < 1e-9 && number.goal == 1.2 && number.isMoving)
    number.follow(1.3, takesOver: false, over: 0.05)
    let rest = spring.value(at: 0.05, from: 0.8, to: 0, velocity: 10)
    #expect(abs(number.value - 1.3 - rest) < 1e-9)
    number.follow(1.3, takesOver: false, over: 5)
    #expect(number.value == 1.3 && !number.isMoving)
    number.follow(2, takesOver: false, over: 0)
    number.follow(2.5, takesOver: true, over: 0.1)
    #expect(abs(number.value - 2) < 1e-9, "what came in no time has no velocity")
  }

  @Test func onARingTheShorterWayIsGone() {
    var ring = Parallax(slides: 4)
    for (next, place) in [(3.0, 3.0), (4, 0), (-1, 3), (6.5, 2.5)] {
      ring.follow(next, takesOver: false, over: 1)
      #expect(abs(ring.place - place) < 1e-9 && !ring.isMoving)
    }
    var other = Parallax(slides: 4)
    other.follow(3, takesOver: false, over: 1)
    other.follow(0, takesOver: true, over: 0.1)
    // From 3 it would have gone on to 2.9.
    #expect(abs(other.place - 2.9) < 1e-9 && other.isMoving)
  }

  @Test func dotsAndWordsSeeTheChangeOnItsWay() throws {
    for reducesMotion in [false, true] {
      let film = film(reducesMotion: reducesMotion)
      let rest = film.screen.travel
      #expect((rest.old, rest.new, rest.progress, rest.duration) == (0, 0, 1, 0))
      #expect(!rest.comesBack)
      for (key, old, new) in [(Key.right, 0, 1), (.left, 0, 1), (.left, 3, 0)] {
        film.key(key)
        film.wait(3)
        let (transition, travel) = (try #require(film.screen.transition), film.screen.travel)
        #expect((travel.old, travel.new) == (old, new))
        #expect(travel.progress == transition.progress)
        #expect(travel.isFade == reducesMotion && (travel.duration == 0.5 || reducesMotion))
        #expect(travel.comesBack == (old == 3))
      }
    }
  }
}
