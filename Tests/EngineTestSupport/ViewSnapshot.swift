public import Engine

/// What a view shows at a moment, and where it is in the tree.
public struct ViewSnapshot: Equatable, CustomStringConvertible {
  /// How far below the container, from 0.
  public let depth: Int
  public let key: String?
  public let phase: LifePhase
  /// What is on screen.
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
  /// What the tree is to show when nothing moves: what was described last.
  public var describedSnapshots: [ViewSnapshot] {
    Element.resolve(Root.childrenDescriptions(props: props, state: state)).snapshots
  }
}

extension [Element] {
  /// What a tree shows of these elements when nothing moves.
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
