import EngineTestSupport
import Testing

@testable import Engine

/// A number as a bar that is as long, and as a text.
private struct Meter: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String? = "meter"
    var appearance = Appearance(frame: Rect(0, 0, 200, 40))
    var number = 80
  }

  enum Keys { case bar, digits, mark }

  var props: Props

  static func childrenDescriptions(props: Props) -> [any NodeDescription] {
    let words = TextContent("\(props.number)", font: .label, color: .black)
    let bar = ViewDescription("bar", Appearance(frame: Rect(0, 0, Double(props.number), 10)))
    let digits = ViewDescription(
      "digits", Appearance(frame: Rect(0, 20, 50, 20)), content: .text(words),
      crossFadesContent: true)
    let mark = ViewDescription("mark", Appearance(frame: Rect(100, 0, 2, 10)))
    return props.number < 50 ? [bar, digits] : [bar, digits, mark]
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props
  ) {
    container.allChildren = Animation(type: .curve(.linear, duration: 1))
    container[.mark] = Animation(
      type: .curve(.linear, duration: 1), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }
}

/// A wall on which a meter hangs, or not.
private struct Wall: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance = Appearance(frame: Rect(0, 0, 200, 100))
    var number: Int?
  }

  enum Keys { case meter }

  var props: Props

  static func childrenDescriptions(props: Props) -> [any NodeDescription] {
    props.number.map { [Meter(props: Meter.Props(number: $0))] } ?? []
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props
  ) {
    container[.meter] = Animation(
      type: .curve(.linear, duration: 1),
      entryTransformers: [AnimationProps.moveLeft(100), showing(0)],
      leaveTransformers: [showing(20), AnimationProps.scale(0.5)])
  }

  private static func showing(
    _ number: Int
  ) -> (AnyNodeDescriptionProps) -> AnyNodeDescriptionProps {
    { props in
      guard var meter = props as? Meter.Props else { return props }
      meter.number = number
      return meter
    }
  }
}

/// Elements that enter from, and leave to, other props than their own.
@Suite struct TransformedPropsTests {
  private let stage = Stage()
  private let container = View()
  private let tree: DescriptionTree<Wall>

  init() {
    stage.root.addSubview(container)
    tree = DescriptionTree(props: Wall.Props(), in: container, stage: stage)
    stage.advance(to: .zero)
  }

  private func view(_ key: String) -> View? { container.first(key: key) }

  /// The bar's length, the numbers that are seen with their shares, and the mark's opacity.
  private var seen: String {
    guard let bar = view("bar"), let digits = view("digits") else { return "nothing" }
    let layers = digits.mix?.layers ?? [(digits.content, 1)]
    let words = layers.map { content, share in
      guard case .text(let text) = content else { return "?" }
      return "\(text.string) \(share)"
    }
    let mark = view("mark").map { "\($0.presented.alpha)" } ?? "-"
    return "\(bar.presented.size.width), \(words.joined(separator: " + ")), \(mark)"
  }

  private func text(_ list: [Element]) -> String {
    list.map { element in
      let number = (element.props as? Meter.Props).map { ":\($0.number)" } ?? ""
      let children = element.children.isEmpty ? "" : "(\(text(element.children)))"
      return "\(element.key ?? "-")\(number)@\(element.props.frame.width)\(children)"
    }.joined(separator: " ")
  }

  @Test func theFourStepsHaveTheirOwnProps() {
    let coming = tree.transition(to: Wall.Props(number: 80)).steps
    #expect(text(coming.initial) == "")
    #expect(text(coming.firstIntermediate) == "meter:0@200.0(bar@0.0 digits@50.0 mark@2.0)")
    #expect(text(coming.secondIntermediate) == "meter:80@200.0(bar@80.0 digits@50.0 mark@2.0)")
    #expect(text(coming.final) == "meter:80@200.0(bar@80.0 digits@50.0 mark@2.0)")
    tree.transition?.commit()
    let going = tree.transition(to: Wall.Props()).steps
    #expect(text(going.initial) == "meter:80@200.0(bar@80.0 digits@50.0 mark@2.0)")
    #expect(text(going.firstIntermediate) == text(going.initial))
    #expect(text(going.secondIntermediate) == "meter:20@100.0(bar@20.0 digits@50.0 mark@2.0)")
    #expect(text(going.final) == "")
  }

  @Test func aMeterCountsUpAsItComesAndDownAsItGoes() {
    let coming = tree.transition(to: Wall.Props(number: 80))
    coming.seek(to: 0)
    #expect(seen == "0.0, 0 1.0, 0.0")
    coming.seek(to: 0.25)
    #expect(seen == "20.0, 0 1.0 + 80 0.25, 0.25")
    coming.seek(to: 1)
    #expect(seen == "80.0, 80 1.0, 1.0")
    coming.commit()
    #expect(seen == "80.0, 80 1.0, 1.0")
    let going = tree.transition(to: Wall.Props())
    going.seek(to: 0)
    #expect(seen == "80.0, 80 1.0, 1.0")
    going.seek(to: 0.5)
    #expect(seen == "50.0, 80 1.0 + 20 0.5, 0.5")
    going.commit()
    #expect(seen == "nothing" && tree.checkInvariants() == [])
  }

  @Test func whatIsRolledBackIsAsItWas() {
    tree.transition(to: Wall.Props(number: 80)).rollBack()
    #expect(seen == "nothing" && tree.checkInvariants() == [])
    tree.transition(to: Wall.Props(number: 80)).commit()
    tree.transition(to: Wall.Props()).seek(to: 0.7)
    tree.transition?.rollBack()
    #expect(seen == "80.0, 80 1.0, 1.0" && tree.checkInvariants() == [])
    #expect(view("meter")?.presented.size.width == 200)
  }

  /// A meter that is caught on its way in goes out from where it is, and comes to rest whole.
  @Test func aMeterThatIsCaughtGoesOnFromThere() {
    tree.transition(to: Wall.Props(number: 80)).play()
    stage.advance(to: .seconds(0.5))
    let bar = view("bar")
    tree.transition(to: Wall.Props()).play()
    #expect(view("bar") === bar && bar?.presented.size.width == 40)
    stage.advance(to: .seconds(0.75))
    tree.transition(to: Wall.Props(number: 80)).play()
    #expect(view("bar") === bar && tree.checkInvariants() == [])
    for time in [1.0, 2, 4, 6] { stage.advance(to: .seconds(time)) }
    #expect(view("bar") === bar && seen == "80.0, 80 1.0, 1.0")
    #expect(tree.transition == nil && tree.checkInvariants() == [])
  }

  /// Props of another type say how an element looks, and no more.
  @Test func propsOfAnotherTypeChangeTheLooksOnly() {
    let meter = Element.resolve([Meter(props: Meter.Props())])[0]
    let other = meter.transformed(by: [
      .props { props in
        ViewDescription("other", Appearance(frame: props.frame.inset(by: 10))).props
      }
    ])
    #expect(other.props.frame == Rect(10, 10, 180, 20))
    #expect((other.props as? Meter.Props)?.number == 80 && other.key == "meter")
    #expect(!other.isDescribedOtherwise(than: meter))
  }
}
