import EngineTestSupport
import Testing

@testable import Engine

/// Layout animations that are prepared while others are on their way.
@Suite struct ForestFlightTests {
  /// A stage with views on their way from one forest to another, with springs.
  fileprivate final class Flight {
    let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
    private(set) var seconds = 0.0
    private var animations: [LayoutMove] = []

    init(_ first: Forest) { first.arrangement.makeViews(in: stage.root) }

    var shown: ShownViews { ShownViews(below: stage.root) }

    func prepare(_ forest: Forest, _ direction: LayoutDirection) -> LayoutMove {
      let animation = forest.arrangement.prepareAnimation(for: stage.root, direction: direction)
        .move
      animations.append(animation)
      return animation
    }

    func go(_ animation: LayoutMove, in duration: Double = 0.8, _ curve: TimingCurve) {
      stage.animate(withDuration: duration, curve: curve, animations: animation.apply)
    }

    func advance(by step: Double) {
      seconds += step
      stage.advance(to: .seconds(seconds))
    }

    func end() {
      advance(by: 10)
      for animation in animations { animation.commit() }
    }
  }

  private static let spring = TimingCurve.spring(SpringCurve(duration: 0.8, damping: 0.6))
  private static let curves = [spring, .cssEaseInOut, .linear]

  /// Two stages alike: on one of them something is prepared, and never applied.
  @Test func preparingChangesNothingAlsoLater() {
    forAll(seeds: 0..<1_000) { random in
      let turning = random.element(of: Forest.Turning.neverFlat)
      let forests = (0..<3).map { _ in Forest.random(&random, turning: turning) }
      let flights = (0..<2).map { _ in Flight(forests[0]) }
      let curve = random.element(of: Self.curves)
      let time = random.double(in: 0...0.9)
      for flight in flights {
        flight.go(flight.prepare(forests[1], .rightToLeft), curve)
        flight.advance(by: time)
      }
      let before = flights[1].shown
      _ = flights[1].prepare(forests[2], .leftToRight)
      let moved = flights[1].shown.moved(since: before, within: 1e-7)
      if !moved.isEmpty { Issue.record("\(forests): \(moved)") }
      for _ in 0..<3 {
        for flight in flights { flight.advance(by: 0.2) }
        // Of the same names: the first of each name that was there when it was prepared.
        for (view, shown) in zip(flights[0].views, flights[1].twins(of: flights[0].views)) {
          guard let shown, before[shown] != nil else { continue }
          let (a, b) = (view.presentedBox, shown.presentedBox)
          let isAlike = (0..<4).allSatisfy { abs(a.lanes[$0] - b.lanes[$0]) < 1e-6 }
          if !isAlike { Issue.record("\(view.key ?? "-") would be at \(a), is at \(b)") }
        }
      }
    }
  }

  /// A→B→C→A…, each interrupted at any time.
  @Test func chainsNeverJumpAndSpringsKeepTheirVelocity() {
    forAll(seeds: 0..<300) { random in
      let turning = random.element(of: Forest.Turning.neverFlat)
      let forests = (0..<3).map { _ in Forest.random(&random, turning: turning) }
      let flight = Flight(forests[0])
      let step = 2e-6
      var last = 0
      for index in 1...random.int(in: 3...8) {
        last = index % 3
        flight.advance(by: random.double(in: 0...0.5))
        let earlier = flight.shown
        flight.advance(by: step)
        let before = flight.shown
        let animation = flight.prepare(forests[last], random.direction())
        flight.go(animation, Self.spring)
        let now = flight.shown
        let jumps = now.moved(since: before, within: 1e-7)
        if !jumps.isEmpty { Issue.record("step \(index) of \(forests): \(jumps)") }
        flight.advance(by: step)
        let later = flight.shown
        for view in before.all.values.map(\.view) {
          guard let a = earlier[view], let b = before[view], let c = now[view], let d = later[view]
          else { continue }
          let change = (d.box.center - c.box.center) - (b.box.center - a.box.center)
          let kick = change.distance(to: .zero) / step
          if kick > 5 { Issue.record("\(view.key ?? "-") is kicked by \(kick) points a second") }
        }
      }
      flight.end()
      let rest = TreeRow.all(below: flight.stage.root)
      let wanted = forests[last].fresh(.leftToRight).map(\.key)
      #expect(rest.map(\.key) == wanted)
      #expect(rest.allSatisfy { $0.phase == .present })
      #expect(!flight.stage.hasLeftovers)
    }
  }

  @Test func rollingBackMidFlightGoesOnAsIfNothingHadHappened() {
    forAll(seeds: 0..<500) { random in
      let turning = random.element(of: Forest.Turning.neverFlat)
      let forests = (0..<3).map { _ in Forest.random(&random, turning: turning) }
      let flights = (0..<2).map { _ in Flight(forests[0]) }
      let time = random.double(in: 0...0.7)
      let isApplied = random.chance(0.5)
      for flight in flights {
        flight.go(flight.prepare(forests[1], .rightToLeft), Self.spring)
        flight.advance(by: time)
      }
      let (shown, tree) = (flights[0].shown, TreeRow.all(below: flights[0].stage.root))
      let animation = flights[0].prepare(forests[2], .leftToRight)
      if isApplied { flights[0].go(animation, .linear) }
      animation.rollBack()
      #expect(TreeRow.all(below: flights[0].stage.root) == tree)
      #expect(flights[0].shown.moved(since: shown).isEmpty)
      for flight in flights { flight.advance(by: 0.1) }
      let boxes = flights.map { flight in flight.views.map(\.presentedBox) }
      #expect(zip(boxes[0], boxes[1]).allSatisfy { $0.isClose(to: $1) })
    }
  }
}

extension ForestFlightTests.Flight {
  /// Everything below the root in paint order.
  fileprivate var views: [View] {
    var views: [View] = []
    stage.root.forEachInPaintOrder { if $0 !== stage.root { views.append($0) } }
    return views
  }

  /// The views of the same names.
  fileprivate func twins(of others: [View]) -> [View?] {
    others.map { other in other.key.flatMap { stage.root.first(key: $0) } }
  }
}
