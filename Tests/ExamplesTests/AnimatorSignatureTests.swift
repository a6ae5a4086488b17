import EngineTestSupport
import Foundation
import Testing

/// The functions of an animator, for the compiler. UIComponent's own text is in
/// ``UIComponentOriginalTests``.
@Suite struct AnimatorSignatureTests {
  private let fading = """
    import Engine

    struct MyFadeAnimator: Animator {
      func insert(componentView: ComponentView, view: View, frame: Rect) {
        view.alpha = 0
        componentView.animate(.easeInOut(duration: 0.3), animations: { view.alpha = 1 })
      }
      func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
        componentView.animate(
          .easeInOut(duration: 0.3), animations: { view.alpha = 0 }) { _ in completion() }
      }
      func update(componentView: ComponentView, view: View, frame: Rect) { view.frame = frame }
    }
    """

  /// A list with such an animator, which shows a row three times.
  private let shown = """

    let stage = Stage()
    let list = ComponentView(frame: Rect(0, 0, 100, 50))
    stage.root.addSubview(list)
    stage.onWarning = { print($0) }
    list.animator = MyFadeAnimator()
    for height in [10.0, 20, 30] {
      list.component = SizeLayout<View>(width: 100, height: height).id("row")
      list.reload()
      print(list.view(id: "row")?.frame.height ?? 0)
    }
    """

  private func misspelt(_ call: String) -> String {
    fading.replacingOccurrences(
      of: "func \(call)(componentView:", with: "func \(call)(hostingView componentView:")
  }

  @Test func theThreeCallsSuffice() throws {
    #expect(try Compiler.check(fading) == "")
    #expect(try Compiler.output(of: fading + shown) == "10.0\n20.0\n30.0\n")
  }

  /// A method with another label would compile, and never be called, if the requirement had a default.
  @Test(arguments: ["insert", "delete"])
  func aMisspeltLabelIsAnError(_ call: String) throws {
    #expect(misspelt(call) != fading)
    let words = try Compiler.check(misspelt(call))
    #expect(words.contains("different argument labels from those required by protocol 'Animator'"))
  }

  /// This one has a default: the stage reports that it is used, once.
  @Test func aMisspeltUpdateIsReported() throws {
    #expect(misspelt("update") != fading)
    #expect(
      try Compiler.output(of: misspelt("update") + shown) == """
        MyFadeAnimator has no update(componentView:view:frame:), and its views get their frames at \
        once; an update with other labels is never called
        10.0
        20.0
        30.0

        """)
  }
}
