import Engine
import EngineTestSupport
import Foundation
import JSONText
import Testing

@testable import Output
@testable import pokeanim

/// Lottie files: what their keyframes say against the program's own views.
@Suite struct LottieFileTests {
  private static let progresses = (0..<10).map { (Double($0) + 0.37) / 10 }

  @Test(arguments: SampleTake.all)
  func viewsAreWhereTheProgramHasThem(_ sample: SampleTake) throws {
    let take = try sample.take()
    let lottie = try PlayedLottie(LottieFile(take, title: "A").text)
    #expect(abs(lottie.duration - take.duration) < 1e-3)
    for (progress, views) in zip(Self.progresses, try sample.views(at: Self.progresses)) {
      let layers = try lottie.layers(at: progress * take.duration)
      let seen = views.filter(\.isSeen)
      var compared = 0
      for view in seen {
        let own = layers.filter { $0.isVisible && $0.kind != 5 && $0.name.isName(of: view.key) }
        guard let layer = own.first else { continue }
        #expect(own.count == 1, "\(view.key) is there \(own.count) times at \(progress)")
        compared += 1
        #expect(view.distance(under: layer.map) < 0.5, "\(view.key) at \(progress)")
        #expect(abs(layer.opacity - view.opacity) < 0.01, "\(view.key) at \(progress)")
        guard view.color.alpha > 0 else { continue }
        let size = try #require(layer.box)
        #expect(abs(size.width - view.size.width) < 0.5, "\(view.key) at \(progress)")
        #expect(abs(size.height - view.size.height) < 0.5, "\(view.key) at \(progress)")
      }
      #expect(compared == seen.count && compared > 1, "at \(progress)")
    }
  }

  /// Several things in what fades, wherever in it they lie, fade as one.
  @Test(arguments: [(0, 0), (1, 0), (2, 1)]) func whatFadesIsPutTogetherFirst(
    _ boxes: Int, _ compositions: Int
  ) throws {
    let (root, fading, inner) = (
      View(frame: Rect(0, 0, 100, 100)), View(frame: Rect(0, 0, 100, 100)),
      View(frame: Rect(0, 0, 100, 100))
    )
    root.addSubview(fading)
    fading.addSubview(inner)
    for place in 0..<boxes {
      let box = View(frame: Rect(Double(place) * 10, 0, 30, 30))
      box.backgroundColor = .white
      inner.addSubview(box)
    }
    let take = Take.ofViews(in: root) { fading.alpha = 1 - $0 }
    let text = LottieFile(take, title: "A").text
    #expect(text.matches(of: /"id": ?"composition-/).count == compositions, "\(text)")
  }

  /// rlottie asks for it before all else.
  @Test func everyLayerSaysFirstThatItIsFlat() throws {
    let text = LottieFile(try SampleTake.slides[0].take(), title: "A").text
    let count = text.matches(of: /"ks":{"p"/).count
    #expect(count > 5 && text.matches(of: /[\[,]{"ddd":0,"ty":/).count == count)
  }

  @Test func twiceIsTheSame() throws {
    let take = try SampleTake.pairs[1].take()
    #expect(LottieFile(take, title: "A").text == LottieFile(take, title: "A").text)
  }

  @Test func textsAreLayersInTheirFont() throws {
    let lottie = try PlayedLottie(LottieFile(try SampleTake.slides[0].take(), title: "A").text)
    let texts = try lottie.layers(at: 0.1).filter { $0.kind == 5 }
    #expect(texts.contains { $0.name == "This is Tumble." } && texts.contains { $0.name == "Next" })
    let list = (lottie.file["fonts"] as? [String: Any])?["list"] as? [[String: Any]]
    #expect(list?.contains { $0["fName"] as? String == "Inter-SemiBold" } ?? false)
  }

  @Test func outlinesKeepTheirCurves() {
    var path = Path.circle(center: Point(5, 5), radius: 5)
    path.move(to: Point(1, 1))
    path.quad(Point(2, 3), to: Point(3, 1))
    let outlines = LottieOutline.outlines(of: path)
    #expect(outlines.count == 2 && outlines.map(\.isClosed) == [true, false])
    #expect(outlines[1].value["v"] == [[1, 1], [3, 1]])
    #expect(outlines[1].value["o"]?.lottieText.description == "[[0.6667,1.3333],[0,0]]")
  }

  /// A group can't be slanted, so what lies in it is drawn so.
  @Test func slantedGroupsAreDrawnSlanted() {
    let slant = Engine.AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0)
    let item = Drawing.Item.group(
      id: "a", transform: slant, opacity: 0.5,
      items: [.fill(.rect(Rect(0, 0, 2, 2)), .color(.black))])
    let text = "\(JSONValue.array(LottieShapes.items([item])).lottieText)"
    #expect(text.contains("[[3,0],[5,0],[6,2],[4,2]]") && text.contains("\"k\":50"))
    #expect(LottieShapes.Pose(slant) == nil)
    let turned = Engine.AffineTransform.scale(2, 3).then(.rotation(0.5)).then(.translation(1, 2))
    #expect(LottieShapes.Pose(turned)?.scale.lottieText.description == "{\"a\":0,\"k\":[200,300]}")
  }
}
