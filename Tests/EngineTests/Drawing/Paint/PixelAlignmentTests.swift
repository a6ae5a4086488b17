import EngineTestSupport
import Testing

@testable import Engine

/// Boxes and texts lie on pixels at rest, move by fractions, and never jump in between.
@Suite struct PixelAlignmentTests {
  private let stage = Stage(root: View(frame: Rect(0, 0, 200, 200)))
  private let glyphs = PatternGlyphs()
  private let builder = DisplayListBuilder(measuring: PlainText())

  private func show(_ scale: Double = 1) -> Bitmap {
    painted(
      builder.commands(for: stage.root), Int(200 * scale), Int(200 * scale), scale: scale,
      glyphs: glyphs, on: .white)
  }

  private func box(_ frame: Rect, _ color: Color = .black, radius: Double = 0) -> View {
    let view = View(frame: frame, backgroundColor: color)
    view.cornerRadius = radius
    stage.root.addSubview(view)
    return view
  }

  private func label(_ text: String, in frame: Rect, size: Double = 13) -> View {
    let view = View(frame: frame)
    view.content = .text(TextContent(text, font: Font(size: size), color: .black))
    stage.root.addSubview(view)
    return view
  }

  private func advance(_ seconds: Double) {
    stage.advance(to: Instant.zero.advanced(bySeconds: seconds))
  }

  /// The shades that the pictures have.
  private func shades(_ bitmap: Bitmap) -> Set<UInt32> { Set(bitmap.pixels) }

  // MARK: At rest

  @Test(arguments: [1, 1.25, 1.5, 2, 0.77])
  func boxesAtRestHaveNoSoftEdges(scale: Double) {
    let outer = box(Rect(10.3, 20.7, 81.9, 60.2))
    outer.scale = Point(1.3, 0.9)
    let inner = View(frame: Rect(7.77, 9.99, 31.4, 22.2), backgroundColor: .white)
    outer.addSubview(inner)
    #expect(shades(show(scale)) == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func neighboursStayFlush() {
    for index in 0..<7 {
      _ = box(Rect(10 + Double(index) * 122.963 / 7, 20, 122.963 / 7, 30), .black)
    }
    let bitmap = show()
    #expect((10..<133).allSatisfy { bitmap.pixel($0, 30) == 0xFF00_0000 })
    #expect(shades(bitmap).count == 2)
  }

  @Test func aThinBoxKeepsAPixel() {
    _ = box(Rect(10.6, 20.2, 50, 0.3))
    let bitmap = show()
    #expect(bitmap.pixels.count { $0 == 0xFF00_0000 } == 50)
    #expect(shades(bitmap).count == 2)
  }

  @Test(arguments: [1, 1.5, 2], [0.3, 0.9, 1.7])
  func bordersAtRestAreCrisp(scale: Double, border: Double) {
    let view = box(Rect(10.3, 20.7, 81.9, 60.2), .white)
    view.borderWidth = border
    view.borderColor = .black
    let bitmap = show(scale)
    let soft = bitmap.pixels.count { (3...252).contains($0 & 255) }
    #expect(soft == 0)
    let width = max(1, (border * scale).rounded())
    let row = Int(50 * scale)
    let dark = (0..<bitmap.width).count { bitmap.pixel($0, row) & 255 < 3 }
    #expect(Double(dark) == 2 * width)
  }

  /// A border that leaves no room within it is the whole box, not a line that is stretched over it.
  @Test(arguments: [1, 1.5, 2], [0.3, 2.2, 5.9])
  func bordersOfThinBoxesFillThem(scale: Double, height: Double) {
    let view = box(Rect(10.3, 20.7, 81.9, height), .white)
    view.borderWidth = 3
    view.borderColor = .black
    let bitmap = show(scale)
    let dark = bitmap.pixels.count { $0 & 255 < 3 }
    #expect(dark >= Int(81 * scale) && bitmap.pixels.allSatisfy { !(3...252).contains($0 & 255) })
    #expect((0..<bitmap.height).count { bitmap.pixel(Int(50 * scale), $0) & 255 < 3 } >= 1)
  }

  @Test func roundedCornersStaySoft() {
    _ = box(Rect(10.3, 20.7, 81.9, 60.2), radius: 12)
    let bitmap = show()
    #expect(shades(bitmap).count > 4)
    #expect((0..<200).allSatisfy { [0xFF00_0000, 0xFFFF_FFFF].contains(bitmap.pixel($0, 50)) })
    #expect((0..<200).allSatisfy { [0xFF00_0000, 0xFFFF_FFFF].contains(bitmap.pixel(50, $0)) })
  }

  @Test func turnedBoxesAreWhereTheyAre() {
    let view = box(Rect(50.3, 50.7, 81.9, 60.2))
    view.rotation = 0.3
    let map = View.toParent(view.rest)
    let wanted = painted(
      [.layer(Layer(transform: map, commands: [.fill(.rect(view.bounds), .color(.black))]))], 200,
      200, on: .white)
    #expect(show().pixels == wanted.pixels)
  }

