import EngineTestSupport
import Foundation
import Testing

/// Animators as their original's authors write them, for the compiler.
@Suite struct AnimatorSignatureTests {
  /// UIComponent's example of an animator of one's own, with our names for the types.
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

  @Test func theThreeCallsSuffice() throws {
    #expect(try Compiler.check(fading) == "")
  }

  /// A method with another label would compile, and never be called, if the requirement had a default.
  @Test(arguments: ["insert", "delete", "update"])
  func aMisspeltLabelIsAnError(_ call: String) throws {
    let misspelt = fading.replacingOccurrences(
      of: "func \(call)(componentView:", with: "func \(call)(hostingView componentView:")
    #expect(misspelt != fading)
    let words = try Compiler.check(misspelt)
    #expect(words.contains("different argument labels from those required by protocol 'Animator'"))
  }
}
