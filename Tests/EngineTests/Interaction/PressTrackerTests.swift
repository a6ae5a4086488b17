import EngineTestSupport
import Testing

@testable import Engine

@Suite struct PressTrackerTests {
  typealias Target = PressWorld.Target

  private let world = PressWorld()
  private let beside = Point(380, 50)

  @Test func aPressLetGoOnTheViewIsItsAction() {
    world.send(.press(Target.plain.center))
    #expect(world.actions.isEmpty && world.look(.plain) == .pressed && world.tracker.isDown)
    world.send(.release)
    #expect(world.actions == [.plain] && world.look(.plain) == .hovered)
    #expect(!world.tracker.isDown && world.screens.isEmpty)
  }

  @Test func slidingOffAndBackOn() {
    world.send(.press(Target.plain.center))
    world.send(.move(beside))
    #expect(world.look(.plain) == .plain)
    world.send(.move(Target.yielding.center))
    #expect(world.look(.yielding) == .plain, "another view does not take it over")
    world.send(.move(Target.plain.center))
    #expect(world.look(.plain) == .pressed)
    world.send(.move(beside))
    world.send(.release)
    #expect(world.actions.isEmpty && world.screens.isEmpty)
  }

  @Test func aDragThatIsYieldedGoesToTheScreenFromItsPress() {
    let start = Target.yielding.center
    world.send(.press(start))
    let pressed = world.now
    world.send(.move(start + Point(4, 0)))
    #expect(world.look(.yielding) == .pressed && world.screens.isEmpty)
    let got = world.tracker.handle(.move(start + Point(5, 0)), at: .seconds(1))
    #expect(got.map(\.event) == [.press(start), .move(start + Point(5, 0))])
    #expect(got.map(\.time) == [pressed, .seconds(1)])
    #expect(world.look(.yielding) == .plain)
    world.send(.move(start))
    world.send(.release)
    #expect(world.screens == [.move(start), .release] && world.actions.isEmpty)
  }

