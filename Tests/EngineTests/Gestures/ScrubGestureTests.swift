import Engine
import EngineTestSupport
import Testing

@Suite struct ScrubGestureTests {
  /// What can happen: far and near moves, both ends of a press, loss, another size, time.
  enum Happening: CaseIterable {
    case press, nudge, sweep, back, release, cancel, resize, wait
  }

  /// A gesture with the hand and the clock of its story.
  struct World {
    var gesture = ScrubGesture(length: 400)
    var time = Instant.zero
    var hand = 200.0
    var width = 400.0

    var progress: Double { gesture.progress(at: time) }

    mutating func happen(_ happening: Happening) {
      switch happening {
      case .press: gesture.handle(.press(Point(hand, 0)), at: time)
      case .nudge: move(by: 3)
      case .sweep: move(by: -150)
      case .back: move(by: 90)
      case .release: gesture.handle(.release, at: time)
      case .cancel: gesture.handle(.cancel, at: time)
      case .resize:
        width = width == 400 ? 300 : 400
        gesture.handle(.resize(Size(width, 300)), at: time)
      case .wait:
        time = time.advanced(bySeconds: 0.1)
        gesture.update(at: time)
      }
    }

    private mutating func move(by distance: Double) {
      time = time.advanced(bySeconds: 0.016)
      gesture.update(at: time)
      hand += distance
      gesture.handle(.move(Point(hand, 0)), at: time)
    }
  }

  /// Which states a happening may lead to.
  static func successors(
    _ state: ScrubGesture.State, _ happening: Happening
  ) -> Set<ScrubGesture.State> {
    switch (state, happening) {
    case (.idle, .press): [.pressed]
    case (.settling, .press): [.caught]
    case (.pressed, .nudge): [.pressed, .dragging]
    case (.caught, .nudge): [.caught, .dragging]
    case (.pressed, .sweep), (.pressed, .back), (.caught, .sweep), (.caught, .back): [.dragging]
    case (.pressed, .release), (.pressed, .cancel): [.idle]
    case (.caught, .release), (.caught, .cancel): [.settling, .idle]
    case (.dragging, .release), (.dragging, .cancel): [.settling, .idle]
    case (.settling, .wait), (.settling, .nudge), (.settling, .sweep), (.settling, .back):
      [.settling, .idle]
    default: [state]
    }
  }

  /// Every story of up to six happenings: allowed changes only, no jump where the hand does not
  /// move, and the way back to rest is always open.
  @Test func everyStoryOfSixIsSound() {
    var (stories, failures) = (0, 0)
    var seen: Set<ScrubGesture.State> = []
    func tell(_ world: World, _ story: [Happening]) {
      stories += 1
      seen.insert(world.gesture.state)
      if !check(rest: world) { fail("never rests", story) }
      guard story.count < 6 else { return }
      for happening in Happening.allCases {
        var next = world
        next.happen(happening)
        let allowed = Self.successors(world.gesture.state, happening)
        if !allowed.contains(next.gesture.state) {
          fail("\(world.gesture.state) to \(next.gesture.state)", story + [happening])
        }
        if next.time == world.time, abs(next.progress - world.progress) > 1e-12 {
          fail("jumps", story + [happening])
        }
        if !(0...1 ~= next.progress) { fail("leaves 0...1", story + [happening]) }
        tell(next, story + [happening])
      }
    }
    func fail(_ what: String, _ story: [Happening]) {
      failures += 1
      if failures <= 5 { Issue.record("\(what): \(story)") }
    }
    tell(World(), [])
    #expect(seen == [.idle, .pressed, .dragging, .settling, .caught])
    #expect(stories == (0...6).reduce(0) { $0 + (0..<$1).reduce(1) { n, _ in n * 8 } })
  }

  private func check(rest world: World) -> Bool {
    [InputEvent.release, .cancel].allSatisfy { end in
      var gesture = world.gesture
      gesture.handle(end, at: world.time)
      let later = world.time.advanced(bySeconds: 60)
      gesture.update(at: later)
      let progress = gesture.progress(at: later)
      return gesture.state == .idle && (progress == 0 || progress == 1)
    }
  }

  @Test func aDragFollowsTheHandFromTheCircle() {
    var world = World()
    world.happen(.press)
    world.happen(.sweep)
    #expect(world.gesture.state == .dragging)
    #expect(abs(world.progress - 142.0 / 400) < 1e-12)
    world.happen(.release)
    #expect(world.gesture.state == .settling)
    #expect(world.gesture.velocity(at: world.time) > 0)
    for _ in 0..<30 { world.happen(.wait) }
    #expect(world.gesture.state == .idle && world.progress == 1)
  }

  @Test func whatSettlesIsCaughtWhereItIs() {
    var world = World()
    for happening in [Happening.press, .sweep, .wait, .release, .wait] { world.happen(happening) }
    let caught = world.progress
    #expect(world.gesture.state == .settling && 0.01 < caught && caught < 0.35)
    world.happen(.press)
    #expect(world.gesture.state == .caught && world.gesture.velocity(at: world.time) == 0)
    world.happen(.wait)
    #expect(world.progress == caught)
    world.happen(.sweep)
    #expect(abs(world.progress - (caught + 142.0 / 400)) < 1e-12)
  }

  @Test func beyondTheEndTheCanvasGivesWay() {
    var world = World()
    world.happen(.press)
    world.happen(.back)
    #expect(world.progress == 0)
    #expect(
      world.gesture.overscroll == RubberBand.offset(overshoot: 82, dimension: 400))
    world.happen(.cancel)
    #expect(world.gesture.overscroll == 0 && world.gesture.state == .idle)
  }

  @Test func aSizeWithoutWidthIsNothing() {
    var gesture = ScrubGesture(length: 400)
    for width in [0, -1, Double.infinity] {
      gesture.handle(.resize(Size(width, 10)), at: .zero)
      #expect(gesture.length == 400)
    }
  }

  @Test func badGesturesAreRefused() async {
    await #expect(processExitsWith: .failure) { _ = ScrubGesture(length: 0) }
    await #expect(processExitsWith: .failure) { _ = ScrubGesture(length: 1, progress: 0.5) }
  }
}
