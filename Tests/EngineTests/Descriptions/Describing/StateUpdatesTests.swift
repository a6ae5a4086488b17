import Testing

@testable import Engine

/// Changes of state that are asked for, and made later.
@Suite struct StateUpdatesTests {
  private let updates = StateUpdates()

  private func handle<State>(_ node: Int, _ state: State.Type) -> StateHandle<State> {
    StateHandle(node: node)
  }

  private func lamps(_ count: Int) -> Room.State {
    var state = Room.State()
    state.lamps = count
    return state
  }

  @Test func theyComeInTheirOrderAndOnce() {
    #expect(updates.isEmpty && updates.take().isEmpty)
    for node in [3, 1, 2] { updates.add(handle(node, Room.State.self)) { $0.lamps += node } }
    #expect(!updates.isEmpty)
    let taken = updates.take()
    #expect(taken.map(\.node) == [3, 1, 2])
    #expect(taken.map { $0.change(lamps(1)) as? Room.State } == [lamps(4), lamps(2), lamps(3)])
    #expect(updates.isEmpty && updates.take().isEmpty)
  }

  @Test func anUpdaterAsksForItsOwnPartOrForAnother() {
    let updater = StateUpdater(handle(7, World.State.self), in: updates)
    updater { $0.extra = "own" }
    updater.update(handle(3, Room.State.self)) { $0.lamps = 9 }
    updater.perform(Action(handle(5, Room.State.self)) { $0.lamps = 4 })
    let taken = updates.take()
    #expect(taken.map(\.node) == [7, 3, 5])
    #expect((taken[0].change(World.State()) as? World.State)?.extra == "own")
    #expect(taken[1].change(lamps(1)) as? Room.State == lamps(9))
    #expect(taken[2].change(lamps(1)) as? Room.State == lamps(4))
  }

  @Test func aStateOfAnotherTypeStaysAsItIs() {
    updates.add(handle(1, Room.State.self)) { $0.lamps += 1 }
    updates.add(Action(handle(2, Room.State.self)) { $0.lamps += 1 }.update)
    for update in updates.take() {
      let state = World.State(tint: 0.25, extra: "x")
      #expect(update.change(state) as? World.State == state)
      #expect(update.change(lamps(1)) as? Room.State == lamps(2))
    }
  }

  @Test func withoutATreeNothingIsAsked() {
    let updater = StateUpdater(handle(7, Room.State.self), in: nil)
    updater { _ in Issue.record("it was called") }
    updater.update(handle(3, Room.State.self)) { _ in Issue.record("it was called") }
    updater.perform(Action(handle(3, Room.State.self)) { _ in Issue.record("it was called") })
    #expect(updates.isEmpty)
  }
}
