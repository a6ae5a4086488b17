import EngineTestSupport
import Foundation
import Testing

/// Transformers in every spelling, as strangers write them: none is ambiguous, and each does what it
/// says.
@Suite struct TransformerSpellingTests {
  /// The list as it is written, and the number and the width with which a dial enters; at rest it has
  /// 7, and is 100 points wide.
  private static let lists = [
    // As version 1.0.0 took them.
    ("[]", "7 100.0"),
    ("[{ $0 }]", "7 100.0"),
    ("[{ p in var p = p; p.alpha = 0; p.size.width = 30; return p }]", "7 30.0"),
    ("[{ p in var p = p; p.transform.rotation = 1; return p }]", "7 100.0"),
    ("[{ (look: Appearance) -> Appearance in look }]", "7 100.0"),
    ("[{ _ in Appearance(frame: Rect(0, 0, 20, 20)) }]", "7 20.0"),
    ("[AnimationProps.fade(), AnimationProps.scale(0.5)]", "7 50.0"),
    ("[narrow]", "7 10.0"),
    ("[half, narrow, typed, { $0 }]", "7 5.0"),
    ("looks", "7 5.0"),
    // As the original writes them.
    ("[zero]", "0 100.0"),
    ("[number(3)]", "3 100.0"),
    ("[number(3), zero]", "0 100.0"),
    ("[{ (props: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps in zero(props) }]", "0 100.0"),
    ("[{ (_ props: AnyNodeDescriptionProps) in zero(props) }]", "0 100.0"),
    (
      "[{ props in guard var dial = props as? Dial.Props else { return props }; dial.number = 2; return dial }]",
      "2 100.0"
    ),
    ("[{ props in var p = props as! Dial.Props; p.number = 4; return p }]", "4 100.0"),
    ("[{ props in var props = zero(props); props.frame.size.width = 40; return props }]", "0 40.0"),
    ("wholes", "0 50.0"),
    ("[AnimationProps.scale(percentage: 0.5), AnimationProps.moveLeft(), zero]", "0 50.0"),
    // Both.
    ("[AnimationProps.scale(0.5), zero]", "0 50.0"),
    ("[zero, { p in var p = p; p.size.width = 30; return p }, AnimationProps.fade()]", "0 30.0"),
    ("[zero, { $0 }, number(9)]", "9 100.0"),
    ("[half, zero]", "0 50.0"),
    ("[narrow, zero, typed, number(5), AnimationProps.scale(0.5)]", "5 2.5"),
    (
      "[{ (look: Appearance) -> Appearance in half(look) }, { (p: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps in zero(p) }]",
      "0 50.0"
    ),
  ]

  /// The lists in which functions of both types stand; closures have types there.
  private static let typed = lists.suffix(3).map(\.0)

  private let frame = #"""
    import Engine

    struct Dial: NodeDescription {
      struct Props: NodeDescriptionProps {
        var key: String?
        var appearance = Appearance(frame: Rect(0, 0, 100, 20))
        var number = 7
      }

      var props: Props

      static func apply(props: Props, to view: View) {
        applied.append("\(props.number) \(props.frame.width)")
      }
    }

    nonisolated(unsafe) var applied: [String] = []

    struct Panel: NodeDescription {
      struct Props: NodeDescriptionProps {
        var key: String?
        var appearance = Appearance()
        var test = -1
      }

      enum Keys { case dial }

      var props: Props

      static func childrenDescriptions(props: Props) -> [any NodeDescription] {
        props.test < 0 ? [] : [Dial(props: Dial.Props(key: "dial"))]
      }

      static func updateChildrenAnimations(
        container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props
      ) {
        container[.dial] = Panel.animation(max(currentProps.test, nextProps.test))
      }
    }

    func narrow(_ look: Appearance) -> Appearance {
      var look = look
      look.size.width = 10
      return look
    }

