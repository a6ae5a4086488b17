import EngineTestSupport
import Testing

@testable import Engine

/// Leftovers of motions that were taken over, against the rule written out: each goes on as if
/// nothing had come, and adds its distance from where it was going.
@Suite struct LeftoverTests {
  /// A motion that a hand holds at some place, until another one takes over.
  private struct Way {
    let from: Double
    let to: Double
    let duration: Double
    let curve: TimingCurve
    let goesBack: Bool
    var progress = 0.0
    /// The time at which it was let go of; nil while it is held.
    var since: Double?

    func value(at time: Double) -> Double {
      let gone = since.map { (time - $0) / duration } ?? 0
      let share = min(1, max(0, goesBack ? progress - gone : progress + gone))
      return lerp(from, to, curve.value(at: share))
    }

    func animation(of view: View) -> Animation<Effect> {
      .tween(
        view.property(.center), from: Point(from, 20).lanes, to: Point(to, 20).lanes,
        duration: duration, curve: curve, startsFromScreen: true)
    }

    var goal: Double { goesBack ? from : to }

    func rest(at time: Double) -> Double { value(at: time) - goal }
  }

  private static let curves: [TimingCurve] = [
    .linear, .cssEaseInOut, .spring(SpringCurve(duration: 0.5, damping: 0.4)),
  ]

  @Test func eachGoesOnAsIfNothingHadCome() {
    forAll(seeds: 0..<2_000) { random in
      let scene = OneViewStage()
      var ways: [Way] = []
      var time = 0.0
      for _ in 0..<random.int(in: 2...12) {
        let goesBack = random.int(in: 0...1) == 1
        let (rest, goal) = (scene.view.center.x, random.double(in: -200...200).rounded())
        let way = Way(
          from: goesBack ? goal : rest, to: goesBack ? rest : goal,
          duration: random.double(in: 0.1...1), curve: random.element(of: Self.curves),
          goesBack: goesBack, progress: random.double(in: 0...1))
        let held = scene.stage.hold(way.animation(of: scene.view), atEnd: goesBack)
        held.seek(to: way.progress)
        if let last = ways.indices.last { ways[last].since = time }
        ways.append(way)
        for _ in 0..<2 {
          let shown = way.value(at: time) + ways.dropLast().reduce(0) { $0 + $1.rest(at: time) }
          #expect(isClose(scene.x, shown, within: 1e-8))
          time = Instant.seconds(time + random.double(in: 0...0.2)).seconds(since: .zero)
          scene.advance(to: time)
        }
      }
      let held = ways.last?.value(at: time)
      scene.advance(to: time + 2)
      #expect(isClose(scene.x, held ?? 0) && !scene.stage.hasLeftovers)
    }
  }

  /// Many changes in one frame leave no more than one that stands for them.
  @Test func whatNobodyHasSeenIsOne() {
    let scene = OneViewStage()
    var places: [Double] = []
    for change in 1...100 {
      places.append(Double(change * 37 % 91))
      scene.stage.play(scene.move(to: places[change - 1], in: 0.5, curve: .cssEaseInOut))
    }
    let motion = scene.stage.motion(of: scene.view.property(.center))
    #expect(motion?.leftovers.count == 1 && motion?.layers.count == 1)
    #expect(scene.x == 50)
    scene.advance(to: 0.2)
    let rest = 1 - TimingCurve.cssEaseInOut.value(at: 0.4)
    #expect(isClose(scene.x, (places.last ?? 0) + (50 - (places.last ?? 0)) * rest))
  }

  /// Leftovers of other times stay apart, and go one by one.
  @Test func othersStayApart() {
    let scene = OneViewStage()
    for change in 0..<10 {
      scene.advance(to: Double(change) / 100)
      scene.stage.play(scene.move(to: Double(change), in: 1))
    }
    let count = { scene.stage.motion(of: scene.view.property(.center))?.leftovers.count }
    #expect(count() == 9)
    scene.advance(to: 1.045)
    #expect(count() == 4)
    scene.advance(to: 1.2)
    #expect(count() == nil && scene.x == 9)
  }

  /// A motion along one axis leaves the other one alone.
  @Test func partsAreForgottenApart() {
    let scene = OneViewStage()
    scene.stage.play(
      scene.stage.animation(withDuration: 1, curve: .linear) { scene.view.center = .zero })
    scene.advance(to: 0.5)
    scene.stage.play(scene.move(to: 100))
    let before = scene.view.presented.center
    scene.stage.play(
      linear(from: 10, to: 60, in: 1).bind(scene.view, with: \.center.x))
    #expect(scene.x == 10 && scene.view.presented.center.y == before.y)
  }

  /// A new layout of what was taken over changes its own distance, and not what it took over itself.
  @Test func relaidItKeepsWhatOthersHaveLeftIt() {
    let scene = OneViewStage()
    let first = scene.stage.play(scene.move(to: 100))
    scene.stage.play(scene.move(to: 20))
    let last = scene.stage.play(scene.move(to: 30))
    let motion = { scene.stage.motion(of: scene.view.property(.center)) }
    #expect(motion()?.leftovers.count == 1 && scene.x == 50)
    let wider = Animation<Effect>.tween(
      scene.view.property(.center), from: Point(100, 20).lanes, to: Point(200, 20).lanes,
      duration: 1, curve: .linear, startsFromScreen: true)
    scene.stage.relayLeftovers(of: first, by: wider)
    // Its own way was 50 to 100 and is 100 to 200; from 100 to 20 nothing has changed.
    #expect(isClose(scene.x, 0))
    #expect(scene.stage.hasLeftovers(of: first) && last.outcome == nil)
    scene.advance(to: 0.5)
    #expect(isClose(scene.x, 15))
  }
}
