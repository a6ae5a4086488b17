import EngineTestSupport
import Testing

@testable import Engine

/// A word that a description changes, and that goes along an arc.
private struct Sign: NodeDescription {
  typealias Keys = String

  struct Props: NodeDescriptionProps {
    var key: String? = "sign"
    var appearance = Appearance(frame: Rect(0, 0, 200, 100))
    var word: String
    var place = Point(20, 50)
    var arc = 0.0
  }

  let props: Props

  init(props: Props) { self.props = props }

  static func childrenDescriptions(
    props: Props, state: NoState
  ) -> [any NodeDescription] {
    [
      ViewDescription(
        "word", Appearance(frame: Rect(center: props.place, size: Size(40, 20))),
        content: .text(TextContent(props.word, font: .label, color: .black)),
        crossFadesContent: true)
    ]
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Props, nextProps: Props,
    currentState: NoState, nextState: NoState
  ) {
    container["word"] = Animation(
      type: .curve(.linear, duration: 1), options: AnimationOptions(arc: nextProps.arc))
  }
}

/// Contents and arcs between descriptions.
@Suite struct DescribedMotionTests {
  private let stage = Stage()
  private let container = View()
  private let tree: DescriptionTree<Sign>

  init() {
    stage.root.addSubview(container)
    tree = DescriptionTree(props: Sign.Props(word: "a"), in: container, stage: stage)
    stage.advance(to: .zero)
  }

  private var word: View { container.first(key: "word") ?? View() }

  /// The words that are seen, each with its share in itself and those below it.
  private var seen: [String] {
    let layers = word.mix?.layers ?? [(word.content, 1)]
    return layers.map { content, share in
      guard case .text(let text) = content else { return "?" }
      return "\(text.string) \((share * 1000).rounded() / 1000)"
    }
  }

  private func props(_ word: String) -> Sign.Props {
    var props = tree.props
    props.word = word
    return props
  }

  @Test func aHandFadesAWordThereAndBack() {
    let change = tree.begin(to: props("b"), scrubbed: true)
    #expect(seen == ["a 1.0"])
    change.seek(to: 0.25)
    #expect(seen == ["a 1.0", "b 0.25"])
    change.seek(to: 0.75)
    #expect(seen == ["a 1.0", "b 0.75"])
    change.rollBack()
    #expect(seen == ["a 1.0"] && word.mix == nil && tree.props.word == "a")
  }

  @Test func committedItIsTheNewWordAlone() {
    let change = tree.begin(to: props("b"))
    change.seek(to: 0.5)
    change.commit()
    #expect(seen == ["b 1.0"] && word.mix == nil)
  }

  @Test func takenBackItBeginsAtTheNewWord() {
    let change = tree.begin(backTo: props("b"))
    #expect(seen == ["a 1.0"])
    change.seek(to: 0.25)
    // Three quarters are still to be taken back.
    #expect(seen == ["a 1.0", "b 0.75"] || seen == ["b 1.0", "a 0.25"])
    change.rollBack()
    #expect(seen == ["b 1.0"] && tree.props.word == "b")
  }

  @Test func aThirdWordTakesOverWithoutAJump() {
    tree.animate(to: props("b"))
    stage.advance(to: .seconds(0.5))
    let before = seen
    tree.animate(to: props("c"))
    #expect(seen == before)
    stage.advance(to: .seconds(0.75))
    #expect(word.mix?.layers.count == 3)
    stage.advance(to: .seconds(2))
    #expect(seen == ["c 1.0"] && word.mix == nil && !stage.isRunning)
  }

  @Test func otherWordsInTheMiddleKeepTheProgress() {
    tree.begin(to: props("b")).seek(to: 0.25)
    tree.relayout { $0.word += "2" }
    #expect(seen == ["a2 1.0", "b2 0.25"])
    tree.change?.seek(to: 0)
    #expect(seen == ["a2 1.0"])
    tree.change?.commit()
    #expect(seen == ["b2 1.0"] && word.mix == nil)
  }

  @Test func anotherPlaceInTheMiddleKeepsTheProgress() {
    tree.animate(to: props("b"))
    stage.advance(to: .seconds(0.25))
    tree.relayout { $0.place.y = 60 }
    #expect(seen == ["a 1.0", "b 0.25"])
    stage.advance(to: .seconds(1))
    #expect(seen == ["b 1.0"] && word.mix == nil)
  }

  @Test func anArcLeadsOverTheTop() {
    var next = props("a")
    (next.place, next.arc) = (Point(120, 50), .pi)
    let change = tree.begin(to: next)
    change.seek(to: 0.5)
    #expect(word.presented.center.distance(to: Point(70, 0)) < 1e-9)
    change.seek(to: 1)
    #expect(word.presented.center == Point(120, 50))
    change.seek(to: 0)
    #expect(word.presented.center == Point(20, 50))
  }
}
