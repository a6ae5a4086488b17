import Engine
import EngineTestSupport
import Testing

@Suite struct AffineTransformTests {
  @Test func theInverseLeadsBack() {
    forAll(seeds: 0..<1_000) { random in
      let map = random.affine()
      let point = random.point()
      guard abs(map.determinant) > 1e-3, let back = map.inverse else { return }
      #expect(back.apply(to: map.apply(to: point)).distance(to: point) < 1e-6)
      #expect(map.apply(to: back.apply(to: point)).distance(to: point) < 1e-6)
      #expect(agree(back.determinant, 1 / map.determinant))
    }
  }

  @Test func aFlatMapHasNoWayBack() {
    #expect(AffineTransform.scale(0, 1).inverse == nil)
    #expect(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6).inverse == nil)
    #expect(AffineTransform.scale(.infinity, 1).inverse == nil)
  }

  @Test func mapsFollowOneAnother() {
    forAll(seeds: 0..<1_000) { random in
      let (a, b, c, point) = (random.affine(), random.affine(), random.affine(), random.point())
      let both = a.then(b).apply(to: point)
      #expect(both.distance(to: b.apply(to: a.apply(to: point))) < 1e-6)
      let (left, right) = (a.then(b).then(c), a.then(b.then(c)))
      #expect(left.apply(to: point).distance(to: right.apply(to: point)) < 1e-5)
      #expect(a.then(.identity) == a && AffineTransform.identity.then(a) == a)
      #expect(agree(a.then(b).determinant, a.determinant * b.determinant))
    }
  }

  @Test func positiveAnglesTurnClockwiseOnScreen() {
    let quarter = AffineTransform.rotation(.pi / 2)
    #expect(quarter.apply(to: Point(1, 0)).distance(to: Point(0, 1)) < 1e-15)
    #expect(quarter.apply(to: Point(0, 1)).distance(to: Point(-1, 0)) < 1e-15)
  }

  @Test func theBoundingBoxTouchesTheImageOnEverySide() {
    forAll(seeds: 0..<1_000) { random in
      let map = random.affine()
      let rect = random.rect()
      let box = map.boundingBox(of: rect)
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
        Point(rect.maxX, rect.maxY),
      ].map(map.apply)
      #expect(agree(box.minX, corners.map(\.x).min() ?? .nan))
      #expect(agree(box.maxX, corners.map(\.x).max() ?? .nan))
      #expect(agree(box.minY, corners.map(\.y).min() ?? .nan))
      #expect(agree(box.maxY, corners.map(\.y).max() ?? .nan))
    }
  }

  @Test func boxesOfSimpleMaps() {
    let rect = Rect(1, 2, 3, 4)
    #expect(AffineTransform.identity.boundingBox(of: rect) == rect)
    #expect(AffineTransform.translation(10, -1).boundingBox(of: rect) == Rect(11, 1, 3, 4))
    #expect(AffineTransform.scale(-2, 1).boundingBox(of: rect) == Rect(-8, 2, 6, 4))
  }
}

@Suite struct TransformTests {
  @Test func scalesThenTurnsThenShifts() {
    let transform = Transform(
      translation: Point(100, 10), scale: Point(2, 3), rotation: .pi / 2)
    // (1, 1) is scaled to (2, 3), turned to (-3, 2) and shifted.
    #expect(transform.matrix.apply(to: Point(1, 1)).distance(to: Point(97, 12)) < 1e-12)
  }

  @Test func thePartsAreTheMaps() {
    #expect(Transform.identity.matrix == .identity)
    #expect(Transform.scale(2).matrix == .scale(2, 2))
    #expect(Transform.translation(3, 4).matrix == .translation(3, 4))
    #expect(Transform.rotation(0.5).matrix == .rotation(0.5))
  }

  @Test func aWholeTurnIsATurnOnItsWay() {
    let half = Transform.identity.interpolated(to: .rotation(2 * .pi), at: 0.5)
    #expect(agree(half.rotation, .pi))
    #expect(half.scale == Point(1, 1))
  }
}

extension SeededGenerator {
  fileprivate mutating func affine() -> AffineTransform {
    AffineTransform(
      a: double(in: -3...3), b: double(in: -3...3), c: double(in: -3...3), d: double(in: -3...3),
      tx: double(in: -100...100), ty: double(in: -100...100))
  }
}
