import Engine
import Testing

@testable import Onboarding

/// Confetti that falls, hearts that rise, and loose parts that stay behind a motion.
@Suite struct PartyTests {
  private let confetti = Burst.confetti(seed: 3)

  private func places(_ seconds: Double) -> [Point] {
    confetti.items(at: seconds, from: Point(10, 20), unit: 2).compactMap { item in
      guard case .group(nil, let map, _, _) = item else { return nil }
      return map.apply(to: .zero)
    }
  }

  @Test func confettiIsThrownOnceAndIsGone() {
    #expect(places(0).isEmpty && places(0.6).isEmpty && places(-1).isEmpty)
    #expect(places(0.3).count == confetti.count)
    #expect(places(0.001).allSatisfy { $0.distance(to: Point(10, 20)) < 2 })
  }

  @Test func confettiFalls() {
    let (a, b, c) = (places(0.2), places(0.3), places(0.4))
    for index in a.indices {
      let bend = c[index] - b[index] * 2 + a[index]
      #expect(bend.distance(to: Point(0, 1400 * 2 * 0.01)) < 1e-6)
    }
    #expect(Set(a.map(\.x)).count == confetti.count)
  }

  @Test func confettiIsTheSameEachTime() {
    let again = Burst.confetti(seed: 3).items(at: 0.3, from: .zero, unit: 1)
    #expect(again == confetti.items(at: 0.3, from: .zero, unit: 1))
  }

  @Test func heartsRiseFromAClickAndAreGone() {
    let hearts = Burst.hearts(seed: 3)
    func heights(_ seconds: Double) -> [Double] {
      hearts.items(at: seconds, from: .zero, unit: 1).compactMap { item in
        guard case .group(nil, let map, _, _) = item else { return nil }
        return map.apply(to: .zero).y
      }
    }
    #expect(heights(0.1).count == 6 && heights(0.499).count == 6 && heights(0.5).isEmpty)
    for seconds in [0.1, 0.2, 0.3] {
      #expect(zip(heights(seconds), heights(seconds + 0.1)).allSatisfy { $1 < $0 && $0 < 0 })
    }
  }

  @Test func whatFollowsIsNinetyMillisecondsBehind() {
    var drift = Drift(at: .zero)
    for frame in 1...60 { drift.follow(Point(10 * Double(frame), 0), over: 1.0 / 60) }
    #expect(abs(drift.lag.x + 54) < 0.1 && drift.lag.y == 0)
    #expect(abs(drift.velocity.x - 600) < 0.5 && !drift.isAtRest)
    for _ in 0..<60 { drift.follow(Point(600, 0), over: 1.0 / 60) }
    #expect(drift.isAtRest && abs(drift.lag.x) < 0.01)
  }

  @Test func upAndDownItIsBehindAsWell() {
    var drift = Drift(at: Point(5, 7))
    #expect(drift.isAtRest && drift.lag == .zero && drift.velocity == .zero)
    for frame in 1...60 { drift.follow(Point(5, 7 + 10 * Double(frame)), over: 1.0 / 60) }
    #expect(abs(drift.lag.y + 54) < 0.1 && drift.lag.x == 0)
    #expect(abs(drift.velocity.y - 600) < 0.5 && drift.velocity.x == 0 && !drift.isAtRest)
  }
}
