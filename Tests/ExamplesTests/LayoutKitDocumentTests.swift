import EngineTestSupport
import Foundation
import Testing

/// LayoutKit's playground of an animation, byte for byte: `docs/animations.md` of
/// github.com/linkedin/LayoutKit, Apache licence 2.0. It runs with the modules that are shipped, and is
/// itself shipped as an example.
@Suite struct LayoutKitDocumentTests {
  /// The places are LayoutKit's own: its views, turned round on the way.
  @Test func thePlaygroundRunsAsItStands() throws {
    let shown = try PlaygroundModules.shared.get().output(of: ["main.swift": playground + frames])
    #expect(
      shown == """
        0.0, bigSquare 30 30 100 100, littleSquare 240 140 80 80, redSquare 120 120 10 10
        2.5, bigSquare 125 30 100 100, littleSquare 135 155 65 65, redSquare 90 145 15 15
        5.0, bigSquare 220 30 100 100, littleSquare 30 170 50 50, redSquare 60 170 20 20
        littleSquare false

        """)
  }

  @Test func theShippedExampleIsThePlayground() throws {
    #expect(
      try PlaygroundModules.text(of: "Examples/layoutkit/main.swift") == playground + "\n")
  }

  private let playground = #"""
    import UIKit
    import PlaygroundSupport
    import LayoutKit

    // The initial layout.
    let before = InsetLayout(
        inset: 30,
        sublayout: StackLayout(
            axis: .vertical,
            distribution: .fillEqualSpacing,
            sublayouts: [
                SizeLayout<UIView>(
                    width: 100,
                    height: 100,
                    alignment: .topLeading,
                    viewReuseId: "bigSquare",
                    sublayout: SizeLayout<UIView>(
                        width: 10,
                        height: 10,
                        alignment: .bottomTrailing,
                        viewReuseId: "redSquare",
                        config: { view in
                            view.backgroundColor = UIColor.red
                        }
                    ),
                    config: { view in
                        view.backgroundColor = UIColor.gray
                    }
                ),
                SizeLayout<UIView>(
                    width: 80,
                    height: 80,
                    alignment: .bottomTrailing,
                    viewReuseId: "littleSquare",
                    config: { view in
                        view.backgroundColor = UIColor.lightGray
                    }
                )
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
                SizeLayout<UIView>(
                    width: 100,
                    height: 100,
                    alignment: .topLeading,
                    viewReuseId: "bigSquare",
                    config: { view in
                        view.backgroundColor = UIColor.gray
                    }
                ),
                SizeLayout<UIView>(
                    width: 50,
                    height: 50,
                    alignment: .bottomTrailing,
                    viewReuseId: "littleSquare",
                    sublayout: SizeLayout<UIView>(
                        width: 20,
                        height: 20,
                        alignment: .topLeading,
                        viewReuseId: "redSquare",
                        config: { view in
                            view.backgroundColor = UIColor.red
                        }
                    ),
                    config: { view in
                        view.backgroundColor = UIColor.lightGray
                    }
                )
            ]
        )
    )

    // Setup a root view.
    let rootView = UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 250))
    rootView.backgroundColor = UIColor.white
    PlaygroundPage.current.liveView = rootView

    // Apply the initial layout.
    before.arrangement(width: 350, height: 250).makeViews(in: rootView)

    // Prepare the animation to the final layout.
    let animation = after.arrangement(width: 350, height: 250).prepareAnimation(for: rootView, direction: .rightToLeft)

    // Perform the animation.
    UIView.animate(withDuration: 5.0, animations: animation.apply, completion: { (_) in
        PlaygroundPage.current.finishExecution()
    })
    """#

  /// Its frames.
  private let frames = #"""


    func place(_ key: String) -> String {
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

    let stage = Playground.stage
    for second in [0, 2.5, 5] {
      stage.advance(to: Instant(seconds: second))
      print(second, place("bigSquare"), place("littleSquare"), place("redSquare"), separator: ", ")
    }
    print(rootView.first(key: "redSquare")?.superview?.key ?? "nowhere", stage.isRunning)
    """#
}
