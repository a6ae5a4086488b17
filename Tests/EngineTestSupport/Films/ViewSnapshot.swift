public import Engine

/// The appearance of a view at a moment, and its place in the tree.
public struct ViewSnapshot: Equatable, CustomStringConvertible {
  /// The number of levels below the container, from 0.
  public let depth: Int
  public let key: String?
  public let phase: LifePhase
  /// The appearance on screen.
  public let presented: Appearance

  public var description: String {
    let frame = presented.frame
    return "\(String(repeating: " ", count: depth))\(key ?? "-") \(phase)"
      + " (\(frame.x), \(frame.y), \(frame.width), \(frame.height)) alpha \(presented.alpha)"
  }
}

extension View {
  /// Everything below this view in paint order.
  public var snapshots: [ViewSnapshot] { snapshots(depth: 0) }

  private func snapshots(depth: Int) -> [ViewSnapshot] {
    subviews.flatMap { view in
      [ViewSnapshot(depth: depth, key: view.key, phase: view.phase, presented: view.presented)]
        + view.snapshots(depth: depth + 1)
    }
  }
}

extension DescriptionTree {
  /// The views that the tree is to show when nothing moves: those described last.
  public var describedSnapshots: [ViewSnapshot] {
    Element.resolve(Root.childrenDescriptions(props: props, state: state)).snapshots
  }
}

extension [Element] {
  /// The views that a tree shows of these elements when nothing moves.
  public var snapshots: [ViewSnapshot] { snapshots(depth: 0) }

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
