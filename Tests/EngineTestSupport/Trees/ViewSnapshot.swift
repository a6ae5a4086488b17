package import Engine

/// The appearance of a view at a moment, and its place in the tree.
package struct ViewSnapshot: Equatable, CustomStringConvertible {
  /// The number of levels below the container, from 0.
  package let depth: Int
  package let key: String?
  package let phase: LifePhase
  /// The appearance on screen.
  package let presented: Appearance

  package var description: String {
    let frame = presented.frame
    return "\(String(repeating: " ", count: depth))\(key ?? "-") \(phase)"
      + " (\(frame.x), \(frame.y), \(frame.width), \(frame.height)) alpha \(presented.alpha)"
  }
}

extension View {
  /// Everything below this view in paint order.
  package var snapshots: [ViewSnapshot] { snapshots(depth: 0) }

  private func snapshots(depth: Int) -> [ViewSnapshot] {
    subviews.flatMap { view in
      [ViewSnapshot(depth: depth, key: view.key, phase: view.phase, presented: view.presented)]
        + view.snapshots(depth: depth + 1)
    }
  }
}

extension DescriptionTree {
  /// The views that the tree is to show when nothing moves: those described last.
  package var describedSnapshots: [ViewSnapshot] {
    Element.resolve(Root.childrenDescriptions(props: props, state: state)).snapshots
  }
}

extension [Element] {
  /// The views that a tree shows of these elements when nothing moves.
  package var snapshots: [ViewSnapshot] { snapshots(depth: 0) }

  private func snapshots(depth: Int) -> [ViewSnapshot] {
    flatMap { element in
      [
        ViewSnapshot(
          depth: depth, key: element.key, phase: .present,
          presented: element.props.appearance.shown)
      ] + element.children.snapshots(depth: depth + 1)
    }
  }
}
