import Engine
import EngineTestSupport
import Testing

@testable import Output
@testable import pokeanim

/// A text on its way from one look to another, in takes and in the files that are made of them.
@Suite struct TakenLinesTests {
  /// As in a take of a change, the last of them right before its end.
  private static let times = (0..<20).map { Double($0) / 20 } + [1 - 1e-6, 1]

  private static func text(_ size: Double, _ color: Color = .black) -> TextContent {
    TextContent("Blue Tarn", font: Font(size: size), color: color, alignment: .center)
  }

  /// A view whose text becomes another one, in another box, within a second.
  private final class World {
    let stage = Stage()
    let view = View(frame: Rect(20, 20, 200, 40), key: "title")

    init(from old: TextContent, to new: TextContent) {
      stage.root.frame = Rect(0, 0, 400, 300)
      stage.root.addSubview(view)
      view.crossFadesContent = true
      view.content = .text(old)
      stage.advance(to: .zero)
      stage.animate(withDuration: 1, curve: .linear) { [view] in
        view.content = .text(new)
        view.frame = Rect(60, 200, 300, 80)
      }
    }
  }

  private func take(from old: TextContent, to new: TextContent) -> Take {
    let world = World(from: old, to: new)
    return Take.ofViews(in: world.stage.root, times: Self.times) {
      world.stage.advance(to: .seconds($0))
    }
  }

  @Test(arguments: [(19.0, 34.0), (40, 12), (20, 20)])
  func oneTextOfTwoSizesIsOneTextThatScales(_ old: Double, _ new: Double) throws {
    let view = try #require(take(from: Self.text(old), to: Self.text(new)).views.first)
    for (index, time) in Self.times.enumerated() {
      let shown = view.faces.filter { $0.isShown[index] }
      #expect(shown.count == 1, "at \(time)")
      guard case .text(let lines, _) = shown[0].content, lines.count == 1 else {
        Issue.record("no line at \(time)")
        continue
      }
      let size = lines[0].line.font.size * (shown[0].way?.scales[index] ?? 1)
      #expect(isClose(size, old + (new - old) * time), "at \(time)")
      #expect((shown[0].way?.opacities[index] ?? 1) == 1)
      #expect(abs(shown[0].fits[index].x) < 1e-9, "its middle stays in the box's")
    }
    #expect(!view.cutsContent)
  }

  /// The second colour comes over the first one.
  @Test func oneTextOfTwoColoursIsTwoOnOneAnother() throws {
    let take = take(from: Self.text(20, .black), to: Self.text(30, .white))
    let faces = try #require(take.views.first).faces.filter { $0.way != nil }
    #expect(faces.count == 2)
    for (index, time) in Self.times.dropLast().enumerated() {
      #expect(faces[0].way?.opacities[index] == 1)
      #expect(isClose(faces[1].way?.opacities[index] ?? -1, time, within: 1e-5))
    }
  }

  @Test func theFilesSayTheScale() throws {
    let take = take(from: Self.text(10), to: Self.text(40))
    let picture = SVGPicture(take, title: "A", loops: 1).text
    let scales = picture.split(separator: "scale: ").dropFirst().compactMap {
      Double($0.prefix { $0.isNumber || $0 == "." })
    }
    #expect(isClose(scales.first ?? 0, 0.25, within: 1e-3))
    #expect(isClose(scales.last ?? 0, 1, within: 1e-3) && scales == scales.sorted())
    #expect(!picture.contains("font-size=\"10\""))
    let lottie = LottieFile(take, title: "A").text
    #expect(lottie.contains("[25,25,100]") || lottie.contains("[25.00"))
    #expect(try !take.file(as: .svg).limits.contains { $0.contains("cuts") })
  }

  @Test func anotherContentIsCutAndSaidToBe() throws {
    let world = World(from: Self.text(20), to: Self.text(20))
    let drawing = Drawing(
      viewBox: Rect(0, 0, 10, 10), items: [.fill(.rect(Rect(0, 0, 10, 10)), .color(.black))])
    world.stage.advance(to: .seconds(1))
    world.stage.animate(withDuration: 1) { world.view.content = .drawing(drawing) }
    let take = Take.ofViews(in: world.stage.root, times: Self.times) {
      world.stage.advance(to: .seconds(1 + $0))
    }
    for format in [ExportFormat.html, .svg, .json] {
      #expect(
        try take.file(as: format).limits.contains {
          $0 == "it cuts from one content to the next in “title”"
        })
    }
  }
}
