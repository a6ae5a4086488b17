import EngineTestSupport
import Testing

@testable import Engine

/// Gradients of boxes, alone and on their way to others.
@Suite struct BoxGradientTests {
  private let box = Rect(0, 0, 40, 20)
  private let two = [GradientStop(0, .red), GradientStop(1, .white)]

  private func look(_ gradient: BoxGradient?, _ color: Color = .clear) -> Appearance {
    var look = Appearance(frame: box, backgroundColor: color)
    if let gradient { look.setGradient(gradient) }
    return look
  }

  private func between(_ a: Appearance, _ b: Appearance, _ share: Double) -> Appearance {
    var look = a
    for property in ViewProperty.allCases {
      look[property] = lerp(a[property], b[property], share)
    }
    return look
  }

  private func paint(_ look: Appearance) throws -> Paint {
    let command = try #require(BoxLook(look).commands.first)
    guard case .fill(_, let paint) = command else { throw Failure() }
    return paint
  }

  private struct Failure: Error {}

  /// 0 is up, 90 to the right; the line reaches as far as the corners.
  @Test func anAngleIsThatOfCSS() throws {
    for (degrees, start, end) in [
      (0.0, Point(20, 20), Point(20, 0)), (90, Point(0, 10), Point(40, 10)),
      (180, Point(20, 0), Point(20, 20)), (45, Point(5, 25), Point(35, -5)),
    ] {
      let gradient = BoxGradient(.linear(angle: degrees * .pi / 180), two)
      guard case .linearGradient(let from, let to, let stops) = try paint(look(gradient)) else {
        throw Failure()
      }
      #expect(from.distance(to: start) < 1e-9 && to.distance(to: end) < 1e-9, "\(degrees)")
      #expect(stops == two)
    }
  }

  @Test func aRadialOneReachesTheCorners() throws {
    guard
      case .radialGradient(let map, let focus, let stops) = try paint(
        look(BoxGradient(.radial, two)))
    else { throw Failure() }
    #expect(focus == .zero && stops == two)
    let corner = Point(0.5.squareRoot(), 0.5.squareRoot())
    #expect(map.apply(to: corner).distance(to: Point(40, 20)) < 1e-9)
  }

  /// A colour is a gradient of equal stops.
  @Test func aColourBecomesAGradient() throws {
    let gradient = BoxGradient(.linear(angle: 1), two)
    let quarter = between(look(nil, .black), look(gradient), 0.25)
    guard case .linearGradient(_, _, let stops) = try paint(quarter) else { throw Failure() }
    #expect(stops.map(\.offset) == [0, 1])
    #expect(stops[0].color == Color(red: 0.25, green: 0, blue: 0))
    #expect(stops[1].color == Color(white: 0.25))
    // From nothing it fades in, in its own colours.
    guard
      case .linearGradient(_, _, let faint) = try paint(between(look(nil), look(gradient), 0.25))
    else { throw Failure() }
    #expect(faint.map(\.color) == [Color.red.withAlpha(0.25), Color.white.withAlpha(0.25)])
  }

  /// The last stop of the shorter one stands for those that are missing.
  @Test func otherNumbersOfStopsBecomeEachOther() throws {
    let three = [GradientStop(0, .red), GradientStop(0.5, .black), GradientStop(1, .black)]
    let half = between(
      look(BoxGradient(.linear(angle: 1), two)), look(BoxGradient(.linear(angle: 3), three)), 0.5)
    guard case .linearGradient(let from, let to, let stops) = try paint(half) else {
      throw Failure()
    }
    #expect(stops.prefix(2).map(\.offset) == [0, 0.75])
    #expect(stops[1].color == Color(white: 0.5))
    let way = (to - from) * (1 / to.distance(to: from))
    #expect(abs(Math.atan2(way.x, -way.y) - 2) < 1e-9)
  }

  @Test func otherKindsCrossFade() throws {
    let half = between(
      look(BoxGradient(.linear(angle: 1), two)), look(BoxGradient(.radial, two)), 0.5)
    guard case .layer(let fade)? = BoxLook(half).commands.first else { throw Failure() }
    #expect(fade.crossFades && fade.commands.count == 2)
    guard case .layer(let upper) = fade.commands[1] else { throw Failure() }
    #expect(upper.opacity == 0.5)
  }

  /// A colour over it takes its place: a keyframe's fill, and a loop's.
  @Test func anOpaqueColourHidesIt() throws {
    var painted = look(BoxGradient(.radial, two))
    painted.backgroundColor = .black
    guard case .radialGradient(_, _, let stops) = try paint(painted) else { throw Failure() }
    #expect(stops.allSatisfy { $0.color == .black })
  }
}
