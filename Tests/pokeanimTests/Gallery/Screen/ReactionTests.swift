import Engine
import EngineTestSupport
import Testing

@testable import Studio
@testable import pokeanim

@Suite struct ReactionTests {
  @Test func aCreatureHopsAsHighAsDesigned() {
    let reaction = Reaction(at: 2, isPulse: false)
    let heights = (0...90).map {
      -reaction.pose(at: 2 + Double($0) / 60).body.apply(to: Point(45, 78)).y
    }
    let top = (heights.max() ?? 0) + 78
    #expect(abs(top - CreaturePose.height) < 0.1, "\(top)")
    #expect(reaction.pose(at: 2) == .standing && reaction.isOver(at: 3.5))
    #expect(!reaction.isOver(at: 3.4))
  }

  @Test func aSecondClickGoesOnFromWhereItIs() {
    let first = Reaction(at: 0, isPulse: false)
    let second = Reaction(at: 0.1, after: first, isPulse: false)
    #expect(first.pose(at: 0.1).hop > 0.02)
    #expect(abs(second.pose(at: 0.1).hop - first.pose(at: 0.1).hop) < 1e-12)
  }

  @Test func heartsAndStarsFlyOffAndFade() {
    let reaction = Reaction(at: 0, isPulse: false)
    func sparks(_ time: Double) -> [Drawing.Item] {
      reaction.sparks(at: time, from: .zero, unit: 1)
    }
    #expect(sparks(0.2).count == 6 && sparks(0.2) != sparks(0.3) && sparks(0.6).isEmpty)
    #expect(sparks(0.2) == sparks(0.2), "the same each time")
  }

  @Test func withLessMotionItOnlyGoesPale() {
    let reaction = Reaction(at: 1, isPulse: true)
    let poses = (0...20).map { reaction.pose(at: 1 + Double($0) / 60) }
    #expect(poses.allSatisfy { $0.hop == 0 } && reaction.isOver(at: 1.31))
    #expect((poses.map(\.opacity).min() ?? 1) < 0.6)
    #expect(poses.first?.opacity == 1 && poses.last?.opacity == 1)
    #expect(zip(poses, poses.dropFirst()).allSatisfy { abs($0.opacity - $1.opacity) < 0.06 })
    #expect(reaction.sparks(at: 1.1, from: .zero, unit: 1).isEmpty)
  }

  @Test func aCreatureThatStandsIsDrawnAsEver() {
    for creature in Creature.all {
      let art = CreatureArt(creature: creature)
      #expect(art.items(isDetailed: true, in: .standing) == art.detailed)
      #expect(art.items(isDetailed: false, in: .standing) == art.simple)
    }
  }
}
