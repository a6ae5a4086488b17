import EngineTestSupport
import Testing

@testable import Engine

@Suite struct ScrollPhysicsTests {
  private func physics(
    x: Bool = false, y: Bool = true, locksAxis: Bool = false
  ) -> ScrollPhysics {
    var physics = ScrollPhysics(scrollsX: x, scrollsY: y, locksAxis: locksAxis)
    physics.resize(content: Size(2_000, 3_000), viewport: Size(400, 600), at: .zero)
    physics.scroll(to: Point(500, 500), isAnimated: false, at: .zero)
    return physics
  }

  private func drag(
    _ physics: inout ScrollPhysics, by way: Point, frames: Int = 10
  ) -> [ScrollPhysics.Response?] {
    let start = Point(200, 300)
    var said = [physics.handle(.press(start), at: .zero)]
    for frame in 1...frames {
      let point = start + way * (Double(frame) / Double(frames))
      said.append(physics.handle(.move(point), at: Instant(frame: frame, rate: 60)))
    }
    return said + [physics.handle(.release, at: Instant(frame: frames, rate: 60))]
  }

  @Test func aDragScrollsOnlyItsAxes() {
    for (isX, isY) in [(true, false), (false, true), (true, true)] {
      var physics = physics(x: isX, y: isY)
      _ = physics.handle(.press(Point(200, 300)), at: .zero)
      #expect(physics.handle(.move(Point(160, 270)), at: .seconds(0.01)) == .dragged)
      // 50 points, of which 8 do not count.
      let wanted = Point(500 + 40 * 0.84, 500 + 30 * 0.84)
      let offset = physics.offset(at: .zero)
      #expect(abs(offset.x - (isX ? wanted.x : 0)) < 1e-9)
      #expect(abs(offset.y - (isY ? wanted.y : 0)) < 1e-9)
      #expect(physics.isDragged)
    }
  }

  @Test func aFlingGoesOnWithTheHandsVelocity() {
    var physics = physics()
    let said = drag(&physics, by: Point(0, -120))
    #expect(said.first == .pressed(Point(200, 300)) && said.last == .released)
    let time = Instant(frame: 10, rate: 60)
    #expect(abs(physics.velocity(at: time).y - 720) < 1e-6)
    #expect(physics.isMoving(at: time) && physics.isAtRest(at: .seconds(20)))
  }

  @Test func aTapOnMovingContentOnlyStopsIt() {
    var physics = physics()
    _ = drag(&physics, by: Point(0, -120))
    #expect(physics.handle(.press(.zero), at: .seconds(0.3)) == .caught)
    #expect(physics.handle(.release, at: .seconds(0.35)) == .released)
    #expect(physics.isAtRest(at: .seconds(0.35)))
    #expect(physics.handle(.press(Point(3, 4)), at: .seconds(1)) == .pressed(Point(3, 4)))
    #expect(physics.handle(.release, at: .seconds(1)) == .tapped(Point(3, 4)))
  }

  @Test func aLockedAxisLeavesSidewaysDragsToOthers() {
    var locked = physics(locksAxis: true)
    let said = drag(&locked, by: Point(-120, -20))
    #expect(said.contains(.refused) && !said.contains(.dragged) && said.last == .some(nil))
    #expect(locked.offset(at: .seconds(1)) == Point(0, 500))
    var free = physics()
    #expect(drag(&free, by: Point(-120, -20)).contains(.dragged))
  }

  @Test func aHandThatIsLostLetsGo() {
    var physics = physics()
    _ = physics.handle(.press(.zero), at: .zero)
    _ = physics.handle(.move(Point(0, 900)), at: .seconds(0.1))
    #expect(physics.offset(at: .zero).y < 0)
    #expect(physics.handle(.cancel, at: .seconds(0.2)) == .cancelled)
    #expect(physics.offset(at: .seconds(3)).y == 0)
    #expect(physics.handle(.cancel, at: .seconds(3)) == nil)
    #expect(physics.handle(.key(.right), at: .seconds(3)) == nil)
  }

  @Test func wheelAndProgramScrollTheirAxes() {
    var physics = physics(x: true)
    physics.wheel(by: Point(30, -40), at: .zero)
    #expect(physics.offset(at: .seconds(2)) == Point(530, 460))
    physics.scroll(toShow: Rect(0, 2_900, 10, 50), at: .seconds(2))
    #expect(physics.offset(at: .seconds(4)) == Point(0, 2_350))
    var vertical = self.physics()
    vertical.wheel(by: Point(30, -40), at: .zero)
    #expect(vertical.offset(at: .seconds(2)) == Point(0, 460))
  }

