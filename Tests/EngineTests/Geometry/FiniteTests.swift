import EngineTestSupport
import Testing

@testable import Engine

/// Finite in, finite out: what once stopped without a text, or never ended.
@Suite struct FiniteTests {
  private static let far = Instant(nanoseconds: .max)
  private static let early = Instant(nanoseconds: .min)

  @Test func stepsTakeAnyProgress() {
    let steps = Steps(1 << 50, jump: .both)
    for progress in [1e308, -1e308, Double.leastNonzeroMagnitude, 0.3] {
      #expect(steps.value(at: progress).isFinite)
      #expect(steps.value(at: progress, isBefore: true).isFinite)
    }
  }

  @Test func momentsMayLieFarApart() {
    #expect(Self.far.seconds(since: Self.early) > 1.8e10)
    #expect(Self.far.advanced(bySeconds: 1) == Self.far)
    #expect(Self.early.advanced(by: .seconds(-1)) == Self.early)
    #expect(Instant.zero.advanced(by: .seconds(Int64.max)) == Self.far)
    var clock = FrameClock(refreshInterval: 0.01)
    _ = clock.tick(at: Self.early)
    #expect(clock.tick(at: Self.far).seconds(since: .zero) == 0.01)
    var tracker = VelocityTracker()
    tracker.add(position: 1, at: Self.early)
    tracker.add(position: 2, at: Self.far)
    #expect(tracker.velocity(at: Self.far) == 0)
  }

  @Test func springsSettleAtAnyConstants() {
    for stiffness in [1e-90, 1, 1e90] {
      for damping in [1e-20, 1, 1e30] {
        let spring = Spring(stiffness: stiffness, damping: damping)
        for tolerance in [1e-300, 0.001, 1e300] {
          #expect(!spring.settlingDuration(tolerance: tolerance).isNaN)
          #expect(!spring.settlingDuration(tolerance: tolerance, velocity: 1e200).isNaN)
        }
        #expect(spring.value(at: 1e3, from: -1e308, to: 1e308, velocity: 1e308).isFinite)
        #expect(spring.velocity(at: 1e-3, from: -1e308, to: 1e308, velocity: 1e308).isFinite)
      }
    }
  }

  @Test func curvesAreFinite() {
    let curve = CubicBezier(0, 1e100, 1, -1e100)
    for x in [-1e308, 1e-300, 0.5, 1 - 1e-15, 1e308] {
      #expect(curve.extendedValue(at: x).isFinite)
    }
    let line = PiecewiseLinear([.init(-1e100, at: 0), .init(1e100, at: 1e-100)])
    for x in [-1e308, 0, 1e-101, 1e308] { #expect(line.value(at: x).isFinite) }
  }

  @Test func distancesAreFinite() {
    #expect(Point(1e200, 0).distance(to: Point(0, 1e200)).isFinite)
    #expect(Point(-1.7e308, 0).distance(to: Point(1.7e308, 0)).isFinite)
  }

  @Test func barsTakeAnyWidth() {
    let timeline = Timeline(const(1.0, for: 1).named("a"))
    #expect(timeline.text(width: .max) == timeline.text(width: 10_000))
    #expect(timeline.text(width: 9_999) != timeline.text(width: 10_000))
  }

  /// Summed up one by one and compiled it takes the time of its parts, not their square.
  @Test func manySumsAreCompiled() {
    final class Box { var value = 0.0 }
    let box = Box()
    let leaf = linear(from: 0, to: 1, in: 1).bind(box, with: \.value)
    var sum = leaf
    for _ in 0..<20_000 { sum = sum + leaf }
    #expect(sum.compiled().duration == 1)
  }

  @Test func nestingHasARoomThatWorks() {
    var mapped = linear(from: 0, to: 1, in: 1).map(\.mean)
    for _ in 1..<400 { mapped = mapped.map { $0 + 1 } }
    #expect(mapped.value(0.5) == 399.5)
    var layer = Layer(commands: [.fill(.rect(Rect(0, 0, 1, 1)), .color(.black))])
    for _ in 1..<400 { layer = Layer(commands: [.layer(layer)]) }
    let bitmap = Bitmap(width: 2, height: 2)
    Painter().paint(DisplayList([.layer(layer)]), into: bitmap, glyphs: nil)
    #expect(bitmap.pixels[0] == 0xFF00_0000)
  }

  @Test func aMillionPartsAreFine() {
    var animation = linear(from: 0, to: 1, in: 1)
    for _ in 0..<20 { animation = animation.looped }
    #expect(animation.duration == Double(1 << 20) && animation.value(1)?.mean == 0)
  }
}
