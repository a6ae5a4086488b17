import Testing

@testable import Engine

/// The changes that ask for a reload or a render in the next frame.
@Suite struct RenderRequestTests {
  /// A world at rest, with two rows on screen.
  private func world() -> ComponentWorld {
    let world = ComponentWorld(size: Size(320, 90))
    world.show(["a", "b", "c"])
    world.advance(by: 1)
    return world
  }

  /// Returns how many reloads there were, and whether it was busy before the frame.
  private func frame(_ change: (ComponentView) -> Void) -> [Int] {
    let world = world()
    let count = world.view.reloadCount
    #expect(!world.view.isRunning)
    change(world.view)
    let isBusy = world.view.isRunning
    world.advance(by: 0.1)
    #expect(!world.view.isRunning)
    return [isBusy ? 1 : 0, world.view.reloadCount - count]
  }

  @Test func whatChangesTheLayoutAsksForAReload() {
    #expect(frame { $0.component = nil } == [1, 1])
    #expect(frame { $0.scrolling = .both } == [1, 1])
    #expect(frame { $0.size.width = 100 } == [1, 1])
    #expect(frame { $0.setNeedsReload() } == [1, 1])
  }

  @Test func whatChangesTheViewsAsksForARender() {
    #expect(frame { $0.animator = FadeAnimator() } == [1, 0])
    #expect(frame { $0.visibleFrameInsets = Insets(-200) } == [1, 0])
    #expect(frame { $0.setNeedsRender() } == [1, 0])
    let wider = world()
    wider.view.visibleFrameInsets = Insets(-200)
    wider.advance(by: 0.1)
    #expect(wider.view.visibleIds == ["a", "b", "c"])
  }

  @Test func theRestAsksForNothing() {
    #expect(frame { $0.snapping = .start() } == [0, 0])
    #expect(frame { $0.onScroll = { _ in } } == [0, 0])
    #expect(frame { $0.center.x += 5 } == [0, 0])
    #expect(frame { $0.scroll(to: Point(0, 10)) } == [0, 0])
  }

  /// Before it was ever asked for, another size is no reason.
  @Test func aSizeBeforeTheFirstReloadIsNone() {
    let world = ComponentWorld()
    world.advance(by: 0.1)
    world.view.size = Size(50, 50)
    #expect(!world.view.isRunning)
    world.advance(by: 0.1)
    #expect(world.view.reloadCount == 0 && !world.view.hasReloaded)
    world.view.reload()
    #expect(world.view.reloadCount == 1 && world.view.hasReloaded && world.view.lastChange == nil)
  }

  @Test func aChangeKeepsItBusyUntilItHasEnded() {
    let world = world()
    world.view.animator = FadeAnimator(timing: .linear(duration: 1))
    world.show(["a", "c"])
    #expect(world.view.isRunning)
    world.advance(by: 0.5)
    #expect(world.view.isRunning && world.view.lastChange?.isRunning == true)
    world.view.lastChange?.pause()
    #expect(!world.view.isRunning)
    world.view.lastChange?.play()
    world.advance(by: 0.6)
    #expect(!world.view.isRunning && world.view.changes.isEmpty)
  }

  /// The content is as long as it wants along the axes that scroll, and in the view's room else.
  @Test func theContentHasItsOwnLengthWhereItScrolls() {
    let wanted: [(ScrollAxes, Size)] = [
      (.vertical, Size(100, 200)), (.horizontal, Size(300, 50)), (.both, Size(300, 200)),
      (.neither, Size(100, 50)),
    ]
    for (axes, size) in wanted {
      let view = ComponentView(frame: Rect(0, 0, 100, 50))
      view.scrolling = axes
      view.component = SizeLayout<View>(
        minWidth: 300, minHeight: 200, config: { _ in })
      view.reload()
      #expect(view.contentSize == size, "\(axes)")
    }
  }
}
