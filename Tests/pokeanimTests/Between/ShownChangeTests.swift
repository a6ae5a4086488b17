import Engine
import EngineSDL
import EngineTestSupport
import Testing

@testable import pokeanim

/// The rules for what lies between two ends see what breaks them, and nothing else.
@Suite struct ShownChangeTests {
  private let text = SilentText()

  private func label(_ string: String, _ frame: Rect, _ alpha: Double, fill: Color = .clear) -> View
  {
    let view = View(frame: frame, backgroundColor: fill, key: string)
    view.content = .text(TextContent(string, font: Font(size: 16), color: .black))
    view.alpha = alpha
    return view
  }

  /// The rules broken by frames of views.
  private func broken(_ frames: [[View]]) -> [String] {
    var change = ShownChange()
    for views in frames {
      let root = View(frame: Rect(0, 0, 300, 300))
      for view in views { root.addSubview(view) }
      let list = DisplayList(DisplayListBuilder(measuring: text).commands(for: root))
      change.add(list, of: root, measuring: text)
    }
    return change.brokenRules
  }

  @Test func whatFadesBetweenIsNamed() {
    let place = Rect(0, 0, 90, 20)
    func frames(_ alphas: Double...) -> [String] {
      broken(alphas.map { [label("one", place, $0)] })
    }
    #expect(frames(1, 0.9, 0.8) == [] && frames(1, 0.4, 0) == [])
    #expect(
      Set(frames(1, 0.5, 0.8)) == [
        "'one' fades to 50 % in frame 1 of 2", "“one” fades to 50 % in frame 1 of 2",
      ])
  }

  @Test func whatIsThereTwiceIsNamed() {
    let (here, there) = (Rect(0, 0, 90, 20), Rect(0, 90, 90, 20))
    #expect(
      broken([
        [label("one", here, 1)], [label("one", here, 1), label("one", there, 0.5)],
        [label("one", there, 1)],
      ]) == ["“one” is drawn twice at 50 % in frame 1 of 2"])
  }

  @Test func textsOnEachOtherAreNamed() {
    let (here, there) = (Rect(0, 0, 90, 20), Rect(0, 90, 90, 20))
    let ends = [
      [label("one", here, 1), label("two", there, 1)],
      [label("one", there, 1), label("two", here, 1)],
    ]
    let middle = Rect(0, 45, 90, 20)
    #expect(
      broken([ends[0], [label("one", middle, 1), label("two", middle, 1)], ends[1]]) == [
        "“one” and “two” are both seen at one spot at 100 % in frame 1 of 2"
      ])
    // Nothing is seen through a card.
    #expect(
      broken([
        ends[0], [label("one", middle, 1), label("two", middle, 1, fill: .white)], ends[1],
      ]) == [])
    // One gives way to the other.
    func fading(_ old: Double, _ new: Double) -> [String] {
      broken([
        [label("one", here, 1)], [label("one", here, old), label("two", here, new)],
        [label("two", here, 1)],
      ])
    }
    #expect(fading(0.1, 0) == [] && fading(0, 0.1) == [])
    #expect(
      fading(0.05, 0.9) == ["“one” and “two” are both seen at one spot at 5 % in frame 1 of 2"])
  }
}
