import Attacker
import Foundation
import Synchronization
import Testing

@testable import attack

/// Kinds that are made up, and what becomes of their cases.
@Suite struct CampaignTests {
  /// Finds something for every third seed, and remembers them all.
  private final class Fake: Kind {
    let name: String
    let row = "row"
    let weight: Double
    let seeds = Mutex<[UInt64]>([])

    init(_ name: String, weight: Double = 1) { (self.name, self.weight) = (name, weight) }

    func strike(_ dice: inout Dice, in arena: Arena) throws {
      let draw = dice.next() % 1000
      seeds.withLock { $0.append(draw) }
      arena.count(1)
      usleep(2000)
      if draw % 3 == 0 { arena.note("three") }
      if draw % 50 == 0 { throw Failure("fifty") }
    }
  }

  private func campaign(_ kinds: [any Kind]) throws -> (Campaign, String) {
    let folder = NSTemporaryDirectory() + "attack-tests-\(UInt64.random(in: 0 ... .max))"
    let variables = ["ATTACK_PROGRAM": "/bin/true", "ATTACK_FOLDER": folder]
    return (Campaign(try Target(variables), kinds) { _ in }, folder)
  }

  @Test func findsAreCountedAndFoundAgain() throws {
    let fake = Fake("fake")
    let (campaign, folder) = try campaign([fake])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for seed in 0..<60 as Range<UInt64> {
      campaign.strike(fake, Wish.Name(kind: "fake", seed: seed))
    }
    let draws = fake.seeds.withLock { $0 }
    #expect(Set(draws).count > 30)
    #expect(campaign.end(1) == false)
    for (seed, draw) in draws.enumerated().prefix(12) {
      let isFine = try campaign.replay([Wish.Name(kind: "fake", seed: UInt64(seed))])
      #expect(isFine == (draw % 3 != 0 && draw % 50 != 0))
    }
    // What is tried again can be looked at; of the others nothing is left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 12)
  }

  @Test func allKindsGetTheirShare() throws {
    // More than work at once: of each, only one case does.
    let workers = ProcessInfo.processInfo.activeProcessorCount + 1
    let kinds = [Fake("a", weight: 4)] + (0..<workers * 2).map { Fake("b\($0)") }
    let (campaign, folder) = try campaign(kinds)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    campaign.attack(minutes: 0.03, seed: 5)
    let counts = kinds.map { $0.seeds.withLock { $0.count } }
    #expect(counts[1...].allSatisfy { $0 > 3 && $0 * 2 < counts[0] }, "\(counts)")
  }

  @Test func unknownKindsAreNamed() throws {
    let (campaign, _) = try campaign([Fake("a")])
    #expect(throws: Failure.self) {
      try campaign.replay([Wish.Name(kind: "b", seed: 1)])
    }
  }

  @Test func withoutAProgramThereIsNoAttack() {
    #expect(throws: Failure.self) { try Target([:]) }
  }
}
