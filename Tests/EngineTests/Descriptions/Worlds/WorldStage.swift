import EngineTestSupport

@testable import Engine

/// A world on a stage, with its own time.
struct WorldStage {
  let stage = Stage()
  let container = View(key: "container")
  let tree: DescriptionTree<World>
  private(set) var time = 0.0

  init(_ text: String, motions: World.Motions = .mixed, scale: Double = 1) {
    stage.root.addSubview(container)
    tree = DescriptionTree(
      props: World.Props(text: text, scale: scale, motions: motions), state: World.State(),
      in: container, stage: stage)
  }

  mutating func advance(by seconds: Double) {
    time += seconds
    stage.advance(to: .seconds(time))
  }

  /// The props of another list, else as they are.
  func props(_ text: String) -> World.Props {
    var props = tree.props
    props.text = text
    return props
  }

  @discardableResult
  func begin(to text: String, scrubbed: Bool = false) -> Transition {
    tree.transition(to: props(text), scrubbed: scrubbed)
  }

  @discardableResult
  func begin(backTo text: String, scrubbed: Bool = false) -> Transition {
    tree.transition(backTo: props(text), scrubbed: scrubbed)
  }

  func play(to text: String) { begin(to: text).play() }

  /// The children's keys, back to front; a child of a panel behind its parent's.
  var keys: [String] { container.snapshots.map { $0.key ?? "." } }

  /// The children's keys with a letter for the phase: e, p or l.
  var phases: [String] {
    container.snapshots.map { ($0.key ?? ".") + ":" + $0.phase.rawValue.prefix(1) }
  }

  func view(_ key: String) -> View { container.first(key: key) ?? View(key: "missing") }

  /// Lets everything come to its end.
  mutating func rest() {
    tree.transition?.play()
    var rounds = 0
    repeat {
      advance(by: 0.7)
      rounds += 1
    } while rounds < 6 && (tree.transition != nil || stage.isRunning)
    advance(by: 0.1)
  }

  /// The problems that a closure finds in a world that fades; and the views that outlive it.
  static func problems(
    _ text: String, _ find: (inout WorldStage, ViewTracker) -> [String]
  ) -> [String] {
    let tracker: ViewTracker
    do {
      var world = WorldStage(text, motions: .fades)
      tracker = ViewTracker(world.container)
      tracker.look()
      let problems = find(&world, tracker)
      if !problems.isEmpty { return problems }
    }
    return tracker.kept.isEmpty ? [] : ["outlive the world: \(tracker.kept)"]
  }

  var problemsAtRest: [String] {
    TreeInvariants.problemsAtRest(of: tree, in: container, on: stage)
      + (stage.properties.isEmpty ? [] : ["something moves properties"])
  }
}

extension View {
  convenience init(key: String) {
    self.init()
    self.key = key
  }
}