    func zero(_ props: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps {
      guard var dial = props as? Dial.Props else { return props }
      dial.number = 0
      return dial
    }

    func number(_ number: Int) -> (_ props: AnyNodeDescriptionProps) -> AnyNodeDescriptionProps {
      return { props in
        guard var dial = props as? Dial.Props else { return props }
        dial.number = number
        return dial
      }
    }

    extension Panel {
      static func animation(_ test: Int) -> Animation<ChildTransition> {
        let half = AnimationProps.scale(0.5)
        let typed: AnimationPropsTransformer = { props in
          var props = props
          props.size.width *= 0.5
          return props
        }
        let looks: [AnimationPropsTransformer] = [narrow, { $0 }, half]
        let wholes: [(AnyNodeDescriptionProps) -> AnyNodeDescriptionProps] = [
          zero, { $0 }, AnimationProps.scale(0.5),
        ]
        let type = AnimationType.linear(duration: 1)
        _ = (half, typed, looks, wholes)
        switch test {

    """#

  private let run = #"""
        default: return .none
        }
      }
    }

    let stage = Stage()
    let window = View(frame: Rect(0, 0, 100, 100))
    stage.root.addSubview(window)
    for test in 0..<tests {
      let tree = DescriptionTree<Panel>(props: Panel.Props(), in: window, stage: stage)
      applied = []
      let coming = tree.begin(to: Panel.Props(test: test))
      print(window.subviews[0].presented.size.width, terminator: " ")
      coming.commit()
      let going = tree.begin(to: Panel.Props())
      going.seek(to: 1)
      print(window.subviews[0].presented.size.width, applied)
      going.commit()
    }
    """#

  /// Each list enters and leaves; beside each of the other lists it is only compiled.
  @Test func everySpellingIsTakenForWhatItSays() throws {
    let cases = Self.lists.enumerated().map { place, list in
      """
          case \(place):
            return Animation(type: type, entryTransformers: \(list.0), leaveTransformers: \(list.0))

      """
    }
    let program =
      frame + cases.joined()
      + run.replacingOccurrences(
        of: "for test in 0..<tests", with: "for test in 0..<\(Self.lists.count)")
    let lines = try Compiler.output(of: program).split(separator: "\n").map(String.init)
    let wanted = Self.lists.map { list in
      let (number, width) = (list.1.split(separator: " ")[0], list.1.split(separator: " ")[1])
      return number == "7"
        ? "\(width) \(width) [\"7 100.0\", \"7 \(width)\"]"
        : "\(width) \(width) [\"\(number) \(width)\", \"7 100.0\", \"\(number) \(width)\"]"
    }
    #expect(lines.count == wanted.count, "\(lines)")
    for (place, pair) in zip(lines, wanted).enumerated() {
      #expect(
        pair.0.replacingOccurrences(of: "7 100.0\", \"7 100.0", with: "7 100.0")
          == pair.1
          .replacingOccurrences(of: "7 100.0\", \"7 100.0", with: "7 100.0"),
        "\(Self.lists[place].0)")
    }
  }

  /// Lists stand beside one another, and either may be left out.
  @Test func anyTwoListsStandBesideOneAnother() throws {
    let plain = Self.lists.map(\.0).filter { !Self.typed.contains($0) }
    let lines = Self.lists.enumerated().flatMap { place, list -> [String] in
      let others =
        Self.typed.contains(list.0)
        ? ["[zero]", "[narrow]", "looks", "wholes"]
        : ["[zero]", "[{ $0 }]", plain[(place * 7 + 3) % plain.count]]
      return [
        "entryTransformers: \(list.0)", "leaveTransformers: \(list.0)",
        "options: AnimationOptions(delay: 1), leaveTransformers: \(list.0)",
      ] + others.map { "entryTransformers: \(list.0), leaveTransformers: \($0)" }
        + others.map { "entryTransformers: \($0), leaveTransformers: \(list.0)" }
    }
    let made = lines.map { "_ = Animation(type: type, \($0))" }.joined(separator: "\n")
    let program =
      frame + "case 0:\n\(made)\nreturn .none\n"
      + run.replacingOccurrences(of: "0..<tests", with: "0..<1")
    #expect(try Compiler.check(program) == "")
  }

  @Test func whatIsNoTransformerIsRefusedInPlainWords() throws {
    let program =
      frame + "case 0: return Animation(type: type, entryTransformers: [3])\n"
      + run.replacingOccurrences(of: "0..<tests", with: "0..<1")
    let words = try Compiler.output(of: program)
    #expect(
      words.contains(
        "a transformer is a function of an Appearance or of AnyNodeDescriptionProps that returns the same, and not Int"
      ), "\(words)")
  }
}
