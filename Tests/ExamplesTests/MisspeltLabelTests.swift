import EngineTestSupport
import Foundation
import Testing

/// Descriptions whose functions are not spelt as the engine calls them.
@Suite struct MisspeltLabelTests {
  private let panel = """
    import Engine

    struct Panel: NodeDescription {
      struct Props: NodeDescriptionProps {
        var key: String?
        var appearance = Appearance()
      }

      enum Keys { case card }

      var props: Props

      static func childrenDescriptions(props: Props) -> [any NodeDescription] {
        [ViewDescription("card", props.appearance)]
      }

      static func updateChildrenAnimations(
        container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props
      ) {
        container[.card] = Animation(type: .linear(duration: 1))
      }
    }

    let stage = Stage()
    let window = View(frame: Rect(0, 0, 100, 100))
    stage.root.addSubview(window)
    let tree = DescriptionTree<Panel>(props: Panel.Props(), in: window, stage: stage)
    var next = Panel.Props()
    next.frame = Rect(0, 0, 10, 10)
    tree.animate(to: next)
    print(tree.change?.duration ?? 0)
    """

  @Test func theRightWordsRun() throws {
    #expect(try Compiler.output(of: panel) == "1.0\n")
  }

  @Test(arguments: [
    "childrenDescription(", "childrenDescriptions(of ",
  ])
  func aMisspeltFunctionForChildrenIsReported(_ spelling: String) throws {
    let words = try words(spelling, for: "childrenDescriptions(")
    #expect(words.contains("Panel has Keys but describes no children"), "\(words)")
  }

  @Test(arguments: ["updateChildrenAnimation(", "updateChildrenAnimations(in "])
  func aMisspeltFunctionForAnimationsIsReported(_ spelling: String) throws {
    let words = try words(spelling, for: "updateChildrenAnimations(")
    #expect(words.contains("Panel has Keys but moves no children"), "\(words)")
  }

  private func words(_ spelling: String, for right: String) throws -> String {
    try Compiler.output(of: panel.replacingOccurrences(of: right, with: spelling))
  }
}
