import Engine
import EngineTestSupport
import Testing

@testable import Output

/// What exports say of gradients, shadows, lines and fits, and what they tell that they leave out.
@Suite struct DressTakeTests {
  /// A box that is seen in some looks, one after the other.
  private func take(_ looks: Appearance...) -> Take {
    let root = View(frame: Rect(0, 0, 100, 100))
    let box = View(frame: .zero, key: "box")
    box.content = .drawing(
      Drawing(viewBox: Rect(0, 0, 20, 10), items: [.fill(.rect(Rect(0, 0, 20, 10)), .color(.red))]))
    root.addSubview(box)
    var recorder = TakeRecorder(DisplayListBuilder(measuring: MonospacedText()))
    for look in looks {
      box.set(look)
      recorder.look(at: root)
    }
    return Take(
      size: Size(100, 100), ground: .white, times: looks.indices.map(Double.init),
      views: recorder.views(breaks: [:]), spans: [], curves: [], paces: [], leftOut: [])
  }

  private func look(_ change: (inout Appearance) -> Void) -> Appearance {
    var look = Appearance(frame: Rect(10, 20, 40, 40))
    change(&look)
    return look
  }

  private func svg(_ take: Take) -> String { SVGPicture(take, title: "A", loops: 1).text }

  private let gradient = BoxGradient(
    .linear(angle: .pi / 2), [GradientStop(0, .red), GradientStop(1, .black)])

  @Test func aStillGradientIsSaid() {
    let still = look { $0.setGradient(gradient) }
    var moved = still
    moved.center.x += 30
    let take = take(still, moved)
    #expect(take.limits.isEmpty)
    // Around the middle of the box.
    #expect(svg(take).contains(#"x1="-20" y1="0" x2="20" y2="0""#))
    #expect(LottieFile(take, title: "A").text.contains(#""gf""#))
  }

  @Test func whatMovesIsToldToBeLeftOut() {
    let plain = look { $0.backgroundColor = .red }
    let changed = look {
      $0.setGradient(gradient)
      $0.innerShadows = [Shadow(blur: 2, color: .black)]
      $0.borderLine.end = 0.5
    }
    #expect(
      take(plain, changed).limits == [
        "it leaves out the gradients of “box”",
        "it leaves out the shadows that fall into the boxes of “box”",
        "it leaves out the sides and dashes of borders, and the parts of lines that are drawn, of “box”",
      ])
    #expect(take(plain, plain).limits.isEmpty)
  }

  /// Two shadows, one of them 3 points larger than the box on each side.
  @Test func allShadowsAreSaid() {
    var large = Shadow(blur: 2, offset: Point(0, 5), color: .black)
    large.spread = 3
    let picture = svg(
      take(look { $0.shadows = [Shadow(blur: 1, color: .red), large] }))
    #expect(picture.matches(of: /id="box-shadow|fill="#000000"|fill="#ff0000"/).count >= 2)
    #expect(picture.contains(#"x="-23" y="-23" width="46" height="46""#), "\(picture)")
  }

  /// 20 by 10, in the file 100 by 50, over 40 by 40: four times as large, and cut; or three times.
  @Test func aDrawingThatCoversIsCut() {
    let picture = svg(take(look { $0.contentFit = .cover }))
    #expect(svg(take(look { $0.contentFit = .natural(unit: 3) })).contains("scale(0.6)"))
    #expect(picture.contains("scale(0.8)") && picture.contains("clip-path=\"url(#box-clip)\""))
    #expect(!svg(take(look { $0.contentFit = .stretch })).contains("clip-path"))
  }
}
