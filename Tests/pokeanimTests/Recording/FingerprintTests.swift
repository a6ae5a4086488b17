import Engine
import EngineTestSupport
import Output
import Testing

@testable import pokeanim

/// The marks of pictures.
@Suite struct FingerprintTests {
  private func mark(_ commands: DrawCommand...) -> String {
    PictureMark(DisplayList(commands)).description
  }

  private func box(_ x: Double, _ color: Color = .white) -> DrawCommand {
    .fill(.rect(Rect(x, 0, 8, 8)), .color(color))
  }

  /// Of another machine, build or process: Swift's own hashes are others each time.
  @Test func aMarkIsTheSameEverywhere() {
    let line = TextLine("é 日", font: Font(size: 12, weight: .bold), color: .black)
    #expect(mark() == "ySuL-")
    #expect(mark(box(1), .text(line, origin: Point(3, 4))) == "TW5lm")
  }

  @Test func whatIsSeenCounts() {
    let line = TextLine("a", font: Font(size: 12), color: .black)
    let path = Path.circle(center: .zero, radius: 4)
    let stops = [GradientStop(0, .black), GradientStop(1, .white)]
    let commands: [DrawCommand] = [
      box(1), box(2), box(1, .black), box(1.001), .fill(path, .color(.white)),
      .stroke(path, StrokeStyle(width: 1), .color(.white)),
      .stroke(path, StrokeStyle(width: 2), .color(.white)),
      .stroke(path, StrokeStyle(width: 1, cap: .round), .color(.white)),
      .fill(path, .linearGradient(start: .zero, end: Point(1, 0), stops: stops)),
      .fill(path, .linearGradient(start: .zero, end: Point(0, 1), stops: stops)),
      .shadow(BoxShadow(Rect(1, 0, 8, 8), blur: 2, color: .black)),
      .shadow(BoxShadow(Rect(1, 0, 8, 8), blur: 3, color: .black)),
      .text(line, origin: .zero), .text(line, origin: Point(1, 0)),
      .text(TextLine("b", font: line.font, color: .black), origin: .zero),
      .text(TextLine("a", font: Font(size: 12, weight: .bold), color: .black), origin: .zero),
      .layer(Layer(commands: [box(1)])), .layer(Layer(opacity: 0.5, commands: [box(1)])),
      .layer(Layer(transform: .translation(1, 0), commands: [box(1)])),
      .layer(Layer(clip: path, commands: [box(1)])),
    ]
    #expect(Set(commands.map { mark($0) }).count == commands.count)
    #expect(mark(box(1), box(2)) != mark(box(2), box(1)))
  }

  /// Sums in another order have other last bits.
  @Test func whatNobodySeesDoesNot() {
    #expect(mark(box(0.1 + 0.2)) == mark(box(0.3)) && 0.1 + 0.2 != 0.3)
    #expect(mark(box(-0.0)) == mark(box(0)))
    #expect(mark(box(.nan)) == mark(box(.nan)) && mark(box(.infinity)) != mark(box(.nan)))
  }
}
