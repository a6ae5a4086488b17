import EngineTestSupport
import Synchronization

@testable import Engine

/// A house of rooms, each with a state of its own: for tests of nested descriptions.
struct House: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance = Appearance()
    /// Which rooms there are, and where their left edges are.
    var rooms: [String: Double] = [:]
    /// True if the rooms say how their furniture moves.
    var speaks = true
    /// The duration of the rooms' own motion, in seconds; nil: they don't move.
    var duration: Double? = 0.4
    var tally = Tally()
  }

  typealias Keys = String
  var props: Props

  static func childrenDescriptions(props: Props, state: NoState) -> [any NodeDescription] {
    props.rooms.keys.sorted().map { key in
      Room(
        props: Room.Props(
          key: key, appearance: Appearance(frame: Rect(props.rooms[key] ?? 0, 0, 100, 50)),
          speaks: props.speaks, tally: props.tally))
    }
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Props, nextProps: Props,
    currentState: NoState, nextState: NoState
  ) {
    guard let duration = nextProps.duration else { return }
    container.allChildren = Animation(
      type: .curve(.linear, duration: duration), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }
}

/// A room with a number of lamps, which is its state.
struct Room: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance: Appearance
    var speaks: Bool
    var tally: Tally
  }

  struct State: NodeDescriptionState {
    var lamps = 1
  }

  typealias Keys = String
  var props: Props

  static func childrenDescriptions(props: Props, state: State) -> [any NodeDescription] {
    props.tally.describe(props.key ?? "-")
    return (0..<state.lamps).map { index in
      Lamp(
        props: Lamp.Props(
          key: "lamp\(index)",
          appearance: Appearance(frame: Rect(props.appearance.frame.x / 10, Double(index), 5, 5))))
    }
  }

  static func apply(props: Props, state: State, to view: View, update: StateUpdater<State>) {
    view.content = .empty
    view.action = { update { $0.lamps += 1 } }
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: Props, nextProps: Props,
    currentState: State, nextState: State
  ) {
    props(nextProps.tally, asked: nextProps.key)
    guard nextProps.speaks else { return }
    container.allChildren = Animation(
      type: .curve(.linear, duration: 0.2), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }

  private static func props(_ tally: Tally, asked key: String?) { tally.ask(key ?? "-") }
}

struct Lamp: NodeDescription {
  struct Props: NodeDescriptionProps {
    var key: String?
    var appearance: Appearance
  }

  var props: Props
}

/// Counts how often something was described, and asked for its animations.
final class Tally: Equatable, Sendable {
  private let counts = Mutex<(described: [String], asked: [String])>(([], []))

  func describe(_ key: String) { counts.withLock { $0.described.append(key) } }
  func ask(_ key: String) { counts.withLock { $0.asked.append(key) } }

  /// Returns the keys that were counted since the last time, and forgets them.
  func take() -> (described: [String], asked: [String]) {
    counts.withLock { counts in
      defer { counts = ([], []) }
      return counts
    }
  }

  static func == (a: Tally, b: Tally) -> Bool { a === b }
}

/// A house on a stage, with its own time.
struct HouseStage {
  let stage = Stage()
  let container = View(key: "container")
  let tree: DescriptionTree<House>
  let tally = Tally()
  private(set) var time = 0.0

  init(_ rooms: [String: Double], speaks: Bool = true, duration: Double? = 0.4) {
    stage.root.addSubview(container)
    tree = DescriptionTree(
      props: House.Props(rooms: rooms, speaks: speaks, duration: duration, tally: tally),
      in: container, stage: stage)
    _ = tally.take()
  }

  @discardableResult
  func play(to rooms: [String: Double]) -> Transition {
    var props = tree.props
    props.rooms = rooms
    let transition = tree.transition(to: props)
    transition.play()
    return transition
  }

  mutating func advance(by seconds: Double) {
    time += seconds
    stage.advance(to: .seconds(time))
  }

  func view(_ key: String) -> View { container.first(key: key) ?? View(key: "missing") }
  func lamps(in room: String) -> [View] { view(room).subviews }
  var keys: [String] { container.subviews.compactMap(\.key) }
}
