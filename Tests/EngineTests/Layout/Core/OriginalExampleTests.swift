import Testing

@testable import Engine

/// The original example, as its users write it, on a stage.
@Suite struct OriginalExampleTests {
  private let stage = Stage(root: View(frame: Rect(0, 0, 350, 250)))

  private func red(_ size: Double, _ alignment: Alignment) -> any Layout {
    SizeLayout<View>(
      width: size, height: size, alignment: alignment, viewReuseId: "redSquare",
      config: { view in view.backgroundColor = Color(red: 1, green: 0, blue: 0) })
  }

  private func layout(_ big: (any Layout)?, littleSide: Double, _ little: (any Layout)?)
    -> any Layout
  {
    let bigSquare = SizeLayout<View>(
      width: 100, height: 100, alignment: .topLeading, viewReuseId: "bigSquare", sublayout: big,
      config: { view in view.backgroundColor = Color(red: 0.5, green: 0.5, blue: 0.5) })
    let littleSquare = SizeLayout<View>(
      width: littleSide, height: littleSide, alignment: .bottomTrailing,
      viewReuseId: "littleSquare", sublayout: little,
      config: { view in view.backgroundColor = Color(red: 0.8, green: 0.8, blue: 0.8) })
    return InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical, distribution: .fillEqualSpacing, sublayouts: [bigSquare, littleSquare]))
  }

  private func boxes() -> [String: Rect] {
    var boxes: [String: Rect] = [:]
    stage.root.forEachInPaintOrder { view in view.key.map { boxes[$0] = view.presentedBox } }
    return boxes
  }

  @Test func theSquaresTravelInFiveSeconds() {
    let before = layout(red(10, .bottomTrailing), littleSide: 80, nil)
    let after = layout(nil, littleSide: 50, red(20, .topLeading))
    before.arrangement(width: 350, height: 250).makeViews(in: stage.root)
    let animation = after.arrangement(width: 350, height: 250)
      .prepareAnimation(for: stage.root, direction: .rightToLeft)
    stage.animate(withDuration: 5, animations: animation.apply)

    stage.advance(to: .zero)
    #expect(boxes()["redSquare"]?.isClose(to: Rect(120, 120, 10, 10)) == true)
    stage.advance(to: Instant.zero.advanced(bySeconds: 2.5))
    #expect(boxes()["bigSquare"]?.isClose(to: Rect(125, 30, 100, 100)) == true)
    #expect(boxes()["littleSquare"]?.isClose(to: Rect(135, 155, 65, 65)) == true)
    #expect(boxes()["redSquare"]?.isClose(to: Rect(90, 145, 15, 15)) == true)
    stage.advance(to: Instant.zero.advanced(bySeconds: 5))
    #expect(boxes()["redSquare"]?.isClose(to: Rect(60, 170, 20, 20)) == true)
    animation.change.commit()
    #expect(!stage.isRunning)
    #expect(boxes().count == 3)
  }

  @Test func anAnimationPreparedOnTheWayBeginsAtWhatIsOnScreen() {
    let before = layout(red(10, .bottomTrailing), littleSide: 80, nil)
    let after = layout(nil, littleSide: 50, red(20, .topLeading))
    before.arrangement(width: 350, height: 250).makeViews(in: stage.root)
    let there = after.arrangement(width: 350, height: 250).prepareAnimation(for: stage.root)
    stage.animate(withDuration: 5, animations: there.apply)
    stage.advance(to: Instant.zero.advanced(bySeconds: 2))
    let shown = boxes()
    let back = before.arrangement(width: 350, height: 250).prepareAnimation(for: stage.root)
    stage.animate(withDuration: 5, animations: back.apply)
    stage.advance(to: Instant.zero.advanced(bySeconds: 2))
    for (key, box) in boxes() { #expect(shown[key]?.isClose(to: box) == true, "\(key)") }
    stage.advance(to: Instant.zero.advanced(bySeconds: 12))
    #expect(boxes()["redSquare"]?.isClose(to: Rect(120, 120, 10, 10)) == true)
    #expect(boxes()["littleSquare"]?.isClose(to: Rect(240, 140, 80, 80)) == true)
  }

  @Test func layoutsWithAndWithoutAKindOfViewAreWrittenAlike() {
    let child = SizeLayout<View>(width: 1, height: 1)
    let layouts: [any Layout] = [
      StackLayout(axis: .vertical, sublayouts: [child]),
      StackLayout<View>(axis: .vertical, sublayouts: [child]),
      StackLayout(axis: .vertical, sublayouts: [child], config: { (_: View) in }),
      InsetLayout<View>(insets: Insets(1), sublayout: child),
      InsetLayout<View>(inset: 1, sublayout: child) { $0.alpha = 1 },
      OverlayLayout(primary: [child]),
      OverlayLayout<View>(primary: [child], overlay: [child]),
    ]
    #expect(layouts.map(\.needsView) == [false, false, true, false, true, false, false])
  }
}
