import EngineSystem
import Synchronization
import Testing

/// The thread that writes what a person makes.
@Suite struct KeeperTests {
  /// A thing that counts how often it is written.
  private final class Thing: Kept {
    let writes = Atomic<Int>(0)
    let lastWrites = Atomic<Int>(0)

    func keep(isLast: Bool) {
      if isLast {
        lastWrites.add(1, ordering: .sequentiallyConsistent)
      } else {
        writes.add(1, ordering: .sequentiallyConsistent)
      }
    }
  }

  private func wait(for thing: Thing, writes: Int) throws {
    try eventually("it is written") {
      thing.writes.load(ordering: .sequentiallyConsistent) >= writes
    }
  }

  @Test func wishesAreObeyed() throws {
    let (first, second) = (Thing(), Thing())
    let keeper = Keeper([first, second])
    keeper.writeNow()
    try wait(for: second, writes: 1)
    keeper.writeSoon()
    try wait(for: second, writes: 2)
    keeper.writeSoon()
    keeper.writeLast()
    #expect(first.lastWrites.load(ordering: .sequentiallyConsistent) == 1)
    #expect(second.lastWrites.load(ordering: .sequentiallyConsistent) == 1, "it is waited for")
    keeper.writeLast()
    keeper.writeNow()
    #expect(first.lastWrites.load(ordering: .sequentiallyConsistent) == 1, "and only once")
  }

  /// From all threads at once, as a window and a signal may end together.
  @Test func theLastWriteIsOne() async {
    let thing = Thing()
    let keeper = Keeper([thing])
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          if number % 2 == 0 { keeper.writeSoon() }
          keeper.writeLast()
          return thing.lastWrites.load(ordering: .sequentiallyConsistent) == 1
        }
      }
      for await isDone in group { #expect(isDone) }
    }
  }
}
