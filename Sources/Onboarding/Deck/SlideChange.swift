package import Engine

/// A change between two slides in a tree of its own, that nobody sees but who looks at it.
package final class SlideChange {
  private let stage = Stage()
  private let tree: DescriptionTree<Intro>
  private let goal: Intro.Props
  private let isReversed: Bool

  /// A slide at rest.
  package convenience init(
    at place: Int, of graph: SlideGraph, in props: Intro.Props, _ typesetter: Typesetter
  ) {
    let still = SlideGraph.Change(
      old: place, new: place, type: nil, isReversed: false, isMirrored: false)
    self.init(still, of: graph, in: props, typesetter)
  }

  /// - Parameters:
  ///   - props: the slides, their layout and pictures; the slide in them means nothing.
  ///   - typesetter: tells how large words are.
  package init(
    _ change: SlideGraph.Change, of graph: SlideGraph, in props: Intro.Props,
    _ typesetter: Typesetter
  ) {
    var (old, new) = (props, props)
    (old.step, new.step) = (graph.slides[change.old], graph.slides[change.new])
    old.arrange(typesetter)
    new.arrange(typesetter)
    new.passage = Passage(number: 1, type: change.type, isMirrored: change.isMirrored)
    (goal, isReversed) = (new, change.isReversed)
    stage.root.frame = Rect(origin: .zero, size: props.layout.canvas)
    tree = DescriptionTree(props: old, in: stage.root, stage: stage)
  }

  /// Its views: at first those of the old slide at rest.
  package var root: View { stage.root }

  /// Begins it at its old slide; one that is reversed is at its end there.
  package func begin() -> any Change {
    isReversed
      ? tree.transition(backTo: goal, scrubbed: true) : tree.transition(to: goal, scrubbed: true)
  }
}
