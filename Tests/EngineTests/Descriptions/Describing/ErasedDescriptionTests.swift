import EngineTestSupport
import Testing

@testable import Engine

/// Descriptions whose types are known at run time only.
@Suite struct ErasedDescriptionTests {
  private let room = Room.Props(
    key: "a", appearance: Appearance(), speaks: true, tally: Tally())
  private let lamp = Lamp.Props(key: "l", appearance: Appearance())

  private func lamps(_ count: Int) -> Room.State {
    var state = Room.State()
    state.lamps = count
    return state
  }

  @Test func childrenAreThoseOfPropsAndStateOfItsOwnTypes() {
    #expect(Room.children(props: room, state: lamps(3), node: 1).count == 3)
    #expect(Room.children(props: lamp, state: lamps(3), node: 1).isEmpty)
    #expect(Room.children(props: room, state: NoState(), node: 1).isEmpty)
    #expect(Room.hasState && Room.initialState.equals(lamps(1)))
    #expect(!Lamp.hasState && Lamp.initialState.equals(NoState()))
  }

  @Test func propsAndStatesOfOtherTypesShowNothing() {
    let updates = StateUpdates()
    for (props, state) in [
      (lamp, lamps(1)), (room, NoState()),
    ] as [(any NodeDescriptionProps, any NodeDescriptionState)] {
      let view = View()
      Room.show(props, state, in: view, node: 4, updates: updates)
      #expect(view.action == nil)
    }
    let view = View()
    Room.show(room, lamps(1), in: view, node: 4, updates: updates)
    view.action?()
    let asked = updates.take()
    #expect(asked.map(\.node) == [4] && asked[0].change(lamps(1)).equals(lamps(2)))
  }

  @Test func equalAreOnlyThoseOfOneType() {
    var other = lamp
    other.key = "m"
    #expect(lamp.equals(lamp) && !lamp.equals(other))
    #expect(!lamp.equals(room) && !room.equals(lamp))
    #expect(lamps(2).equals(lamps(2)) && !lamps(2).equals(lamps(1)))
    #expect(!lamps(1).equals(NoState()) && !NoState().equals(lamps(1)))
    #expect(NoState().equals(NoState()))
  }

  @Test func motionsAreAskedOfItsOwnTypes() {
    let rooms = [0, 1].map { place -> Element in
      var props = room
      props.appearance.frame = Rect(Double(place), 0, 1, 1)
      return Element.resolve([Room(props: props)])[0]
    }
    let lamps = Element.resolve([Lamp(props: lamp)])
    let motions = Room.motions(from: rooms[0], to: rooms[1])
    #expect(motions.motion(of: "lamp0", .entry).duration == 0.2)
    #expect(Room.motions(from: lamps[0], to: rooms[1]).isSilent)
    #expect(Room.motions(from: rooms[0], to: lamps[0]).isSilent)
  }

  // MARK: Props

  @Test func frameAndAlphaArePartsOfTheAppearance() {
    var props = lamp
    props.frame = Rect(1, 2, 30, 40)
    props.alpha = 0.25
    #expect(props.appearance == Appearance(frame: Rect(1, 2, 30, 40), alpha: 0.25))
    #expect(props.frame == Rect(1, 2, 30, 40) && props.alpha == 0.25)
    #expect(!props.isShared)
  }

  @Test func aDescriptionMayBeItsOwnProps() {
    let sign = Sign(key: "s", width: 7)
    #expect(sign.props == sign)
    let element = Element.resolve([sign])[0]
    #expect(element.key == "s" && element.props.equals(sign))
    #expect(element.appearance.frame == Rect(0, 0, 7, 1))
  }

  @Test func whoHasKeysSaysWhatItIsMadeOf() async {
    let children = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = Mute.childrenDescriptions(props: Mute()) }
    expectText(
      children,
      "Mute has Keys but describes no children: it implements none of "
        + "childrenDescriptions(props:), (props:state:) and (props:state:handle:)")
    let motions = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var container = ChildrenAnimations<String>()
      Mute.updateChildrenAnimations(
        container: &container, currentProps: Mute(), nextProps: Mute())
    }
    expectText(
      motions,
      "Mute has Keys but moves no children: it implements neither "
        + "updateChildrenAnimations(container:currentProps:nextProps:) nor that with "
        + "currentState: and nextState: at its end")
  }
}

/// A description whose values are its own props.
private struct Sign: NodeDescription, NodeDescriptionProps {
  var key: String?
  var appearance: Appearance

  init(key: String, width: Double) {
    self.key = key
    appearance = Appearance(frame: Rect(0, 0, width, 1))
  }
}

/// A description that names its children and has none.
private struct Mute: NodeDescription, NodeDescriptionProps {
  typealias Keys = String

  var key: String?
  var appearance = Appearance()
}
