import Testing

@testable import Engine

/// Elements that are one view.
@Suite struct ViewDescriptionTests {
  private let words = TextContent("Hi", font: Font(size: 10), color: .black)
  private let frame = Rect(10, 20, 30, 40)

  @Test func aPlainOneHasNeitherContentNorInput() {
    let props = ViewDescription("a", Appearance(frame: frame, alpha: 0.5)).props
    #expect(props.key == "a" && props.appearance == Appearance(frame: frame, alpha: 0.5))
    #expect(props.content == .empty && props.action == nil)
    #expect(
      !props.takesInput && !props.crossFadesContent && !props.clipsToBounds && !props.isShared)
  }

  @Test func aLabelIsATextInItsFrame() {
    let props = ViewDescription.label("a", words, frame).props
    #expect(props == ViewDescription("a", Appearance(frame: frame), content: .text(words)).props)
  }

  @Test func aPictureFitsItsRoomUnlessItIsAskedOtherwise() {
    let drawing = Drawing(viewBox: Rect(0, 0, 20, 10), items: [])
    let props = ViewDescription.image("a", drawing, Rect(10, 10, 40, 40)).props
    #expect(
      props
        == ViewDescription(
          "a", Appearance(frame: Rect(10, 20, 40, 20)), content: .drawing(drawing)
        ).props)
  }

  @Test func aButtonIsATextOnARoundedGround() {
    let action = Action(StateHandle<World.State>(node: 3)) { $0.extra = "x" }
    func button(_ radius: Double?) -> ViewDescription.Props {
      radius.map {
        ViewDescription.button(
          "a", words, frame, background: .white, cornerRadius: $0, action: action
        ).props
      } ?? ViewDescription.button("a", words, frame, background: .white, action: action).props
    }
    let look = Appearance(frame: frame, backgroundColor: .white, cornerRadius: 8)
    #expect(
      button(nil) == ViewDescription("a", look, content: .text(words), action: action).props)
    #expect(button(3).appearance.cornerRadius == 3)
  }

  @Test func sharedItIsTheSameButForThat() {
    let plain = ViewDescription("a", Appearance(frame: frame), content: .text(words))
    var wanted = plain.props
    wanted.isShared = true
    #expect(plain.shared().props == wanted && !plain.props.isShared)
  }

  @Test func itsViewGetsAllOfIt() {
    func shown(_ description: ViewDescription) -> View {
      let view = View()
      Element.resolve([description])[0].show(in: view)
      return view
    }
    let plain = shown(ViewDescription("a", Appearance(frame: frame)))
    #expect(!plain.takesInput && !plain.crossFadesContent && plain.content == .empty)
    #expect(plain.frame == frame && plain.action == nil)
    let full = shown(
      ViewDescription(
        "a", Appearance(frame: frame), content: .text(words), takesInput: true,
        crossFadesContent: true, clipsToBounds: true))
    #expect(full.takesInput && full.crossFadesContent && full.clipsToBounds && !plain.clipsToBounds)
    #expect(full.content == .text(words))
    let action = Action(StateHandle<World.State>(node: 3)) { $0.extra = "x" }
    let button = shown(ViewDescription("a", Appearance(), action: action))
    #expect(button.takesInput && button.action != nil)
  }

  @Test func sharedWithoutAKeyItIsToldByItsPlace() {
    var describer = Describer()
    let keyless = ViewDescription(nil, Appearance()).shared()
    let list = describer.describeTree([keyless, keyless], known: [])
    #expect(describer.problems == [])
    #expect(list.map(\.identity.occurrence) == [0, 1])
    #expect(list.allSatisfy { $0.isShared && $0.sharedName == nil })
    var other = Describer()
    let keyed = ViewDescription("a", Appearance()).shared()
    _ = other.describeTree([keyed], known: [])
    #expect(other.problems == [])
  }
}
