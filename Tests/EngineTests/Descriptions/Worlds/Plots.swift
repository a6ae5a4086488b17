import EngineTestSupport

@testable import Engine

/// A plot of the estate: a part with a say of its own, a view with children, or a leaf.
struct PlotSketch: Hashable, Sendable {
  enum Kind: Hashable, CaseIterable { case estate, panel, leaf }

  var key: String?
  var kind: Kind
  var children: [PlotSketch] = []

  /// A random list of siblings, and all below them.
  static func list(_ random: inout SeededGenerator, depth: Int = 3) -> [PlotSketch] {
    var keys = ["a", "b", "c", "d", "e"].shuffled(using: &random)
    return (0..<random.int(in: 0...(depth == 3 ? 4 : 3))).map { _ in
      let kind = depth == 1 ? .leaf : random.element(of: Kind.allCases)
      return PlotSketch(
        key: random.chance(0.85) ? keys.removeLast() : nil, kind: kind,
        children: kind == .leaf ? [] : list(&random, depth: depth - 1))
    }
  }
}

/// The motions of the children of an estate, their order, and the time of removals.
struct PlotManners: Hashable, Sendable {
  enum Order: CaseIterable { case together, oneByOne, enterLeave, stretched, late }
  enum Motion: CaseIterable {
    case silent, none, fades, mixed, springs, recasts

    /// The motions in which everything moves.
    static let flowing: [Motion] = [.fades, .springs]
  }

  var order = Order.together
  var removal = RemovalTime.whenAllEnd
  var motion = Motion.fades

  static func random(_ random: inout SeededGenerator, _ motions: [Motion]) -> PlotManners {
    PlotManners(
      order: random.element(of: Order.allCases),
      removal: random.chance(0.6) ? .whenOwnEnds : .whenAllEnd,
      motion: random.element(of: motions))
  }

  func write(to container: inout ChildrenAnimations<String>) {
    container.removal = removal
    switch order {
    case .together: break
    case .oneByOne: container.choreography = { $0.removals * $0.updates * $0.insertions }
    case .enterLeave: container.choreography = { ($0.insertions + $0.updates) * $0.removals }
    case .stretched: container.choreography = { $0.together.stretched(to: 0.7) }
    case .late:
      container.choreography = { $0.together.time(.cubicBezier(CubicBezier(1, 0, 1, 0))) }
    }
    switch motion {
    case .silent: break
    case .none: container.allChildren = .none
    case .fades: container.allChildren = Self.fading
    case .mixed:
      container.allChildren = Self.fading
      container["a"] = .none
      container["b"] = Self.springing
      container["c", .leave] = Animation(
        type: .curve(.cssEaseIn, duration: 0.1), options: AnimationOptions(delay: 0.05),
        leaveTransformers: [AnimationProps.moveLeft(200)])
    case .springs: container.allChildren = Self.springing
    case .recasts: container.allChildren = Self.recasting
    }
  }

  private static var fading: Animation<ChildTransition> {
    Animation(
      type: .linear(duration: 0.3), entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
  }

  /// Plots come with nothing in them, and go with one more.
  private static var recasting: Animation<ChildTransition> {
    Animation(
      type: .curve(.linear, duration: 0.4),
      entryTransformers: [AnimationProps.fade(), { Self.holding($0) { _ in [] } }],
      leaveTransformers: [
        AnimationProps.moveLeft(200),
        { Self.holding($0) { $0 + [PlotSketch(key: "late", kind: .estate)] } },
      ])
  }

  private static func holding(
    _ props: AnyNodeDescriptionProps, _ change: ([PlotSketch]) -> [PlotSketch]
  ) -> AnyNodeDescriptionProps {
    guard var plot = props as? PlotProps else { return props }
    plot.plots = change(plot.plots)
    return plot
  }

  private static var springing: Animation<ChildTransition> {
    Animation(
      type: .spring(duration: 0.5, damping: 0.4, initialVelocity: 0),
      entryTransformers: [AnimationProps.scale(0)], leaveTransformers: [AnimationProps.scale(0)])
  }
}

/// The props that describe all plots.
struct PlotProps: NodeDescriptionProps {
  var key: String?
  var appearance = Appearance()
  var plots: [PlotSketch] = []
  var manners = PlotManners()
  /// The manners of the parts below.
  var innerManners = PlotManners()
  var scale = 1.0

  /// The children of a part in a state.
  func children(_ state: PlotState) -> [any NodeDescription] {
    let sketches = plots + (state.hasGuest ? [PlotSketch(key: "guest", kind: .leaf)] : [])
    return sketches.enumerated().map { index, sketch in
      let place = Double(index)
      let props = PlotProps(
        key: sketch.key,
        appearance: Appearance(
          frame: Rect(40 * place * scale, 10 * scale, (30 + 5 * place) * scale, 20 * scale),
          alpha: 1 - place / 16, backgroundColor: Color(white: state.tint),
          cornerRadius: 4 * scale),
        plots: sketch.children, manners: innerManners, innerManners: innerManners, scale: scale)
      return switch sketch.kind {
      case .estate: Estate(props: props)
      case .panel: PlotPanel(props: props)
      case .leaf: PlotLeaf(props: props)
      }
    }
  }
}

struct PlotState: NodeDescriptionState {
  var tint = 0.5
  var hasGuest = false
}

/// A part with a state, whose children move as it says.
struct Estate: NodeDescription {
  typealias Keys = String
  var props: PlotProps

  static func childrenDescriptions(props: PlotProps, state: PlotState) -> [any NodeDescription] {
    props.children(state)
  }

  static func apply(
    props: PlotProps, state: PlotState, to view: View, update: StateUpdater<PlotState>
  ) {
    view.action = { update { $0.hasGuest.toggle() } }
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<String>, currentProps: PlotProps, nextProps: PlotProps,
    currentState: PlotState, nextState: PlotState
  ) {
    nextProps.manners.write(to: &container)
  }
}

/// A view with children that are its parent's.
struct PlotPanel: NodeDescriptionWithChildren {
  var props: PlotProps

  static func childrenDescriptions(props: PlotProps, state: NoState) -> [any NodeDescription] {
    props.children(PlotState())
  }
}

struct PlotLeaf: NodeDescription {
  var props: PlotProps
}
