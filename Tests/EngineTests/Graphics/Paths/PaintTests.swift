import EngineTestSupport
import Testing

@testable import Engine

/// Paints and lines as values.
@Suite struct PaintTests {
  private let stops = [
    GradientStop(0, Color(10, 20, 30)), GradientStop(1, Color(40, 50, 60, alpha: 0.5)),
  ]

  @Test func aFadedPaintHasLessOfEveryAlpha() {
    let faded = [
      GradientStop(0, Color(10, 20, 30, alpha: 0.25)),
      GradientStop(1, Color(40, 50, 60, alpha: 0.125)),
    ]
    let (start, end, map) = (Point(1, 2), Point(3, 4), AffineTransform.scale(5, 6))
    #expect(
      Paint.color(Color(10, 20, 30, alpha: 0.5)).faded(by: 0.25)
        == .color(Color(10, 20, 30, alpha: 0.125)))
    #expect(
      Paint.linearGradient(start: start, end: end, stops: stops).faded(by: 0.25)
        == .linearGradient(start: start, end: end, stops: faded))
    #expect(
      Paint.radialGradient(map, focus: Point(0.5, 0.25), stops: stops).faded(by: 0.25)
        == .radialGradient(map, focus: Point(0.5, 0.25), stops: faded))
    let image = ImageBitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    #expect(
      Paint.image(image, map, opacity: 0.5).faded(by: 0.25) == .image(image, map, opacity: 0.125))
  }

  @Test func aPaintIsSeenWhereAnyColourIs() {
    let clear = GradientStop(0, Color.white.withAlpha(0))
    let gradients: ([GradientStop]) -> [Paint] = { stops in
      [
        .linearGradient(start: .zero, end: Point(1, 0), stops: stops),
        .radialGradient(.identity, stops: stops),
      ]
    }
    #expect(gradients([clear, stops[1], clear]).allSatisfy { $0.isVisible })
    #expect(!gradients([clear, clear]).contains { $0.isVisible })
    #expect(!gradients([]).contains { $0.isVisible })
    #expect(Paint.color(.black).isVisible && !Paint.color(.clear).isVisible)
    let image = ImageBitmap(width: 1, height: 1, pixels: [0])
    #expect(Paint.image(image).isVisible && !Paint.image(image, opacity: 0).isVisible)
    #expect(Paint.image(image) == .image(image, .identity, opacity: 1))
  }

  @Test func theStopsOfAPaintAreThoseOfItsGradient() {
    #expect(Paint.linearGradient(start: .zero, end: .zero, stops: stops).stops == stops)
    #expect(Paint.radialGradient(.identity, stops: stops).stops == stops)
    #expect(Paint.color(.black).stops.isEmpty)
  }

  @Test func aLineReachesAsFarAsItsTipsAndEnds() {
    #expect(StrokeStyle(width: 2) == StrokeStyle(width: 2, cap: .butt, join: .miter))
    #expect(StrokeStyle(width: 2).miterLimit == 4)
    let reaches: [(StrokeStyle.Cap, StrokeStyle.Join, corners: Double, none: Double)] = [
      (.butt, .miter, 4, 1), (.square, .miter, 4, 1.5), (.butt, .round, 1, 1),
      (.round, .bevel, 1, 1), (.square, .bevel, 1.5, 1.5),
    ]
    for (cap, join, corners, none) in reaches {
      let style = StrokeStyle(width: 9, cap: cap, join: join)
      #expect(style.farthest() == corners && style.farthest(hasCorners: false) == none)
    }
    var blunt = StrokeStyle(width: 1, cap: .square)
    blunt.miterLimit = 1
    #expect(blunt.farthest() == 1.5)
  }

  @Test func oneRadiusOfARoundRectangleIsAcross() {
    let path = Path.rounded(Rect(10, 20, 30, 40), Size(3, 8))
    #expect(
      path.elements.map { points($0).last } == [
        Point(13, 20), Point(37, 20), Point(40, 28), Point(40, 52), Point(37, 60), Point(13, 60),
        Point(10, 52), Point(10, 28), Point(13, 20), nil,
      ])
    // The rest of a radius behind the control points of a quarter circle.
    let (dx, dy) = (3 * 0.447_715_250_169_206_4, 8 * 0.447_715_250_169_206_4)
    let controls = path.elements.compactMap { points($0).count == 3 ? points($0) : nil }
    let wanted = [
      (Point(40 - dx, 20), Point(40, 20 + dy)), (Point(40, 60 - dy), Point(40 - dx, 60)),
      (Point(10 + dx, 60), Point(10, 60 - dy)), (Point(10, 20 + dy), Point(10 + dx, 20)),
    ]
    #expect(controls.count == 4)
    for (found, (first, second)) in zip(controls, wanted) {
      #expect(found[0].distance(to: first) < 1e-12 && found[1].distance(to: second) < 1e-12)
    }
  }
}
