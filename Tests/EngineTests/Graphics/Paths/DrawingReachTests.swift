import EngineTestSupport
import Testing

@testable import Engine

/// The room that items of drawings take.
@Suite struct DrawingReachTests {
  private let box = Path.rect(Rect(10, 20, 30, 40))

  private func stroke(_ path: Path, _ style: StrokeStyle) -> Drawing.Item {
    .stroke(path, style, .color(.black))
  }

  @Test func aFillTakesItsBox() {
    #expect(Drawing.Item.fill(box, .color(.black)).reach == Rect(10, 20, 30, 40))
    #expect(Drawing.Item.fill(Path(), .color(.black)).reach == nil)
  }

  /// Only where it has corners a line may reach out by more than half its width.
  @Test func aLineReachesOutOfItsBox() {
    let line = Path([.move(Point(10, 20)), .line(Point(40, 60))])
    #expect(stroke(line, StrokeStyle(width: 4)).reach == Rect(8, 18, 34, 44))
    #expect(stroke(line, StrokeStyle(width: 4, cap: .square)).reach == Rect(7, 17, 36, 46))
    #expect(stroke(box, StrokeStyle(width: 4)).reach == Rect(2, 12, 46, 56))
    #expect(stroke(box, StrokeStyle(width: 4, join: .round)).reach == Rect(8, 18, 34, 44))
    #expect(
      stroke(box, StrokeStyle(width: 4, cap: .square, join: .bevel)).reach == Rect(7, 17, 36, 46))
    let corner = Path([.move(Point(10, 20)), .line(Point(40, 60)), .line(Point(10, 60))])
    #expect(stroke(corner, StrokeStyle(width: 4)).reach == Rect(2, 12, 46, 56))
    var sharp = StrokeStyle(width: 4)
    sharp.miterLimit = 1
    #expect(stroke(corner, sharp).reach == Rect(8, 18, 34, 44))
  }

  @Test func groupsAreMovedAndClipsCut() {
    let fill = Drawing.Item.fill(box, .color(.black))
    let far = Drawing.Item.fill(.rect(Rect(100, 100, 1, 1)), .color(.black))
    let group = Drawing.Item.group(transform: .scale(2, 3), opacity: 1, items: [fill, far])
    #expect(group.reach == Rect(20, 60, 182, 243))
    let clip = Drawing.Item.clipped(by: .rect(Rect(0, 0, 15, 99)), items: [fill, far])
    #expect(clip.reach == Rect(10, 20, 5, 79))
    #expect(Drawing.Item.clipped(by: Path(), items: [fill]).reach == nil)
    let mask = Drawing.Item.fill(.rect(Rect(0, 0, 15, 99)), .color(.white))
    #expect(
      Drawing.Item.masked(by: [mask], .alpha, items: [fill, far]).reach == Rect(10, 20, 5, 79))
    #expect(Drawing.Item.masked(by: [], .luminance, items: [fill]).reach == nil)
    #expect(Drawing.Item.group(transform: .identity, opacity: 1, items: []).reach == nil)
    #expect(Drawing.Item.reach(of: [far, fill]) == Rect(10, 20, 91, 81))
    #expect(Drawing.Item.reach(of: []) == nil)
  }
}
