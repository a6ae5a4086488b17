import Engine
import EngineTestSupport
import Testing

@testable import Playground

/// The screens that a playground makes of what is no screen, under keys.
@Suite struct PlayedScreenTests {
  /// The views with a key at some times: their middles and opacities.
  private func film(_ screen: any Screen, _ steps: [(Double, [InputEvent])]) -> [String] {
    let runtime = Runtime(screen: screen, size: Size(200, 100))
    return steps.map { seconds, events in
      _ = runtime.frame(at: Instant(seconds: seconds), events: events)
      return all(screen.root).filter { $0.key != nil }.map { view in
        let shown = view.presented
        return "\(view.key ?? "") \(Int(shown.center.x.rounded())) \(Int(shown.alpha * 100))"
      }.joined(separator: ", ")
    }
  }

  private func all(_ view: View) -> [View] { view.subviews + view.subviews.flatMap(all) }

  private func box(_ key: String) -> View {
    View(frame: Rect(0, 0, 10, 10), backgroundColor: .black, key: key)
  }

  /// What plays by itself goes on if the first key asks to play it, as a film's does; later the key
  /// turns it round.
  @Test func whatPlaysByItselfIsNotTurnedRoundAtItsStart() {
    let screen = ViewScreen(measuring: MonospacedText())
    let (page, box) = (View(frame: Rect(0, 0, 100, 50)), box("box"))
    page.addSubview(box)
    screen.show(page)
    View.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 95 })
    #expect(
      film(screen, [(0, [.key(.return)]), (0.5, []), (1, []), (2, [])]) == [
        "box 5 100", "box 50 100", "box 95 100", "box 95 100",
      ])
    let moved = box
    let animation = AnimationScreen(
      .translate(moved, to: Point(40, 0), in: 1), measuring: MonospacedText())
    _ = film(animation, [(0, [.key(.return)]), (0.5, [])])
    #expect(moved.presented.transform.translation.x > 10 && animation.progress == 0.5)
    _ = film(animation, [(0.5, [.key(.return)]), (2, [])])
    #expect(moved.presented.transform.translation.x == 0 && animation.progress == 0)
    let value = ValueScreen(linear(from: 0, to: 1, in: 1), measuring: MonospacedText())
    _ = film(value, [(0, [.key(.return)]), (0.5, [])])
    #expect(value.progress == 0.5)
  }

  /// Each key leads to the other layout, from wherever the views are.
  @Test func aPairOfLayoutsGoesToAndFro() {
    func row(_ names: [String]) -> any Layout {
      StackLayout(
        axis: .horizontal,
        sublayouts: names.map { SizeLayout<View>(width: 20, height: 20, viewReuseId: $0) })
    }
    let screen = LayoutPairScreen(row(["a", "b"]), row(["b", "a"]), measuring: MonospacedText())
    let key: [InputEvent] = [.key(.return)]
    #expect(
      film(screen, [(0, []), (1, key), (1.5, []), (3, []), (4, key), (4.5, []), (6, [])]).map {
        $0.split(separator: ", ").sorted().joined(separator: ", ")
      } == [
        "a 10 100, b 30 100", "a 10 100, b 30 100", "a 20 100, b 20 100", "a 30 100, b 10 100",
        "a 30 100, b 10 100", "a 20 100, b 20 100", "a 10 100, b 30 100",
      ])
  }

  @Test func aDescriptionGoesAndComes() {
    let screen = DescriptionScreen(Dot(), measuring: MonospacedText())
    let key: [InputEvent] = [.key(.return)]
    #expect(
      film(screen, [(0, []), (1, key), (3, []), (4, key), (6, [])]) == [
        "dot 50 100", "dot 50 100", "", "dot 50 0", "dot 50 100",
      ])
  }

  private struct Dot: NodeDescription {
    struct Props: NodeDescriptionProps {
      var key: String? = "dot"
      var appearance = Appearance(frame: Rect(40, 40, 20, 20))
    }

    var props = Props()
  }
}
