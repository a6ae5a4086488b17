import EngineTestSupport
import Foundation
import Testing

/// Animators of people who have the engine's public names and no others.
@Suite struct OwnAnimatorTests {
  /// A list of 20 rows whose animator decides by a condition of the component view's words.
  private func program(animatesIf condition: String) -> String {
    program.replacingOccurrences(of: "CONDITION", with: condition)
  }

  private let program = #"""
    import Engine

    struct Falling: Animator {
      func insert(componentView: ComponentView, view: View, frame: Rect) {
        guard CONDITION else { return }
        view.alpha = 0
        View.animate(withDuration: 1, options: .curveLinear) { view.alpha = 1 }
      }

      func delete(componentView: ComponentView, view: View, completion: @escaping () -> Void) {
        completion()
      }
    }

    let stage = Stage()
    let list = ComponentView(frame: Rect(0, 0, 100, 50))
    stage.root.addSubview(list)
    list.animator = Falling()

    @MainActor func show(_ numbers: some Sequence<Int>) {
      list.component = VStack {
        for number in numbers { SizeLayout<View>(width: 100, height: 20).id("\(number)") }
      }
      list.reload()
    }

    @MainActor func look(_ second: Double) {
      stage.advance(to: Instant(seconds: second))
      print(list.visibleIds.map { "\($0): \(list.view(id: $0)?.presented.alpha ?? -1)" })
    }

    show(0..<20)
    look(0.5)
    look(1)
    list.contentOffset = Point(0, 40)
    look(1.5)
    look(2)
    show([0, 1, 2, 90] + Array(3..<20))
    look(2.5)
    """#

  @Test(arguments: [
    ("true", ["0: 0.5", "1: 0.5", "2: 0.5"], ["3: 0.5", "4: 0.5"], ["90: 0.5"]),
    (
      "componentView.isReloading", ["0: 0.5", "1: 0.5", "2: 0.5"], ["3: 1.0", "4: 1.0"], ["90: 0.5"]
    ),
    (
      "componentView.hasReloaded", ["0: 1.0", "1: 1.0", "2: 1.0"], ["3: 0.5", "4: 0.5"], ["90: 0.5"]
    ),
    (
      "componentView.animatesInsertion(at: frame)", ["0: 1.0", "1: 1.0", "2: 1.0"],
      ["3: 1.0", "4: 1.0"], ["90: 0.5"]
    ),
    ("false", ["0: 1.0", "1: 1.0", "2: 1.0"], ["3: 1.0", "4: 1.0"], ["90: 1.0"]),
  ])
  func itAnimatesWhatItWishes(
    _ condition: String, _ first: [String], _ scrolled: [String], _ inserted: [String]
  ) throws {
    let whole = ["0: 1.0", "1: 1.0", "2: 1.0"]
    let shown = [
      first, whole, ["2: 1.0"] + scrolled, ["2: 1.0", "3: 1.0", "4: 1.0"],
      ["2: 1.0"] + inserted + ["3: 1.0"],
    ]
    #expect(
      try Compiler.output(of: program(animatesIf: condition))
        == shown.map { "\($0)\n" }.joined())
  }

  /// Its own source, under another name, needs nothing that others have not: what a list shows
  /// through a story of reloads and scrolling is the same.
  @Test func theTransformAnimatorIsMadeOfPublicNames() throws {
    let source = try String(
      contentsOf: repositoryRoot().appendingPathComponent(
        "Sources/Engine/Collections/Animators/TransformAnimator.swift"), encoding: .utf8)
    let copy = source.replacingOccurrences(of: "TransformAnimator", with: "Copy")
    #expect(
      try Compiler.output(of: requirement + copy + comparison) == "true true\ntrue\n")
  }

  private let requirement = #"""
    public import Engine

    func require(
      _ condition: Bool, _ text: @autoclosure () -> String, file: StaticString, line: UInt
    ) {
      precondition(condition, text(), file: file, line: line)
    }


    """#

  private let comparison = #"""

    @MainActor func story(_ animator: any Animator) -> [String] {
      let stage = Stage()
      let list = ComponentView(frame: Rect(0, 0, 100, 100))
      stage.root.addSubview(list)
      list.animator = animator
      list.visibleFrameInsets = Insets(top: -40, left: 0, bottom: -40, right: 0)
      var (shown, frame): ([String], Int) = ([], 0)
      func show(_ numbers: some Sequence<Int>) {
        list.component = VStack {
          for number in numbers {
            SizeLayout<View>(width: 100, height: Double(20 + number)).id("row\(number)")
          }
        }
        for _ in 0..<8 {
          stage.advance(to: Instant(seconds: Double(frame) / 10))
          frame += 1
          for view in list.contentView.subviews {
            shown.append("\(frame) \(view.key ?? "-") \(view.presented)")
          }
        }
      }
      show(0..<20)
      show([0, 2, 99] + Array(3..<20))
      list.contentOffset = Point(0, 60)
      show((0..<20).reversed())
      show([1, 19, 5, 99])
      show([])
      return shown
    }

    let turned = Transform(translation: Point(30, 5), scale: Point(0.5, 0.5), rotation: 1)
    var (ours, theirs) = (TransformAnimator(transform: turned), Copy(transform: turned))
    print(story(ours).count > 200, story(ours) == story(theirs))
    (ours.cascade, theirs.cascade) = (.distance, .distance)
    (ours.cascadesAll, theirs.cascadesAll) = (true, true)
    (ours.cascadeSpeed, theirs.cascadeSpeed) = (200, 200)
    (ours.showsInitialInsertions, theirs.showsInitialInsertions) = (true, true)
    (ours.animatesOutOfBoundsItems, theirs.animatesOutOfBoundsItems) = (true, true)
    print(story(ours) == story(theirs))
    """#
}
