import Engine
import Testing

/// The original example as its authors wrote it, with the names of this engine and without the
/// lines of its playground.
@Suite struct OriginalExampleAsWrittenTests {
  @Test func itRuns() {
    // begin the original
    // The initial layout.
    let before = InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical,
        distribution: .fillEqualSpacing,
        sublayouts: [
          SizeLayout<View>(
            width: 100,
            height: 100,
            alignment: .topLeading,
            viewReuseId: "bigSquare",
            sublayout: SizeLayout<View>(
              width: 10,
              height: 10,
              alignment: .bottomTrailing,
              viewReuseId: "redSquare",
              config: { view in
                view.backgroundColor = Color.red
              }
            ),
            config: { view in
              view.backgroundColor = Color.gray
            }
          ),
          SizeLayout<View>(
            width: 80,
            height: 80,
            alignment: .bottomTrailing,
            viewReuseId: "littleSquare",
            config: { view in
              view.backgroundColor = Color.lightGray
            }
          ),
        ]
      )
    )

    // The final layout.
    let after = InsetLayout(
      inset: 30,
      sublayout: StackLayout(
        axis: .vertical,
        distribution: .fillEqualSpacing,
        sublayouts: [
          SizeLayout<View>(
            width: 100,
            height: 100,
            alignment: .topLeading,
            viewReuseId: "bigSquare",
            config: { view in
              view.backgroundColor = Color.gray
            }
          ),
          SizeLayout<View>(
            width: 50,
            height: 50,
            alignment: .bottomTrailing,
            viewReuseId: "littleSquare",
            sublayout: SizeLayout<View>(
              width: 20,
              height: 20,
              alignment: .topLeading,
              viewReuseId: "redSquare",
              config: { view in
                view.backgroundColor = Color.red
              }
            ),
            config: { view in
              view.backgroundColor = Color.lightGray
            }
          ),
        ]
      )
    )

    // Setup a root view.
    let rootView = View(frame: Rect(x: 0, y: 0, width: 350, height: 250))
    rootView.backgroundColor = Color.white
    let stage = Stage(root: rootView)

    // Apply the initial layout.
    before.arrangement(width: 350, height: 250).makeViews(in: rootView)

    // Prepare the animation to the final layout.
    let animation = after.arrangement(width: 350, height: 250)
      .prepareAnimation(for: rootView, direction: .rightToLeft)

    // Perform the animation.
    var finishes = 0
    stage.animate(
      withDuration: 5.0, animations: animation.apply,
      completion: { (_) in
        finishes += 1
      })
    // end

    stage.advance(to: Instant.zero.advanced(bySeconds: 2.5))
    let red = rootView.first(key: "redSquare")
    #expect(red?.presentedBox.isClose(to: Rect(90, 145, 15, 15)) == true)
    #expect(finishes == 0)
    stage.advance(to: Instant.zero.advanced(bySeconds: 5))
    #expect(red?.presentedBox.isClose(to: Rect(60, 170, 20, 20)) == true)
    #expect(red?.backgroundColor == Color.red && finishes == 1 && !stage.isRunning)
  }
}
