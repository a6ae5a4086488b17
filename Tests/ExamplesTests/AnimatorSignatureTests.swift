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

  /// The compiler's words about a source file; empty: it has none.
  private func compile(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("animator-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let modules = builtProgram(named: "Card").deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path,
    ]
    let words = Pipe()
    compiler.standardError = words
    compiler.standardOutput = words
    try compiler.run()
    let said = words.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  @Test func theThreeCallsSuffice() throws {
    #expect(try compile(fading) == "")
  }

  /// A method with another label would compile, and never be called, if the requirement had a default.
  @Test(arguments: ["insert", "delete", "update"])
  func aMisspeltLabelIsAnError(_ call: String) throws {
    let misspelt = fading.replacingOccurrences(
      of: "func \(call)(componentView:", with: "func \(call)(hostingView componentView:")
    #expect(misspelt != fading)
    let words = try compile(misspelt)
    #expect(words.contains("different argument labels from those required by protocol 'Animator'"))
  }
}
