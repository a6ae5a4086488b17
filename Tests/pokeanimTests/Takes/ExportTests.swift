import Engine
import EngineTestSupport
import Testing

@testable import Output
@testable import pokeanim

/// The notes on what a format can't say.
@Suite struct ExportTests {
  private func limits(_ take: Take, _ format: ExportFormat = .json) throws -> [String] {
    try take.file(as: format).limits
  }

  private static let stops = [GradientStop(0, .black), GradientStop(1, .white)]
  private static let box = Path.rect(Rect(0, 0, 9, 9))

  /// What cuts nothing but its own picture has a mask.
  @Test func everyViewThatCutsIsTold() throws {
    let root = View(frame: Rect(0, 0, 100, 100))
    for key in ["a", "b", "c", "d"] {
      let view = View(frame: Rect(0, 0, 10, 10))
      (view.key, view.backgroundColor, view.clipsToBounds) = (key, .white, key != "b")
      if key != "d" {
        let inner = View(frame: Rect(5, 5, 10, 10))
        inner.backgroundColor = .red
        view.addSubview(inner)
      }
      root.addSubview(view)
    }
    let take = Take.ofViews(in: root)
    #expect(try limits(take) == ["it shows what lies in “a”, “c” beyond the edges, too"])
    #expect(try limits(take, .svg).isEmpty)
  }

  /// A group is stretched, but not slanted.
  @Test func onlySlantedCirclesAreTold() throws {
    func radial(_ map: Engine.AffineTransform) -> Drawing.Item {
      .fill(Self.box, .radialGradient(map, stops: Self.stops))
    }
    let round = [
      Engine.AffineTransform.scale(4, 4), .scale(-4, 4), .scale(3, 3).then(.rotation(1)),
      .scale(4, 5),
    ]
    #expect(try limits(.of(round.map(radial))).isEmpty)
    let note = ["radial gradients that are stretched are round"]
    let line = Drawing.Item.stroke(
      Self.box, StrokeStyle(width: 1), .radialGradient(.scale(4, 5), stops: Self.stops))
    #expect(try limits(.of([line])) == note)
    // What is slanted around it stretches it, too.
    let slant = Engine.AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let group = Drawing.Item.group(transform: slant, opacity: 1, items: [radial(.scale(4, 4))])
    #expect(try limits(.of([group])) == note)
  }

  @Test func pixelsAreToldWhereTheyHaveOneColour() throws {
    let image = ImageBitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let take = Take.of([.fill(Self.box, .image(image))])
    #expect(try limits(take) == ["its pictures of pixels are of one colour, the middle of theirs"])
    #expect(try limits(take, .svg).isEmpty)
    let mean = image.meanColor
    #expect(mean.red == mean.blue && mean.green == 0 && mean.alpha == 1)
  }

  @Test func clipsInPicturesAreTold() throws {
    let item = Drawing.Item.clipped(by: Self.box, items: [.fill(Self.box, .color(.black))])
    let note = "it shows what lies in its pictures beyond their clips, too"
    #expect(try limits(.of([.group(transform: .identity, opacity: 1, items: [item])])) == [note])
  }

  @Test func filtersAndBlendsInPicturesAreTold() throws {
    let fill = Drawing.Item.fill(Self.box, .color(.black))
    let blur = Filter(steps: [Filter.Step(.blur(Size(1, 1)), [.source])])
    for (compositing, note) in [
      (Compositing(filter: blur), "it leaves out the filters in its pictures, such as blurs"),
      (
        Compositing(blend: .multiply),
        "what is blended in its pictures lies over what is behind it"
      ),
    ] {
      let take = Take.of([.composited(by: compositing, items: [fill])])
      #expect(try limits(take) == [note])
      #expect(try limits(take, .svg).isEmpty && limits(take, .html).isEmpty)
    }
  }

  @Test func masksInPicturesAreTold() throws {
    let fill = Drawing.Item.fill(Self.box, .color(.black))
    let take = Take.of([.masked(by: [fill], .alpha, items: [fill])])
    #expect(try limits(take) == ["it shows what the masks in its pictures hide, too"])
    #expect(try limits(take, .svg).isEmpty && limits(take, .html).isEmpty)
  }
}
