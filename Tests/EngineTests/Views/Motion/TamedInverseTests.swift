import EngineTestSupport
import Testing

@testable import Engine

/// Ways back out of parents that show almost nothing of what they hold.
@Suite struct TamedInverseTests {
  private static let middle = Point(30, 20)
  private static let factors = [-1.0, -0.1, -1e-3, -1e-9, 0, 1e-12, 1e-3, 0.02, 0.5, 2]

  /// A map that scales, then turns, about the middle, which shows at (100, 70).
  private static func map(_ x: Double, _ y: Double, angle: Double) -> AffineTransform {
    AffineTransform.translation(-middle.x, -middle.y).then(.scale(x, y)).then(.rotation(angle))
      .then(.translation(100, 70))
  }

  @Test func itIsTheInverseWhereThatIsTame() {
    for x in [-2.0, -0.07, 0.063, 1, 50] {
      for y in [-1.0, 0.08, 0.3] {
        for angle in [0.0, 1, 4] {
          let map = Self.map(x, y, angle: angle)
          #expect(map.tamedInverse(around: Self.middle) == map.inverse)
        }
      }
    }
  }

  /// It leads back to the middle whatever is left, and never far from it.
  @Test func noPlaceIsFar() {
    for x in Self.factors {
      for y in Self.factors {
        for angle in [0.0, 0.7, 2, 5] {
          let back = Self.map(x, y, angle: angle).tamedInverse(around: Self.middle)
          let start = back.apply(to: Point(100, 70))
          #expect(start.isClose(to: Self.middle, within: 1e-6))
          for direction in 0..<8 {
            let turn = AffineTransform.rotation(Double(direction))
            let place = back.apply(to: turn.apply(to: Point(10, 0)) + Point(100, 70))
            let distance = (place - Self.middle).length
            #expect(distance <= 10 * AffineTransform.farthest + 1e-6, "\(x) \(y) \(angle)")
          }
        }
      }
    }
  }

  /// A direction of which enough is left is led back exactly, whatever becomes of the other one.
  @Test func eachDirectionForItself() {
    for y in Self.factors {
      let map = Self.map(0.5, y, angle: 0.3)
      let back = map.tamedInverse(around: Self.middle)
      let place = back.apply(to: map.apply(to: Self.middle + Point(8, 0)))
      #expect(place.isClose(to: Self.middle + Point(8, 0), within: 1e-6), "\(y)")
    }
  }

  /// From an image to its mirror image in small steps: no step of the way back is large.
  @Test(arguments: [0.0, 1, 2.5]) func itNeverJumps(_ angle: Double) {
    var last: Point?
    for step in -20_000...20_000 {
      let map = Self.map(Double(step) / 20_000, 0.4, angle: angle)
      let place = map.tamedInverse(around: Self.middle).apply(to: Point(110, 75))
      if let last { #expect((place - last).length < 0.25, "at \(step)") }
      last = place
    }
  }

  /// A card that turns over (its scale goes through 0) while a view comes to it, and is then told
  /// to turn back: wherever the view is by then, it is not flung off.
  @Test(arguments: [0.1, 0.45, 0.499, 0.5, 0.501, 0.55, 0.9]) func nothingIsFlung(_ start: Double) {
    let stage = Stage(root: View(frame: Rect(0, 0, 300, 200)))
    let (old, card) = (View(frame: Rect(0, 0, 100, 100)), View(frame: Rect(150, 50, 80, 80)))
    let view = View(frame: Rect(10, 10, 20, 20))
    stage.root.addSubview(old)
    stage.root.addSubview(card)
    old.addSubview(view)
    stage.animate(withDuration: 1, curve: .linear) { card.scale = Point(-1, 1) }
    stage.advance(to: .seconds(start))
    var places = PlaceKeeper(below: stage.root)
    places.remember(view)
    card.addSubview(view)
    _ = places.hold(view)
    card.scale = Point(1, 1)
    var last = view.presentedBox.center
    for frame in 1...1_200 {
      stage.advance(to: .seconds(start + Double(frame) / 1_000))
      let middle = view.presentedBox.center
      let distance = (middle - card.presentedBox.center).length
      #expect(distance <= 180 * AffineTransform.farthest, "at \(frame)")
      #expect((middle - last).length < 120, "from \(last) to \(middle) at \(frame)")
      last = middle
    }
  }
}

extension Point {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }

  fileprivate func isClose(to other: Point, within tolerance: Double) -> Bool {
    (self - other).length <= tolerance
  }
}
