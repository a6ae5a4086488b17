import Attacker
import Foundation
import Synchronization

/// All kinds of attack on one program, until the time is over; and what was found.
final class Campaign: Sendable {
  private let target: Target
  private let kinds: [any Kind]
  private let say: @Sendable (String) -> Void
  private let progress: Mutex<Progress>

  private struct Progress {
    var tally = Tally(rows: Row.all)
    /// The seconds that each kind has had, and the number of its next case.
    var spent: [Double]
    var drawn: [UInt64]
    /// The kinds that are at work.
    var active: Set<Int> = []
    var finds: [(name: Wish.Name, problem: String)] = []
  }

  /// - Parameter say: told each find, and the table, in lines.
  init(
    _ target: Target, _ kinds: [any Kind], say: @escaping @Sendable (String) -> Void = say(_:)
  ) {
    (self.target, self.kinds, self.say) = (target, kinds, say)
    progress = Mutex(
      Progress(
        spent: [Double](repeating: 0, count: kinds.count),
        drawn: [UInt64](repeating: 0, count: kinds.count)))
  }

  /// Attacks for so many minutes, with one case more at once than there are processors.
  func attack(minutes: Double, seed: UInt64) {
    let end = Date().addingTimeInterval(minutes * 60)
    // A storm sleeps most of the time.
    let workers = ProcessInfo.processInfo.activeProcessorCount + 1
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while Date() < end {
        let (kind, number) = nextKind()
        let name = Wish.Name(kind: kinds[kind].name, seed: Self.seed(seed, number))
        let start = Date()
        strike(kinds[kind], name)
        let seconds = Date().timeIntervalSince(start)
        progress.withLock {
          $0.spent[kind] += seconds
          $0.active.remove(kind)
        }
      }
    }
  }

  /// The kind that has had the least of its share of time, and the number of its case.
  private func nextKind() -> (Int, UInt64) {
    progress.withLock { progress in
      let kind =
        kinds.indices.filter { !progress.active.contains($0) }.min {
          progress.spent[$0] / kinds[$0].weight < progress.spent[$1] / kinds[$1].weight
        } ?? 0
      progress.active.insert(kind)
      progress.drawn[kind] += 1
      return (kind, progress.drawn[kind])
    }
  }

  /// The seed of a case, short enough to be typed.
  private static func seed(_ seed: UInt64, _ number: UInt64) -> UInt64 {
    var dice = Dice(seed: seed &* 0x1_0000_0001 &+ number)
    return dice.next() & 0xFFFF_FFFF
  }

  /// One case; false if something is wrong with it.
  ///
  /// - Parameter keep: leaves its files.
  @discardableResult
  func strike(_ kind: any Kind, _ name: Wish.Name, keep: Bool = false) -> Bool {
    var problems: [String] = []
    var cases = 1
    do {
      let arena = try Arena(target, name)
      defer { if !keep { arena.remove() } }
      var dice = Dice(kind: name.kind, seed: name.seed)
      try kind.strike(&dice, in: arena)
      cases = max(1, arena.runs)
      problems = arena.problems
      if !problems.isEmpty {
        problems.append("    " + arena.lastWords.map(Self.quoted).joined(separator: " "))
      }
    } catch {
      problems = ["can't be tried: \(error)"]
    }
    progress.withLock {
      $0.tally.add(kind.row, cases: cases, bad: problems.isEmpty ? 0 : 1)
      for problem in problems { $0.finds.append((name, problem)) }
    }
    if !problems.isEmpty { tell(name, problems) }
    return problems.isEmpty
  }

  func replay(_ names: [Wish.Name]) throws -> Bool {
    var isFine = true
    for name in names {
      guard let kind = kinds.first(where: { $0.name == name.kind }) else {
        throw Failure(noKind: name.kind, among: kinds)
      }
      let holds = strike(kind, name, keep: true)
      if holds { say("attack: \(name) is in order") }
      say("    its files: \(target.folder)/\(name.kind)-\(name.seed)")
      isFine = isFine && holds
    }
    return isFine
  }

  /// The table, and whether all was in order.
  func end(_ seed: UInt64) -> Bool {
    progress.withLock { progress in
      say("attack: \(progress.tally.cases) cases with seed \(seed), \(progress.tally.bad) bad")
      say(progress.tally.table)
      let names = Set(progress.finds.map { "\($0.name)" }).sorted()
      if !names.isEmpty {
        say("attack: again: make attack ARGS=\"replay \(names.joined(separator: " "))\"")
      }
      return progress.tally.bad == 0
    }
  }

  private func tell(_ name: Wish.Name, _ problems: [String]) {
    say(
      problems.map { $0.hasPrefix("    ") ? $0 : "attack: \(name): \($0)" }.joined(separator: "\n")
        + "\n    make attack ARGS=\"replay \(name)\"")
  }

  private static func quoted(_ word: String) -> String {
    let plain = word.count < 300 ? word : word.prefix(300) + "…"
    return plain.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=%,".contains($0) }
      && !plain.isEmpty
      ? plain : "'" + plain.replacing("'", with: "'\\''") + "'"
  }
}

/// Writes a line at once, even into a file.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