  /// To a billionth of the larger factor, which is what rounding leaves of a turn and back.
  @Test func uprightIsWhatIsNotTurned() {
    func isUpright(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Bool {
      AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0).isUpright
    }
    #expect(isUpright(1000, 1e-7, 0, 0.001) && isUpright(0.001, 0, -1e-7, -1000))
    #expect(!isUpright(1000, 1e-5, 0, 0.001) && !isUpright(0.001, 0, 1e-5, 1000))
    #expect(!isUpright(0, 1, -1, 0) && !isUpright(.nan, 1, 1, .nan))
  }

  @Test func panelsOfDrawingsAreAlignedAndCurvesAreNot() {
    let view = View(frame: Rect(10.3, 20.7, 81.9, 60.2))
    view.content = .drawing(
      Drawing(
        viewBox: Rect(0, 0, 100, 100),
        items: [
          .fill(.rect(Rect(0, 0, 100, 100)), .color(.black)),
          .fill(.rect(Rect(7, 7, 33, 33)), .color(.white)),
        ]))
    stage.root.addSubview(view)
    #expect(shades(show()).count == 2)
    #expect(Path.circle(center: .zero, radius: 3).box == nil)
    #expect(Path.rect(Rect(1, 2, 3, 4)).box == Rect(1, 2, 3, 4))
    #expect(Path.roundedRect(Rect(1, 2, 3, 4), radius: 1).box == Rect(1, 2, 3, 4))
  }

  // MARK: On the way

  @Test func nothingJumpsWhereAMotionBegins() {
    let view = box(Rect(10.3, 20.7, 81.9, 60.2))
    _ = label("two words\nfour words here", in: Rect(20.4, 30.9, 120.3, 60.6))
    let before = show()
    let change = stage.hold(
      stage.animation(withDuration: 1) {
        for view in stage.root.subviews { view.center = view.center + Point(31.7, 17.1) }
        view.size = Size(70.4, 70.4)
      })
    #expect(show().pixels == before.pixels)
    change.seek(to: 1)
    let end = show()
    change.seek(to: 0.5)
    change.play(reversed: true)
    advance(0)
    change.pause()
    change.seek(to: 0)
    #expect(show().pixels == before.pixels)
    change.seek(to: 1)
    #expect(show().pixels == end.pixels)
    change.commit()
    #expect(show().pixels == end.pixels)
    #expect(shades(show()).isSuperset(of: [0xFF00_0000, 0xFFFF_FFFF]))
  }

  /// Each step of a hundredth of a pixel changes pixels by about as much: the pattern that stands
  /// for text by a few times that.
  @Test func nothingJumpsOnTheWay() {
    let view = box(Rect(10.3, 20.7, 81.9, 60.2), radius: 9)
    view.borderWidth = 1.6
    view.borderColor = Color(200, 0, 0)
    _ = label("words", in: Rect(20.4, 30.9, 120.3, 60.6))
    let change = stage.hold(
      stage.animation(withDuration: 1, curve: .linear) {
        for view in stage.root.subviews { view.center = view.center + Point(2.6, 1.9) }
        view.size = Size(84.4, 59.4)
        view.scale = Point(1.03, 1.03)
      })
    var last = show()
    for step in 1...400 {
      change.seek(to: Double(step) / 400)
      let next = show()
      #expect(PictureDifference(last, next).largest <= 12, "step \(step)")
      last = next
    }
    change.commit()
    #expect(last.pixels == show().pixels)
  }

  @Test func movingEdgesLieBetweenPixels() {
    _ = box(Rect(10, 20, 80, 60))
    let change = stage.hold(
      stage.animation(withDuration: 1, curve: .linear) {
        stage.root.subviews[0].center = Point(60, 50)
      })
    change.seek(to: 0.025)
    let bitmap = show()
    #expect((180...200).contains(bitmap.pixel(90, 50) & 255))
    #expect((55...70).contains(bitmap.pixel(10, 50) & 255))
  }

  /// A view that rests in a moving view moves with it, without steps of its own.
  @Test func contentGoesWithItsView() {
    let card = box(Rect(10.3, 20.7, 81.9, 60.2))
    let inner = View(frame: Rect(7.77, 9.99, 31.4, 22.2), backgroundColor: .white)
    card.addSubview(inner)
    let change = stage.hold(
      stage.animation(withDuration: 1, curve: .linear) { card.center = card.center + Point(10, 0) })
    func left(_ bitmap: Bitmap, from: Int) -> Double {
      // The white between the black edges.
      (0..<200).reduce(0) { $0 + Double(bitmap.pixel($1, 50) & 255) / 255 }
    }
    let whole = left(show(), from: 0)
    for step in 1..<50 {
      change.seek(to: Double(step) / 50)
      #expect(abs(left(show(), from: 0) - whole) < 0.02, "step \(step)")
    }
  }

  // MARK: Floating views

  @Test func floatingViewsLieWhereTheyAreSet() {
    let view = box(Rect(10.25, 20, 80, 60))
    view.floats = true
    #expect((60...67).contains(show().pixel(10, 50) & 255))
    let inner = View(frame: Rect(10.4, 10.4, 20, 20), backgroundColor: .white)
    view.addSubview(inner)
    // Aligned as if its view lay on pixels, so a quarter of a pixel is left.
    #expect((60...67).contains(255 - show().pixel(20, 40) & 255))
    view.center.x += 0.5
    #expect((186...196).contains(255 - show().pixel(20, 40) & 255))
  }
}
