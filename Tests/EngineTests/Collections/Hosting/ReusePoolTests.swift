import Testing

@testable import Engine

/// Views that wait to be used again.
@Suite struct ReusePoolTests {
  private final class Other: View {}

  private let kind = ObjectIdentifier(View.self)

  @Test func theViewThatWasPutInLastIsTakenFirst() {
    let pool = ReusePool()
    let views = [View(), View()]
    for view in views { pool.put(view, name: "a", kind: kind, at: 0) }
    #expect(pool.count == 2)
    #expect(pool.take(name: "a", kind: kind) === views[1] && pool.count == 1)
    #expect(pool.take(name: "a", kind: kind) === views[0] && pool.count == 0)
    #expect(pool.take(name: "a", kind: kind) == nil)
  }

  @Test func anotherNameOrKindIsAnotherView() {
    let pool = ReusePool()
    pool.put(View(), name: "a", kind: kind, at: 0)
    #expect(pool.take(name: "b", kind: kind) == nil)
    #expect(pool.take(name: "a", kind: ObjectIdentifier(Other.self)) == nil)
    #expect(pool.count == 1)
  }

  @Test func eachWaitsForItsOwnTime() {
    let pool = ReusePool(lifetime: 2)
    #expect(pool.lifetime == 2 && ReusePool().lifetime == 5)
    let late = View()
    pool.put(View(), name: "a", kind: kind, at: 1)
    pool.put(late, name: "a", kind: kind, at: 2)
    pool.put(View(), name: "b", kind: kind, at: 1)
    pool.purge(at: 3)
    #expect(pool.count == 3, "just as long as they may")
    pool.purge(at: 3.5)
    #expect(pool.count == 1 && pool.take(name: "a", kind: kind) === late)
    pool.purge(at: 9)
    #expect(pool.count == 0)
  }

  /// The time counts from when the view came into the pool, not from the stage's beginning.
  @Test func aViewWaitsFromWhenItLeft() {
    let world = ComponentWorld()
    world.advance(by: 10)
    world.view.component = world.card("a").reuseKey("card")
    world.view.reload()
    world.view.component = nil
    world.view.reload()
    world.view.closeLastChange()
    #expect(world.view.reusePool.count == 1)
    world.advance(by: 4.5)
    #expect(world.view.reusePool.count == 1)
    world.advance(by: 1)
    #expect(world.view.reusePool.count == 0)
  }

  @Test func withoutAStageAViewIsUsedAgainToo() {
    let view = ComponentView(frame: Rect(0, 0, 100, 100))
    func show(_ id: String?) {
      view.component = id.map {
        SizeLayout<View>(width: 10, height: 10, config: { _ in }).id($0).reuseKey("card")
      }
      view.reload()
    }
    show("a")
    let card = view.view(id: "a")
    show(nil)
    #expect(card?.superview == nil && card?.phase == .gone && view.reusePool.count == 1)
    show("b")
    #expect(card != nil && view.view(id: "b") === card && view.reusePool.count == 0)
  }
}