  @Test func trackingIsInTheViewsOwnPlace() {
    world.place(InputTree(world.root, transform: .scale(2, 2).then(.translation(100, 10))))
    let middle = Target.tracking.center * 2 + Point(100, 10)
    world.send(.press(middle))
    world.send(.move(middle + Point(-20, 4)))
    world[.tracking].translation = Point(30, 0)
    world.send(.move(middle + Point(600, 0)))
    #expect(world.look(.tracking) == .pressed, "also beside it")
    world.send(.release)
    #expect(
      world.tracked == [
        .began(Point(40, 40)), .moved(Point(30, 42)), .moved(Point(310, 40)),
        .ended(Point(310, 40)),
      ])
    #expect(world.actions.isEmpty)
  }

  @Test func theRootsOwnPlaceCounts() {
    world.root.frame = Rect(1000, 1000, 400, 100)
    world.send(.press(Target.plain.center))
    #expect(world.screens.count == 1)
    world.send(.release)
    world.send(.press(Target.plain.center + Point(1000, 1000)))
    #expect(world.look(.plain) == .pressed)
  }

  @Test func whatLiesAboveTakesThePress() {
    let cover = View(frame: Rect(0, 0, 100, 100))
    world.root.addSubview(cover)
    world.send(.press(Target.plain.center))
    world.send(.release)
    #expect(world.actions.isEmpty && world.screens.count == 2)
    cover.takesInput = false
    world.send(.press(Target.plain.center))
    #expect(world.look(.plain) == .pressed)
  }

  @Test func aViewThatGoesAwayUnderAStillPointerIsNotHoveredOver() {
    world.send(.hover(Target.plain.center))
    #expect(world.look(.plain) == .hovered)
    world[.plain].center.x += 100
    world.tracker.update()
    #expect(world.look(.plain) == .plain)
    world[.plain].center.x -= 100
    world.tracker.update()
    #expect(world.look(.plain) == .hovered)
    world.send(.hover(nil))
    #expect(world.look(.plain) == .plain)
  }

  @Test func aViewThatShrinksUnderItsPressKeepsIt() {
    let edge = Target.plain.center + Point(39.5, 0)
    world.send(.press(edge))
    world[.plain].scale = Point(0.97, 0.97)
    world.tracker.update()
    #expect(world.look(.plain) == .pressed)
    world.send(.move(edge + Point(1.5, 0)))
    #expect(world.look(.plain) == .plain, "that is beside it")
    world.send(.move(edge))
    world.send(.release)
    #expect(world.actions == [.plain])
  }

  @Test func aViewThatGoesAwayUnderAPressIsLeft() {
    world.send(.press(Target.plain.center))
    world[.plain].center.x += 100
    world.send(.release)
    #expect(world.actions.isEmpty && world.screens.isEmpty)
  }

  /// A view is not pressed any more that isn't there, is leaving, or takes no input.
  @Test(arguments: 0..<4) func aLostViewLosesThePress(_ reason: Int) {
    world.send(.press(Target.tracking.center))
    switch reason {
    case 0: world[.tracking].removeFromSuperview()
    case 1: world.root.phase = .leaving
    case 2: world.root.takesInput = false
    default: world.place(InputTree(View()))
    }
    world.tracker.update()
    #expect(!world.tracker.isDown && world.look(.tracking) == .plain)
    world.send(.move(Target.tracking.center))
    world.send(.release)
    #expect(world.tracked == [.began(Point(40, 40)), .cancelled] && world.screens.isEmpty)
  }

  /// Chrome that is laid out anew keeps its pressed view.
  @Test func aViewInANewTreeKeepsThePress() {
    let view = world[.tracking]
    let tracker = PressTracker()
    func layOutAnew() {
      let root = View(frame: Rect(0, 0, 400, 100))
      root.addSubview(view)
      tracker.trees = [InputTree(root)]
    }
    tracker.onReaction = layOutAnew
    layOutAnew()
    _ = tracker.handle(.press(Target.tracking.center), at: .zero)
    layOutAnew()
    _ = tracker.handle(.move(Point(380, 50)), at: .zero)
    #expect(tracker.isDown && world.tracked == [.began(Point(40, 40)), .moved(Point(170, 40))])
  }

  @Test func anActionMayTakeItsOwnViewAway() {
    let view = world[.plain]
    view.action = { view.removeFromSuperview() }
    world.send(.press(Target.plain.center))
    world.send(.release)
    #expect(view.superview == nil && view.look == .plain && !world.tracker.isDown)
  }

  // What has nothing to do with the hand goes on to the screen, and leaves the press alone.
  @Test func othersEventsAreTheScreensDuringAPress() {
    let others: [InputEvent] = [
      .wheel(at: Target.plain.center, by: Point(0, 5)), .text("a"),
      .composition(TextComposition("b")), .resize(Size(9, 9)),
    ]
    world.send(.press(Target.plain.center))
    for event in others {
      let got = world.tracker.handle(event, at: .seconds(7))
      #expect(got.map(\.event) == [event] && got.map(\.time) == [.seconds(7)])
    }
    for event: InputEvent in [.press(beside), .hover(beside), .hover(nil)] {
      #expect(world.tracker.handle(event, at: .seconds(7)).isEmpty)
    }
    #expect(world.tracker.isDown && world.look(.plain) == .pressed)
    world.send(.release)
    #expect(world.actions == [.plain])
  }

  @Test func aKeyTakesThePressFromWhatDoesNotTrackIt() {
    for (target, keeps) in [(Target.plain, false), (.tracking, true)] {
      world.send(.press(target.center))
      #expect(world.tracker.handle(.key(.space), at: .zero).map(\.event) == [.key(.space)])
      #expect(world.tracker.isDown == keeps)
      world.send(.release)
    }
    #expect(world.actions == [.tracking] && world.tracked.last == .ended(Point(40, 40)))
  }

  @Test func theLookIsGoneBeforeTheAction() {
    var looks: [PressLook] = []
    world[.plain].action = { [unowned world] in looks.append(world.look(.plain)) }
    world.send(.press(Target.plain.center))
    world.send(.release)
    #expect(looks == [.hovered])
  }
}
