import EngineTestSupport
import Testing

@testable import Engine

/// Shadows painted row by row against the sum of their slabs in every pixel.
@Suite struct ShadowRowTests {
  @Test func uprightItIsThePlainSum() {
    forAll(seeds: 0..<60) { random in
      let scale = Point(random.double(in: 0.4...2), random.double(in: -2...(-0.4)))
      let map = AffineTransform.scale(scale.x, random.chance(0.3) ? scale.y : scale.x)
      expectThePlainSum(map, strayingBy: 0, &random)
    }
  }

  /// A turned one may be another level, where the sum is nearly between two.
  @Test func turnedItIsThePlainSum() {
    forAll(seeds: 0..<80) { random in
      let map = AffineTransform.scale(random.double(in: 0.4...2), random.double(in: 0.4...2))
        .then(.rotation(random.double(in: -4...4)))
      expectThePlainSum(map, strayingBy: 1, &random)
    }
  }

  /// As far as a shadow reaches, no farther: there is less of it than anybody sees.
  @Test func beyondTheReachLiesLessThanTheShare() {
    let gaussian = Gaussian()
    for step in 1...60 {
      let share = 0.000_1 * Double(step) * Double(step)
      let reach = Gaussian.reach(of: share)
      #expect(gaussian.share(below: -reach) < share)
      #expect(gaussian.share(below: -reach + 0.01) > share)
    }
    #expect(Gaussian.reach(of: 0.5) == 0 && Gaussian.reach(of: .infinity) == 0)
    #expect(Gaussian.reach(of: 0) == Gaussian.limit)
  }

  private func expectThePlainSum(
    _ turn: AffineTransform, strayingBy most: Int, _ random: inout SeededGenerator
  ) {
    let rect = Rect(
      random.double(in: -40...10), random.double(in: -40...10), random.double(in: 1...70),
      random.double(in: 1...70))
    let inner = rect.inset(by: random.double(in: 1...6))
    let shadow = BoxShadow(
      rect, radius: random.chance(0.2) ? 0 : random.double(in: 0...30),
      blur: random.double(in: 1...9), color: Color(40, 48, 90, alpha: random.double(in: 0.05...1)),
      hidden: random.chance(0.5) && !inner.isEmpty ? inner : nil)
    let map = turn.then(.translation(48, 40))
    let seen = painted(
      [.layer(Layer(transform: map, commands: [.shadow(shadow)]))], 96, 80,
      on: Color(236, 238, 244))
    let memory = ShadowRows()
    defer { withExtendedLifetime(memory) {} }
    let box = BlurredBox(rect, radius: shadow.radius, deviation: shadow.blur, memory: memory)
    guard let inverse = map.inverse else { return }
    let page = Pixel.premultiplied(Color(236, 238, 244))
    let ink = Pixel.Pairs(Pixel.premultiplied(shadow.color.withAlpha(1)))
    for y in 0..<80 {
      for x in 0..<96 {
        let place = inverse.apply(to: Point(Double(x) + 0.5, Double(y) + 0.5))
        let sum = plainSum(of: box, at: place, shadow.color.alpha, withAll: most > 0)
        let wanted = Pixel.mixed(ink, page, weight: UInt64(ShadowPen.weight(sum)))
        let isHidden = seen.pixel(x, y) == page && shadow.hidden?.contains(place) == true
        if !isHidden && seen.pixel(x, y).distance(to: wanted) > most {
          Issue.record("the pixel at \(x), \(y) is \(seen.pixel(x, y)), not \(wanted)")
          return
        }
      }
    }
  }

  /// The slabs' sum at a place; those that hardly reach its row are left out, or counted as well.
  private func plainSum(
    of box: BlurredBox, at place: Point, _ alpha: Double, withAll isWhole: Bool
  ) -> Float {
    box.slabs.reduce(Float(0)) { sum, slab in
      let factor = Float(box.row(slab, place.y)) * Float(min(1, alpha))
      return factor > 1e-6 || isWhole ? sum + Float(box.column(slab, place.x)) * factor : sum
    }
  }
}

extension UInt32 {
  /// The levels between two pixels' components, where they differ most.
  fileprivate func distance(to other: UInt32) -> Int {
    [24, 16, 8, 0].map { abs(Int(self >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
