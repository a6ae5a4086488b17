import EngineTestSupport
import Foundation
import Testing

/// LayoutKit's playground of an animation, byte for byte: `docs/animations.md` of
/// github.com/linkedin/LayoutKit, Apache licence 2.0. The modules that it imports are a frame of ours, which
/// renames types.
@Suite struct LayoutKitDocumentTests {
  /// The places are LayoutKit's own: its views, turned round on the way.
  @Test func thePlaygroundRunsAsItStands() throws {
    let folder = try TemporaryFolder()
    var options = ["-I", folder.path]
    for (name, source) in frame {
      let file = try folder.file("\(name).swift", source)
      let object = "\(folder.path)/\(name).o"
      let made = try Compiler.run(
        [
          "swiftc", "-swift-version", "6", "-parse-as-library", "-I", Compiler.modules, "-I",
          folder.path,
          "-module-name", name, "-emit-module", "-emit-module-path",
          "\(folder.path)/\(name).swiftmodule", "-emit-object", "-o", object, file.path,
        ])
      #expect(made.words == "")
      options.append(object)
    }
    let program = try folder.file("main.swift", playground + frames)
    let built = try Compiler.build([program], as: folder.path + "/program", options: options)
    #expect(built == "")
    #expect(
      try Compiler.run([folder.path + "/program"]).words == """
        0.0, bigSquare 30 30 100 100, littleSquare 240 140 80 80, redSquare 120 120 10 10
        2.5, bigSquare 125 30 100 100, littleSquare 135 155 65 65, redSquare 90 145 15 15
        it is over
        5.0, bigSquare 220 30 100 100, littleSquare 30 170 50 50, redSquare 60 170 20 20
        littleSquare false

        """)
  }

  /// The modules that the playground imports.
  private let frame = [
    (
      "UIKit",
      """
      @_exported public import Engine

      public typealias UIView = View
      public typealias UIColor = Color
      public typealias CGRect = Rect

      @MainActor public let window = Stage()

      extension View {
        @MainActor public static func animate(
          withDuration duration: Double, animations: () -> Void, completion: @escaping (Bool) -> Void
        ) {
          window.animate(
            withDuration: duration, animations: animations,
            completion: { completion($0 == .finished) })
        }
      }
      """
    ),
    (
      "PlaygroundSupport",
      """
      public import UIKit

      @MainActor public final class PlaygroundPage {
        public static let current = PlaygroundPage()
        public var liveView: UIView? {
          didSet { if let liveView { window.root.addSubview(liveView) } }
        }

        public func finishExecution() { print("it is over") }
      }
      """
    ),
    ("LayoutKit", "@_exported public import Engine"),
  ]

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

    let stage = window
    for second in [0, 2.5, 5] {
      stage.advance(to: Instant(seconds: second))
      print(second, place("bigSquare"), place("littleSquare"), place("redSquare"), separator: ", ")
    }
    print(rootView.first(key: "redSquare")?.superview?.key ?? "nowhere", stage.isRunning)
    """#
}
