import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct ActorsSceneTests {
  private let actors = ActorsScene()
  private var scene: Scene { actors.scene }

  @Test func theyStandSideBySideAboveTheirNames() {
    let stage = View(frame: Rect(0, 0, 880, 260))
    actors.layout.arrangement(width: 880, height: 260).makeViews(in: stage)
    #expect(actors.blue.frame == Rect(center: Point(176, 116), size: Size(110, 110)))
    #expect(actors.red.frame == Rect(center: Point(440, 116), size: Size(132, 77)))
    #expect(actors.green.frame == Rect(center: Point(704, 116), size: Size(99, 99)))
  }

  @Test func theIntervalsAreTheDecks() {
    let wanted = [
      ("growCircle", 0, 2.3), ("fadeOutBlue", 2.3, 4.6), ("fadeInRed", 0, 2.3),
      ("fadeInGreen", 4.6, 7.6), ("rotateGreen", 4.6, 8.9),
    ]
    let intervals = scene.intervals
    #expect(intervals.map(\.name) == wanted.map(\.0))
    for (interval, wanted) in zip(intervals, wanted) {
      #expect(abs(interval.start - wanted.1) < 1e-12 && abs(interval.end - wanted.2) < 1e-12)
    }
    #expect(abs(scene.duration - 8.9) < 1e-12)
    #expect(scene.actors == ["blue circle", "red pill", "green square"])
  }

  @Test func theActorsPlayTheirParts() throws {
    let film = filmedAlgebra(page: 2)
    func alphas(at seconds: Double) -> [Double] {
      film.drag(by: 960 * (seconds / 8.9 - film.last.progress))
      film.frame(.release)
      return ["blue circle", "red pill", "green square"].map { film.shape($0)?.alpha ?? -1 }
    }
    func expect(_ seconds: Double, _ wanted: [Double]) {
      let alphas = alphas(at: seconds)
      #expect(zip(alphas, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(seconds): \(alphas)")
    }
    expect(1.15, [1, 0.5, 0])
    expect(3.45, [0.5, 1, 0])
    expect(6.1, [0, 1, 0.5])
    expect(8, [0, 1, 1])
    expect(1.15, [1, 0.5, 0])
  }
}
