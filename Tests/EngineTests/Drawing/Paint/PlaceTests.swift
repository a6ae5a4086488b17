import EngineTestSupport
import Testing

@testable import Engine

/// The places, bounds and clips with which layers are seen.
@Suite struct PlaceTests {
  private let picture = PixelRect(x: 0, y: 0, width: 100, height: 80)
  private let dot = DrawCommand.white(.rect(Rect(0, 0, 1, 1)))

  private func inside(
    _ layer: Layer, opacity: Double = 1, scale: Double = 1
  ) -> LayerPlace? {
    var place = Place(bounds: picture, scale: scale)
    place.opacity = opacity
    return place.inside(layer)
  }

  @Test func aLayerIsMovedInsideOfItsPlace() throws {
    let layer = Layer(transform: AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    let found = try #require(inside(layer, scale: 2))
    #expect(found.place.map == AffineTransform(a: 4, b: 0, c: 0, d: 6, tx: 10, ty: 14))
    #expect(found.place.bounds == picture && found.place.opacity == 1 && found.place.way == nil)
    #expect(found.clip == nil && !found.isApart)
    #expect(inside(Layer(transform: .scale(0, 1))) == nil)
    #expect(inside(Layer(transform: .scale(.nan, 1))) == nil)
  }

  @Test func opacitiesMultiplyUpToOne() {
    #expect(inside(Layer(opacity: 0.5), opacity: 0.5)?.place.opacity == 0.25)
    #expect(inside(Layer(opacity: 3), opacity: 0.5)?.place.opacity == 0.5)
    for opacity in [0, -1, .nan] { #expect(inside(Layer(opacity: opacity)) == nil) }
  }

  /// One command alone may fade by itself; several are painted on a picture of their own.
  @Test func whatFadesTogetherIsApart() {
    #expect(inside(Layer(opacity: 0.5, commands: [dot]))?.isApart == false)
    #expect(inside(Layer(opacity: 0.5, commands: [dot, dot]))?.isApart == true)
    #expect(inside(Layer(opacity: 1, commands: [dot, dot]))?.isApart == false)
    #expect(inside(Layer(opacity: 1, commands: [dot, dot]), opacity: 0.5)?.isApart == true)
    var fading = Layer(commands: [dot])
    fading.crossFades = true
    #expect(inside(fading)?.isApart == true)
  }

  @Test func clipsOfWholePixelsAreBoundsAndOthersAreNot() throws {
    let rect = try #require(inside(Layer(clip: .rect(Rect(90, -5, 30, 25)), commands: [dot])))
    #expect(rect.place.bounds == PixelRect(x: 90, y: 0, width: 10, height: 20))
    #expect(rect.clip == nil && !rect.isApart)
    let circle = Path.circle(center: Point(10.5, 20), radius: 4)
    let round = try #require(inside(Layer(clip: circle, commands: [dot])))
    #expect(round.place.bounds == PixelRect(left: 6, top: 16, right: 15, bottom: 24))
    #expect(round.clip == circle && round.isApart)
    for clip in [Path(), .rect(Rect(100, 0, 9, 9)), .circle(center: Point(-9, 0), radius: 8)] {
      #expect(inside(Layer(clip: clip, commands: [dot])) == nil)
    }
  }

  @Test func whatIsKnownToLieOutsideIsNotSeen() {
    func layer(_ x: Double) -> Layer {
      var layer = Layer(transform: .translation(x, 0), commands: [dot])
      layer.alignment = LayerAlignment(viewBox: Rect(0, 0, 1, 1), extent: Extent(of: [dot]))
      return layer
    }
    // Two pixels more, by which a box may be moved.
    #expect(inside(layer(101)) != nil && inside(layer(102)) == nil)
    #expect(inside(layer(-2)) != nil && inside(layer(-3)) == nil)
  }

  // MARK: Edges of pixels

  private func boxMap(_ map: AffineTransform, _ box: BoxPose, floats: Bool = false)
    -> AffineTransform
  {
    var layer = Layer(transform: map)
    layer.fit = PixelFit(FittedBox(box), floats: floats)
    return inside(layer)?.place.boxMap ?? .scale(0, 0)
  }

  @Test func theEdgesOfABoxGoToTheNearestOnes() {
    let box = BoxPose(toParent: .identity, size: Size(5, 4))
    let map = boxMap(.translation(10.25, 20.625), box)
    #expect(map.apply(to: .zero).distance(to: Point(10, 21)) < 1e-9)
    #expect(map.apply(to: Point(5, 4)).distance(to: Point(15, 25)) < 1e-9)
    let large = boxMap(AffineTransform.scale(1.5, -2).then(.translation(10.25, 20.625)), box)
    #expect(large.apply(to: .zero).distance(to: Point(10, 21)) < 1e-9)
    #expect(large.apply(to: Point(5, 4)).distance(to: Point(18, 13)) < 1e-9)
    let free = AffineTransform.translation(10.25, 20.625)
    #expect(boxMap(free, box, floats: true).apply(to: Point(5, 4)) == Point(15.25, 24.625))
    let turned = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10.25, ty: 20.625)
    #expect(boxMap(turned, box) == turned)
  }

  /// It grows away from its corner.
  @Test func aThinBoxIsAPixelWide() {
    let thin = BoxPose(toParent: .identity, size: Size(0.125, 0.25))
    let map = boxMap(.translation(10.125, 20.125), thin)
    #expect(map.apply(to: .zero).distance(to: Point(10, 20)) < 1e-9)
    #expect(map.apply(to: Point(0.125, 0.25)).distance(to: Point(11, 21)) < 1e-9)
    let mirror = AffineTransform.scale(-1, -1).then(.translation(10.125, 20.25))
    let mirrored = boxMap(mirror, thin)
    #expect(mirrored.apply(to: .zero).distance(to: Point(10, 20)) < 1e-9)
    #expect(mirrored.apply(to: Point(0.125, 0.25)).distance(to: Point(9, 19)) < 1e-9)
  }

  /// The width and the outer edge of a border are whole pixels, at least one.
  @Test(arguments: [(0.25, 1.0), (1.25, 1), (1.75, 2), (3, 3)])
  func aBorderIsWholePixelsWide(width: Double, pixels: Double) throws {
    let box = BoxPose(toParent: .identity, size: Size(12, 12), borderWidth: width)
    var layer = Layer()
    layer.fit = PixelFit(FittedBox(box))
    let place = try #require(inside(layer)).place
    let (map, style) = place.border(StrokeStyle(width: width))
    let middle = width / 2
    #expect(abs(style.width * map.a - pixels) < 1e-9 && abs(map.a - map.d) < 1e-9)
    #expect(
      map.apply(to: Point(middle, middle)).distance(to: Point(pixels / 2, pixels / 2)) < 1e-9)
    let far = 12 - pixels / 2
    #expect(
      map.apply(to: Point(12 - middle, 12 - middle)).distance(to: Point(far, far)) < 1e-9)
  }

  @Test func theMiddleOfAPixelIsNearerToTheNextEdge() {
    let places = [0, 0.499, 0.499_999_9, 0.5, 1.49, 1.5, -0.5, -0.51, -1.5]
    #expect(places.map(\.nearestEdge) == [0, 0, 1, 1, 1, 2, 0, -1, -1])
  }

  // MARK: Maps

  @Test func mapsHaveTheirStretch() {
    let maps: [(AffineTransform, stretch: Double, size: Double)] = [
      (.identity, 1, 1), (.scale(3, -4), 4, 12), (.scale(-9, 4), 9, 36), (.rotation(1), 1, 1),
      (AffineTransform.scale(2, 8).then(.rotation(0.5)), 8, 16), (.translation(9, 9), 1, 1),
      // A shear by 1.5 lengthens one direction twice.
      (AffineTransform(a: 1, b: 0, c: 1.5, d: 1, tx: 0, ty: 0), 2, 1),
      (AffineTransform(a: 1, b: -1.5, c: 0, d: 1, tx: 0, ty: 0), 2, 1),
    ]
    for (map, stretch, size) in maps {
      #expect(isClose(map.stretch, stretch), "\(map)")
      #expect(isClose(map.sizeFactor, size.squareRoot()), "\(map)")
    }
  }

  @Test func uprightMapsOfOneScaleAreFew() {
    let (slack, more) = (2e-9, 3e-9)
    func map(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> AffineTransform {
      AffineTransform(a: a, b: b, c: c, d: d, tx: 0.3, ty: 0.7)
    }
    for upright in [map(2, 0, 0, 2), map(2, slack, -slack, 2), map(2, 0, 0, 2 - slack / 2)] {
      #expect(upright.isUprightScale && upright.isUpright)
    }
    for other in [map(2, more, 0, 2), map(2, 0, -more, 2)] {
      #expect(!other.isUprightScale && !other.isUpright)
    }
    for other in [map(2, 0, 0, 2 + more), map(-2, 0, 0, -2), map(-2, 0, 0, 2), map(2, 0, 0, -2)] {
      #expect(!other.isUprightScale && other.isUpright)
    }
    #expect(map(1, 2e-9, 0, 2).isUpright && map(-2, 2e-9, 0, 1).isUpright)
  }
}
