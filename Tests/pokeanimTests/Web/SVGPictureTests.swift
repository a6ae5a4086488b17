import Engine
import EngineTestSupport
import MotionCode
import Testing

@testable import Output
@testable import pokeanim

/// Animated SVG pictures: what their style sheets say against the program's own views.
@Suite struct SVGPictureTests {
  private static let progresses = (0..<10).map { (Double($0) + 0.37) / 10 }

  private func picture(_ sample: SampleTake, loops: Int = 1) throws -> String {
    SVGPicture(try sample.take(), title: "A & B", loops: loops).text
  }

  @Test(arguments: SampleTake.all)
  func viewsAreWhereTheProgramHasThem(_ sample: SampleTake) throws {
    let picture = try PlayedPicture(picture(sample))
    let shown = try sample.views(at: Self.progresses)
    for (progress, views) in zip(Self.progresses, shown) {
      let groups = try picture.groups(at: progress)
      let seen = views.filter(\.isSeen)
      var compared = 0
      for view in seen {
        let own = groups.filter { $0.isVisible && $0.id.isName(of: view.key) }
        guard let group = own.first else { continue }
        #expect(own.count == 1, "\(view.key) is there \(own.count) times at \(progress)")
        compared += 1
        #expect(view.distance(under: group.map) < 0.5, "\(view.key) at \(progress)")
        #expect(abs(group.opacity - view.alpha) < 0.01, "\(view.key) at \(progress)")
        guard view.color.alpha > 0 else { continue }
        let box = try #require(group.box)
        #expect(abs(box.rect.width - view.size.width) < 0.5, "\(view.key) at \(progress)")
        #expect(abs(box.rect.height - view.size.height) < 0.5, "\(view.key) at \(progress)")
        let fill = Color(css: box.fill).map { $0.withAlpha(box.opacity) }
        let difference = fill.map { $0.lanes.distance(to: view.color.lanes) }
        #expect(difference.map { $0 < 0.01 } ?? false, "\(view.key) at \(progress)")
      }
      #expect(compared == seen.count && compared > 1, "at \(progress)")
    }
  }

  @Test func twiceIsTheSame() throws {
    for sample in [SampleTake.slides[0], SampleTake.pairs[1]] {
      #expect(try picture(sample) == picture(sample))
    }
  }

  /// The engine's ease-in-out is CSS's ease-in-out.
  @Test func curvesKeepTheirNames() throws {
    let slide = try picture(SampleTake.slides[0])
    #expect(slide.contains("translate: 240px 650px; animation-timing-function: ease-in-out }"))
    let squares = try picture(SampleTake.pairs[0])
    #expect(squares.contains("animation-timing-function: ease-in-out"))
    #expect(!squares.contains("linear("))
  }

  @Test func whatDoesNotMoveHasNoRule() throws {
    let picture = try PlayedPicture(picture(SampleTake.slides[0]))
    let button = picture.root.children.first { $0.attributes["id"] == "button" }
    #expect(button?.attributes["class"] == nil && button?.attributes["transform"] != nil)
    #expect(button?.children.last?.tag == "text" && button?.children.last?.text == "Next")
  }

  @Test func itPlaysAsOftenAsItIsToldTo() throws {
    #expect(try picture(SampleTake.pairs[0]).contains("animation: 0.8s linear 1 both }"))
    #expect(try picture(SampleTake.pairs[0], loops: 3).contains("animation: 0.8s linear 3 both }"))
    let endless = try picture(SampleTake.pairs[0], loops: 0)
    #expect(endless.contains("animation: 0.8s linear infinite both }"))
    #expect(endless.contains("@media (prefers-reduced-motion: reduce)"))
    #expect(endless.contains("<title>A &amp; B</title>"))
  }
}

extension String {
  /// True for the id that an export gives a view with a key, whatever its number is.
  func isName(of key: String) -> Bool {
    let name = key.replacing(".", with: "-")
    return self == name || hasPrefix(name + "-") && dropFirst(name.count + 1).allSatisfy(\.isNumber)
  }
}
