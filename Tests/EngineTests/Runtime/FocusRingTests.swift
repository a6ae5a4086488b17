import EngineTestSupport
import Testing

@testable import Engine

@Suite struct FocusRingTests {
  private let stage = Stage(root: View(frame: Rect(0, 0, 400, 100)))
  private let first = View(frame: Rect(10, 20, 40, 20))
  private let second = View(frame: Rect(210, 20, 80, 20))
  private var tree: InputTree { InputTree(stage.root) }

  init() {
    first.cornerRadius = 99
    stage.root.addSubview(first)
    stage.root.addSubview(second)
  }

  private func frame(_ ring: FocusRing) -> Rect { ring.place?.frame ?? .zero }

  @Test func itLiesAroundTheViewWithAGap() {
    var ring = FocusRing()
    #expect(ring.commands.isEmpty)
    ring.follow(first, in: tree, at: .zero)
    #expect(!ring.isGliding)
    let path = Path.roundedRect(Rect(6.5, 16.5, 47, 27), radius: 13.5)
    #expect(
      ring.commands == [
        .stroke(path, StrokeStyle(width: 3), .color(Color(74, 108, 247, alpha: 0.9)))
      ])
    ring.hide()
    #expect(ring.commands.isEmpty)
  }

  @Test func itIsAsLargeAsTheViewIsSeen() {
    var ring = FocusRing()
    ring.follow(first, in: InputTree(stage.root, transform: .scale(2, 2)), at: .zero)
    #expect(frame(ring) == Rect(20, 40, 80, 40) && ring.place?.radius == 20)
  }

  @Test func itGoesAlongWithItsView() {
    var ring = FocusRing()
    ring.follow(first, in: tree, at: .zero)
    first.center.x += 30
    ring.follow(first, in: tree, at: .seconds(0.1))
    #expect(frame(ring).x == 40 && !ring.isGliding)
  }

  @Test func itGlidesToAnotherViewWithoutAJump() {
    var ring = FocusRing()
    ring.follow(first, in: tree, at: .zero)
    var last = frame(ring)
    for index in 1...60 {
      ring.follow(second, in: tree, at: Instant(frame: index, rate: 120))
      let now = frame(ring)
      #expect(now.x >= last.x && now.width >= last.width && now.x - last.x < 25)
      #expect(index > 1 || ring.isGliding)
      last = now
    }
    #expect(last == second.frame && !ring.isGliding && ring.place?.radius == 0)
  }

  /// A spring of a quarter of a second that does not swing takes all of it over.
  @Test func itsGlideIsASprings() {
    let spring = Spring(response: 0.25, dampingRatio: 1)
    var ring = FocusRing()
    ring.follow(first, in: tree, at: .seconds(1))
    for time in [0.0, 0.05, 0.1, 0.2] {
      ring.follow(second, in: tree, at: .seconds(1 + time))
      func way(_ from: Double, _ to: Double) -> Double {
        spring.value(at: time, from: from, to: to, velocity: 0)
      }
      #expect(isClose(frame(ring).x, way(10, 210)) && frame(ring).y == 20)
      #expect(isClose(frame(ring).width, way(40, 80)) && frame(ring).height == 20)
      #expect(isClose(ring.place?.radius ?? -1, way(10, 0)) && ring.isGliding)
    }
  }

  @Test func aRingThatWasHiddenIsThereAtOnce() {
    var ring = FocusRing()
    ring.follow(first, in: tree, at: .zero)
    ring.hide()
    ring.follow(second, in: tree, at: .zero)
    #expect(frame(ring) == second.frame && !ring.isGliding)
  }

  @Test func itIsAsRoundAsItsViewIsOnScreen() {
    func radius(_ size: Size, _ corner: Double, _ transform: AffineTransform) -> Double? {
      let view = View(frame: Rect(origin: .zero, size: size))
      view.cornerRadius = corner
      stage.root.addSubview(view)
      return FocusRing.Place(of: view, in: InputTree(stage.root, transform: transform)).radius
    }
    #expect(radius(Size(20, 50), 99, .identity) == 10 && radius(Size(50, 16), 99, .identity) == 8)
    #expect(radius(Size(50, 50), 6, .scale(2, 8)) == 24)
    #expect(radius(Size(50, 50), 6, .scale(-3, 3)) == 18 && radius(.zero, 6, .identity) == 0)
  }

  /// Turned round on its way, it keeps its velocity; the view it goes to may move meanwhile.
  @Test func itIsInterruptedWithItsVelocity() {
    var ring = FocusRing()
    var places: [Double] = []
    for index in 0...90 {
      let view = index == 0 || index > 10 ? first : second
      if index == 30 { first.center.x += 40 }
      ring.follow(view, in: tree, at: Instant(frame: index, rate: 120))
      places.append(frame(ring).x)
    }
    #expect(places[12] > places[10], "it swings on")
    let steps = zip(places.dropFirst(), places).map { $0.0 - $0.1 }
    let jolts = zip(steps.dropFirst(2), steps.dropFirst()).map { abs($0.0 - $0.1) }
    #expect(jolts[0..<26].allSatisfy { $0 < 16 }, "\(jolts)")
    #expect(steps[29] > 30 && frame(ring) == first.frame)
  }

  @Test func withLessMotionItIsThereAtOnce() {
    stage.reducesMotion = true
    var ring = FocusRing()
    ring.follow(first, in: tree, at: .zero)
    ring.follow(second, in: tree, at: .zero)
    #expect(frame(ring) == second.frame && !ring.isGliding)
  }
}
