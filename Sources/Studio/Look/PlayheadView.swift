import Engine

/// The line of a playhead: a press on it takes the playhead, on whatever it lies.
final class PlayheadView: View {
  /// The places to which it can be drawn, in the coordinates of its parent.
  var reach = 0.0...0.0

  /// A press so far beside the line is on it, in points.
  private static let slack = 8.0

  /// The track that it goes along, in the coordinates of its root, if a point there is on it.
  func track(at point: Point) -> ScrubTrack? {
    guard let parent = superview else { return nil }
    let map = parent.presentedToRoot
    let box = presented.frame.inset(by: Insets(left: -Self.slack, right: -Self.slack))
    guard let place = map.inverse?.apply(to: point), box.contains(place) else { return nil }
    return ScrubTrack(
      from: map.apply(to: Point(reach.lowerBound, presented.frame.midY)),
      to: map.apply(to: Point(reach.upperBound, presented.frame.midY)))
  }
}
