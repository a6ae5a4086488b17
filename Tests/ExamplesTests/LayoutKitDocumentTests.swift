import EngineTestSupport
import Testing

/// LayoutKit's playground of an animation, as its author writes it, with `View` for `UIView` and
/// `stage.animate` for `UIView.animate`.
@Suite struct LayoutKitDocumentTests {
  /// The places are LayoutKit's own: its views, turned round on the way.
  @Test func thePlaygroundRuns() throws {
    #expect(
      try Compiler.output(of: playground) == """
        0.0, large 30 30 100 100, small 240 140 80 80, dot 120 120 10 10
        2.5, large 125 30 100 100, small 135 155 65 65, dot 90 145 15 15
        it is over
        5.0, large 220 30 100 100, small 30 170 50 50, dot 60 170 20 20
        small false

        """)
  }

  private let playground = #"""
    import Engine

    let stage = Stage()
    let rootView = View(frame: Rect(0, 0, 350, 250))
    stage.root.addSubview(rootView)

    // The initial layout.
    let before = InsetLayout(
      insets: Insets(top: 30, left: 30, bottom: 30, right: 30),
      sublayout: StackLayout(
        axis: .vertical,
        distribution: .fillEqualSpacing,
        sublayouts: [
          SizeLayout<View>(
            width: 100,
            height: 100,
            alignment: .topLeading,
            viewReuseId: "large",
            sublayout: SizeLayout<View>(
              width: 10,
              height: 10,
              alignment: .bottomTrailing,
              viewReuseId: "dot",
              config: { view in view.backgroundColor = Color.red }
            ),
            config: { view in view.backgroundColor = Color.gray }
          ),
          SizeLayout<View>(
            width: 80,
            height: 80,
            alignment: .bottomTrailing,
            viewReuseId: "small",
            config: { view in view.backgroundColor = Color.lightGray }
          ),
        ]
      )
    )

    // The final layout.
    let after = InsetLayout(
      insets: Insets(top: 30, left: 30, bottom: 30, right: 30),
      sublayout: StackLayout(
        axis: .vertical,
        distribution: .fillEqualSpacing,
        sublayouts: [
          SizeLayout<View>(
            width: 100,
            height: 100,
            alignment: .topLeading,
            viewReuseId: "large",
            config: { view in view.backgroundColor = Color.gray }
          ),
          SizeLayout<View>(
            width: 50,
            height: 50,
            alignment: .bottomTrailing,
            viewReuseId: "small",
            sublayout: SizeLayout<View>(
              width: 20,
              height: 20,
              alignment: .topLeading,
              viewReuseId: "dot",
              config: { view in view.backgroundColor = Color.red }
            ),
            config: { view in view.backgroundColor = Color.lightGray }
          ),
        ]
      )
    )

    before.arrangement(width: 350, height: 250).makeViews(in: rootView)
    let animation = after.arrangement(width: 350, height: 250)
      .prepareAnimation(for: rootView, direction: .rightToLeft)

    @MainActor func place(_ key: String) -> String {
      var view = rootView.first(key: key)
      let size = view?.presented.size ?? .zero
      var origin = Point.zero
      while let shown = view, shown !== rootView {
        origin = origin + shown.presented.frame.origin
        view = shown.superview
      }
      let numbers = [origin.x, origin.y, size.width, size.height]
      return numbers.reduce(key) { "\($0) \(Int($1.rounded()))" }
    }

    stage.animate(
      withDuration: 5.0, animations: animation.apply, completion: { (_) in print("it is over") })
    for second in [0, 2.5, 5] {
      stage.advance(to: Instant(seconds: second))
      print(second, place("large"), place("small"), place("dot"), separator: ", ")
    }
    print(rootView.first(key: "dot")?.superview?.key ?? "nowhere", stage.isRunning)
    """#
}
