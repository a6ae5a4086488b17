import Engine
import EngineTestSupport
import Testing

@Suite struct LayerTests {
  private let left = DrawCommand.fill(.rect(Rect(1, 1, 6, 6)), .color(Color(255, 0, 0)))
  private let right = DrawCommand.fill(.rect(Rect(4, 1, 6, 6)), .color(Color(0, 0, 255)))

  private func layer(
    _ commands: [DrawCommand], opacity: Double = 1, clip: Path? = nil,
    map: AffineTransform = .identity
  ) -> DrawCommand {
    .layer(Layer(transform: map, opacity: opacity, clip: clip, commands: commands))
  }

  @Test func aFadedGroupShowsNoSeamAndNothingBehind() {
    let bitmap = painted([layer([left, right], opacity: 0.5)], 12, 8, on: .white)
    for x in 1..<10 {
      #expect(bitmap.pixel(x, 3) == (x < 4 ? 0xFFFF_7F7F : 0xFF7F_7FFF))
    }
    #expect(bitmap.pixel(0, 3) == 0xFFFF_FFFF && bitmap.pixel(10, 3) == 0xFFFF_FFFF)
  }

  @Test func aSingleShapeFadesLikeAGroup() {
    let empty = DrawCommand.fill(Path(), .color(.white))
    for step in 0...20 {
      let opacity = Double(step) / 20
      let single = painted([layer([left], opacity: opacity)], 12, 8, on: .white)
      let group = painted([layer([left, empty], opacity: opacity)], 12, 8, on: .white)
      let nested = painted([layer([layer([left])], opacity: opacity)], 12, 8, on: .white)
      #expect(single.pixels == group.pixels && single.pixels == nested.pixels)
    }
  }

  @Test func opacitiesMultiply() {
    let inner = layer([left, right], opacity: 0.5)
    let bitmap = painted([layer([inner], opacity: 0.5)], 12, 8)
    let apart = painted([layer([inner, inner], opacity: 0.5)], 12, 8)
    #expect(bitmap.alpha(2, 2) == 64)
    #expect(abs(apart.alpha(2, 2) - 96) <= 1)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func invisibleLayersPaintNothing(opacity: Double) {
    #expect(painted([layer([left, right], opacity: opacity)], 12, 8).area == 0)
  }

  @Test func opacityAboveOneIsOne() {
    let bitmap = painted([layer([left, right], opacity: 7)], 12, 8)
    #expect(bitmap.pixels == painted([left, right], 12, 8).pixels)
  }

  @Test func transformsNestFromInsideOut() {
    let unit = DrawCommand.white(.rect(Rect(0, 0, 1, 1)))
    let scaled = layer([unit], map: .scale(2, 3))
    let moved = painted([layer([scaled], map: .translation(4, 1))], 12, 8)
    #expect(moved.pixels == painted([.white(.rect(Rect(4, 1, 2, 3)))], 12, 8).pixels)
    let shifted = layer([unit], map: .translation(4, 1))
    let both = painted([layer([shifted], map: .scale(2, 3))], 12, 8)
    #expect(both.pixels == painted([.white(.rect(Rect(8, 3, 2, 3)))], 12, 8).pixels)
  }

  @Test func theScaleIsPixelsAPoint() {
    let bitmap = painted([.white(.rect(Rect(1, 1, 2, 1)))], 12, 8, scale: 2)
    #expect(bitmap.pixels == painted([.white(.rect(Rect(2, 2, 4, 2)))], 12, 8).pixels)
  }

  @Test func aRectangularClipCutsSharply() {
    let bitmap = painted([layer([left, right], clip: .rect(Rect(3, 2, 4, 2)))], 12, 8)
    for y in 0..<8 {
      for x in 0..<12 {
        let inside = (3..<7).contains(x) && (2..<4).contains(y)
        #expect(bitmap.alpha(x, y) == (inside ? 255 : 0))
      }
    }
  }

  @Test func rectanglesInAnyOrderAndTurnClipAlike() {
    let corners = [Point(3, 2), Point(7, 2), Point(7, 4), Point(3, 4)]
    let wanted = painted([layer([left, right], clip: .rect(Rect(3, 2, 4, 2)))], 12, 8).pixels
    for start in 0..<4 {
      let turned = Array(corners[start...] + corners[..<start])
      for points in [turned, turned.reversed(), turned + [turned[0]]] {
        for closed in [true, false] {
          let clip = Path.lines(points, closed: closed)
          #expect(painted([layer([left, right], clip: clip)], 12, 8).pixels == wanted)
        }
      }
    }
  }

  @Test func almostRectanglesAreNotTakenForSome() {
    let a = Point(3, 2)
    let (b, c, d) = (Point(7, 2), Point(7, 4), Point(3, 4))
    for points in [[a, b, c, b], [a, c, b, d], [a, b, a, b], [a, b, c, a], [a, b, c, d, b]] {
      let clip = Path.lines(points, closed: true)
      let bitmap = painted([layer([left, right], clip: clip)], 12, 8)
      #expect(bitmap.coverageText == painted([.white(clip)], 12, 8).coverageText, "\(points)")
    }
  }

  @Test func aRoundClipHasSmoothEdgesWithoutFringe() {
    // White over red: at the clip's edge no red may shine through.
    let clip = Path.circle(center: Point(6, 4), radius: 3.5)
    let white = DrawCommand.white(.rect(Rect(0, 0, 12, 8)))
    let red = DrawCommand.fill(.rect(Rect(0, 0, 12, 8)), .color(Color(255, 0, 0)))
    let bitmap = painted([layer([red, white], clip: clip)], 12, 8)
    #expect(bitmap.pixels == painted([.white(clip)], 12, 8).pixels)
  }

  @Test func clipsCutEachOther() {
    let inner = layer([left, right], clip: .ellipse(in: Rect(0, 0, 8, 8)))
    let bitmap = painted([layer([inner], clip: .rect(Rect(4, 0, 4, 8)))], 12, 8)
    let whole = painted([inner], 12, 8)
    for y in 0..<8 {
      for x in 0..<12 {
        #expect(bitmap.pixel(x, y) == (x >= 4 ? whole.pixel(x, y) : 0))
      }
    }
  }

  @Test func anEmptyClipHidesEverything() {
    for clip in [Path(), .rect(.zero), .rect(Rect(3, 3, 0, 4)), .lines([Point(.nan, 1)])] {
      #expect(painted([layer([left, right], clip: clip)], 12, 8).area == 0)
    }
  }

  @Test func deepLayersKeepTheirSurfacesApart() {
    var command = left
    for _ in 0..<12 { command = layer([command, right], opacity: 0.9) }
    let bitmap = painted([command], 12, 8)
    #expect(bitmap.pixel(0, 0) == 0)
    // Right lies over left wherever both are, at every depth.
    let blue = bitmap.pixel(5, 3)
    #expect(blue & 255 > 200 && blue >> 16 & 255 < 8)
  }
}
