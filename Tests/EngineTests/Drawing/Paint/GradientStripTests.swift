import EngineTestSupport
import Testing

@testable import Engine

/// Gradients whose rows are parts of one strip against a look into the table for every pixel.
@Suite struct GradientStripTests {
  private static let size = (width: 120, height: 90)

  private func gradient(_ random: inout SeededGenerator) -> Paint {
    func color() -> Color {
      Color(
        red: random.double(in: 0...1), green: random.double(in: 0...1),
        blue: random.double(in: 0...1))
    }
    let start = Point(random.double(in: -900...200), random.double(in: -900...200))
    let far: Double = random.element(of: [300, 1_500, 9_000])
    let end = start + Point(random.double(in: -far...far), random.double(in: -far...far))
    return .linearGradient(
      start: start, end: end, stops: [GradientStop(0, color()), GradientStop(1, color())])
  }

  private func shape(_ random: inout SeededGenerator) -> Path {
    let rect = Rect(random.double(in: 0...20), random.double(in: 0...9), 90, 77)
    return random.element(of: [
      .rect(Rect(0, 0, 120, 90)), .roundedRect(rect, radius: 20), .ellipse(in: rect),
    ])
  }

  /// Painted row by row no strip is made.
  @Test func wholeOrInRowsTheyHaveTheSameBytes() {
    forAll(seeds: 0..<60) { random in
      let (width, height) = Self.size
      let fill = DrawCommand.fill(shape(&random), gradient(&random))
      let list = DisplayList([
        .layer(Layer(opacity: random.element(of: [1, 0.6]), commands: [fill]))
      ])
      let whole = painted(list.commands, width, height, on: .white)
      let rows = Bitmap(width: width, height: height)
      rows.clear(.white)
      let painter = Painter()
      for y in 0..<height {
        let row = PixelRect(x: 0, y: y, width: width, height: 1)
        painter.paint(list, into: rows, clip: row, glyphs: nil)
      }
      #expect(rows.pixels == whole.pixels)
    }
  }

  /// No component is more than a level from that of the place itself.
  @Test func theyStrayByALevelAtMost() {
    forAll(seeds: 0..<60) { random in
      guard case .linearGradient(let start, let end, let stops) = gradient(&random) else { return }
      let table = GradientTable(stops)
      let map = AffineTransform.rotation(random.double(in: -4...4))
      guard table.isSmooth, let exact = GradientRamp(start: start, end: end, map: map),
        let ramp = GradientRamp(start: start, end: end, map: map, isSmooth: true)
      else { return }
      for y in stride(from: -50, to: 300, by: 7) {
        for x in stride(from: -50, to: 300, by: 11) {
          let (near, wanted) = (
            ramp.start(ofRow: y) + x * ramp.perColumn, exact.start(ofRow: y) + x * exact.perColumn
          )
          let (a, b) = (table.pixels[ramp.step(at: near)], table.pixels[exact.step(at: wanted)])
          if !Pixel.areNear(a, b) { Issue.record("\(x), \(y): \(a), not \(b)") }
        }
      }
      if let columns = ramp.columns(toRow: 7) {
        #expect(columns * ramp.perColumn == ramp.start(ofRow: 7))
      } else {
        #expect(ramp.start(ofRow: 7) == exact.start(ofRow: 7), "a steep one is as it was")
      }
    }
  }

  @Test func onlySmoothTablesMayStray() {
    let (red, blue) = (Color(255, 0, 0), Color(0, 0, 255))
    func isSmooth(_ stops: [GradientStop]) -> Bool { GradientTable(stops).isSmooth }
    #expect(isSmooth([GradientStop(0, red), GradientStop(1, blue)]))
    #expect(isSmooth([GradientStop(0, red)]))
    #expect(!isSmooth([GradientStop(0, red), GradientStop(1, blue.withAlpha(0.9))]))
    #expect(!isSmooth([GradientStop(0.4, red), GradientStop(0.6, blue)]))
    #expect(!isSmooth([GradientStop(0.5, red), GradientStop(0.5, blue)]))
  }
}