  @Test func eachAxisHasItsOwnEndsAndSnaps() {
    var physics = ScrollPhysics(scrollsX: true)
    #expect(physics.scrollsY && !physics.locksAxis)
    physics.resize(
      content: Size(1_000, 2_000), viewport: Size(100, 200),
      insets: Insets(top: 1, left: 2, bottom: 3, right: 4),
      snapsX: ScrollSnaps([300...300]), snapsY: ScrollSnaps([700...700]), at: .zero)
    #expect(physics.x.extent.bounds == -2...904 && physics.y.extent.bounds == -1...1_803)
    #expect(physics.x.rest == 300 && physics.y.rest == 700)
    physics.scroll(to: Point(40, 50), isAnimated: false, at: .zero)
    physics.resize(
      content: Size(1_000, 2_000), viewport: Size(100, 200), shiftingBy: Point(5, 7), at: .zero)
    #expect(physics.offset(at: .zero) == Point(45, 57))
  }

  @Test func itMovesIfOneAxisDoes() {
    for wheel in [Point(60, 0), Point(0, 60)] {
      var physics = physics(x: true)
      physics.wheel(by: wheel, at: .zero)
      #expect(physics.isMoving(at: .zero) && !physics.isAtRest(at: .zero))
      #expect((physics.velocity(at: .seconds(0.05)).x > 0) == (wheel.x > 0))
      #expect((physics.velocity(at: .seconds(0.05)).y > 0) == (wheel.y > 0))
    }
    #expect(!physics().isMoving(at: .zero))
  }

  @Test func theProgramGlidesOnlyIfAsked() {
    var physics = physics(x: true)
    physics.scroll(to: Point(600, 700), at: .zero)
    #expect(physics.offset(at: .zero) == Point(500, 500) && physics.isMoving(at: .zero))
    physics.scroll(toShow: Rect(100, 200, 10, 10), at: .zero)
    #expect(physics.offset(at: .zero) == Point(500, 500))
    #expect(physics.offset(at: .seconds(3)) == Point(100, 200))
    physics.scroll(toShow: Rect(1_000, 1_100, 10, 20), isAnimated: false, at: .seconds(3))
    #expect(
      physics.offset(at: .seconds(3)) == Point(610, 520) && !physics.isMoving(at: .seconds(3)))
  }

  @Test func aHandThatTheProgramTookTheContentFromDragsNothing() {
    var physics = physics()
    _ = physics.handle(.press(.zero), at: .zero)
    #expect(physics.handle(.move(Point(0, -40)), at: .zero) == .dragged)
    physics.scroll(to: .zero, isAnimated: false, at: .zero)
    #expect(physics.handle(.move(Point(0, -60)), at: .zero) == nil)
    #expect(physics.handle(.release, at: .zero) == nil)
    #expect(physics.offset(at: .seconds(1)) == .zero && !physics.isDragged)
  }

  /// A drag as far across as down is one down.
  @Test func aLockedAxisTakesWhatLeadsAlongIt() {
    func begins(_ way: Point, x: Bool) -> ScrollPhysics.Response? {
      var physics = physics(x: x, y: !x, locksAxis: true)
      _ = physics.handle(.press(.zero), at: .zero)
      return physics.handle(.move(way), at: .zero)
    }
    for (way, isDown) in [
      (Point(-30, -30), true), (Point(30, -31), true), (Point(-31, 30), false),
    ] {
      #expect(begins(way, x: false) == (isDown ? .dragged : .refused), "\(way)")
      #expect(begins(way, x: true) == (isDown ? .refused : .dragged), "\(way)")
    }
  }

  @Test func insetsStayReachable() {
    var physics = physics()
    physics.resize(
      content: Size(100, 3_000), viewport: Size(400, 600), insets: Insets(top: 60, bottom: 40),
      at: .zero)
    #expect(physics.y.extent.bounds == -60...2_440)
    physics.scroll(to: Point(0, -500), at: .zero)
    #expect(physics.offset(at: .seconds(2)).y == -60)
  }

  /// Whatever events come, in whatever order: once the hand is gone it comes to rest in bounds.
  @Test func randomEventsNeverLeaveItStuck() {
    forAll(seeds: 0..<400) { random in
      var physics = physics(
        x: random.chance(0.5), y: random.chance(0.7), locksAxis: random.chance(0.5))
      var time = Instant.zero
      for _ in 0..<30 {
        time = time.advanced(bySeconds: random.double(in: 0...0.05))
        let point = Point(random.double(in: -500...500), random.double(in: -500...500))
        switch random.int(in: 0...6) {
        case 0: _ = physics.handle(.press(point), at: time)
        case 1: _ = physics.handle(.release, at: time)
        case 2: _ = physics.handle(.cancel, at: time)
        case 3: physics.wheel(by: point, at: time)
        default: _ = physics.handle(.move(point), at: time)
        }
      }
      _ = physics.handle(.cancel, at: time)
      let end = time.advanced(bySeconds: 12)
      #expect(physics.isAtRest(at: end) && physics.velocity(at: end) == .zero)
      #expect(physics.x.extent.bounds.contains(physics.offset(at: end).x))
      #expect(physics.y.extent.bounds.contains(physics.offset(at: end).y))
    }
  }
}
